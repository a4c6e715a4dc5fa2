/**
 * What a constraint search knows at a cursor: which variables have a value, which values are still possible for the
 * others, and what it is working on. Found by replaying the trace's notes from the last checkpoint before the cursor.
 *
 * @typedef {import("./trace.js").ConstraintTrace} Trace
 *
 * @typedef {object} Moment
 * @property {Int16Array} assigned  by variable: the place of its value, −1 while it has none
 * @property {Uint8Array} open  by slot: 1 while the value is still possible for the variable; see `slotOf`
 * @property {number} row  the newest partial assignment that has not ended; −1 before the first
 * @property {{variable: number, constraint: number} | null} arc  what propagation checked last there
 * @property {number} emptied  the variable that it left without a value, −1 if there is none
 * @property {number} assignments  how often a variable got a value that was consistent with the others
 * @property {number} refused  how often a value was not consistent with the others
 * @property {number} backtracks  how often a value was undone
 * @property {number} arcs  how often a variable was checked against a constraint
 * @property {number} removed  how many values propagation has removed
 */

import { ARC, CALL, EMPTY, NOTE, REFUSED, RESTORE, RETURN } from "./codes.js";

export { ARC, EMPTY, REMOVE, RESTORE } from "./codes.js";

/** At most this many events are replayed, apart from those needed to make missing checkpoints. */
const BETWEEN_CHECKPOINTS = 1024;

/**
 * Whether the nodes of the tree are partial assignments: then a column says to which variable each gives a value.
 * @param {import("./trace.js").Trace | null} trace
 * @returns {trace is Trace}
 */
export const hasAssignments = (trace) => trace !== null && "variable" in trace;

/** @type {WeakMap<Trace, Moment[]>} */
const checkpointsOf = new WeakMap();

/** @param {Trace} trace @param {number} cursor @returns {Moment} */
export function momentAt(trace, cursor) {
  const checkpoints = checkpointsOf.get(trace) ?? [beginning(trace)];
  checkpointsOf.set(trace, checkpoints);
  const index = Math.floor(cursor / BETWEEN_CHECKPOINTS);
  while (checkpoints.length <= index) {
    const last = checkpoints.length - 1;
    checkpoints.push(replay(trace, checkpoints[last], last * BETWEEN_CHECKPOINTS, (last + 1) * BETWEEN_CHECKPOINTS));
  }
  return replay(trace, checkpoints[index], index * BETWEEN_CHECKPOINTS, cursor);
}

/**
 * Where each variable's slots begin: there is one slot for each value of each domain.
 * @param {Trace} trace @returns {Int32Array}
 */
function slotStarts(trace) {
  const known = startsOf.get(trace);
  if (known) return known;
  const starts = new Int32Array(trace.text.domains.length + 1);
  trace.text.domains.forEach((values, variable) => {
    starts[variable + 1] = starts[variable] + values.length;
  });
  startsOf.set(trace, starts);
  return starts;
}
/** @type {WeakMap<Trace, Int32Array>} */
const startsOf = new WeakMap();

/** @param {Trace} trace @param {number} variable @param {number} value */
const slotOf = (trace, variable, value) => slotStarts(trace)[variable] + trace.text.domains[variable].indexOf(value);

/**
 * How many notes come before an event. If the event is a note itself, this is its index.
 * @param {Trace} trace @param {number} event
 */
export function noteAt(trace, event) {
  let before = notesOf.get(trace);
  if (!before) {
    before = new Int32Array(trace.event.length + 1);
    for (let at = 0; at < trace.event.length; at++) before[at + 1] = before[at] + (trace.event[at] === NOTE ? 1 : 0);
    notesOf.set(trace, before);
  }
  return before[event];
}
/** @type {WeakMap<Trace, Int32Array>} */
const notesOf = new WeakMap();

/**
 * The constraints that are violated at a row of local search; none in other searches.
 * @param {Trace} trace @param {number} row @returns {number[]}
 */
export const brokenAt = ({ broken, broken_start: start }, row) =>
  broken && start && row >= 0 ? Array.from(broken.subarray(start[row], start[row + 1])) : [];

/** The variables whose value is given by the problem. @param {Trace} trace @returns {ReadonlySet<number>} */
export function givensOf(trace) {
  const known = givensKnown.get(trace) ?? new Set(trace.text.givens);
  givensKnown.set(trace, known);
  return known;
}
/** @type {WeakMap<Trace, ReadonlySet<number>>} */
const givensKnown = new WeakMap();

