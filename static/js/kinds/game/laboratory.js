/**
 * What the views of the laboratory show: plots, weights, duels, scores. Pure functions of the state and of Python's
 * answers.
 *
 * @typedef {import("../../state/state.js").State} State
 * @typedef {import("../../state/results.js").Results} Results
 */

import { bestMoves, engineNote, settledNote } from "../../words/engine-scores.js";
import { countedPlies, limitsSet, roundOf } from "../../words/depth.js";
import { formatCount } from "../../words/format.js";
import { onePassPlots } from "../../plots/one-pass.js";
import { approachPlots, passPlots } from "../../plots/passes.js";
import { workPlot } from "../../plots/work.js";
import { remembered } from "../../support/remember-last.js";
import { errorAt } from "../../state/results.js";
import { currentNode, nodesEntered } from "../../trace/cursor.js";
import { passAt } from "../../trace/passes.js";
import { chosenMethod } from "../../state/catalogue.js";
import { isForEngine, isForMany } from "../../state/turn.js";
import { BOARDS, boardOf } from "../../boards/index.js";
import { position } from "../../state/state.js";
import { contenderWords, evaluationsFor, ownContender, searchesIn, severalDiffer } from "./contending.js";
import { lookOf } from "./known.js";
import { byDepth } from "./stages.js";
import { evaluationsOf } from "./requests.js";
import { gridOf } from "./score-grid.js";

const passPlotsOf = remembered(passPlots);
const onePassPlotsOf = remembered(onePassPlots);
const approachOf = remembered(approachPlots);
const workOf = remembered(workPlot);

/** @param {State} state @param {Results} results */
export function plotsProps(state, results) {
  const { work, look } = results.subject;
  const { trace, approach, strategies, pending } = results.run;
  const { coinMap, forecast } = results.lab;
  const { task, detail } = results.doing;
  const own =
    trace && !pending
      ? [
          ...passPlotsOf(trace),
          ...onePassPlotsOf(trace),
          ...(approach.length > 0 ? approachOf(approach, strategies) : []),
        ]
      : [];
  return {
    plots: own,
    work: work.length > 0 ? workOf(work) : null,
    workTerms: workTerms(state, results),
    measuring: task === "work" ? detail : "",
    busy: task !== "",
    comparable: byDepth(results).length > 0,
    coinMap: coinMap && look?.subject === "coins" ? { ...coinMap, at: pairAt(look.options) } : null,
    strategies: pending ? [] : strategies,
    forecast: state.method === "probcut" ? forecast : null,
    forecasts: state.method === "probcut",
    errors: { work: errorAt(results, "work"), forecast: errorAt(results, "forecast") },
    markers: trace && state.cursor > 0 ? markersAt(trace, state.cursor) : NO_MARKERS,
  };
}

/**
 * The settings that all measured searches share. When one of these changes, the measurements are deleted.
 * @param {State} state @param {Results} results
 */
function workTerms({ order, cut }, { catalogue }) {
  const name = catalogue?.orders.find(({ id }) => id === order)?.name ?? order;
  const closed = cut === ">" ? "v > β or v < α" : "v ≥ β or v ≤ α";
  return `The same for all searches: move order ${name}, cut when ${closed}. Other options have their default values.`;
}

/** The two coins of the game. @param {Record<string, number>} options @returns {[number, number]} */
const pairAt = ({ a, b }) => [a, b];

/** @type {import("../../plots/data.js").Markers} */
const NO_MARKERS = Object.freeze({ pass: null, nodes: null, depth: null });

/**
 * The cursor's place on each axis that it moves along.
 * @param {import("../../trace/trace.js").Trace} trace @param {number} cursor @returns {import("../../plots/data.js").Markers}
 */
const markersAt = (trace, cursor) => ({
  pass: passMarker(trace, cursor),
  nodes: nodesEntered(trace, cursor),
  depth: trace.ply[currentNode(trace, cursor)] ?? null,
});

/** @param {import("../../trace/trace.js").Trace} trace @param {number} cursor */
function passMarker(trace, cursor) {
  const pass = passAt(trace, cursor);
  if (pass < 0) return null;
  const { depth } = trace.text.passes[pass];
  return typeof depth === "number" &&
    !trace.text.merged &&
    trace.text.passes[0].depth !== trace.text.passes.at(-1)?.depth
    ? depth
    : pass + 1;
}

/** @param {State} state @param {Results} results */
export function weightsProps(state, results) {
  const { weights, depth, evaluation, methodOptions } = state;
  const method = chosenMethod(state, results);
  const evaluations = evaluationsOf(state);
  const { error } = results;
  const look = lookOf(results);
  const features = look?.features ?? [];
  const defaults = features.map((feature) => feature.default);
  const names = look?.picture.names ?? { MAX: "MAX", MIN: "MIN" };
  const own = evaluations.find(({ id }) => id === evaluation);
  const stopsEarly =
    method !== undefined &&
    ((depth !== "" && method.takesDepth) || limitsSet(method.options, methodOptions).length > 0);
  return {
    chosen: own?.id ?? "",
    // Without features and without a limit, nothing is evaluated.
    choices:
      look && !isForMany(look) && (features.length > 0 || stopsEarly || own)
        ? [
            { id: "", name: features.length > 0 ? "weighted features" : "the game's own" },
            ...evaluations.map(({ id, name }) => ({ id, name })),
          ]
        : [],
    features: own ? [] : features,
    sides:
      features.length === 0
        ? []
        : [
            { id: /** @type {const} */ ("MAX"), name: names.MAX, weights: weights.MAX ?? defaults, depth },
            {
              id: /** @type {const} */ ("MIN"),
              name: names.MIN,
              weights: weights.MIN ?? weights.MAX ?? defaults,
              depth: weights.minDepth,
            },
          ],
    separate: weights.separate,
    round: roundOf(look),
    formula: "The sum is scaled so that an estimate never looks like a certain win or loss.",
    error: error?.field === "weights" ? error : null,
  };
}

