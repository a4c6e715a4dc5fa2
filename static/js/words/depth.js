/**
 * How deep a search looks, in the words of a game. A search counts in plies. In a game where people count in rounds, of
 * `round` plies each, so does the page; `round` is 1 in every other game. Pure functions.
 */

import { formatCount } from "./format.js";
import { counted } from "./sentence.js";

/** How many plies a round has. @param {{round?: number} | null | undefined} look */
export const roundOf = (look) => look?.round ?? 1;

/** "1 ply", "6 plies". @param {number} number */
export const countedPlies = (number) => `${formatCount(number)} ${number === 1 ? "ply" : "plies"}`;

/** "1 round", "2 rounds". @param {number} number */
export const countedRounds = (number) => counted(number, "round");

/** How the field of a depth is called. @param {number} round */
export const depthLabel = (round) => (round === 1 ? "Depth" : "Depth in rounds");

/**
 * What the field of a depth shows: "2" for two rounds, "4 plies" for what is no whole number of rounds.
 * @param {string} depth  in plies, or as it was typed; "" for the whole tree @param {number} round
 */
export function depthShown(depth, round) {
  if (round === 1 || !isNumber(depth)) return depth;
  return Number(depth) % round === 0 ? String(Number(depth) / round) : depthWords(depth, round);
}

/**
 * The plies of what was typed in the field of a depth: "2", "2 rounds", "4 plies". Other texts stay, for Python to reject.
 * @param {string} text @param {number} round
 */
export function depthTyped(text, round) {
  const typed = text.trim();
  const [, number, unit] = /^(\d+) *(ply|plies|rounds?|)$/i.exec(typed) ?? [];
  if (round === 1 || number === undefined) return typed;
  return unit.toLowerCase().startsWith("pl") ? number : String(Number(number) * round);
}

/**
 * The plies of as many rounds, where a round has `now` plies instead of `before`. What is no number of whole rounds stays.
 * @param {string} depth @param {number} before @param {number} now
 */
export const roundsKept = (depth, before, now) =>
  isNumber(depth) && Number(depth) % before === 0 ? String((Number(depth) / before) * now) : depth;

/**
 * A depth in words: "full"; "6"; where a game is counted in rounds, "2 rounds" or "4 plies".
 * @param {string} depth  in plies, or as it was typed @param {number} round
 */
export function depthWords(depth, round) {
  if (round === 1 || !isNumber(depth)) return depth || "full";
  return Number(depth) % round === 0 ? countedRounds(Number(depth) / round) : countedPlies(Number(depth));
}

/** How deep a search of so many plies looks: "6 plies"; "2 rounds". @param {number} plies @param {number} round */
export const reachWords = (plies, round) => (round === 1 ? countedPlies(plies) : depthWords(String(plies), round));

/**
 * The depth of one search of several, each a ply deeper than the last: "6"; "6 (2 rounds)".
 * @param {unknown} plies @param {number} round
 */
export const pliesAndRounds = (plies, round) =>
  round > 1 && Number(plies) % round === 0 ? `${plies} (${countedRounds(Number(plies) / round)})` : String(plies);

/** A depth as a heading: "Depth 6"; "2 rounds". @param {string} depth @param {number} round */
export const depthHeading = (depth, round) => (round === 1 ? `Depth ${depth}` : depthWords(depth, round));

/**
 * Options as people count in a game: a depth is set in rounds where they count in rounds.
 * @template {{name: string, plies?: boolean, round?: number}} T
 * @param {readonly T[]} options @param {number} round @returns {readonly T[]}
 */
export const optionsCounted = (options, round) =>
  round === 1
    ? options
    : options.map((option) =>
        option.plies ? { ...option, round, name: `${option.name} in rounds of the game` } : option,
      );

/**
 * Whether a search can stop before the end of the game, and then evaluates: by a depth of all searches, or by an option.
 * @param {{takesDepth?: boolean, options: readonly {plies?: boolean}[]} | undefined} method  unknown, it takes a depth
 */
export const canStopEarly = (method) => method?.takesDepth !== false || method.options.some(({ plies }) => plies);

/**
 * The options of a search that set it a depth now.
 * @template {{id: string, plies?: boolean, maximum: number}} T
 * @param {readonly T[]} options @param {Readonly<Record<string, number | string>>} chosen
 */
export const limitsSet = (options, chosen) =>
  options.filter(({ id, plies, maximum }) => plies && (chosen[id] ?? maximum) !== maximum);

/** @typedef {{maximum: number, round?: number}} Limit  a depth that is an option; its maximum sets no limit */

/** What its field shows: "" for no limit. @param {Limit} option @param {number | string} value */
export const limitShown = ({ maximum, round = 1 }, value) =>
  Number(value) === maximum ? "" : depthShown(String(value), round);

/** The plies of what was typed in its field. @param {Limit} option @param {string} text */
export const limitTyped = ({ maximum, round = 1 }, text) =>
  text.trim() === "" ? String(maximum) : depthTyped(text, round);

/** In words: "full", "6", "2 rounds". @param {Limit} option @param {number | string} value */
export const limitWords = (option, value) =>
  depthWords(Number(value) === option.maximum ? "" : String(value), option.round ?? 1);

/** @param {string} text */
const isNumber = (text) => /^\d+$/.test(text);
