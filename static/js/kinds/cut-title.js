/** What a cut is called in a list of them. Pure functions. */

import { prunedRange } from "../trace/cursor.js";
import { briefMove, childName, movesTo, nodeName } from "../trace/names.js";
import { formatCount } from "../words/format.js";
import { listed } from "../words/sentence.js";

/** So many are listed; whoever wants more steps through them. */
export const MOST_LISTED = 200;
const CHILDREN_NAMED = 3;
const MOVES_NAMED = 2;

/**
 * What was cut, in a line: "c₂ and c₃ below C"; where nodes have no names, the last move is enough: "3 moves after O 4".
 * @param {import("../trace/trace.js").Trace} trace @param {number} row
 */
export function cutTitle(trace, row) {
  const { start, end } = prunedRange(trace, row);
  const cut = trace.children.subarray(start, end);
  const before = movesTo(trace, row).at(-1);
  const most = before === undefined ? CHILDREN_NAMED : MOVES_NAMED;
  const names = [...cut.subarray(0, most)].map((child) => (before ? briefMove : childName)(trace, child));
  const more = cut.length - names.length;
  if (!before)
    return `${more > 0 ? `${names.join(", ")} and ${more} more` : listed(names)} below ${nodeName(trace, row)}`;
  return `${more > 0 ? `${formatCount(cut.length)} moves` : listed(names)} after ${before}`;
}
