/**
 * The move that a search finally chose, as sentences name it.
 *
 * @typedef {import("../../trace/trace.js").Trace} Trace
 */

import { formatCount, formatValue } from "../../words/format.js";
import * as words from "./sentences-steps.js";
import { counted } from "../../words/sentence.js";
import { childName, moveName } from "../../trace/names.js";

/**
 * A move and the node it leads to: "a₁ to B"; or "square 6", if that is the name of both.
 * @param {Trace} trace @param {number} row  the node
 */
export function moveTo(trace, row) {
  const [move, child] = [moveName(trace, row), childName(trace, row)];
  if (move === child) return move;
  // The name of a move with several words may also contain a "to".
  return `${move}${move.includes(" ") ? "," : ""} to ${child}`;
}

/**
 * Where a value came from, with a space in front: " from b₁", or " by square 6" if the node has no name of its own.
 * @param {Trace} trace @param {number} child
 */
export const fromChild = (trace, child) =>
  trace.text.names?.[child] ? ` from ${childName(trace, child)}` : ` by ${moveName(trace, child)}`;

/**
 * The same, but at the root the move is the answer, so it is named: " by a₁ to B".
 * @param {Trace} trace @param {number} child
 */
export const source = (trace, child) =>
  trace.parent[trace.parent[child]] < 0 ? ` by ${moveTo(trace, child)}` : fromChild(trace, child);

/**
 * The rows that the chosen move led to from the root's position, one for each time it was made; [] if no move was
 * chosen.
 * @param {Trace} trace
 */
function chosenRows(trace) {
  const { above, action, text } = trace;
  const best = text.best ? text.actionIds.indexOf(text.best) : -1;
  if (best < 0) return [];
  const rows = [];
  for (let row = 1; row < trace.visited; row++) if (action[row] === best && action[above[row]] < 0) rows.push(row);
  return rows;
}

/** The move that the value comes from: ", by a₁ to B"; "" if none was chosen. @param {Trace} trace */
export function fromChosen(trace) {
  const rows = chosenRows(trace);
  return rows.length > 0 ? words.by(moveTo(trace, rows[0])) : "";
}

/** That the most visited move was chosen; [] if none was. @param {Trace} trace */
export function mostVisited(trace) {
  const rows = chosenRows(trace);
  if (rows.length === 0) return [];
  const mean = rows.reduce((sum, row) => sum + trace.value[row], 0) / rows.length;
  const visits = counted(formatCount(rows.length), "visit");
  return words.mostVisited(moveTo(trace, rows[0]), visits, formatValue(mean));
}
