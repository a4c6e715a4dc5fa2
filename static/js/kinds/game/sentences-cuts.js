/**
 * The sentences about a cut: what was found, why that is enough, and which moves are skipped.
 *
 * @typedef {import("../../words/parts.js").Part} Part
 */

import { listed, sentence } from "../../words/sentence.js";

/** @param {Part} node @param {string} side @param {string} value */
export const canGet = (node, side, value) => sentence`At ${node}, ${side} can get ${value}`;

/**
 * At the root the move is the answer.
 * @param {Part} node @param {string} side @param {string} value @param {string} move
 */
export const canGetBy = (node, side, value, move) => sentence`At ${node}, ${side} can get ${value}, by ${move}`;

/** Without any move. @param {Part} node @param {string} value */
export const evaluationGives = (node, value) => sentence`At ${node}, the evaluation alone gives ${value}`;

/** @param {Part} node @param {boolean} atMost @param {string} value */
export const averageWithin = (node, atMost, value) =>
  sentence`${node} can be worth ${atMost ? "at most" : "at least"} ${value} on average`;

/** @param {Part} above @param {string} side @param {string} value @param {string} source  " from B", or "" */
export const alreadyHas = (above, side, value, source) => sentence`At ${above}, ${side} already has ${value}${source}`;

/** @param {Part} test @param {boolean} atLeast @param {string} value */
export const testShowed = (test, atLeast, value) =>
  sentence`The test showed that ${test} is worth ${atLeast ? "at least" : "at most"} ${value}`;

/** When the bounds of a test and of this node meet. @param {Part} node @param {string} value */
export const exactly = (node, value) => sentence`, so ${node} is worth exactly ${value}: `;

/** @param {Part} node @param {string} worth  "at least 3" */
export const isWorth = (node, worth) => sentence`${node} is worth ${worth}`;

/** @param {string} sign @param {string} end  of the window @param {string} bound */
export const windowClosed = (sign, end, bound) => sentence`v ${sign} ${end} = ${bound}`;

/** @returns {Part[]} */
export const enough = () => sentence`That is enough`;

// What follows from it, before the skipped moves

/** @param {string} side @param {Part} node */
export const neverChooses = (side, node) => sentence`, so ${side} will never choose ${node}: `;

/** @param {string} side @param {Part} node */
export const neverAllows = (side, node) => sentence`, so ${side} will never let the game reach ${node}: `;

/** @returns {Part[]} */
export const searchCanStop = () => sentence`, so the search can stop: `;

/** @returns {Part[]} */
export const restCannotMatter = () => sentence`, whatever the other moves are worth: `;

/** @param {readonly string[]} moves @param {number} more  number of moves that are not named @returns {Part} */
export const skipped = (moves, more) => ({
  text: `cut ${more > 0 ? `${moves.join(", ")} and ${more} more` : listed(moves)}`,
  role: "cut",
  row: -1,
});
