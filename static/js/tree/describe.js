/**
 * The tree in words, for readers who cannot see the picture.
 */
import { formatCount, formatWindow } from "../words/format.js";
import { hasAssignments } from "../trace/constraints.js";
import { isEntered, isFinished, prunedCount } from "../trace/cursor.js";
import { nodeName } from "../trace/names.js";
import { isGiven } from "./nodes.js";
import { worthText } from "../trace/players.js";
import { CALLED, EVALUATED, KNOWN, TERMINAL } from "../trace/trace.js";
import { describeAssignment } from "./assignments.js";
import { standing } from "../trace/bounds.js";
import { cutReason } from "./format.js";
import { turnAt } from "./levels.js";
import { isCut } from "../trace/moment.js";
import { unrecordedBelow } from "../trace/unrecorded.js";

/** @typedef {import("../trace/trace.js").Trace} Trace */

/**
 * One sentence about a node at the cursor.
 * @param {Trace} trace
 * @param {import("../trace/bounds.js").Bounds} bounds
 * @param {Map<number, {lower: number, upper: number}>} open see activeBounds
 * @param {number} cursor
 * @param {number} row
 * @param {number} hidden rows collapsed below it
 */
export function describeNode(trace, bounds, open, cursor, row, hidden) {
  const what = hasAssignments(trace)
    ? [describeAssignment(trace, cursor, row)]
    : [kindOf(trace, row), valueInWords(trace, bounds, open, cursor, row)];
  const parts = [nodeName(trace, row), ...what, placeOf(trace, row)];
  const window = formatWindow(trace.alpha[row], trace.beta[row]);
  if (window !== "" && isEntered(trace, row, cursor)) parts.push(`window ${window}`);
  if (isCut(trace, row, cursor)) {
    const left = prunedCount(trace, row);
    parts.push(`${cutReason(trace, row)}, ${left} ${left === 1 ? "child" : "children"} skipped`);
  }
  const below = unrecordedBelow(trace, row);
  if (hidden > below) parts.push(`collapsed, ${formatCount(hidden)} nodes hidden`);
  else if (below > 0) parts.push(`${formatCount(below)} ${below === 1 ? "node" : "nodes"} below it not recorded`);
  return `${parts.filter(Boolean).join(", ")}.`;
}

/**
 * One sentence about the whole picture.
 * @param {Trace} trace @param {number} entered how many nodes have been entered
 */
export function describeTree(trace, entered) {
  const [kind, what] = sortOf(trace);
  return `${kind} tree of ${formatCount(trace.visited)} ${what}, ${formatCount(entered)} visited so far.`;
}

/** What tree it is, and of what. @param {Trace} trace */
function sortOf(trace) {
  if (hasAssignments(trace)) return ["Search", "partial assignments"];
  return trace.kind[0] === CALLED ? ["Call", "calls"] : ["Game", "nodes"];
}

/** @param {Trace} trace @param {number} row */
function kindOf(trace, row) {
  if (trace.kind[row] === CALLED) return "";
  if (trace.status[row] === TERMINAL) return "terminal";
  if (trace.status[row] === EVALUATED) return "estimated at the depth limit";
  if (trace.status[row] === KNOWN) return `${turnAt(trace, row)}, from the table`;
  return turnAt(trace, row);
}

/**
 * @param {Trace} trace @param {import("../trace/bounds.js").Bounds} bounds
 * @param {Map<number, {lower: number, upper: number}>} open @param {number} cursor @param {number} row
 */
function valueInWords(trace, bounds, open, cursor, row) {
  if (row >= trace.visited) {
    return isLeftOut(trace, row, cursor) ? "cut, never visited" : notReached(trace, row);
  }
  if (!isEntered(trace, row, cursor)) return notReached(trace, row);
  const isCall = trace.kind[row] === CALLED;
  const leaf = !isCall && (trace.status[row] === TERMINAL || trace.status[row] === EVALUATED);
  if (leaf && isFinished(trace, row, cursor)) {
    return `${trace.status[row] === TERMINAL ? "utility" : "evaluation"} ${worthText(trace, row)}`;
  }
  const { sign, value } = standing(trace, bounds, open, cursor, row);
  if (sign === "") return "no value yet";
  return `value ${sign === "=" ? "" : `${sign} `}${worthText(trace, row, value)}`;
}

/** @param {Trace} trace @param {number} row */
const notReached = (trace, row) =>
  isGiven(trace, row) ? `${worthText(trace, row)}, not reached yet` : "not reached yet";

/** @param {Trace} trace @param {number} row @param {number} cursor */
function isLeftOut(trace, row, cursor) {
  let above = row;
  while (above >= trace.visited) above = trace.parent[above];
  return isFinished(trace, above, cursor);
}

/** @param {Trace} trace @param {number} row */
function placeOf(trace, row) {
  const parent = trace.parent[row];
  if (parent < 0) return "root";
  const start = trace.childStart[parent];
  const end = trace.childStart[parent + 1];
  const place = trace.children.subarray(start, end).indexOf(row) + 1;
  return `child ${place} of ${end - start} of ${nodeName(trace, parent)}`;
}
