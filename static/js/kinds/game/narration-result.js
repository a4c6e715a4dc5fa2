/**
 * The result of a search that is over: the move that it takes, what that is worth, and what its cuts have saved.
 *
 * @typedef {import("../../trace/trace.js").Trace} Trace
 * @typedef {import("../../words/parts.js").Part} Part
 */

import { bestChild, countsAt, currentNode, lastCursor, prunedRange } from "../../trace/cursor.js";
import { moveName, moverName } from "../../trace/names.js";
import { CHANCE, DRIVER, KNOWN, isBrokenOff } from "../../trace/trace.js";
import { paragraph } from "../../words/sentence.js";
import { bounded } from "./narration-bounds.js";
import { instead } from "./narration-cuts.js";
import { verdict } from "./narration-windows.js";
import * as words from "./sentences-result.js";

/** Whether the whole tree was typed, so that it is known, too, what the search never looked at. @param {Trace} trace */
const isTyped = ({ text }) => text.root.picture?.kind === "tree";

/**
 * How many leaves the whole tree has; null if that is not known.
 * @param {Trace} trace @param {import("./memory.js").Yardstick | null} yardstick
 */
export function allLeaves(trace, yardstick) {
  if (!isTyped(trace)) return yardstick?.minimaxLeaves ?? null;
  const skipped = trace.value.subarray(trace.visited).reduce((sum, value) => sum + (Number.isNaN(value) ? 0 : 1), 0);
  return countsAt(trace, lastCursor(trace)).leaves + skipped;
}

/**
 * [] before the end, and where the answer is not simply the best move at the root.
 * @param {Trace} trace @param {number} cursor @param {import("./memory.js").Yardstick | null} yardstick @returns {Part[]}
 */
export function resultOf(trace, cursor, yardstick) {
  const { passes, merged, players, ended } = trace.text;
  const isOneSearch = passes.length === 0 && !merged && !players && ![CHANCE, DRIVER].includes(trace.kind[0]);
  if (!isOneSearch || isBrokenOff(ended) || cursor < lastCursor(trace) || currentNode(trace, cursor) !== 0) return [];
  const best = bestChild(trace, 0, cursor);
  const { start, end } = prunedRange(trace, 0);
  if (best < 0 || end > start || instead(trace, 0, trace.value[best]) !== "" || verdict(trace, 0).length > 0) return [];
  const value = bounded(trace, trace.value[best] === trace.value[0] ? 0 : best);
  const takes = words.takes(moverName(trace, 0), isTyped(trace), moveName(trace, best), value);
  return paragraph(takes, saved(trace, cursor, yardstick));
}

/** What the cuts have saved; [] if that is not known, or not they alone have. @param {Trace} trace @param {number} cursor @param {import("./memory.js").Yardstick | null} yardstick */
function saved(trace, cursor, yardstick) {
  const cuts = trace.cutNodes.length;
  const all = allLeaves(trace, yardstick);
  if (cuts === 0 || all === null || trace.status.includes(KNOWN)) return [];
  const fewer = all - countsAt(trace, cursor).leaves;
  return fewer > 0 ? words.cutsSaved(cuts, fewer, all) : [];
}
