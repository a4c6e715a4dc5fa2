/**
 * The questions that only one search asks, in words: a reader who sees the condition beside it need not hear it again.
 *
 * @typedef {import("../line-shapes.js").Shape} Shape
 * @typedef {import("../line-shapes.js").AtLine} AtLine
 */

import { yesOrNo } from "../../../words/line-words.js";
import { sentence } from "../../../words/sentence.js";

/** A question, and the answer for a condition that says it, or says its opposite. @param {string} question @param {boolean} [isOpposite] */
const asks =
  (question, isOpposite = false) =>
  (/** @type {AtLine} */ { held }) =>
    held === null ? null : sentence`${question} ${yesOrNo(held !== isOpposite)}`;

/** @type {readonly Shape[]} */
export const QUESTIONS = [
  // SSS*
  [/^if node is root and status == SOLVED:$/, asks("Is the root solved?")],
  [/^if status == SOLVED:$/, asks("Is this entry solved?")],
  [/^if game\.to_move\(parent\.state\) == MAX:$/, asks("Does MAX move at the parent?")],
  [/^elif place < len\(node\.siblings\):$/, asks("Is there another reply to search?")],
  [/^elif game\.is_terminal\(node\.state\):$/, asks("Is the game over at this node?")],
  [/^elif len\(node\.path\) == depth:$/, asks("Is the depth limit reached at this node?")],
  [/^elif game\.to_move\(node\.state\) == MIN:$/, asks("Does MIN move at this node?")],
  // Iterative deepening
  [/^while stopped_short and limit < depth:$/, asks("Can a deeper search find anything new?")],
  // ProbCut
  [/^if depth == deep:$/, asks("Is the depth of the deep search left here?")],
  // Star2
  [/^if probing and depth > 1:$/, asks("Are the outcomes probed first?")],
  [/^if game\.is_terminal\(child\):$/, asks("Does this outcome end the game?")],
  [/^if mover == MIN and alpha > least:$/, asks("Can a probe of a reply by MIN cause a cut?")],
  [/^elif mover == MAX and beta < greatest:$/, asks("Can a probe of a reply by MAX cause a cut?")],
  [/^if (?:upper\[index\] <= low|lower\[index\] >= high):$/, asks("Does the probe cause a cut?")],
  // UCT
  [/^while root\.visits < rounds:$/, asks("Is a round left?")],
  [/^while not game\.is_terminal\(state\):$/, asks("Is the random game over?", true)],
  // CFR
  [/^if where not in tables:$/, asks("Is this information set new?")],
  // Max^n
  [
    /^if best is None or values\[player\] > best\[player\]:$/,
    asks("Is this better for the player to move than the best so far?"),
  ],
];
