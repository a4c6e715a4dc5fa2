/**
 * How far Python looks in a game against it, in words. Pure functions.
 *
 * @typedef {import("../../state/state.js").State} State
 * @typedef {import("../../python/protocol.js").Look} Look
 * @typedef {import("../../python/protocol.js").Catalogue} Catalogue
 *
 * @typedef {Pick<State, "method" | "depth" | "methodOptions">} Run
 *
 * A level: its search, or the engine instead of one.
 * @typedef {{name: string, run: Run | null, engine: boolean}} Level
 */

import { countedRounds, roundOf } from "../../words/depth.js";
import { counted } from "../../words/sentence.js";

/** Searches to a depth: the second is for games of chance. */
const PLAIN = Object.freeze(["alphabeta", "expectiminimax"]);
/** It plays as well as it can in its time. */
const TIMED = "deepening_to_play";

/** Depths to choose from, in plies, or in rounds where a game is counted in these. */
const USUAL_DEPTHS = Object.freeze([2, 4, 6]);
/** Where a position has many moves, or the game ends soon. @type {Readonly<Record<string, readonly number[]>>} */
const DEPTHS = Object.freeze({
  chess: [1, 2, 3],
  othello: [2, 4],
  go: [2],
  coins: [2],
  pacman: [1, 2, 3],
  twenty48: [1, 3],
});
/** Games that are played by random games: how many. @type {Readonly<Record<string, readonly number[]>>} */
const ROUNDS = Object.freeze({ go: [50, 100, 400] });

/** Games that can be searched to their end from any position, within the limit of nodes. */
const SMALL = Object.freeze(["tictactoe", "coins"]);
/** The levels with which games begin that are not played against the clock: in tic-tac-toe, this one never loses. @type {Readonly<Record<string, string>>} */
const FIRST = Object.freeze({ tictactoe: "6 moves", coins: "perfect", go: "50 rounds" });
/** How the engine plays where it makes no mistake. */
const FLAWLESS = Object.freeze(["table", "theory"]);

/** The levels of a game; none if it is not searched move by move. @param {Look} look @returns {Level[]} */
export function levelsFor(look) {
  const { subject, methods, engine } = look;
  const method = PLAIN.find((id) => methods.includes(id));
  if (!method) return [];
  const round = roundOf(look);
  /** @param {string} name @param {string} depth @returns {Level} */
  const to = (name, depth) => ({ name, run: { method, depth, methodOptions: {} }, engine: false });
  const levels = (DEPTHS[subject] ?? USUAL_DEPTHS).map((each) => to(looks(each * round, round), String(each * round)));
  levels.push(...(ROUNDS[subject] ?? []).map(byRounds));
  if (methods.includes(TIMED)) levels.push(timed(1));
  if (SMALL.includes(subject)) levels.push(to("perfect", ""));
  else if (engine && FLAWLESS.includes(engine)) levels.push(byEngine("perfect"));
  return levels;
}

/** @param {number} plies @param {number} round */
const looks = (plies, round) =>
  plies % round === 0 && round > 1 ? countedRounds(plies / round) : counted(plies, "move");

/** @param {number} seconds @returns {Level} */
const timed = (seconds) => ({
  name: counted(seconds, "second"),
  run: { method: TIMED, depth: "", methodOptions: { seconds } },
  engine: false,
});

/** @param {number} rounds @returns {Level} */
const byRounds = (rounds) => ({
  name: counted(rounds, "round"),
  run: { method: "uct", depth: "", methodOptions: { rounds } },
  engine: false,
});

/** @param {string} name @returns {Level} */
const byEngine = (name) => ({ name, run: null, engine: true });

/**
 * The search with which a game begins: it plays well, and answers within two seconds on a phone. `depth` is asked for.
 * @param {Look} look @param {string} [depth] @returns {Partial<Run>}
 */
export function usualRun(look, depth) {
  const method = PLAIN.find((id) => look.methods.includes(id));
  if (method && depth !== undefined) return { method, depth, methodOptions: {} };
  const levels = levelsFor(look).filter(({ engine }) => !engine);
  const first = FIRST[look.subject] ?? timed(1).name;
  return (levels.find(({ name }) => name === first) ?? levels.at(-1))?.run ?? {};
}

/**
 * The levels to choose from, and which of them is in use; what was set elsewhere is a level besides.
 * @param {State} state @param {Look} look @param {Catalogue | null} catalogue
 * @returns {{levels: readonly Level[], level: Level | null}}
 */
export function levelProps(state, look, catalogue) {
  const levels = levelsFor(look);
  if (levels.length === 0) return { levels, level: null };
  const now = levelNow(state, look, catalogue);
  const level = levels.find(({ name }) => name === now.name) ?? null;
  return level ? { levels, level } : { levels: [...levels, now], level: now };
}

/** What is set now, as a level. @param {State} state @param {Look} look @param {Catalogue | null} catalogue @returns {Level} */
function levelNow({ method, depth, methodOptions, engine }, look, catalogue) {
  const run = { method, depth, methodOptions };
  if (engine.on && look.engine) return byEngine(FLAWLESS.includes(look.engine) ? "perfect" : "engine");
  const info = catalogue?.methods.find(({ id }) => id === method);
  const { seconds, rounds } = methodOptions;
  const known = ROUNDS[look.subject] && rounds !== undefined && byRounds(Number(rounds)).name;
  const name = seconds !== undefined ? counted(Number(seconds), "second") : known || nameOf(depth, look, info);
  return { name, run, engine: false };
}

/** @param {string} depth @param {Look} look @param {import("../../python/protocol.js").MethodInfo | undefined} info */
function nameOf(depth, look, info) {
  if (info?.takesDepth === false) return info.name;
  if (depth === "") return SMALL.includes(look.subject) ? "perfect" : "to the end";
  return /^\d+$/.test(depth) ? looks(Number(depth), roundOf(look)) : depth;
}
