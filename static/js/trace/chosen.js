/**
 * The move that a search chose in the end, as sentences name it.
 *
 * @typedef {import("./trace.js").Trace} Trace
 */

import { formatCount, formatValue } from "../format.js";
import { childName, moveName } from "./names.js";

/**
 * A move and where it leads: "a₁ to B"; "square 5", where that names both.
 * @param {Trace} trace @param {number} row  where it leads
 */
export function moveTo(trace, row) {
  const [move, child] = [moveName(trace, row), childName(trace, row)];
  if (move === child) return move;
  // A move of several words may have a "from" of its own.
  return move.includes(" ") ? `${child}, by ${move}` : `${move} to ${child}`;
}

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

/** Which move the worth of the position comes from: ", from a₁ to B"; "" where none was chosen. @param {Trace} trace */
export function fromChosen(trace) {
  const rows = chosenRows(trace);
  return rows.length > 0 ? `, from ${moveTo(trace, rows[0])}` : "";
}

/** That the most visited move was chosen, with a space in front; "" where none was. @param {Trace} trace */
export function mostVisited(trace) {
  const rows = chosenRows(trace);
  if (rows.length === 0) return "";
  const mean = rows.reduce((sum, row) => sum + trace.value[row], 0) / rows.length;
  const times = rows.length === 1 ? "once" : `${formatCount(rows.length)} times`;
  return ` It chooses the move that it has visited most often, ${moveTo(trace, rows[0])}: ${times}, with the mean ${formatValue(mean)}.`;
}
