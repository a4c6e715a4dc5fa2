/** What Home shows. Pure functions of the state and of Python's answers. */

import { kindOf } from "../../kinds/index.js";
import { NO_RUN, NO_SUBJECT } from "../../kinds/memory.js";
import { SHIPPED } from "../../lessons/lesson-source.js";
import { PAGE_STATE } from "../../state/state.js";
import { remembered } from "../../support/remember-last.js";
import { lastCursor, stops } from "../../trace/cursor.js";
import { subjectCards } from "../../view-models/subject-cards.js";
import { treeProps } from "../../view-models/tree.js";

/**
 * @typedef {import("../../state/state.js").State} State
 * @typedef {import("../../state/results.js").Results} Results
 *
 * @typedef {object} Home
 * @property {boolean} isOpen
 * @property {ReturnType<typeof treeProps> | null} tree  of the search that runs by itself; null if it did not come
 * @property {readonly import("../../words/parts.js").Part[]} sentence  about its step
 * @property {import("../../state/intents.js").Example | undefined} example  that search, to be watched
 * @property {readonly import("../../view-models/subject-cards.js").SubjectCard[]} games
 * @property {readonly {id: string, title: string, minutes: number}[]} lessons
 */

/** @type {Readonly<Home>} */
const CLOSED = Object.freeze({
  isOpen: false,
  tree: null,
  sentence: [],
  example: undefined,
  games: [],
  lessons: [],
});

/** For so many steps the finished search stays. */
const STAYS = 4;

const stopsOf = remembered((/** @type {import("../../trace/trace.js").Trace} */ trace) => [0, ...stops(trace, "node")]);
/** The games that one can play, each with a board. */
const gamesOf = remembered(
  (/** @type {Results["catalogue"]} */ catalogue, /** @type {Results["thumbnails"]} */ thumbnails) =>
    subjectCards(catalogue, thumbnails).filter(({ isPlayed }) => isPlayed),
);

/** @param {State} state @param {Results} results @returns {Home} */
export function homeProps(state, results) {
  if (state.activity !== "home") return CLOSED;
  const { demo, catalogue, thumbnails, lesson } = results;
  const lessons = (lesson.list ?? []).filter(({ id }) => SHIPPED.includes(id));
  const home = { ...CLOSED, isOpen: true, games: gamesOf(catalogue, thumbnails), lessons };
  if (!demo) return home;
  const { subject, position, options } = demo.look;
  const example = { subject, position, options, preset: demo.preset, method: demo.method };
  const shown = demoState(state, demo);
  const known = {
    ...results,
    subject: { ...NO_SUBJECT, look: demo.look },
    run: { ...NO_RUN, trace: demo.trace },
    error: null,
  };
  const narration = kindOf(demo.look)
    .views(shown, known)
    .find(({ id }) => id === "narration");
  const { parts } = /** @type {{parts: Home["sentence"]}} */ (narration?.properties ?? { parts: [] });
  // In so small a picture, what moves would lie over what is written.
  return { ...home, tree: { ...treeProps(shown, known), chips: [], typed: null, pace: 0 }, sentence: parts, example };
}

/** The page as it would be if the search that runs by itself were on it. @param {State} state @param {NonNullable<Results["demo"]>} demo */
function demoState(state, { look, method, trace }) {
  const { subject, options, position } = look;
  const at = { ...state, ...PAGE_STATE, subject, options, method, history: [position], searched: position, python: "" };
  return /** @type {State} */ ({ ...at, cursor: cursorAt(trace, state.homeTick) });
}

/** @param {import("../../trace/trace.js").Trace} trace @param {number} tick */
function cursorAt(trace, tick) {
  if (tick < 0) return lastCursor(trace);
  const all = stopsOf(trace);
  return all[Math.min(tick % (all.length + STAYS), all.length - 1)];
}
