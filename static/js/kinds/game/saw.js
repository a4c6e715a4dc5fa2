/**
 * What Python saw in Play before its last move: the values of its moves, the best line, and how much work it was. Pure
 * functions of the state and of Python's answers.
 *
 * @typedef {import("../../state/state.js").State} State
 * @typedef {import("../../state/results.js").Results} Results
 * @typedef {import("../../trace/trace.js").Trace} Trace
 * @typedef {ReturnType<typeof searchedMoves>[number]} Move
 *
 * A move of the best line, and whether the side that moved first makes it; `shown` is the little board after it, if the game
 * has one.
 * @typedef {{name: string, isOwn: boolean, shown: ReturnType<typeof littlePicture>}} LineMove
 */

import { targetOf } from "../../boards/index.js";
import { littlePicture } from "../../boards/little.js";
import { remembered } from "../../support/remember-last.js";
import { formatBound, formatCount, formatSeconds } from "../../words/format.js";
import { position } from "../../state/state.js";
import { isPythonsSearch, isPythonsTurn } from "../../state/turn.js";
import { decidingChild } from "../../trace/moment.js";
import { moveName, sideNames } from "../../trace/names.js";
import { capital, counted } from "../../words/sentence.js";
import { standingText } from "../../words/standing.js";
import { answerOf } from "./answer.js";
import { searchedMoves } from "./board.js";
import { movesAgain } from "./move-list.js";
import { lookOf } from "./known.js";

/** How many moves of the best line are told, and how many of them are shown on little boards. */
const LONGEST_LINE = 8;
const LINE_SHOWN = 4;

/**
 * The search before Python's last move, if it is on the page; where Python plays no side, that of this position.
 * @param {State} state @param {Results} results @returns {Trace | null}
 */
function searchSeen(state, { run: { trace, pending }, subject: { look, engineMove } }) {
  if (!trace || pending || engineMove || !look || trace.text.root.subject !== look.subject) return null;
  const { root } = trace.text;
  if (state.python === "") return root.position === position(state) && !look.terminal ? trace : null;
  return isPythonsSearch(state, root) ? trace : null;
}

/** What Python saw. @param {State} state @param {Results} results */
export function sawProps(state, results) {
  const { reply } = results.run;
  const { task } = results.doing;
  const { engineMove, exact } = results.subject;
  const trace = searchSeen(state, results);
  const look = lookOf(results);
  const isPersons = look !== null && !look.terminal && !isPythonsTurn(state, look) && look.toMove !== "CHANCE";
  const chanceAnswers = Boolean(look?.planners) && state.python !== "";
  const again = isPersons && (chanceAnswers || movesAgain(state, results)) ? unansweredText(look) : "";
  return {
    isThinking: task === "search" || task === "scores",
    isWatchable: trace !== null,
    facts: trace ? factsOf(trace, reply?.seconds ?? NaN) : "",
    valuesOnBoard: look && targetOf(look) ? state.valuesOnBoard : null,
    canValue: isPersons && exact === null && task === "",
    isValuing: task === "values",
    ...(trace ? answerIn(trace, results.run.strategies, state.python) : { ...NOTHING, sentence: engineMove || again }),
  };
}

/** Why there is nothing to see after a move. @param {import("../../python/protocol.js").GameLook} look */
const unansweredText = ({ planners }) =>
  planners
    ? "Chance answers here, not Python. Under “Who plays”, Python can play instead of you, or advise you."
    : "You move again. Python has not answered yet.";

const NOTHING = Object.freeze({
  /** @type {readonly Move[]} */
  moves: [],
  sentence: "",
  /** @type {readonly LineMove[]} */
  line: [],
});

/** @param {Trace} trace @param {number} seconds */
function factsOf({ visited }, seconds) {
  const nodes = `${formatCount(visited)} positions`;
  return Number.isNaN(seconds) ? nodes : `${nodes} in ${formatSeconds(seconds)}`;
}

