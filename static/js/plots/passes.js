/**
 * Plots of a search in passes: how it gets to its answer, pass by pass.
 *
 * @typedef {import("../trace/trace.js").Trace} Trace
 * @typedef {import("./data.js").PlotData} PlotData
 * @typedef {import("./data.js").Point} Point
 */

import { formatCount, formatValue } from "../words/format.js";
import { bestChild, lastCursor, variablesIn } from "../trace/cursor.js";
import { moveName } from "../trace/names.js";
import { passNoun } from "../trace/passes.js";
import { linearAxis, wholeAxis } from "./data.js";

/** Nobody can tell more points than this apart. */
const MOST_POINTS = 400;

/** The plots for a trace, by how its search answers. @param {Trace} trace @returns {PlotData[]} */
export function passPlots(trace) {
  const { passes, merged, bestBy } = trace.text;
  if (passes.length === 0 || bestBy === "mixture") return [];
  if (bestBy === "visits") return [roundsPlot(trace)];
  if (merged) return [meritPlot(trace)];
  if (passes.some(({ row }) => Number.isFinite(trace.alpha[row]) || Number.isFinite(trace.beta[row])))
    return [boundsPlot(trace)];
  return passNoun(trace) === "iteration" ? deepeningPlots(trace) : [];
}

/** @param {Trace} trace @returns {PlotData[]} */
function deepeningPlots(trace) {
  const { passes } = trace.text;
  const depth = { label: "depth in plies", scale: /** @type {const} */ ("linear"), whole: true };
  const finished = passes.filter(({ row }) => !Number.isNaN(trace.value[row]));
  /** @param {{depth: number | "Infinity" | null}} pass */
  const depthOf = (pass) => Number(pass.depth);
  let sum = 0;
  const all = passes.map(({ row, end }) => (sum += end - row));
  return [
    {
      id: "growth",
      title: "Work of each iteration",
      note: growthNote(all),
      along: "pass",
      x: depth,
      y: { label: "nodes", scale: "log" },
      series: [
        { name: "this iteration", mark: "line", points: passes.map((pass) => [depthOf(pass), pass.end - pass.row]) },
        { name: "total so far", mark: "dashed", points: passes.map((pass, index) => [depthOf(pass), all[index]]) },
      ],
    },
    {
      id: "choice",
      title: "Best move of each iteration",
      note: choiceNote(trace, finished),
      along: "pass",
      x: depth,
      y: linearAxis("value"),
      series: [
        {
          name: "value",
          mark: "steps",
          role: "now",
          points: finished.map((pass) => [depthOf(pass), trace.value[pass.row]]),
        },
      ],
    },
  ];
}

/** What repeating the search costs. @param {number[]} all the nodes of an iteration and of all before it */
function growthNote(all) {
  const [before, whole] = all.slice(-2);
  return whole === undefined
    ? ""
    : `The earlier iterations took ${formatCount(before)} of ${formatCount(whole)} nodes: that is the cost of starting again each time.`;
}

/** @param {Trace} trace @param {{row: number, depth: number | "Infinity" | null}[]} passes */
function choiceNote(trace, passes) {
  /** @type {string[]} */
  const changes = [];
  let before = "";
  for (const { row, depth } of passes) {
    const child = bestChild(trace, row, lastCursor(trace));
    const move = child < 0 ? "" : moveName(trace, child);
    if (move && move !== before) changes.push(`depth ${depth}: ${move}, ${formatValue(trace.value[row])}`);
    before = move || before;
  }
  return changes.length > 0 ? `Changes of the best move: ${changes.join("; ")}.` : "";
}

/** Null windows close in on the value. @param {Trace} trace @returns {PlotData} */
function boundsPlot(trace) {
  /** @type {Point[]} */
  const lower = [];
  /** @type {Point[]} */
  const upper = [];
  trace.text.passes.forEach(({ row }, index) => {
    const value = trace.value[row];
    if (Number.isNaN(value)) return;
    if (value >= trace.beta[row]) lower.push([index + 1, value]);
    else upper.push([index + 1, value]);
  });
  return {
    id: "bounds",
    title: "Bounds after each pass",
    note: "Each pass asks one question: is the value at least this number? The value is found when the bounds meet.",
    along: "pass",
    x: wholeAxis("pass"),
    y: linearAxis("value"),
    series: [
      { name: "lower bound", mark: "steps", role: "max", points: lower },
      { name: "upper bound", mark: "steps", role: "min", points: upper },
    ],
  };
}