/**
 * Whether a row gives a variable the value that the problem gives it. Local search may later set the same value
 * again, so only its first rows count, one for each variable.
 * @param {Trace} trace @param {number} row
 */
export const isGiven = (trace, row) =>
  row > 0 &&
  givensOf(trace).has(trace.variable[row]) &&
  trace.status[row] !== REFUSED &&
  (Number.isNaN(trace.value[row]) || row <= trace.text.variables.length);

/**
 * Whether a given value comes in the same step as the given value before it; by arc, only if nothing was checked in
 * between.
 * @param {Trace} trace @param {number} row @param {import("./cursor.js").Granularity} granularity
 */
export function joinsGivens(trace, row, granularity) {
  const before = trace.parent[row];
  if (granularity === "line" || !isGiven(trace, row) || !isGiven(trace, before)) return false;
  return granularity !== "arc" || noteAt(trace, trace.enter[row]) === noteAt(trace, trace.enter[before]);
}

/**
 * The first of the given values that come in one step, if a row is the last of them.
 * @param {Trace} trace @param {number} row @param {import("./cursor.js").Granularity} granularity
 */
export function firstOfGivens(trace, row, granularity) {
  let first = row;
  while (joinsGivens(trace, first, granularity)) first = trace.parent[first];
  return first;
}

/**
 * The values that are still possible for a variable.
 * @param {Trace} trace @param {Moment} moment @param {number} variable @returns {number[]}
 */
export function openValues(trace, { open }, variable) {
  const start = slotStarts(trace)[variable];
  return trace.text.domains[variable].filter((_, i) => open[start + i]);
}

/** @param {Trace} trace @returns {Moment} */
function beginning(trace) {
  return {
    assigned: new Int16Array(trace.text.domains.length).fill(-1),
    open: new Uint8Array(slotStarts(trace)[trace.text.domains.length]).fill(1),
    row: -1,
    arc: null,
    emptied: -1,
    assignments: 0,
    refused: 0,
    backtracks: 0,
    arcs: 0,
    removed: 0,
  };
}

/** @param {Trace} trace @param {Moment} from @param {number} start @param {number} end  events @returns {Moment} */
function replay(trace, from, start, end) {
  const moment = { ...from, assigned: from.assigned.slice(), open: from.open.slice() };
  for (let at = start; at < Math.min(end, trace.event.length); at++) {
    const event = trace.event[at];
    if (event === CALL) begin(trace, moment, trace.eventNode[at]);
    else if (event === RETURN) takeBack(trace, moment, trace.eventNode[at]);
    else if (event === NOTE) note(trace, moment, noteAt(trace, at));
  }
  return moment;
}

/** @param {Trace} trace @param {Moment} moment @param {number} row */
function begin(trace, moment, row) {
  Object.assign(moment, { row, arc: null, emptied: -1 });
  const variable = trace.variable[row];
  if (variable < 0) return;
  if (trace.status[row] === REFUSED) {
    moment.refused++;
    return;
  }
  moment.assigned[variable] = trace.to[row];
  moment.assignments++;
}

/** @param {Trace} trace @param {Moment} moment @param {number} row */
function takeBack(trace, moment, row) {
  const parent = trace.parent[row];
  Object.assign(moment, { row: parent, arc: null, emptied: -1 });
  const variable = trace.variable[row];
  if (variable < 0 || trace.status[row] === REFUSED) return;
  moment.assigned[variable] = valueAbove(trace, parent, variable);
  moment.backtracks++;
}

/**
 * The value that a variable got at a row or above it.
 * @param {Trace} trace @param {number} row @param {number} variable
 */
function valueAbove(trace, row, variable) {
  let at = row;
  while (at >= 0 && trace.variable[at] !== variable) at = trace.parent[at];
  return at < 0 ? -1 : trace.to[at];
}

/** @param {Trace} trace @param {Moment} moment @param {number} index  of the note */
function note(trace, moment, index) {
  const variable = trace.note_variable[index];
  const kind = trace.note_kind[index];
  if (kind === ARC) {
    moment.arc = { variable, constraint: trace.note_other[index] };
    moment.arcs++;
  } else if (kind === EMPTY) {
    moment.emptied = variable;
  } else {
    const isOpen = kind === RESTORE ? 1 : 0;
    moment.open[slotOf(trace, variable, trace.note_value[index])] = isOpen;
    if (!isOpen) moment.removed++;
  }
}