/** The moves with their values, why one was chosen, and the best line. */
const answerIn = remembered(
  (
    /** @type {Trace} */ trace,
    /** @type {Results["run"]["strategies"]} */ strategies,
    /** @type {State["python"]} */ python,
  ) => {
    const view = answerOf(trace);
    const line = lineOf(view);
    const moves = inOrder(searchedMoves(view, strategies), trace);
    return { moves, line, sentence: line.length > 0 ? whyText(trace, moves, line, python) : "" };
  },
);

/** Why Python moved. @param {Trace} trace @param {readonly Move[]} moves @param {readonly LineMove[]} line @param {State["python"]} python */
function whyText(trace, moves, [best, reply], python) {
  const chose = python === "" ? "Python would choose" : "Python chose";
  const [value] = answerOf(trace).trace.value;
  const as = moves.filter((move) => move.bound === "=" && move.value === value).length;
  const tie = as > 1 ? `, one of ${counted(as, "move")} that are worth the same` : "";
  const whose = python === "" ? "The best answer is" : "Your best answer is";
  const next = !reply ? "" : reply.isOwn ? ` It moves again: ${reply.name}.` : ` ${whose} ${reply.name}.`;
  if (!reply || !Number.isFinite(value)) return `${chose} ${best.name}${tie}.`;
  const then = standingText(value, trace.text.root.subject, python, sideNames(trace));
  return `${chose} ${best.name}${tie}.${next} ${capital(`then ${then}`)}.`;
}

/** The moves as the game lists them, whatever order they were searched in. @param {readonly Move[]} moves @param {Trace} trace */
function inOrder(moves, { text: { root } }) {
  const ids = (root.actions ?? []).map(({ id }) => id);
  return [...moves].sort((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id));
}

/** @param {ReturnType<typeof answerOf>} view @returns {LineMove[]} */
function lineOf({ trace, cursor }) {
  const line = [];
  for (
    let row = decidingChild(trace, 0, cursor);
    row > 0 && line.length < LONGEST_LINE;
    row = decidingChild(trace, row, cursor)
  )
    line.push({
      name: moveName(trace, row),
      isOwn: trace.kind[trace.parent[row]] === trace.kind[0],
      shown: line.length < LINE_SHOWN ? littlePicture(trace, row) : null,
    });
  return line;
}

/**
 * The values on the board in Play: none unless the reader wants them there; those of the reader's own moves, if they were
 * asked for; or else `worths`, those of Python's moves by the squares on which they end, of several moves that of the best.
 * @param {State} state @param {Results} results
 */
export function valuesOnBoard(state, results) {
  if (state.activity !== "play") return { worths: NO_WORTHS };
  if (!state.valuesOnBoard) return { worths: NO_WORTHS, values: null, hint: null };
  const trace = searchSeen(state, results);
  const target = trace && targetOf(/** @type {import("../../boards/index.js").Position} */ (trace.text.root));
  return {
    worths:
      trace && target && results.subject.exact === null && !results.subject.look?.terminal
        ? worthsIn(trace, target)
        : NO_WORTHS,
  };
}

/** @type {Readonly<Record<number, string>>} */
const NO_WORTHS = Object.freeze({});

const worthsIn = remembered(
  (/** @type {Trace} */ trace, /** @type {(move: string, cell: number) => number} */ target) => {
    const view = answerOf(trace);
    const sign = trace.text.root.toMove === "MIN" ? -1 : 1;
    /** @type {Record<number, Move>} */
    const best = {};
    for (const move of /** @type {Move[]} */ (searchedMoves(view, []))) {
      const square = target(move.id, view.trace.cell[move.row ?? 0]);
      if (square < 0 || move.value === null) continue;
      const before = best[square]?.value ?? null;
      if (before === null || sign * move.value > sign * before) best[square] = move;
    }
    return Object.fromEntries(
      Object.entries(best).map(([square, { bound, value }]) => [square, formatBound(bound, value)]),
    );
  },
);
