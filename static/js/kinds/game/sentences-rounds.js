/**
 * The sentences about searches whose rounds grow one tree: Monte Carlo tree search, SSS*, regret minimisation.
 *
 * @typedef {import("../../words/parts.js").Part} Part
 */

import { capital, counted, sentence } from "../../words/sentence.js";

// Monte Carlo tree search

/** @param {string} round @param {Part} node */
export const roundStarts = (round, node) => sentence`Round ${round} starts at ${node}.`;

/** @param {Part} node @param {string} visits @param {string} mean @param {string} move  if the node does not name it, or "" */
export const select = (node, visits, mean, move) =>
  sentence`Selection: go${move && ` by ${move}`} to ${node} (${counted(visits, "visit")} so far, mean ${mean}).`;

/** @param {Part} node @param {string} move  if the node does not name it, or "" */
export const selectEnd = (node, move) =>
  sentence`Selection: go${move && ` by ${move}`} to ${node}, where the game ends.`;

/** @param {Part} node @param {string} move  if the node does not name it, or "" */
export const selectAtDepth = (node, move) =>
  sentence`Selection: go${move && ` by ${move}`} to ${node}, at the depth limit. The position is estimated.`;

/** @param {Part} node @param {string} move  if the node does not name it, or "" */
export const expand = (node, move) => sentence`Expansion: add ${node} to the tree${move && `, reached by ${move}`}.`;

/** @param {Part} from */
export const simulate = (from) => sentence`Simulation: play at random from ${from} to the end of the game.`;

/** The same where the search has a depth. @param {Part} from */
export const simulateToDepth = (from) =>
  sentence`Simulation: play at random from ${from} to the depth limit, or to the end of the game.`;

/** @param {Part} from @param {string} result */
export const simulated = (from, result) => sentence`Simulation: the random game from ${from} ends with ${result}.`;

/** The same, whether it ended there or was only estimated. @param {Part} from @param {string} result */
export const simulatedToDepth = (from, result) =>
  sentence`Simulation: the random game from ${from}, which stops at the depth limit, brings ${result}.`;

/** @param {Part} node @param {string} result @param {string} visits @param {string} mean */
export const backUp = (node, result, visits, mean) =>
  sentence`Backpropagation: ${node} adds the result ${result}. Now ${counted(visits, "visit")}, mean ${mean}.`;

/** The same at the depth limit, where there is no random game. @param {Part} node @param {string} result @param {string} visits @param {string} mean */
export const backUpAtDepth = (node, result, visits, mean) =>
  sentence`${node} is at the depth limit: its evaluation, ${result}, is the result. Now ${counted(visits, "visit")}, mean ${mean}.`;

// SSS*: take an entry out of OPEN, and replace it by a rule

/** @param {Part} node @param {boolean} solved @param {string} merit */
export const takeEntry = (node, solved, merit) =>
  sentence`Take the best entry from OPEN: ${node}, ${solved ? "solved" : "live"}, merit ${merit}.`;

/** @param {Part} node @param {string} merit @param {string} value @param {string} least  the smaller of the two */
export const solvesLeaf = (node, merit, value, least) =>
  sentence`${node} is ${value}; min(${merit}, ${value}) = ${least}, so put it back as solved with merit ${least}.`;

/** The same at the depth limit. @param {Part} node @param {string} merit @param {string} value @param {string} least */
export const solvesScored = (node, merit, value, least) =>
  sentence`The evaluation function gives ${node} ≈ ${value}; min(${merit}, ${value}) = ${least}, so put it back as solved with merit ${least}.`;

/** @param {Part} node */
export const allChildren = (node) => sentence`${node} is a MAX node: put all its children into OPEN.`;

/** @param {Part} node */
export const firstChild = (node) => sentence`${node} is a MIN node: put its first child into OPEN.`;

/** @param {Part} parent */
export const solvesMax = (parent) =>
  sentence`It is the best child of ${parent} (MAX), so ${parent} is solved too: remove its other entries.`;

/** @param {Part} parent */
export const solvesMin = (parent) => sentence`It is the last child of ${parent} (MIN), so ${parent} is solved too.`;

/** @param {Part} parent */
export const nextChild = (parent) => sentence`Put the next child of ${parent} (MIN) into OPEN.`;

// Regret minimisation

/** @param {string} round @param {Part} node @param {boolean} atRandom */
export function strategiesMeet(round, node, atRandom) {
  const how = atRandom
    ? "each side picks a move at random, using its strategy"
    : "both sides play their newest strategies";
  return sentence`Round ${round} starts at ${node}: ${how}.`;
}

/** @param {string} mover @param {string} move @param {Part} node @param {string | null} end  the value of the game if it ends there */
export function picked(mover, move, node, end) {
  const picks = `${capital(mover)} picks ${move} at random`;
  if (end === null) return sentence`${picks} and reaches ${node}.`;
  return sentence`${picks}. The game ends at ${node}${end ? `, worth ${end}` : ""}.`;
}

/** @param {Part} node @param {string} value */
export const brought = (node, value) => sentence`${node} gave ${value} this time.`;

/** @param {string} value */
export const roundResult = (value) =>
  sentence`This round gave ${value}. Each side regrets the moves that would have given it more.`;

/** The probability with which each side's moves lead to a node. @param {string} max @param {string} min */
const reach = (max, min) => `MAX's moves lead here with probability ${max}, MIN's with ${min}.`;

/** @param {Part} node @param {string} max @param {string} min */
export const visitReached = (node, max, min) => sentence`Visit ${node}. ${reach(max, min)}`;

/** @param {Part} node @param {string} value  "" until it is known @param {string} max @param {string} min */
export const endReached = (node, value, max, min) =>
  sentence`The game ends at ${node}${value ? `, worth ${value}` : ""}. ${reach(max, min)}`;

/** @param {Part} node @param {string} value */
export const worthUnder = (node, value) => sentence`With this round's strategies, ${node} is worth ${value}.`;
