/**
 * Plots of a search that visits its tree once: where its nodes are, and how it came to the value at the root.
 *
 * @typedef {import("../trace/trace.js").Trace} Trace
 * @typedef {import("./data.js").PlotData} PlotData
 * @typedef {import("./data.js").Point} Point
 */

import { formatCount } from "../words/format.js";
import { CHANCE, DRIVER, PRUNED } from "../trace/codes.js";
import { lastCursor, nodesEntered, runningValue } from "../trace/cursor.js";
import { linearAxis, wholeAxis } from "./data.js";

/** Counts that reach this from 1 need a logarithmic axis to be seen side by side. */
const WIDE = 200;

/** The plots for a trace; none for a search in passes. @param {Trace} trace @returns {PlotData[]} */
export function onePassPlots(trace) {
  const { passes, players, bestBy } = trace.text;
  if (passes.length > 0 || bestBy === "mixture" || trace.visited === 0 || trace.kind[0] === DRIVER) return [];
  const isOneNumber = !players && trace.kind[0] !== CHANCE;
  return [depthsPlot(trace), ...(isOneNumber ? valuePlot(trace) : [])];
}

/** How many nodes each depth has, visited and cut off. @param {Trace} trace @returns {PlotData} */
function depthsPlot(trace) {
  const visited = /** @type {number[]} */ ([]);
  const cut = /** @type {number[]} */ ([]);
  for (let row = 0; row < trace.count; row++) {
    const counts = row < trace.visited ? visited : cut;
    if (row < trace.visited || trace.status[row] === PRUNED) counts[trace.ply[row]] = (counts[trace.ply[row]] ?? 0) + 1;
  }
  const cuts = cut.reduce((sum, count) => sum + count, 0);
  const most = Math.max(...visited);
  return {
    id: "depths",
    title: "Nodes at each depth",
    note:
      cuts === 0
        ? "Nothing was cut: every node that the search could reach was visited."
        : `${formatCount(cuts)} ${cuts === 1 ? "move was" : "moves were"} cut. Only the node that each leads to is counted: the search never looked at what lies below.`,
    along: "depth",
    x: wholeAxis("depth in plies"),
    y: { label: "nodes", scale: most >= WIDE ? "log" : "linear", whole: true, ...(most < WIDE ? { ends: [0] } : {}) },
    series: [
      { name: "visited", mark: "line", role: "now", points: pointsOf(visited) },
      ...(cuts > 0
        ? [
            {
              name: "cut",
              mark: /** @type {const} */ ("line"),
              role: /** @type {const} */ ("cut"),
              points: pointsOf(cut),
            },
          ]
        : []),
    ],
  };
}

/** @param {readonly number[]} counts by depth; some depths may have none @returns {Point[]} */
const pointsOf = (counts) => [...counts.keys()].map((depth) => [depth, counts[depth] ?? 0]);

/** The value at the root each time one of its moves returns, against the nodes visited by then. @param {Trace} trace @returns {PlotData[]} */
function valuePlot(trace) {
  const points = /** @type {Point[]} */ ([]);
  const addPoint = (/** @type {number} */ cursor) => {
    const value = runningValue(trace, 0, cursor);
    if (!Number.isNaN(value)) points.push([nodesEntered(trace, cursor), value]);
  };
  for (let at = trace.childStart[0]; at < trace.childStart[1]; at++) {
    const child = trace.children[at];
    if (child < trace.visited && trace.leave[child] >= 0) addPoint(trace.leave[child] + 1);
  }
  addPoint(lastCursor(trace));
  points.sort(([one], [other]) => one - other);
  if (points.length < 3) return [];
  return [
    {
      id: "root-value",
      title: "The value at the root",
      note: "It changes only when a better move than all before it is found. The work after the last change is there to prove that no other move is better.",
      along: "nodes",
      x: wholeAxis("nodes visited"),
      y: linearAxis("value so far"),
      series: [{ name: "value", mark: "steps", role: "now", points }],
    },
  ];
}