/** @param {State} state @param {Results} results */
export function scoresProps(state, results) {
  const { scores } = results.subject;
  const look = lookOf(results);
  const names = look?.picture.names ?? { MAX: "MAX", MIN: "MIN" };
  const isMax = look?.toMove === "MAX";
  const picture = look?.picture;
  const isTimed = look?.engine === "search";
  return {
    offered: isForEngine(look) && look?.terminal === false,
    seconds: isTimed ? state.engine.seconds : null,
    error: errorAt(results, "seconds", "scores"),
    moves: scores?.moves ?? [],
    best: scores ? bestMoves(scores) : [],
    columns: isTimed && picture?.kind === "grid" ? picture.columns : 0,
    grid: picture && scores && !isTimed ? gridOf(picture, scores.moves) : null,
    busy: results.doing.task === "scores",
    notes: scores ? [settledNote(scores), engineNote(scores)].filter((note) => note !== "") : [],
    mover: isMax ? names.MAX : names.MIN,
    other: isMax ? names.MIN : names.MAX,
  };
}

/** @param {State} state @param {Results} results */
export function duelProps(state, results) {
  const { catalogue } = results;
  const look = lookOf(results);
  const { duel } = results.lab;
  const searches = searchesIn(results, look?.methods ?? []);
  const measured = byDepth(results);
  const own = ownContender(state, look);
  // A search without a depth limit cannot play against a shallower version of itself.
  const hasDepth = measured.length === 0 || measured.some(({ id }) => id === own.method);
  const other = hasDepth ? own : { ...own, method: measured[0].id, options: {} };
  // Sides with weights of their own play each other; otherwise, the search plays one that looks less far ahead.
  const rival = state.weights.separate && own.weights === "MAX" ? { weights: "MIN", depth: own.depth } : { depth: "1" };
  const names = look?.picture.names ?? { MAX: "MAX", MIN: "MIN" };
  const orders = (catalogue?.orders ?? []).filter(({ id }) => look?.orders?.includes(id));
  const weights = evaluationsFor(state, look);
  const round = roundOf(look);
  return {
    searches,
    orders,
    weights,
    round,
    contenders: duel?.contenders ?? [own, { ...other, ...rival }],
    sides: names,
    start: position(state) ?? "",
    discs: isRound(look),
    board: look ? boardOf(look) : "",
    picture: duel?.picture ?? look?.picture ?? null,
    progress:
      results.doing.task === "duel" && duel
        ? { played: duel.games.length, total: duel.total, within: duel.moves.map(countedPlies).join() }
        : null,
    results:
      duel && duel.games.length > 0
        ? {
            ...outcome(duel),
            played: duel.contenders.map((each) => contenderWords(each, { searches, orders, weights, round })),
            differs: severalDiffer(duel.contenders, searches),
          }
        : null,
    error: errorAt(results, "duel", "plies", "games"),
  };
}

/** Whether the marks on the board are discs. @param {ReturnType<typeof lookOf>} look */
function isRound(look) {
  const board = look && BOARDS[boardOf(look)];
  return board?.kind === "grid" && board.round === true;
}

/** @param {import("../../kinds/game/memory.js").Duel} duel */
function outcome({ games }) {
  const sides = /** @type {const} */ (["MAX", "MIN"]);
  const both = /** @type {const} */ ([0, 1]);
  const scores = both.flatMap((contender) =>
    sides.map((side) => {
      const own = games.filter(({ max }) => (max === contender) === (side === "MAX"));
      const wins = own.filter(({ winner }) => winner === contender).length;
      const draws = own.filter(({ winner }) => winner === null).length;
      const length = own.reduce((sum, { positions }) => sum + positions.length - 1, 0);
      return {
        contender,
        side,
        wins,
        draws,
        losses: own.length - wins - draws,
        meanLength: own.length > 0 ? length / own.length : 0,
        nodes: own.reduce((sum, { nodes }) => sum + nodes[contender], 0),
      };
    }),
  );
  const count = (/** @type {0 | 1 | null} */ who) => games.filter(({ winner }) => winner === who).length;
  return {
    headline: `A won ${formatCount(count(0))}, drew ${formatCount(count(null))}, lost ${formatCount(count(1))}`,
    scores,
    games: games.map(({ max, winner, opening, moves, positions }) => ({
      max,
      winner,
      opening,
      moves,
      positions,
      length: positions.length - 1,
    })),
  };
}
