/** What a cut is called in a list of them. Pure functions. */

import { prunedRange } from "../trace/cursor.js";
import { childName, nodeName } from "../trace/names.js";
import { listed } from "../words/sentence.js";

/** So many are listed; whoever wants more steps through them. */
export const MOST_LISTED = 200;
const CHILDREN_NAMED = 3;

/** What was cut, by its names: "c₂ and c₃ below C". @param {import("../trace/trace.js").Trace} trace @param {number} row */
export function cutBelow(trace, row) {
  const { start, end } = prunedRange(trace, row);
  const names = Array.from(trace.children.subarray(start, end), (child) => childName(trace, child));
  const more = names.length - CHILDREN_NAMED;
  const children = more > 0 ? `${names.slice(0, CHILDREN_NAMED).join(", ")} and ${more} more` : listed(names);
  return `${children} below ${nodeName(trace, row)}`;
}
