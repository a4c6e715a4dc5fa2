/**
 * The move that a search chose in the end, as sentences name it.
 *
 * @typedef {import("../../trace/trace.js").Trace} Trace
 */

import { formatCount, formatValue } from "../../words/format.js";
import * as words from "./sentences-steps.js";
import { counted } from "../../words/sentence.js";
import { childName, moveName } from "../../trace/names.js";

/**
 * A move and where it leads: "a₁ to B"; "square 5", where that names both.
 * @param {Trace} trace @param {number} row  where it leads
 */
export function moveTo(trace, row) {
  const [move, child] = [moveName(trace, row), childName(trace, row)];
  if (move === child) return move;
  // A move of several words may have a "to" of its own.
  return `${move}${move.includes(" ") ? "," : ""} to ${child}`;
}

/**
 * Where a value came from, with a space in front: " from b₁", or " by square 5" where the node is called by the move.
 * @param {Trace} trace @param {number} child
 */
export const fromChild = (trace, child) =>
  trace.text.names?.[child] ? ` from ${childName(trace, child)}` : ` by ${moveName(trace, child)}`;

/**
 * The same; at the root the move is the answer, so it is named: " by a₁ to B".
 * @param {Trace} trace @param {number} child
 */
export const source = (trace, child) =>
  trace.parent[trace.parent[child]] < 0 ? ` by ${moveTo(trace, child)}` : fromChild(trace, child);

/**
 * The rows that the chosen move led to from the position that was searched, one for each time that it was made; []
 * where none was chosen.
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

/** Which move the value comes from: ", by a₁ to B"; "" where none was chosen. @param {Trace} trace */
export function fromChosen(trace) {
  const rows = chosenRows(trace);
  return rows.length > 0 ? words.by(moveTo(trace, rows[0])) : "";
}

/** That the most visited move was chosen; [] where none was. @param {Trace} trace */
export function mostVisited(trace) {
  const rows = chosenRows(trace);
  if (rows.length === 0) return [];
  const mean = rows.reduce((sum, row) => sum + trace.value[row], 0) / rows.length;
  const visits = counted(formatCount(rows.length), "visit");
  return words.mostVisited(moveTo(trace, rows[0]), visits, formatValue(mean));
}
