/**
 * What trials tell: the scores of each planner, the headline, what their view shows. Pure functions.
 *
 * @typedef {import("./memory.js").TrialGame} TrialGame
 *
 * The games of A, and those of B with the same luck. @typedef {readonly (readonly TrialGame[])[]} Games
 *
 * The scores of one planner.
 * @typedef {object} TrialScore
 * @property {number} games  played so far
 * @property {number} won
 * @property {number} mean
 * @property {number} lowest
 * @property {number} highest
 * @property {number} meanLength of its games, in plies
 * @property {number} nodes visited in all its searches
 */

import { boardOf } from "../../boards/index.js";
import { errorAt } from "../../state/results.js";
import { position } from "../../state/state.js";
import { contendersDiffer } from "../../words/contenders.js";
import { countedPlies, roundOf } from "../../words/depth.js";
import { formatCount, formatMean } from "../../words/format.js";
import { counted } from "../../words/sentence.js";
import { contenderWords, evaluationsFor, ownContender, searchesIn, severalDiffer } from "./contending.js";
import { lookOf } from "./known.js";

/** The depth of both, unless the search beside the board has one. */
const USUAL_DEPTH = "6";

/** @param {readonly number[]} numbers */
const mean = (numbers) => numbers.reduce((sum, each) => sum + each, 0) / numbers.length;

/** The scores of one planner, in at least one game. @param {readonly TrialGame[]} games @returns {TrialScore} */
export function scoreOf(games) {
  const utilities = games.map(({ utility }) => utility);
  return {
    games: games.length,
    won: games.filter(({ won }) => won).length,
    mean: mean(utilities),
    lowest: Math.min(...utilities),
    highest: Math.max(...utilities),
    meanLength: mean(games.map(({ moves }) => moves.length)),
    nodes: games.reduce((sum, { nodes }) => sum + nodes, 0),
  };
}

/** How each of the two stands. @param {readonly TrialScore[]} scores of A and B */
export const headlinesOf = (scores) =>
  scores.map(
    ({ games, won, mean: average }, index) =>
      `${"AB"[index]}: ${formatMean(average)} on average, ${formatCount(won)} of ${formatCount(games)} won`,
  );

/** How far the games are that are being played. @param {readonly number[]} moves in the game of A, and in that of B */
const withinGame = (moves) => moves.map((made, index) => `${"AB"[index]}: ${countedPlies(made)}`).join(", ");

/** Whether both planners made the same moves in the game of this number. @param {Games} games @param {number} index */
function isSameGame([ofA, ofB], index) {
  const [one, other] = [ofA[index].moves, ofB[index].moves];
  return one.length === other.length && one.every((move, ply) => move === other[ply]);
}

/**
 * Why the scores of both are the same, or that their games are not; "" where the scores differ.
 * @param {Games} games @param {boolean} areAlike  whether both have the same settings
 */
export function sameScores(games, areAlike) {
  const [a, b] = games.map(scoreOf);
  if (a.mean !== b.mean || a.won !== b.won) return "";
  const different = games[0].filter((_, index) => !isSameGame(games, index)).length;
  const total = counted(formatCount(a.games), "game");
  if (different > 0)
    return `The scores are equal, but A and B made different moves in ${formatCount(different)} of ${total}.`;
  const sameMoves = a.games === 1 ? "the same moves" : "the same moves in every game";
  return areAlike
    ? `A and B have the same settings and the same luck, so they made ${sameMoves}.`
    : `A and B made ${sameMoves}: with the same luck, the same moves lead to the same score.`;
}

/** @param {import("../../state/state.js").State} state @param {import("../../state/results.js").Results} results */
export function trialsProps(state, results) {
  const look = lookOf(results);
  const { trials } = results.lab;
  const searches = searchesFor(results, look);
  const weights = evaluationsFor(state, look);
  const offered = { searches, orders: [], weights, round: roundOf(look) };
  const isRunning = results.doing.task === "trials";
  return {
    ...offered,
    contenders: look?.planners ? (trials?.planners ?? usualPlanners(state, look)) : [],
    board: look ? boardOf(look) : "",
    picture: trials?.picture ?? look?.picture ?? null,
    start: position(state) ?? "",
    progress:
      isRunning && trials
        ? { played: trials.games[0].length, total: trials.total, within: withinGame(trials.moves) }
        : null,
    results: trials && trials.games[0].length > 0 ? outcome(trials, offered, isRunning) : null,
    error: errorAt(results, "trials"),
  };
}

/**
 * The searches that can plan, each with a sentence on what it takes chance for.
 * @param {import("../../state/results.js").Results} results @param {ReturnType<typeof lookOf>} look
 */
function searchesFor(results, look) {
  const others = look?.picture.names?.MIN ?? "MIN";
  return searchesIn(results, look?.planners ?? []).map((search) => ({
    ...search,
    sees: look?.methods.includes(search.id)
      ? `${others}: known to move by chance.`
      : `${others}: taken for players who want the worst.`,
  }));
}

/**
 * A search that fears the worst, against one that knows of chance.
 * @param {import("../../state/state.js").State} state @param {ReturnType<typeof lookOf>} look
 */
function usualPlanners(state, look) {
  const { planners = [], methods = [] } = look ?? {};
  const own = { ...ownContender(state, look), order: "given", depth: state.depth || USUAL_DEPTH };
  const usual = (/** @type {string | undefined} */ method) =>
    method === own.method ? own : { ...own, method: method ?? "", options: {} };
  const pessimist = planners.find((id) => !methods.includes(id));
  const optimist = methods.includes(own.method) ? own.method : methods[0];
  return [usual(pessimist ?? optimist), usual(optimist)];
}

/**
 * @param {import("./memory.js").Trials} trials
 * @param {Parameters<typeof contenderWords>[1]} offered
 * @param {boolean} isRunning  whether more games come
 */
function outcome({ planners, games }, offered, isRunning) {
  const scores = games.map(scoreOf);
  return {
    scores,
    headline: headlinesOf(scores),
    same: isRunning ? "" : sameScores(games, contendersDiffer(planners, offered.searches).length === 0),
    games,
    played: planners.map((each) => {
      const sees = offered.searches.find(({ id }) => id === each.method)?.sees ?? "";
      return `${contenderWords(each, offered)}. ${sees}`;
    }),
    differs: severalDiffer(planners, offered.searches),
  };
}
