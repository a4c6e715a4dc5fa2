/**
 * The engine's answer, in words. Pure functions.
 *
 * What is known of a move, from the side that makes it. @typedef {import("../python/messages.js").MoveScored} MoveScore
 *
 * The engine's answer. @typedef {Omit<import("../python/messages.js").Scores, "kind">} EngineAnswer
 */

import { formatCount, formatValue } from "./format.js";

/** Whether the score of a move is known. @param {MoveScore} move */
export const isExact = ({ least, most }) => least !== null && least === most;

/** How the engine found its answer. @param {EngineAnswer} answer */
export function engineNote({ means, sure, depth, positions, estimate, bestName }) {
  const count = `${formatCount(positions)} ${positions === 1 ? "position" : "positions"}`;
  if (means === "table") return `Solved completely: ${count}.`;
  if (means === "theory") return `Solved by the theory of Nim, without a search: ${count}.`;
  if (means === "openings") return "The engine knows the scores of all openings of up to six discs from a table.";
  const work = `The engine looked at ${count}`;
  if (sure) return `${work} and is certain which move is best.`;
  const guess =
    estimate === null ? "" : ` and estimates ${bestName} at ${formatValue(estimate)} for the player to move`;
  return `${work}, ${depth} moves deep${guess}. It did not have enough time to be certain which move is best.`;
}

/** How many moves were scored in the time available; "" if all were. @param {EngineAnswer} answer */
export function settledNote({ moves, seconds }) {
  const exact = moves.filter(isExact).length;
  if (exact === moves.length) return "";
  const open = moves.filter(({ least, most }) => least === null && most === null).length;
  const bounded = moves.length - exact - open;
  const parts = [`${exact === 0 ? "none" : exact} of ${moves.length} columns ${exact === 1 ? "is" : "are"} solved`];
  if (bounded > 0) parts.push(`${bounded} ${bounded === 1 ? "has" : "have"} a proven bound (≥ or ≤)`);
  if (open > 0) parts.push(`${open} ${open === 1 ? "is" : "are"} unknown (?)`);
  return `In ${formatValue(seconds)} s: ${parts.join(", ")}.`;
}

/**
 * The ids of the moves that are known to be best; [] if there are none.
 * @param {Pick<EngineAnswer, "moves" | "best" | "sure">} answer
 */
export function bestMoves({ moves, best, sure }) {
  const chosen = moves.find(({ id }) => id === best);
  if (!sure || !chosen) return [];
  return moves
    .filter((move) => move === chosen || (isExact(chosen) && isExact(move) && move.least === chosen.least))
    .map(({ id }) => id);
}

/**
 * The sign of what is proven about a move: who wins, or that neither side can; null if that is open.
 * @param {MoveScore} move
 */
export function signOf({ least, most }) {
  if (least !== null && least > 0) return 1;
  if (most !== null && most < 0) return -1;
  return least === 0 && most === 0 ? 0 : null;
}

/** What is known about a move in a few signs, as "+3", "≤ 0" and "?". @param {MoveScore} move */
export function scoreText(move) {
  const { least, most } = move;
  if (least !== null && isExact(move)) return `${least > 0 ? "+" : ""}${formatValue(least)}`;
  // Of two bounds, the one that says more about who wins.
  if (least !== null && (least >= 0 || most === null || most > 0)) return `≥ ${formatValue(least)}`;
  return most === null ? "?" : `≤ ${formatValue(most)}`;
}

/**
 * What is known about a move, in words.
 * @param {MoveScore} move
 * @param {{mover: string, other: string, discs: boolean}} words  whose scores they are, the other side, and whether
 *   they count discs, as in Connect-4
 */
export function scoreWords(move, { mover, other, discs }) {
  const sign = signOf(move);
  if (!isExact(move)) return boundWords(move, sign, mover, other);
  if (sign === 0) return "a draw";
  const winner = sign === 1 ? mover : other;
  const disc = discs ? ` with the ${ordinal(Math.abs(Number(move.least)))} disc` : "";
  const when = move.plies === null ? "" : `${disc ? "," : ""} ${howSoon(move.plies)}`;
  return `${winner} wins${disc}${when}`;
}

/** @param {number} plies */
const howSoon = (plies) => (plies === 1 ? "at once" : `in ${plies} plies`);

/**
 * Which moves are best, and what they lead to. Moves with the same value may lead to games of different lengths. Then
 * the lengths are listed move by move, those that are better in practice first: the sooner win, the later loss.
 * @param {readonly MoveScore[]} moves
 * @param {readonly string[]} best  ids of those that are known to be best
 * @param {{mover: string, other: string, discs: boolean}} words  as for `scoreWords`
 */
export function verdictWords(moves, best, words) {
  const chosen = moves.filter(({ id }) => best.includes(id));
  if (chosen.length === 0) return "The best column is not proved yet.";
  const names = (/** @type {readonly MoveScore[]} */ some) => namesOf(some, words.discs);
  const which = chosen.length === moves.length && chosen.length > 1 ? "every move" : names(chosen);
  if (!isExact(chosen[0])) return `★ Best: ${which}, although its exact score is not known.`;
  const sign = signOf(chosen[0]) ?? 0;
  const lengths = [...new Set(chosen.map(({ plies }) => plies ?? 0))].sort((a, b) => sign * (a - b));
  if (sign === 0) return `★ Best: ${which}. With best play, it is a draw.`;
  if (lengths.length === 1) return `★ Best: ${which}. With best play, ${scoreWords(chosen[0], words)}.`;
  const each = lengths.map((plies, index) => {
    const alike = chosen.filter((move) => move.plies === plies);
    const by = index === lengths.length - 1 && alike.length > 1 ? "the others" : names(alike);
    return `${sign === 1 ? howSoon(plies) : `${plies} plies`} with ${by}`;
  });
  const outcome = sign === 1 ? `${words.mover} wins: ` : `${words.other} wins, and the game lasts `;
  return `★ Best: ${which}. With best play, ${outcome}${each.join(", ")}.`;
}

/** @param {readonly MoveScore[]} moves @param {boolean} areColumns */
function namesOf(moves, areColumns) {
  if (areColumns) return `column${moves.length > 1 ? "s" : ""} ${moves.map(({ id }) => id).join(", ")}`;
  return moves.map(({ name }) => name).join(", ");
}

/** @param {MoveScore} move @param {number | null} sign @param {string} mover @param {string} other */
function boundWords({ least, most }, sign, mover, other) {
  if (sign !== null) return `${sign === 1 ? mover : other} wins, but it is not known how soon`;
  if (least === 0) return `at least a draw for ${mover}`;
  if (most === 0) return `at most a draw for ${mover}`;
  if (least === null && most === null) return "not enough time to tell";
  return "not enough time to tell who wins";
}

const ORDINALS = ["", "last", "2nd last", "3rd last"];

/** @param {number} count counted from the last */
const ordinal = (count) => ORDINALS[count] ?? `${count}th last`;
