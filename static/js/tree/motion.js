/**
 * A picture between two steps: what of it has moved, and how far. Pure functions of (trace, legs, phase); the phase
 * goes from 0, where everything is as before the step, to 1, where it is as after it.
 */
import { momentOf } from "../trace/moment.js";
import { CAN_FALL_IN } from "./motion-times.js";
import { FALLING } from "./walk.js";

/** @typedef {import("../trace/legs.js").Leg} Leg */
/** @typedef {import("../trace/trace.js").Trace} Trace */
/** @typedef {import("../trace/moment.js").Moment} Moment */
/** @typedef {import("./walk.js").VisibleNodes} VisibleNodes */
/**
 * @typedef {object} Motion
 * @property {readonly Leg[]} legs
 * @property {readonly Trace[]} traces  as it is during each leg: in a tree that grows, a trace has the values of one moment
 * @property {readonly Moment[]} moments  what the search is doing before each leg, and after the last
 * @property {Trace} grown  as it is after the step
 *
 * @typedef {object} Moving the leg that is under way
 * @property {Leg} leg
 * @property {number} t  how far it is, from 0 to 1
 * @property {Trace} trace  with what the legs before it have brought
 * @property {Moment} before
 * @property {Moment} after
 * @property {Trace} grown
 */

/** How far what was cut sags, and how far a dead end is shaken to each side, in units of length. */
const SAG = 9;
const SHAKE = 6;
const SHAKES = 2;

/**
 * @param {Trace} trace  before the step @param {readonly Leg[]} legs @param {number} end  the cursor after the step
 * @param {Trace} [grown]  after the step, if it is another one
 * @returns {Motion}
 */
export function motionOf(trace, legs, end, grown = trace) {
  const moments = legs.map(({ cursor }) => momentOf(trace, cursor));
  return { legs, traces: tracesOf(trace, legs, grown), moments: [...moments, momentOf(trace, end)], grown };
}

/** @param {Trace} trace @param {readonly Leg[]} legs @param {Trace} grown @returns {readonly Trace[]} */
function tracesOf(trace, legs, grown) {
  if (grown === trace) return legs.map(() => trace);
  const traces = [trace];
  for (const leg of legs.slice(0, -1)) traces.push(afterLeg(traces[traces.length - 1], leg, grown));
  return traces;
}

/**
 * A tree that grows, after a leg: what has returned, and what it has changed above, stay as they are after the step.
 * @param {Trace} trace @param {Leg} leg @param {Trace} grown @returns {Trace}
 */
function afterLeg(trace, { kind, row }, grown) {
  if (kind !== "return") return trace;
  const value = trace.value.slice();
  for (const each of [row, trace.parent[row]]) value[each] = grown.value[each];
  const leave = trace.leave.slice();
  leave[row] = grown.leave[row];
  const visits = trace.visits?.slice();
  if (visits && grown.visits) visits[row] = grown.visits[row];
  return { ...trace, value, leave, ...(visits && { visits }) };
}

/** The leg that is under way at a phase. @param {Motion} motion @param {number} phase @returns {Moving} */
export function movingAt({ legs, traces, moments, grown }, phase) {
  const along = Math.min(1, Math.max(0, phase)) * legs.length;
  const n = Math.min(legs.length - 1, Math.floor(along));
  return { leg: legs[n], t: along - n, trace: traces[n], before: moments[n], after: moments[n + 1], grown };
}

/** What the tree looks like while a leg is under way, before anything moves. @param {Moving} moving @returns {Moment} */
export function momentWhile({ leg, t, before }) {
  // The best line is drawn anew, from the root.
  if (leg.kind === "best") return { ...before, best: new Set() };
  return leg.cut && t > 0 ? { ...before, falling: leg.row } : before;
}

/**
 * Moves what has been found to be in view: what is cut sags, and comes to rest; a dead end shakes.
 * @param {VisibleNodes} visible @param {Moving} moving
 */
export function displace(visible, { leg, t }) {
  if (leg.cut) sag(visible, SAG * Math.sin(Math.PI * part(t, ...CAN_FALL_IN.fall)));
  if (leg.kind === "shake") shake(visible, leg.row, SHAKE * Math.sin(2 * Math.PI * SHAKES * t) * (1 - t));
}

/** @param {VisibleNodes} visible @param {number} down */
function sag(visible, down) {
  for (let i = 0; i < visible.count; i += 1) if (visible.state[i] === FALLING) visible.y[i] += down;
  for (const list of [visible.edges[FALLING], visible.hairlines[FALLING]]) {
    for (let i = 1; i < list.length; i += 2) list[i] += down;
  }
  for (let i = 1; i < visible.slivers[FALLING].length; i += 4) visible.slivers[FALLING][i] += down;
}

/** @param {VisibleNodes} visible @param {number} row @param {number} aside */
function shake(visible, row, aside) {
  const i = visible.rows.subarray(0, visible.count).indexOf(row);
  if (i >= 0) visible.x[i] += aside;
}

/** How far something is that lasts from one part of a leg to another, from 0 to 1. @param {number} t @param {number} from @param {number} to */
export const part = (t, from, to) => Math.min(1, Math.max(0, (t - from) / (to - from)));

/** Slow at both ends. @param {number} t */
export const eased = (t) => t * t * (3 - 2 * t);
