/**
 * A search with more than two players: the result of a node, and what it gives to the player above.
 *
 * @typedef {import("../../trace/trace.js").Trace} Trace
 * @typedef {import("../../words/parts.js").Part} Part
 */

import { formatValue } from "../../words/format.js";
import * as words from "./sentences-players.js";
import { scored, tie, worth } from "./sentences-steps.js";
import { paragraph } from "../../words/sentence.js";
import { source } from "./narration-chosen.js";
import { bestChild } from "../../trace/cursor.js";
import { node } from "../../trace/parts.js";
import { playerAt, worthText, worthTo } from "../../trace/players.js";
import { EVALUATED, INNER } from "../../trace/trace.js";

/**
 * A node has returned.
 * @param {Trace} trace @param {number} row @param {number} cursor @returns {Part[]}
 */
export const returnedToPlayers = (trace, row, cursor) => paragraph(result(trace, row, cursor), effect(trace, row));

/** @param {Trace} trace @param {number} row @param {number} cursor */
function result(trace, row, cursor) {
  const shares = worthText(trace, row);
  if (trace.status[row] === EVALUATED) return scored(node(trace, row), shares);
  if (trace.status[row] !== INNER) return worth(node(trace, row), shares);
  const best = bestChild(trace, row, cursor);
  const share = formatValue(worthTo(trace, row, best));
  return words.allTriedBy(node(trace, row), playerAt(trace, row), share, source(trace, best), shares);
}

/**
 * What the player above gets from it, compared with the best share so far.
 * @param {Trace} trace @param {number} row @returns {Part[]}
 */
function effect(trace, row) {
  const parent = trace.parent[row];
  if (parent < 0) return [];
  const before = bestChild(trace, parent, trace.enter[row] + 1);
  const [player, above] = [playerAt(trace, parent), node(trace, parent)];
  const share = worthTo(trace, parent, row);
  if (before < 0) return words.firstShare(player, above, formatValue(share));
  const kept = worthTo(trace, parent, before);
  if (share > kept) return words.moreFor(player, above, formatValue(kept), formatValue(share));
  if (share < kept) return words.lessFor(player, above, formatValue(kept), formatValue(share));
  return tie(above, player, formatValue(share));
}
