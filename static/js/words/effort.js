// How much a search has done in its time. Pure functions.

import { formatCount, formatSeconds, rough } from "./format.js";
import { counted } from "./sentence.js";

/** In seconds. The clock of a browser is too coarse to count by in a shorter time. */
const LEAST = 0.01;

/**
 * How many nodes a second: "14,000"; "" if the time is too short to tell.
 * @param {number} nodes @param {number} seconds
 */
export const nodesASecond = (nodes, seconds) => (seconds < LEAST ? "" : rough(nodes / seconds));

/**
 * The work of a whole search: "41,237 nodes in 2.9 s: 14,000 a second".
 * @param {number} nodes  visited @param {number} seconds  that they took
 */
export function effortWords(nodes, seconds) {
  const work = `${counted(formatCount(nodes), "node")} in ${formatSeconds(seconds)}`;
  const rate = nodesASecond(nodes, seconds);
  return rate ? `${work}: ${rate} a second` : work;
}
