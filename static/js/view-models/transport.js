/** What the step bar shows. Pure functions of the state and of Python's answers. */

import { kindOf } from "../kinds/index.js";
import { comparedIn } from "../state/results.js";
import { remembered } from "../support/remember-last.js";
import { countUpTo } from "../support/sorted.js";
import { stops } from "../trace/cursor.js";
import { clockOf, stepsMade, stepsOf } from "../trace/joint-clock.js";

/**
 * @typedef {import("../state/state.js").State} State
 * @typedef {import("../state/results.js").Results} Results
 * @typedef {import("../trace/trace.js").Trace} Trace
 * @typedef {import("../trace/cursor.js").Granularity} Granularity
 * @typedef {import("../trace/joint-clock.js").Clock} Clock
 */

const stopsOf = remembered(stops);

/** @param {State} state @param {Results} results */
export function transportProps(state, results) {
  const { trace, pending } = results.run;
  const { granularity, speed, playing } = state;
  if (!trace || pending) {
    // While a search is under way there are no steps; the sizes offered are the usual ones of this kind of subject.
    const kinds = kindOf(results.subject.look).steps(null);
    return { step: 0, steps: 0, ticks: [], playing: false, granularity, speed, lines: true, kinds, disabled: true };
  }
  return {
    ...stepsAndTicks(trace, state, results),
    playing,
    granularity,
    speed,
    lines: trace.text.lines,
    kinds: kindOf(trace.text).steps(trace),
    disabled: false,
  };
}

/** @param {Trace} trace @param {number} cursor @param {Granularity} granularity */
export function stepAt(trace, cursor, granularity) {
  const all = stopsOf(trace, granularity);
  return { step: countUpTo(all, cursor), steps: all.length };
}

/**
 * The step, the number of steps, and where the cuts are that have happened. Those to come would give away how many
 * there are. Two compared runs have their joint steps, and the cuts of both.
 * @param {Trace} trace @param {State} state @param {Results} results
 */
function stepsAndTicks(trace, { cursor, secondCursor, granularity }, { run }) {
  const second = comparedIn(run);
  if (!second) {
    const at = stepAt(trace, cursor, granularity);
    return { ...at, ticks: ticksUpTo(cutStepsOf(trace, granularity), at) };
  }
  const clock = clockOf(trace, second, granularity);
  const at = { step: stepsMade(clock, { main: cursor, second: secondCursor }), steps: stepsOf(clock) };
  return { ...at, ticks: ticksUpTo(jointCutStepsOf(clock, trace, second.trace), at) };
}

/** From 0 to 1. @param {Int32Array} cutSteps @param {{step: number, steps: number}} at */
const ticksUpTo = (cutSteps, { step, steps }) =>
  Array.from(cutSteps.subarray(0, countUpTo(cutSteps, step)), (cut) => cut / steps);

/** The step at which each cut happens, in the order of the search. */
const cutStepsOf = remembered((/** @type {Trace} */ trace, /** @type {Granularity} */ granularity) => {
  const all = stopsOf(trace, granularity);
  return Int32Array.from(trace.cutNodes, (row) => countUpTo(all, trace.leave[row] + 1));
});

/** The joint steps at which one of two runs cuts, or both. */
const jointCutStepsOf = remembered(
  (/** @type {Clock} */ clock, /** @type {Trace} */ main, /** @type {Trace} */ second) => {
    const steps = [
      ...Array.from(main.cutNodes, (row) => countUpTo(clock.main, main.leave[row]) + 1),
      ...Array.from(second.cutNodes, (row) => countUpTo(clock.second, second.leave[row]) + 1),
    ];
    return Int32Array.from(new Set(steps)).sort();
  },
);
