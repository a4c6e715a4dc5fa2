/**
 * What the tree writes at its nodes and edges.
 */
import { fractionText, percentText } from "../words/fraction.js";
import { formatCount, formatValue } from "../words/format.js";
import { isFinished, prunedRange } from "../trace/cursor.js";
import { hasAssignments } from "../trace/constraints.js";
import { briefMove } from "../trace/names.js";
import { CHANCE, MAX, MIN } from "../trace/trace.js";
import { underTexts } from "./assignments.js";

/** @typedef {import("../trace/trace.js").Trace} Trace */

/**
 * Why the children of a node were skipped.
 * @param {Trace} trace
 * @param {number} row a node with pruned children
 * @returns {string} such as "α-cut: v = 2 ≤ α = 3"; plain "cut" when no window explains it
 */
export function cutReason(trace, row) {
  const last = prunedRange(trace, row).start - 1;
  const v = last >= trace.childStart[row] ? trace.value[trace.children[last]] : trace.value[row];
  const strict = trace.text.cut === ">";
  const alpha = trace.alpha[row];
  const beta = trace.beta[row];
  if (trace.kind[row] === CHANCE) return chanceCut(trace, row);
  if (trace.kind[row] === MIN && (strict ? v < alpha : v <= alpha)) {
    return `α-cut: v = ${formatValue(v)} ${strict ? "<" : "≤"} α = ${formatValue(alpha)}`;
  }
  if (trace.kind[row] === MAX && (strict ? v > beta : v >= beta)) {
    return `β-cut: v = ${formatValue(v)} ${strict ? ">" : "≥"} β = ${formatValue(beta)}`;
  }
  return "cut";
}

/** Whatever the skipped outcomes are worth, the average is a bound. @param {Trace} trace @param {number} row */
function chanceCut({ value, alpha, beta }, row) {
  const v = formatValue(value[row]);
  if (value[row] <= alpha[row]) return `α-cut: average ≤ ${v} ≤ α = ${formatValue(alpha[row])}`;
  return value[row] >= beta[row] ? `β-cut: average ≥ ${v} ≥ β = ${formatValue(beta[row])}` : "cut";
}

/** @param {Trace} trace @param {number} row @returns {string} the node's own name, or "" */
export function nameOf(trace, row) {
  return trace.text.names?.[row] ?? "";
}

/**
 * What can be written at the edge into a node, the fullest text first, and always the same number of texts: the move;
 * below a chance node the outcome with its share of the average, as "heads ¾ × −5"; where moves are mixed, the
 * probability of the move; in a tree that grows by visits, their number.
 * @param {Trace} trace @param {number} row @param {number} cursor
 * @returns {string[]} "" if there is nothing to say
 */
export function edgeTexts(trace, row, cursor) {
  if (hasAssignments(trace)) return underTexts(trace, row, cursor);
  const move = moveOf(trace, row);
  if (!Number.isNaN(trace.chance[row])) {
    const chance = fractionText(trace.chance[row]);
    const share = isFinished(trace, row, cursor) ? `${chance} × ${formatValue(trace.value[row])}` : chance;
    return [`${move} ${share}`.trim(), share, `${move} ${chance}`.trim(), chance];
  }
  if (trace.odds) {
    const odds = Number.isNaN(trace.odds[row]) ? "" : percentText(trace.odds[row]);
    return [`${move} ${odds}`.trim(), odds || move];
  }
  if (!trace.visits) return [move];
  const visits = trace.visits[row] > 0 ? `${formatCount(trace.visits[row])}×` : "";
  return [[move, visits].filter(Boolean).join(" · "), visits || move, move];
}

/**
 * The move that leads to a node, briefly: the tree's own label ("a₁"), or "4" for "column 4"; a name of one word, such
 * as "Nf3", is brief enough.
 * @param {Trace} trace @param {number} row @returns {string} "" at the root
 */
export function moveOf(trace, row) {
  const action = trace.action[row];
  if (action < 0) return "";
  return trace.text.names ? trace.text.actions[action] : briefMove(trace, row);
}
