/**
 * Sentences for searches whose rounds grow one tree: what a round does at a spot, and what is known
 * there by then.
 *
 * @typedef {import("./trace.js").Trace} Trace
 * @typedef {import("./picture.js").View} View
 * @typedef {import("./parts.js").Part} Part
 */

import { formatCount, formatValue } from "../format.js";
import { currentNode, variablesIn } from "./cursor.js";
import { moveName, moverName } from "./names.js";
import { node, say, sentences } from "./parts.js";
import { CALL, MIN, TERMINAL } from "./trace.js";

/**
 * What the newest event means, where it is a call or a return of one of the rounds.
 * @param {Trace} whole the trace of all rounds @param {number} cursor @param {View} view the tree they grow
 * @returns {Part[]}
 */
export function narrateRound(whole, cursor, view) {
  const row = currentNode(whole, cursor);
  const spot = currentNode(view.trace, view.cursor);
  const isCall = whole.event[cursor - 1] === CALL;
  return TELLERS[whole.text.bestBy]({
    whole,
    row,
    spot,
    tree: view.trace,
    pass: view.pass,
    isCall,
    held: variablesIn(whole, row, cursor),
  });
}

/**
 * @typedef {{whole: Trace, row: number, spot: number, tree: Trace, pass: number, isCall: boolean, held: Map<string, number>}} Happening
 */

/** Whether a row is a game played on by lot: no move leads there, for it begins where its parent is. @param {Happening} happening */
const isPlayout = ({ whole, row, tree, spot }) => whole.action[row] < 0 && tree.parent[spot] >= 0;

/** Monte Carlo tree search. @param {Happening} happening @returns {Part[]} */
function monteCarlo(happening) {
  const { whole, row, spot, tree, pass, isCall } = happening;
  const visits = tree.visits?.[spot] ?? 0;
  const worth = formatValue(whole.value[row]);
  if (isPlayout(happening)) {
    const from = node(tree, tree.parent[spot]);
    if (isCall) return [say("Simulation: from "), from, say(" the game is played to its end, by lot.")];
    return [say("Simulation: the game played by lot from "), from, say(` ends with ${worth}.`)];
  }
  if (isCall && tree.parent[spot] < 0)
    return [say(`Round ${formatCount(pass + 1)} begins at `), node(tree, spot), say(".")];
  if (isCall && whole.status[row] === TERMINAL)
    return [say("Selection: the round comes to "), node(tree, spot), say(", an end of the game.")];
  if (isCall && visits === 0) return [say("Expansion: "), node(tree, spot), say(" joins the tree.")];
  if (isCall)
    return [
      say("Selection: the round goes on to "),
      node(tree, spot),
      say(`, visited ${times(visits)} so far, with the mean ${formatValue(tree.value[spot])}.`),
    ];
  return [
    say("Backpropagation: "),
    node(tree, spot),
    say(` takes in ${worth}. It has been visited ${times(visits)}; its mean is ${formatValue(tree.value[spot])}.`),
  ];
}

/** @param {number} count */
const times = (count) => ["never", "once", "twice"][count] ?? `${formatCount(count)} times`;

/** Best-first search: an entry of OPEN is worked on. @param {Happening} happening @returns {Part[]} */
function bestFirst({ whole, row, spot, tree, isCall, held }) {
  // What the entry was put into OPEN with: a leaf may since have lowered it.
  const merit = formatValue(variablesIn(whole, row, whole.enter[row] + 1).get("merit") ?? NaN);
  const solved = held.get("status") === 1;
  const entry = [
    node(tree, spot),
    say(`, ${solved ? "solved" : "live"}, is the best entry of OPEN, with the merit ${merit}`),
  ];
  if (isCall) return sentences([...entry, say(".")]);
  if (solved) return sentences([...entry, say(". What follows from it is put in its place.")]);
  const isLeaf = tree.childStart[spot] === tree.childStart[spot + 1];
  if (isLeaf)
    return sentences([
      ...entry,
      say(`. It is a leaf, and now solved with the merit ${formatValue(whole.value[row])}.`),
    ]);
  const what = tree.kind[spot] === MIN ? "The first of its children is" : "All its children are";
  return sentences([...entry, say(`. ${what} put in its place.`)]);
}

/** Regret minimisation: strategies meet at a spot, all of them or those that the lot has chosen. @param {Happening} happening @returns {Part[]} */
function mixture(happening) {
  const { tree, spot, held, pass, isCall } = happening;
  const [max, min] = [held.get("reach_max"), held.get("reach_min")];
  const isByLot = max === undefined || min === undefined;
  if (isCall && tree.parent[spot] < 0) {
    const how = isByLot
      ? "both sides choose by lot, each by its strategy"
      : "both sides play by their newest strategies";
    return [say(`Round ${formatCount(pass + 1)} begins at `), node(tree, spot), say(`: ${how}.`)];
  }
  return isByLot
    ? chosen(happening)
    : weighed(happening, ` MAX plays towards it with probability ${formatValue(max)}, MIN with ${formatValue(min)}.`);
}

/** A choice that the lot has made, and what came of it. @param {Happening} happening @returns {Part[]} */
function chosen({ whole, row, spot, tree, isCall }) {
  const worth = formatValue(whole.value[row]);
  if (tree.parent[spot] < 0)
    return [
      say(
        `The round has brought ${worth}. Each side regrets what it did not play, as far as that would have brought it more.`,
      ),
    ];
  const lot = say(`By lot, ${moverName(tree, tree.parent[spot])} plays ${moveName(tree, spot)}: `);
  if (whole.status[row] === TERMINAL)
    return [lot, node(tree, spot), say(isCall ? " is an end of the game." : ` is an end of the game, worth ${worth}.`)];
  return isCall
    ? [lot, node(tree, spot), say(" is reached.")]
    : sentences([node(tree, spot), say(` has brought ${worth} this time.`)]);
}

/** A node that strategies lead to, and what it is worth under them. @param {Happening} happening @param {string} reached @returns {Part[]} */
function weighed({ whole, row, spot, tree, isCall }, reached) {
  const worth = formatValue(whole.value[row]);
  if (whole.status[row] === TERMINAL)
    return [node(tree, spot), say(` is an end of the game${isCall ? "" : `, worth ${worth}`}.${reached}`)];
  if (isCall) return [node(tree, spot), say(` is looked at.${reached}`)];
  return sentences([node(tree, spot), say(` is worth ${worth} under the strategies of this round.`)]);
}

const TELLERS = { visits: monteCarlo, last: bestFirst, mixture, value: bestFirst };
