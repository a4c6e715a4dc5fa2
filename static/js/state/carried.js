/**
 * What of the page's state can be written down and brought back: into a link, or when the page is opened again. Each
 * field has a shape, because a link may say anything. Each kind of subject adds fields of its own.
 *
 * @typedef {import("../support/shapes.js").Shape} Shape
 */

import { ACTIVITIES } from "./state.js";
import { either, fields, flag, id, list, number, oneOf, orNull, record, text, whole } from "../support/shapes.js";

/** A program is about this long at most; a position is much shorter. */
export const PROGRAM = text(200_000);
const POSITION = text(20_000);
/** Options of a method: numbers, or what was typed and is not one. */
export const OPTIONS = record(either(number, text(40)), 40);
const STEP = whole(0, 100_000_000);

/** How to search. */
const RUN = Object.freeze({
  method: id,
  depth: text(20),
  order: text(200),
  cut: oneOf(">=", ">"),
  methodOptions: OPTIONS,
});
const WINDOW = Object.freeze({ window: text(40) });
/** Links that are older than windows have none. @param {Readonly<Record<string, Shape>>} more */
const run = (more = {}) => either(fields({ ...RUN, ...more }), fields({ ...RUN, ...WINDOW, ...more }));

/** What is on the board, and how it is searched. */
export const SUBJECT_SHAPES = Object.freeze({
  subject: id,
  source: PROGRAM,
  files: record(PROGRAM, 50),
  options: record(number, 40),
  preset: id,
  presetDepth: text(20),
  history: list(POSITION, 500, 1),
  at: whole(0, 499),
  first: POSITION,
  draft: orNull(POSITION),
  drawn: flag,
  ...RUN,
  ...WINDOW,
  cursor: STEP,
});

/** What is shown of it. */
export const VIEW_SHAPES = Object.freeze({
  activity: oneOf(...ACTIVITIES),
  searched: POSITION,
  granularity: oneOf("line", "arc", "node", "cut", "pass"),
  speed: number,
  collapsed: list(STEP, 10_000),
  folded: flag,
  colourBy: oneOf("value", "depth", "time", "window", "times"),
  secondRun: orNull(run()),
  secondCursor: STEP,
  beforeSecond: orNull(run({ searched: POSITION, cursor: STEP })),
  shortened: orNull(fields({ depth: text(20), nodes: number })),
  pane: oneOf("board", "tree", "code", "lesson"),
  stage: id,
  asks: flag,
  asked: list(text(40), 10_000),
  predicted: fields({ right: STEP, of: STEP }),
  verdict: orNull(fields({ isRight: flag, told: text(400) })),
  centre: oneOf("", "tree", "board", "both", "code"),
});

/** What only this device brings back, and no link: it is about the reader, not about what is shown. */
export const DEVICE_SHAPES = Object.freeze({
  theme: oneOf("", "light", "dark"),
});
