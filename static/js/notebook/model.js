/**
 * What the viewer shows, and how it changes: pure functions of a record.
 *
 * @typedef {object} Model
 * @property {number} cursor
 * @property {import("../trace/cursor.js").Granularity} granularity
 * @property {boolean} playing
 * @property {number} speed  steps a second
 * @property {boolean} isOpen  whether the panel beside the tree is shown
 * @property {"code" | "cuts"} tab  what it has
 */

import { USUAL_SPEED } from "../support/pace.js";
import { remembered } from "../support/remember-last.js";
import { countUpTo } from "../support/sorted.js";
import { lastCursor, step, stops } from "../trace/cursor.js";

/** @typedef {import("../trace/trace.js").Trace} Trace */

/** It begins with the whole tree: a still picture that says what came out. @param {Trace} trace @param {Model["granularity"]} granularity @returns {Model} */
export const beginning = (trace, granularity) => ({
  cursor: lastCursor(trace),
  granularity,
  playing: false,
  speed: USUAL_SPEED,
  isOpen: true,
  tab: "code",
});

const stopsOf = remembered(stops);

/** The step, and how many there are. @param {Trace} trace @param {Model} model */
export function stepAt(trace, { cursor, granularity }) {
  const all = stopsOf(trace, granularity);
  return { step: countUpTo(all, cursor), steps: all.length };
}

/** @param {Trace} trace @param {Model} model @param {1 | -1} by @returns {Model} */
export const stepped = (trace, model, by) => ({
  ...model,
  playing: false,
  cursor: step(trace, model.cursor, model.granularity, by),
});

/** @param {Model} model @param {number} cursor @returns {Model} */
export const gone = (model, cursor) => ({ ...model, playing: false, cursor });

/** To the step with this number. @param {Trace} trace @param {Model} model @param {number} index @returns {Model} */
export function scrubbed(trace, model, index) {
  const all = stopsOf(trace, model.granularity);
  return gone(model, index <= 0 ? 0 : all[Math.min(index, all.length) - 1]);
}

/** Plays, from the start if nothing is left; or rests. @param {Trace} trace @param {Model} model @returns {Model} */
export function toggled(trace, model) {
  const isOver = model.cursor >= lastCursor(trace);
  return { ...model, playing: !model.playing, cursor: !model.playing && isOver ? 0 : model.cursor };
}

/** The next steps of what plays. @param {Trace} trace @param {Model} model @param {number} count @returns {Model} */
export function playedOn(trace, model, count) {
  let { cursor } = model;
  for (let i = 0; i < count && cursor < lastCursor(trace); i += 1) cursor = step(trace, cursor, model.granularity, 1);
  return { ...model, cursor, playing: cursor < lastCursor(trace) };
}
