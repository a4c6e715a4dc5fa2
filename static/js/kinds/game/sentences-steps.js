/**
 * The sentences about the steps of a game search, built from their facts. The narration decides which sentence is
 * shown.
 *
 * Nodes are parts, so that the page can link them; numbers and moves are given as text.
 * @typedef {import("../../words/parts.js").Part} Part
 *
 * The ends of a window as text; null for a search without windows.
 * @typedef {{alpha: string, beta: string} | null} Window
 *
 * The player at a node and the goal there: "X (MAX)", "the largest value".
 * @typedef {{mover: string, goal: string}} Aim
 */

import { capital, sentence } from "../../words/sentence.js";

/** " with α = 3, β = +∞" @param {Window} window */
export const within = (window) => (window ? ` with α = ${window.alpha}, β = ${window.beta}` : "");

/** @param {Aim} aim */
export const aimed = ({ mover, goal }) => `${capital(mover)} looks for ${goal}.`;

export const LARGEST = "the largest value";
export const SMALLEST = "the smallest value";
export const LARGEST_SHARE = "their largest share";

// The beginning and the end

/** @param {string} mover */
export const toStart = (mover) => sentence`Press Next step to start. ${capital(mover)} is to move.`;

const PLANS = {
  value: "It will search the same position several times.",
  visits: "Each round goes down the tree and brings a result back up.",
  last: "In each round it works on the most promising entry.",
  mixture: "In each round, both sides play their current strategies and learn from the result.",
};

/** @param {string} search @param {keyof typeof PLANS} kind */
export const searchStarts = (search, kind) => sentence`${search} starts. ${PLANS[kind]}`;

const RESULTS = {
  value: "the value is",
  last: "the value is",
  visits: "the mean of all rounds is",
  mixture: "with the average strategies, the value for MAX is",
};

/** @param {string} search @param {keyof typeof RESULTS} kind @param {string} value @param {string} move  ", by a₁ to B", or "" */
export const searchDone = (search, kind, value, move) => sentence`${search} is done: ${RESULTS[kind]} ${value}${move}.`;

/** @param {string} search */
export const searchOver = (search) => sentence`${search} is done.`;

/** @param {string} move */
export const by = (move) => `, by ${move}`;

/** @param {string} move @param {string} visits  "4 visits" @param {string} mean */
export const mostVisited = (move, visits, mean) =>
  sentence`It chooses the most visited move, ${move}: ${visits}, mean ${mean}.`;

// Why iterative deepening went no deeper

/** @param {string} budget  "12 nodes" @param {string} depth  where it ran out @param {string} last  the deepest one that was finished */
export const budgetSpent = (budget, depth, last) =>
  depth === last
    ? sentence`The budget of ${budget} ran out just after depth ${last}.`
    : sentence`The budget of ${budget} ran out at depth ${depth}, so the answer is from depth ${last}.`;

/** @param {string} depth */
export const depthReached = (depth) => sentence`It reached the depth limit, ${depth}.`;

/** @param {string} depth */
export const nothingDeeper = (depth) => sentence`A search deeper than ${depth} would find nothing new.`;

// Lines

/** @param {Part} node @param {number} line @param {Part} code */
export const lineNext = (node, line, code) => sentence`At ${node}, line ${line} is next: ${code}`;

/** @param {Part} name  of a function that does not belong to a node @param {number} line @param {Part} code */
export const lineNextIn = (name, line, code) => sentence`In ${name}, line ${line} is next: ${code}`;

// Entering a node

/** @param {Part} node @param {Window} window @param {Aim} aim */
export const visit = (node, window, aim) => sentence`Visit ${node}${within(window)}. ${aimed(aim)}`;

/** @param {Part} node @param {Window} window */
export const visitChance = (node, window) =>
  sentence`Visit ${node}${within(window)}. Chance moves here, so the value is the average of the outcomes.`;

/** @param {Part} node */
export const gameEnds = (node) => sentence`The game ends at ${node}.`;

/** @param {Part} node */
export const depthLimit = (node) => sentence`${node} is at the depth limit, so the evaluation function estimates it.`;

/** @param {Part} node */
export const lookUp = (node) => sentence`Look up ${node} in the table.`;

/** @param {Part} node @param {Window} window */
export const probe = (node, window) => sentence`Probe ${node}${within(window)}: try only its first move.`;

