/**
 * Numbers, windows and cuts as the tree writes them.
 */
import { MAX, MIN } from "./types.js";
import { firstPruned } from "./moment.js";

/** @typedef {import("./types.js").Trace} Trace */

/**
 * At most two decimals (three below 0.1), a true minus sign, ∞ with its sign; "" for NaN.
 * @param {number} value
 */
export function formatNumber(value) {
  if (Number.isNaN(value)) return "";
  if (value === Infinity) return "+∞";
  if (value === -Infinity) return "−∞";
  const size = Math.abs(value);
  const digits = size < 0.1 ? 3 : 2;
  const text =
    size >= 1e9 ? size.toExponential(2).replace("e+", "e") : String(Number(size.toFixed(digits)));
  return value < 0 && text !== "0" ? `−${text}` : text;
}

/** @param {number} alpha @param {number} beta @returns {string} "" when there is no window */
export function formatWindow(alpha, beta) {
  if (Number.isNaN(alpha) || Number.isNaN(beta)) return "";
  return `[${formatNumber(alpha)}, ${formatNumber(beta)}]`;
}

/**
 * Why the children of a node were left out.
 * @param {Trace} trace
 * @param {number} row a node with pruned children
 * @returns {string} such as "α-cut: v = 2 ≤ α = 3"; plain "cut" when no window explains it
 */
export function cutReason(trace, row) {
  const last = firstPruned(trace, row) - 1;
  const v = last >= trace.childStart[row] ? trace.value[trace.children[last]] : trace.value[row];
  const strict = trace.text.cut === ">";
  const { alpha, beta, kind } = trace;
  if (kind[row] === MIN && (strict ? v < alpha[row] : v <= alpha[row])) {
    return `α-cut: v = ${formatNumber(v)} ${strict ? "<" : "≤"} α = ${formatNumber(alpha[row])}`;
  }
  if (kind[row] === MAX && (strict ? v > beta[row] : v >= beta[row])) {
    return `β-cut: v = ${formatNumber(v)} ${strict ? ">" : "≥"} β = ${formatNumber(beta[row])}`;
  }
  return "cut";
}

/** @param {Trace} trace @param {number} row @returns {string} the node's name, or "" */
export function nameOf(trace, row) {
  return trace.text.names?.[row] ?? "";
}

/** @param {Trace} trace @param {number} row @returns {string} the move that leads to the node, or "" */
export function moveOf(trace, row) {
  const action = trace.action[row];
  return action < 0 ? "" : (trace.text.actions?.[action] ?? "");
}
