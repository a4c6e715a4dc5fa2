/**
 * Sentences for a search with more than two players: what has come back, and what whoever moves above
 * gets of it.
 *
 * @typedef {import("./trace.js").Trace} Trace
 * @typedef {import("./parts.js").Part} Part
 */

import { formatValue } from "../format.js";
import { moveTo } from "./chosen.js";
import { bestChild } from "./cursor.js";
import { childName } from "./names.js";
import { node, say } from "./parts.js";
import { playerAt, worthText, worthTo } from "./players.js";
import { EVALUATED, INNER } from "./trace.js";

/**
 * A node has returned.
 * @param {Trace} trace @param {number} row @param {number} cursor @returns {Part[]}
 */
export function returnedToPlayers(trace, row, cursor) {
  const worth = worthText(trace, row);
  if (trace.status[row] === EVALUATED)
    return [node(trace, row), say(` is evaluated at ≈ ${worth}.`), ...effect(trace, row)];
  if (trace.status[row] !== INNER) return [node(trace, row), say(` is worth ${worth}.`), ...effect(trace, row)];
  const best = bestChild(trace, row, cursor);
  const share = formatValue(worthTo(trace, row, best));
  const seen = ` has seen all its moves: the largest share of ${playerAt(trace, row)} is ${share}, from ${source(trace, best)}. `;
  return [node(trace, row), say(`${seen}So it is worth ${worth}.`), ...effect(trace, row)];
}

/** Where a share came from; at the root the move is the answer, so it is named too. @param {Trace} trace @param {number} child */
const source = (trace, child) =>
  trace.parent[trace.parent[child]] < 0 ? moveTo(trace, child) : childName(trace, child);

/** What whoever moves above gets of it, beside what it had. @param {Trace} trace @param {number} row @returns {Part[]} */
function effect(trace, row) {
  const parent = trace.parent[row];
  if (parent < 0) return [];
  const before = bestChild(trace, parent, trace.enter[row] + 1);
  const share = worthTo(trace, parent, row);
  const who = `${playerAt(trace, parent)} at `;
  if (before < 0) return [say(` So far, ${who}`), node(trace, parent), say(` gets ${formatValue(share)}.`)];
  const [verdict, consequence] = comparison(share, worthTo(trace, parent, before));
  return [say(` That is ${verdict} for ${who}`), node(trace, parent), say(`, ${consequence}.`)];
}

/** How good a share is, and what follows. @param {number} share @param {number} kept what there was before */
function comparison(share, kept) {
  if (share > kept) return ["better", `whose share rises from ${formatValue(kept)} to ${formatValue(share)}`];
  if (share < kept) return ["no better", `who would get ${formatValue(share)} and keeps ${formatValue(kept)}`];
  return ["no better and no worse", `who keeps the first of equals, with a share of ${formatValue(kept)}`];
}
