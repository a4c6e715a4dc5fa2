/**
 * The list of the moves of a game that is being played. Pure functions of the state and of Python's answers.
 *
 * @typedef {import("../../state/state.js").State} State
 * @typedef {import("../../state/results.js").Results} Results
 *
 * A move, and who made it. @typedef {import("../../python/messages.js").MovePlayed} Played
 *
 * `at` is the place of the position after the move in the history.
 * @typedef {{name: string, at: number, isNow: boolean, isChance: boolean}} Entry
 *
 * A row of the list: what MAX played, and what MIN answered. Where a side moves again, or chance does, a side has several.
 * @typedef {{MAX: readonly Entry[], MIN: readonly Entry[]}} Row
 */

import { lookOf } from "./known.js";

/** Between two positions, as a key. @param {string} before @param {string} after */
const between = (before, after) => `${before}\n${after}`;

/** Whether moves are told: where some are hidden, a list would show them. @param {Results} results */
const isOpen = (results) => lookOf(results)?.start === null;

/**
 * The positions between which the moves are not known yet; none if all are known, or none are to be told.
 * @param {State} state @param {Results} results @returns {readonly string[]}
 */
export function positionsUnknown({ history, activity }, results) {
  if (activity !== "play" || !isOpen(results)) return [];
  const { played } = results.lab;
  const first = history.findIndex((after, at) => at > 0 && !(between(history[at - 1], after) in played));
  return first < 0 ? [] : history.slice(first - 1);
}

/** What is known when Python has told the moves between positions. @param {readonly string[]} positions @param {readonly (Played | null)[]} moves */
export const movesBetween = (positions, moves) =>
  Object.fromEntries(positions.slice(1).map((after, at) => [between(positions[at], after), moves[at] ?? null]));

/** Whether the side to move has made the last move, too, but for what chance has done. @param {State} state @param {Results} results */
export function movesAgain({ history, at }, results) {
  const look = lookOf(results);
  /** @param {number} now */
  const moveTo = (now) => (now > 0 ? results.lab.played[between(history[now - 1], history[now])] : null);
  let last = at;
  while (moveTo(last)?.by === "CHANCE") last -= 1;
  return look !== null && !look.terminal && moveTo(last)?.by === look.toMove;
}

/**
 * The moves of the game on the board, those that can be redone too; a new game begins where no move leads on.
 * @param {State} state @param {Results} results @returns {{rows: readonly Row[]}}
 */
export function moveListProps(state, results) {
  const { history, at: now } = state;
  if (!isOpen(results)) return { rows: [] };
  /** @param {number} at */
  const moveTo = (at) => (at > 0 && results.lab.played[between(history[at - 1], history[at])]) || null;
  let first = now;
  while (moveTo(first)) first -= 1;
  const rows = [];
  /** @type {"MAX" | "MIN" | ""} whose moves come last in the last row */
  let last = "";
  for (let at = first + 1; at < history.length; at++) {
    const move = moveTo(at);
    if (!move) break;
    const isChance = move.by === "CHANCE";
    // What chance does stands with the move that asked for it.
    /** @type {"MAX" | "MIN"} */
    const side = move.by !== "CHANCE" ? move.by : last || "MAX";
    if (last === "" || (side === "MAX" && last === "MIN"))
      rows.push({ MAX: /** @type {Entry[]} */ ([]), MIN: /** @type {Entry[]} */ ([]) });
    rows[rows.length - 1][side].push({ name: move.name, at, isNow: at === now, isChance });
    last = side;
  }
  return { rows };
}
