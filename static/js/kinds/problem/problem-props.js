/**
 * What the picture of a constraint problem shows at a step. Pure functions.
 *
 * @typedef {import("../../state/state.js").State} State
 * @typedef {import("../../state/results.js").Results} Results
 * @typedef {import("../../trace/trace.js").ConstraintTrace} Trace
 * @typedef {import("../../trace/constraints.js").Moment} Moment
 * @typedef {import("../../problems/marks.js").Mark} Mark
 */

import { remembered } from "../../support/remember-last.js";
import { REMOVE, RESTORE, brokenAt, givensOf, noteAt, openValues } from "../../trace/constraints.js";
import { isStop } from "../../trace/cursor.js";
import { REFUSED } from "../../trace/trace.js";
import { ID } from "./id.js";
import { momentOf, positionError, traceOf } from "./known.js";

/** @param {State} state @param {Results} results */
export function problemProps(state, results) {
  const { look } = results.subject;
  const trace = traceOf(results);
  if (!look || look.kind !== ID)
    return {
      picture: null,
      marks: null,
      cursor: 0,
      arcs: [],
      task: "",
      status: "",
      typed: null,
      error: "",
      busy: false,
      editable: false,
      rewritable: false,
    };
  return {
    picture: look.picture,
    editable: true,
    rewritable: true,
    ...(trace ? pictureAt(trace, state.cursor, state.granularity) : { marks: null, arcs: [] }),
    cursor: state.cursor,
    task: look.task,
    status: trace && !results.run.pending ? standing(trace, momentOf(trace, state.cursor)) : "",
    typed: state.drawn ? state.draft : null,
    error: state.drawn ? (positionError(results)?.message ?? "") : "",
    busy: results.doing.task !== "",
  };
}

/**
 * What is known about each variable, and the pairs whose constraint is being checked.
 * @param {Trace} trace @param {number} cursor @param {import("../../trace/cursor.js").Granularity} granularity
 */
export const pictureAt = (trace, cursor, granularity) => ({
  marks: marksOf(trace, cursor, granularity),
  arcs: litArcs(trace, momentOf(trace, cursor), granularity),
});

const marksOf = remembered(
  /** @param {Trace} trace @param {number} cursor @param {import("../../trace/cursor.js").Granularity} granularity */
  (trace, cursor, granularity) => {
    const moment = momentOf(trace, cursor);
    const { lost, back } = changedSince(trace, lastStop(trace, cursor, granularity), cursor);
    const lit = new Set(litArcs(trace, moment, granularity).flat());
    const place = new Map(trace.text.variables.map((id, variable) => [id, variable]));
    const blamed = blamedAt(trace, moment);
    /** @param {string} id @returns {Mark | null} */
    return (id) => {
      const variable = place.get(id);
      return variable === undefined
        ? null
        : markOf(trace, moment, variable, lit.has(id), blamed.has(variable), {
            lost: lost.get(variable) ?? [],
            back: back.get(variable) ?? [],
          });
    };
  },
);

/**
 * @param {Trace} trace @param {Moment} moment @param {number} variable
 * @param {boolean} lit @param {boolean} blamed @param {{lost: Change[], back: Change[]}} changed @returns {Mark}
 */
function markOf(trace, moment, variable, lit, blamed, { lost, back }) {
  const { domains, values } = trace.text;
  /** @param {number} place */
  const textOf = (place) => String(values[place]);
  const isNewest = moment.row >= 0 && trace.variable[moment.row] === variable;
  const refused = isNewest && trace.status[moment.row] === REFUSED;
  const value = moment.assigned[variable];
  return {
    domain: domains[variable].map(textOf),
    open: openValues(trace, moment, variable).map(textOf),
    value: value < 0 ? null : textOf(value),
    given: givensOf(trace).has(variable),
    active: isNewest && !refused,
    refused: refused ? textOf(trace.to[moment.row]) : null,
    blamed,
    emptied: moment.emptied === variable,
    lit,
    lost: lost.map(({ value: place }) => textOf(place)),
    lostAt: lost.map(({ order }) => order),
    back: back.map(({ value: place }) => textOf(place)),
  };
}

/**
 * The variables whose values conflict with the rejected one, or, in local search, with each other.
 * @param {Trace} trace @param {Moment} moment
 */
function blamedAt(trace, moment) {
  if (trace.broken)
    return new Set(brokenAt(trace, moment.row).flatMap((constraint) => trace.text.constraints[constraint].scope));
  if (moment.row < 0 || trace.status[moment.row] !== REFUSED) return new Set();
  const { scope } = trace.text.constraints[trace.why[moment.row]];
  return new Set(scope.filter((variable) => variable !== trace.variable[moment.row]));
}

/**
 * The pairs of variables of the arc that is being checked, if a step goes no further than an arc.
 * @param {Trace} trace @param {Moment} moment @param {import("../../trace/cursor.js").Granularity} granularity
 * @returns {[string, string][]}
 */
function litArcs(trace, { arc }, granularity) {
  if (!arc || (granularity !== "arc" && granularity !== "line")) return [];
  const { variables, constraints } = trace.text;
  const others = constraints[arc.constraint].scope.filter((other) => other !== arc.variable);
  return others.map((other) => [variables[arc.variable], variables[other]]);
}

/**
 * The last stop before a cursor.
 * @param {Trace} trace @param {number} cursor @param {import("../../trace/cursor.js").Granularity} granularity
 */
function lastStop(trace, cursor, granularity) {
  let at = Math.max(0, cursor - 1);
  while (at > 0 && !isStop(trace, at, granularity)) at--;
  return at;
}

/** A value that a variable loses or gets back, and its place among all of them. @typedef {{value: number, order: number}} Change */

/**
 * The values that variables have lost between two cursors, without those that were put back; and those that were.
 * @param {Trace} trace @param {number} from @param {number} to
 * @returns {{lost: Map<number, Change[]>, back: Map<number, Change[]>}} by variable
 */
function changedSince(trace, from, to) {
  /** @type {Map<number, Change[]>} */
  const lost = new Map();
  /** @type {Map<number, Change[]>} */
  const back = new Map();
  const first = noteAt(trace, from);
  for (let note = first; note < noteAt(trace, to); note++) {
    const [kind, variable, value] = [trace.note_kind[note], trace.note_variable[note], trace.note_value[note]];
    if (kind !== REMOVE && kind !== RESTORE) continue;
    const [into, outOf] = kind === REMOVE ? [lost, back] : [back, lost];
    into.set(variable, [...(into.get(variable) ?? []), { value, order: note - first }]);
    outOf.set(
      variable,
      (outOf.get(variable) ?? []).filter((other) => other.value !== value),
    );
  }
  return { lost: inOrder(lost), back };
}

/** Counts the values themselves: other notes lie between them. @param {Map<number, Change[]>} changes */
function inOrder(changes) {
  const all = [...changes.values()].flat().sort((a, b) => a.order - b.order);
  const place = new Map(all.map(({ order }, n) => [order, n]));
  return new Map(
    [...changes].map(([variable, list]) => [
      variable,
      list.map(({ value, order }) => ({ value, order: place.get(order) ?? 0 })),
    ]),
  );
}

/**
 * How far the search is, in a few words. Given values do not count, since they are not its work.
 * @param {Trace} trace @param {Moment} moment
 */
function standing(trace, moment) {
  const givens = givensOf(trace);
  const assigned = moment.assigned.filter((value, variable) => value >= 0 && !givens.has(variable)).length;
  return `${assigned} of ${trace.text.variables.length - givens.size} assigned${givens.size > 0 ? `, ${givens.size} given` : ""}`;
}
