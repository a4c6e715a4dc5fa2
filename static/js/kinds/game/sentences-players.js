/**
 * The sentences for games of more than two players, each playing for its own share.
 *
 * @typedef {import("../../words/parts.js").Part} Part
 */

import { capital, sentence } from "../../words/sentence.js";

/** @param {Part} node @param {string} player @param {string} share @param {string} source  " from b₁" @param {string} shares  "(3, 5, 1)" */
export const allTriedBy = (node, player, share, source, shares) =>
  sentence`All moves tried at ${node}. Best for ${player}: ${share},${source}. So ${node} is worth ${shares}.`;

/** @param {string} player @param {Part} parent @param {string} share */
export const firstShare = (player, parent, share) => sentence`Best so far for ${player} at ${parent}: ${share}.`;

/** @param {string} player @param {Part} parent @param {string} before @param {string} share */
export const moreFor = (player, parent, before, share) =>
  sentence`${capital(player)}'s share at ${parent} rises from ${before} to ${share}.`;

/** @param {string} player @param {Part} parent @param {string} before @param {string} share */
export const lessFor = (player, parent, before, share) =>
  sentence`${share} < ${before}, so ${player} keeps ${before} at ${parent}.`;
