/**
 * The sentences about the result of a search.
 */

import { formatCount } from "../../words/format.js";
import { capital, sentence } from "../../words/sentence.js";

const SMALL = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];

/** @param {string} mover @param {boolean} isTyped  whether the tree is no game, so that nobody plays @param {string} move @param {string} value */
export const takes = (mover, isTyped, move, value) =>
  sentence`${capital(mover)} ${isTyped ? "takes" : "plays"} ${move}, worth ${value}.`;

/** @param {number} cuts @param {number} fewer @param {number} all */
export const cutsSaved = (cuts, fewer, all) =>
  sentence`${capital(SMALL[cuts] ?? formatCount(cuts))} cut${cuts === 1 ? "" : "s"} saved ${formatCount(fewer)} of ${formatCount(all)} leaves.`;
