/**
 * What the viewer shows, and how it changes: pure functions of a record.
 *
 * @typedef {object} Model
 * @property {Point} point  how far the runs are
 * @property {import("../trace/cursor.js").Granularity} granularity
 * @property {boolean} playing
 * @property {number} speed  steps a second
 * @property {boolean} isOpen  whether the panel beside the tree is shown
 * @property {"picture" | "code" | "cuts"} tab  what it has
 */

import { USUAL_SPEED } from "../support/pace.js";
import { jointStep, pointAfter, pointAtCursor, stepsMade, stepsOf } from "../trace/joint-clock.js";

/** @typedef {import("../trace/joint-clock.js").Clock} Clock @typedef {import("../trace/joint-clock.js").Point} Point */

/**
 * It begins with the whole tree: a still picture that says what came out. Two trees have the room of the panel.
 * @param {Pick<import("./runs.js").Runs, "all" | "clock" | "step">} runs @returns {Model}
 */
export const beginning = ({ all, clock, step }) => ({
  point: endOf(clock(step)),
  granularity: step,
  playing: false,
  speed: USUAL_SPEED,
  isOpen: all.length === 1,
  tab: all.some(({ subject }) => subject.picture) ? "picture" : "code",
});

/** @param {Clock} clock */
export const endOf = (clock) => pointAfter(clock, stepsOf(clock));

/** The step, and how many there are. @param {Clock} clock @param {Model} model */
export const stepAt = (clock, { point }) => ({ step: stepsMade(clock, point), steps: stepsOf(clock) });

/** @param {Model} model @param {Point} point @returns {Model} */
export const movedTo = (model, point) => ({ ...model, playing: false, point });

/** @param {Clock} clock @param {Model} model @param {1 | -1} by */
export const stepped = (clock, model, by) => movedTo(model, jointStep(clock, model.point, by));

/** To where a run has come to a cursor. @param {Clock} clock @param {Model} model @param {import("./runs.js").RunId} which @param {number} cursor */
export const movedToCursor = (clock, model, which, cursor) => movedTo(model, pointAtCursor(clock, which, cursor));

/** To the step with this number. @param {Clock} clock @param {Model} model @param {number} index */
export const scrubbed = (clock, model, index) => movedTo(model, pointAfter(clock, index));

/** @param {Clock} clock @param {Point} point */
const isOver = (clock, { main, second }) => {
  const end = endOf(clock);
  return main >= end.main && second >= end.second;
};

/** Plays, from the start if nothing is left; or rests. @param {Clock} clock @param {Model} model @returns {Model} */
export const toggled = (clock, model) => ({
  ...model,
  playing: !model.playing,
  point: !model.playing && isOver(clock, model.point) ? pointAfter(clock, 0) : model.point,
});

/** The next steps of what plays. @param {Clock} clock @param {Model} model @param {number} count @returns {Model} */
export function playedOn(clock, model, count) {
  let { point } = model;
  for (let i = 0; i < count && !isOver(clock, point); i += 1) point = jointStep(clock, point, 1);
  return { ...model, point, playing: !isOver(clock, point) };
}
