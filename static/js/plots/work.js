/**
 * How the work of searches grows with the depth, for comparison.
 *
 * @typedef {object} Measured
 * @property {string} method  id
 * @property {string} name
 * @property {{depth: number, nodes: number}[]} points  from depth 1, as far as it was measured
 */

import { formatValue } from "../words/format.js";
import { wholeAxis } from "./data.js";

/** The search that visits everything: the others are compared with it. */
const WHOLE = "minimax";

/**
 * Nodes against depth for each search, and what a uniform tree would need: bᵈ leaves, and b^(d/2) with the best order
 * of moves.
 * @param {readonly Measured[]} measured
 * @returns {import("./data.js").PlotData}
 */
export function workPlot(measured) {
  const branching = branchingFactor(measured);
  const depths =
    (measured.find(({ method }) => method === WHOLE) ?? measured[0])?.points.map(({ depth }) => depth) ?? [];
  const uniform = Number.isNaN(branching)
    ? []
    : [
        {
          name: "bᵈ",
          mark: /** @type {const} */ ("dashed"),
          points: depths.map((d) => point(d, branching ** d)),
          index: 6,
        },
        {
          name: "b^(d/2)",
          mark: /** @type {const} */ ("dashed"),
          points: depths.map((d) => point(d, branching ** (d / 2))),
          index: 7,
        },
      ];
  return {
    id: "work",
    title: "Work against depth",
    note: workNote(measured, branching),
    x: wholeAxis("depth in plies"),
    y: { label: "nodes", scale: "log" },
    series: [
      ...together(measured).map(({ name, points }, index) => ({
        name,
        index,
        mark: /** @type {const} */ ("line"),
        points: points.map(({ depth, nodes }) => point(depth, nodes)),
      })),
      ...uniform,
    ],
  };
}

/**
 * Searches that visit the same number of nodes at every depth share a line.
 * @param {readonly Measured[]} measured
 */
function together(measured) {
  /** @type {Map<string, {names: string[], points: Measured["points"]}>} */
  const lines = new Map();
  for (const { name, points } of measured) {
    const key = JSON.stringify(points);
    const line = lines.get(key) ?? { names: [], points };
    lines.set(key, { ...line, names: [...line.names, name] });
  }
  return [...lines.values()].map(({ names, points }) => ({ name: names.join(" = "), points }));
}

/** @param {number} x @param {number} y @returns {import("./data.js").Point} */
const point = (x, y) => [x, y];

/**
 * By which factor the last ply has increased a search's new nodes; NaN if there are fewer than two plies. A ply that
 * added nothing, because the moves were in a luckier order or the game had ended, is skipped.
 * @param {{points: Measured["points"]}} measured
 */
export function growth({ points }) {
  /** @type {number[]} */
  const grown = [];
  for (const { nodes } of points) if (nodes > (grown.at(-1) ?? 1)) grown.push(nodes);
  const [before, last] = grown.slice(-2);
  return last === undefined ? NaN : (last - before) / (before - (grown.at(-3) ?? 1));
}

/**
 * The average number of moves: the d-th root of minimax's nodes at its greatest depth d.
 * @param {readonly Measured[]} measured
 */
export function branchingFactor(measured) {
  const points = measured.find(({ method }) => method === WHOLE)?.points ?? [];
  if (points.length === 0) return NaN;
  const last = points[points.length - 1];
  const before = points.at(-2)?.nodes ?? 1;
  return (last.nodes - before) ** (1 / last.depth);
}

/** @param {readonly Measured[]} measured @param {number} branching */
function workNote(measured, branching) {
  const rates = together(measured).map((each) => ({ name: each.name, rate: growth(each) }));
  const known = rates
    .filter(({ rate }) => Number.isFinite(rate))
    .map(({ name, rate }) => `${name} ${formatValue(Number(rate.toFixed(1)))}`);
  const unknown = rates.filter(({ rate }) => !Number.isFinite(rate)).map(({ name }) => name);
  const parts = [
    Number.isNaN(branching) ? "" : `The measured branching factor b is ${formatValue(Number(branching.toFixed(2)))}.`,
    known.length > 0 ? `Growth of new nodes at the last ply, as a factor: ${known.join("; ")}.` : "",
    known.length > 0 && unknown.length > 0 ? `Too few plies measured: ${unknown.join("; ")}.` : "",
  ];
  return parts.filter(Boolean).join(" ");
}
