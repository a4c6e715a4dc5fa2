/**
 * Searches whose rounds grow one tree: what a round does at a node, and what is known there so far.
 *
 * @typedef {import("../../trace/trace.js").Trace} Trace
 * @typedef {import("../../trace/visible.js").VisibleTrace} VisibleTrace
 * @typedef {import("../../words/parts.js").Part} Part
 */

import { formatCount, formatValue } from "../../words/format.js";
import * as words from "./sentences-rounds.js";
import { paragraph } from "../../words/sentence.js";
import { currentNode, variablesIn } from "../../trace/cursor.js";
import { moveName, moverName } from "../../trace/names.js";
import { isDeep, named, node, sentences } from "../../trace/parts.js";
import { CALL, EVALUATED, MAX, MIN, TERMINAL } from "../../trace/trace.js";

/**
 * What the newest event means, if it is a call or a return in one of the rounds.
 * @param {Trace} whole the trace of all rounds @param {number} cursor @param {VisibleTrace} view the tree that they grow
 * @returns {Part[]}
 */
export function narrateRound(whole, cursor, view) {
  const row = currentNode(whole, cursor);
  const spot = currentNode(view.trace, view.cursor);
  const isCall = whole.event[cursor - 1] === CALL;
  const happening = {
    whole,
    row,
    spot,
    tree: view.trace,
    pass: view.pass,
    isCall,
    held: variablesIn(whole, row, cursor),
  };
  const parts = sentences(TELLERS[whole.text.bestBy](happening));
  // A random game has no name of its own: its sentence is about the position in which it starts.
  return named(parts, view.trace, isPlayout(happening) ? view.trace.parent[spot] : spot);
}

/**
 * @typedef {{whole: Trace, row: number, spot: number, tree: Trace, pass: number, isCall: boolean, held: Map<string, number>}} RoundEvent
 */

/**
 * Whether a row is a random game to the end. No move leads to it, because it starts from its parent.
 * @param {RoundEvent} happening
 */
const isPlayout = ({ whole, row, tree, spot }) => whole.action[row] < 0 && tree.parent[spot] >= 0;

/** Monte Carlo tree search. @param {RoundEvent} happening @returns {Part[]} */
function monteCarlo(happening) {
  const { whole, row, spot, tree, pass, isCall, held } = happening;
  const visits = tree.visits?.[spot] ?? 0;
  const result = formatValue(whole.value[row]);
  if (isPlayout(happening)) {
    const from = node(tree, tree.parent[spot]);
    const isLimited = Number.isFinite(held.get("depth"));
    if (isCall) return isLimited ? words.simulateToDepth(from) : words.simulate(from);
    return isLimited ? words.simulatedToDepth(from, result) : words.simulated(from, result);
  }
  const at = node(tree, spot);
  const mean = formatValue(tree.value[spot]);
  const isAtDepth = whole.status[row] === EVALUATED;
  if (!isCall) return (isAtDepth ? words.backUpAtDepth : words.backUp)(at, result, formatCount(visits), mean);
  if (tree.parent[spot] < 0) return words.roundStarts(formatCount(pass + 1), at);
  const move = isDeep(tree, spot) ? moveName(tree, spot) : "";
  if (whole.status[row] === TERMINAL) return words.selectEnd(at, move);
  if (isAtDepth) return words.selectAtDepth(at, move);
  return visits === 0 ? words.expand(at, move) : words.select(at, formatCount(visits), mean, move);
}

/** Best-first search: one entry of OPEN is handled. @param {RoundEvent} happening @returns {Part[]} */
function bestFirst(happening) {
  const { whole, row, spot, tree, isCall, held } = happening;
  // The merit that the entry had in OPEN; a leaf may have lowered it since then.
  const merit = variablesIn(whole, row, whole.enter[row] + 1).get("merit") ?? NaN;
  const entry = words.takeEntry(node(tree, spot), held.get("status") === 1, formatValue(merit));
  return isCall ? entry : paragraph(entry, rule(happening, merit));
}

/**
 * What replaces an entry: Stockman's operator.
 * @param {RoundEvent} happening @param {number} merit @returns {Part[]}
 */
function rule({ whole, row, spot, tree, held }, merit) {
  const [at, parent] = [node(tree, spot), tree.parent[spot]];
  if (held.get("status") === 1) {
    if (parent < 0) return [];
    const above = node(tree, parent);
    if (tree.kind[parent] === MAX) return words.solvesMax(above);
    return tree.children[tree.childStart[parent + 1] - 1] === spot ? words.solvesMin(above) : words.nextChild(above);
  }
  if (tree.childStart[spot] === tree.childStart[spot + 1]) {
    const solves = whole.status[row] === EVALUATED ? words.solvesScored : words.solvesLeaf;
    const answer = whole.answer?.[row] ?? NaN;
    return solves(at, formatValue(merit), formatValue(answer), formatValue(whole.value[row]));
  }
  return tree.kind[spot] === MIN ? words.firstChild(at) : words.allChildren(at);
}

/**
 * Regret minimisation: strategies meet at a node, either in full or only with moves that were picked at random.
 * @param {RoundEvent} happening @returns {Part[]}
 */
function mixture(happening) {
  const { tree, spot, held, pass, isCall } = happening;
  const [max, min] = [held.get("reach_max"), held.get("reach_min")];
  const isSampled = max === undefined || min === undefined;
  if (isCall && tree.parent[spot] < 0) return words.strategiesMeet(formatCount(pass + 1), node(tree, spot), isSampled);
  return isSampled ? sampled(happening) : weighed(happening, formatValue(max), formatValue(min));
}

/** A move that was picked at random, and its result. @param {RoundEvent} happening @returns {Part[]} */
function sampled({ whole, row, spot, tree, isCall }) {
  const value = formatValue(whole.value[row]);
  const [at, parent] = [node(tree, spot), tree.parent[spot]];
  if (parent < 0) return words.roundResult(value);
  const ends = whole.status[row] === TERMINAL;
  if (!isCall && !ends) return words.brought(at, value);
  return words.picked(moverName(tree, parent), moveName(tree, spot), at, ends ? (isCall ? "" : value) : null);
}

/**
 * A node that the strategies reach, and its value with these strategies.
 * @param {RoundEvent} happening @param {string} max @param {string} min @returns {Part[]}
 */
function weighed({ whole, row, spot, tree, isCall }, max, min) {
  const value = formatValue(whole.value[row]);
  const at = node(tree, spot);
  if (whole.status[row] === TERMINAL) return words.endReached(at, isCall ? "" : value, max, min);
  return isCall ? words.visitReached(at, max, min) : words.worthUnder(at, value);
}

const TELLERS = { visits: monteCarlo, last: bestFirst, mixture, value: bestFirst };