/** The average result of the rounds of a Monte Carlo tree search. @param {Trace} trace @returns {PlotData} */
function roundsPlot(trace) {
  const { passes } = trace.text;
  /** @type {Point[]} */
  const mean = [];
  let sum = 0;
  passes.forEach(({ row }, index) => {
    sum += trace.value[row];
    if (isPlotted(index, passes.length)) mean.push([index + 1, sum / (index + 1)]);
  });
  return {
    id: "rounds",
    title: "Mean of all rounds",
    note: "The mean at the root moves towards the true value, because better moves are tried more and more often.",
    along: "pass",
    x: wholeAxis("round"),
    y: linearAxis("mean"),
    series: [{ name: "mean", mark: "line", role: "now", points: mean }],
  };
}

/** The merit of the entry that each round takes from OPEN; it never rises. @param {Trace} trace @returns {PlotData} */
function meritPlot(trace) {
  const { passes } = trace.text;
  /** @type {Point[]} */
  const points = [];
  passes.forEach(({ row }, index) => {
    const merit = variablesIn(trace, row, trace.enter[row] + 1).get("merit") ?? NaN;
    if (Number.isFinite(merit) && isPlotted(index, passes.length)) points.push([index + 1, merit]);
  });
  return {
    id: "merit",
    title: "Merit of the best entry",
    note: "The merit of the best entry is an upper bound. It falls until a complete strategy reaches it.",
    along: "pass",
    x: wholeAxis("round"),
    y: linearAxis("merit"),
    series: [{ name: "merit", mark: "steps", role: "max", points }],
  };
}

/** @param {number} index @param {number} count */
const isPlotted = (index, count) =>
  count <= MOST_POINTS || index % Math.ceil(count / MOST_POINTS) === 0 || index === count - 1;

const ROUNDS = { label: "round", scale: /** @type {const} */ ("log"), whole: true };

/**
 * How average strategies approach an equilibrium.
 * @param {readonly {round: number, value: number, exploitability: number, mixes: number[][]}[]} points
 * @param {readonly import("../trace/trace.js").Mix[]} strategies the final ones
 * @returns {PlotData[]}
 */
export function approachPlots(points, strategies) {
  return [
    ...[...new Set(strategies.map(({ player }) => player))].map((player) => mixPlot(points, strategies, player)),
    {
      id: "exploitability",
      title: "How much the average strategies can lose",
      note: points.every(({ exploitability }) => exploitability === 0)
        ? "Nothing at all: the strategies started at an equilibrium."
        : "At an equilibrium nobody can gain by changing their strategy, so this goes to 0.",
      along: "pass",
      x: ROUNDS,
      y: { label: "exploitability", scale: "log" },
      series: [
        {
          name: "exploitability",
          mark: "line",
          role: "cut",
          points: points.map(({ round, exploitability }) => [round, exploitability]),
        },
      ],
    },
    {
      id: "value",
      title: "Value of the average strategies",
      along: "pass",
      x: ROUNDS,
      y: linearAxis("value to MAX"),
      series: [{ name: "value", mark: "line", role: "now", points: points.map(({ round, value }) => [round, value]) }],
    },
  ];
}

/**
 * The strategy of one player only, so that there are few enough lines to tell apart: one for each action. Of two
 * actions, one is enough, since they add up to 1.
 * @param {readonly {round: number, mixes: number[][]}[]} points
 * @param {readonly import("../trace/trace.js").Mix[]} strategies
 * @param {string} player
 * @returns {PlotData}
 */
function mixPlot(points, strategies, player) {
  const lines = strategies.flatMap(({ player: whose, knows, actions }, mix) =>
    whose !== player ? [] : actions.map((action, i) => ({ knows, action, mix, i })).slice(actions.length === 2 ? 1 : 0),
  );
  const isOneAction = lines.length > 1 && lines.every(({ knows, action }) => knows && action === lines[0].action);
  return {
    id: `mixes-${player}`,
    title: isOneAction
      ? `Average strategy of ${player}: how often they play ${lines[0].action}`
      : `Average strategy of ${player}`,
    note: isOneAction ? "One line for each information set." : "",
    along: "pass",
    x: ROUNDS,
    y: { label: "probability", scale: "linear", ends: [0, 1] },
    series: lines.map(({ knows, action, mix, i }) => ({
      name: isOneAction ? knows : knows ? `${knows}: ${action}` : action,
      mark: /** @type {const} */ ("line"),
      points: points.map(({ round, mixes }) => /** @type {Point} */ ([round, mixes[mix][i]])),
    })),
  };
}