/** @param {Part} node @param {Window} window @param {Aim} aim */
export const searchAfterProbes = (node, window, aim) =>
  sentence`The probes were not enough, so search ${node}${within(window)}. ${aimed(aim)}`;

// Coming back from a node

/** @param {Part} node @param {string} value */
export const worth = (node, value) => sentence`${node} is worth ${value}.`;

/** @param {Part} node @param {string} value */
export const scored = (node, value) => sentence`The evaluation function gives ${node} ≈ ${value}.`;

/** @param {Part} node @param {string} value */
export const worthAgain = (node, value) => sentence`Second look: ${node} is worth ${value}.`;

/** @param {Part} node @param {string} value */
export const knownBefore = (node, value) => sentence`The table already has ${node}: it is worth ${value}.`;

/** @param {Part} node @param {Part} other @param {boolean} sameName @param {boolean} bySymmetry @param {string} value */
export function knownElsewhere(node, other, sameName, bySymmetry, value) {
  const verb = bySymmetry ? "counts as the same position as" : "is the same position as";
  return sentence`${node} ${verb} ${sameName ? "an earlier " : ""}${other}. The table says that it is worth ${value}.`;
}

/** @param {Part} node @param {string} bound  "at most ", or "" @param {string[]} terms  "½ × 3" @param {string} value */
export function average(node, bound, terms, value) {
  const sum = terms.length > 0 ? `${terms.join(" + ")} = ` : "";
  return sentence`${node} is worth ${bound}${sum}${value} on average.`;
}

/** @param {Part} node */
export const stoppedEarly = (node) => sentence`The search of ${node} was stopped early, so it has no value.`;

/** @param {Part} node @param {string} value */
export const shallowWasEnough = (node, value) => sentence`${node} returns ${value}: the shallow search was enough.`;

/** @param {Part} node @param {string} value */
export const returns = (node, value) => sentence`${node} returns ${value}.`;

/** @param {Part} node @param {string} value @param {boolean} atMost */
export const probeFound = (node, value, atMost) =>
  sentence`The probe tried one move of ${node}, so ${node} is worth ${atMost ? "at most" : "at least"} ${value}.`;

/**
 * Every move of a node has been searched, and this is the best.
 * @param {{node: Part, noisy: boolean, side: string, value: string, source: string, returned: string}} facts
 *   `source` is like " from b₁" or " by square 6"; `returned` is from `returnedInstead`
 */
export const allTried = ({ node, noisy, side, value, source, returned }) =>
  sentence`All ${noisy ? "noisy " : ""}moves tried at ${node}. Best for ${side}: ${value},${source}${returned}.`;

/**
 * A returned value that is not the value found.
 * @param {string} value @param {"α" | "β" | ""} end  of the window that it is
 */
export const returnedInstead = (value, end) =>
  end ? `; fail-hard returns ${end} = ${value}` : `; it returns its own evaluation, ${value}`;

/** @param {string} sign @param {string} end  of the window */
export const nothingToSkip = (sign, end) => sentence`v ${sign} ${end}, but nothing is left to skip.`;

// What a value means for the node above

/** @param {Part} parent @param {string} side @param {string} value */
export const bestSoFar = (parent, side, value) => sentence`Best so far for ${side} at ${parent}: ${value}.`;

/** @param {Part} parent @param {string} side @param {boolean} up @param {string} before @param {string} value */
export const newBest = (parent, side, up, before, value) =>
  sentence`${side}'s best at ${parent} ${up ? "rises" : "falls"} from ${before} to ${value}.`;

/**
 * @param {Part} parent @param {string} side @param {string} comparison  "12 > 3" @param {string} kept
 * @param {"≤" | "≥" | ""} sign  of the kept value, if it is a bound
 */
export const noBetter = (parent, side, comparison, kept, sign) =>
  sign
    ? sentence`${comparison}, so ${parent} (${side}) stays ${sign} ${kept}.`
    : sentence`${comparison}, so ${side} keeps ${kept} at ${parent}.`;

/** @param {Part} parent @param {string} side @param {string} kept */
export const tie = (parent, side, kept) => sentence`${kept} again, so ${side} keeps its earlier choice at ${parent}.`;

/** @param {Part} parent */
export const addsToAverage = (parent) => sentence`It counts towards the average at ${parent}.`;

/** @returns {Part[]} */
export const onlyShallow = () => sentence`That was only the shallow search.`;
