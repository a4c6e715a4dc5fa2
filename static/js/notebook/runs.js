/**
 * The runs that a viewer shows: one, or two in step, as the page lays two side by side. Pure functions.
 *
 * @typedef {"main" | "second"} RunId
 * @typedef {import("../trace/joint-clock.js").Point} Point
 * @typedef {import("../trace/joint-clock.js").Clock} Clock
 * @typedef {import("../trace/cursor.js").Granularity} Granularity
 * @typedef {import("../words/parts.js").Part} Part
 *
 * @typedef {object} Run
 * @property {RunId} which
 * @property {string} title
 * @property {number} nodes
 * @property {import("../trace/trace.js").Trace} trace
 * @property {import("../kinds/notebook-run.js").Subject} subject
 * @property {{row: number}} [opens]  the node at which it begins, if it is not the end
 *
 * @typedef {object} Runs
 * @property {readonly Run[]} all
 * @property {(granularity: Granularity) => Clock} clock  its points have both cursors; that of a single run, only the main one
 * @property {(point: Point, granularity: Granularity) => "main" | "second" | "both"} moved  what the last step moved
 * @property {(point: Point, granularity: Granularity) => readonly (Part & {which?: RunId})[]} sentence  its nodes are
 *   those of the main tree, if it does not say otherwise
 * @property {(point: Point) => string} note  what else is to be known at the end
 * @property {readonly import("../kinds/kind.js").Step[]} steps
 * @property {Granularity} step  how far a step goes at first
 */

import { resultsOf, stateAt } from "../kinds/notebook-run.js";
import { subjectOf } from "../kinds/notebook.js";
import { narrateStep } from "../kinds/narrated-run.js";
import { RUN_SETTINGS } from "../state/state.js";
import { pick } from "../support/pick.js";
import { lastCursor, nodesEntered, stops } from "../trace/cursor.js";
import { clockOf, movedLast } from "../trace/joint-clock.js";
import { rowsTogether } from "../trace/joint-rows.js";
import { DRIVER } from "../trace/trace.js";
import { textPart } from "../words/parts.js";

/** @typedef {import("../kinds/notebook-run.js").Payload} Payload */

/** @param {readonly Payload[]} payloads one or two @returns {Runs} */
export function runsOf(payloads) {
  const all = payloads.map((payload, at) => ({
    which: at === 0 ? /** @type {const} */ ("main") : /** @type {const} */ ("second"),
    title: payload.title,
    nodes: payload.nodes,
    trace: payload.trace,
    subject: subjectOf(payload),
    opens: payload.reply.opens,
  }));
  return all.length > 1 ? inStep(all, payloads) : alone(all);
}

/** The steps of a run that has none beside it. @param {Run["trace"]} trace @param {Granularity} granularity @returns {Clock} */
export function clockAlone(trace, granularity) {
  const main = stops(trace, granularity);
  return { main, second: new Int32Array(main.length) };
}

/** @param {readonly Run[]} all @returns {Runs} */
function alone(all) {
  const [{ trace, subject }] = all;
  return {
    all,
    clock: (granularity) => clockAlone(trace, granularity),
    moved: () => "both",
    sentence: ({ main }) => subject.sentence(main),
    note: ({ main }) => (main === lastCursor(trace) ? subject.note : ""),
    steps: subject.steps,
    step: subject.step,
  };
}

/** @param {readonly Run[]} all @param {readonly Payload[]} payloads @returns {Runs} */
function inStep(all, payloads) {
  const [one, other] = all;
  const { trace } = one;
  const names = { name: other.title, mainName: one.title };
  const second = { ...names, trace: other.trace, reply: payloads[1].reply, partner: rowsTogether(trace, other.trace) };
  const results = resultsOf(payloads[0], { second });
  const steps = one.subject.steps.filter(({ id }) => other.subject.steps.some((each) => each.id === id));
  /** @param {Point} point */
  const isOver = (point) => all.every((run) => point[run.which] === lastCursor(run.trace));
  return {
    all,
    clock: (granularity) => clockOf(trace, second, granularity),
    moved: (point, granularity) => movedLast(trace, second, granularity, point),
    sentence(point, granularity) {
      const state = stateAt(point.main);
      const secondRun = pick(state, RUN_SETTINGS);
      const parts = narrateStep(
        { ...state, granularity, secondRun, secondCursor: point.second },
        results,
        (at, { run }) => [...(run.trace === trace ? one : other).subject.sentence(at.cursor)],
        (whose) => [{ name: "nodes", count: (whose === trace ? one : other).nodes }],
      );
      if (other.subject.marked < 0 || !isOver(point)) return parts;
      const secondParts = other.subject.sentence(point.second).map((part) => ({ ...part, which: other.which }));
      return [...parts, textPart(` ${other.title}: `), ...secondParts];
    },
    note: (point) =>
      isOver(point)
        ? all
            .map(({ subject }) => subject.note)
            .join(" ")
            .trim()
        : "",
    steps,
    step: steps.some(({ id }) => id === one.subject.step) ? one.subject.step : "node",
  };
}

/** How many nodes a run has visited; a function that starts several searches is none. @param {Pick<Run, "trace">} run @param {number} cursor */
export function visitedAt({ trace }, cursor) {
  const entered = nodesEntered(trace, cursor);
  return entered > 0 && trace.kind[0] === DRIVER ? entered - 1 : entered;
}
