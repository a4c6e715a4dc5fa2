/**
 * What the board, the players and the list of moves show. Pure functions of the state and of Python's answers.
 *
 * @typedef {import("../../state/state.js").State} State
 * @typedef {import("../../state/results.js").Results} Results
 * @typedef {import("../../trace/trace.js").Trace} Trace
 */

import { editingOf, gridAt, whyAgain } from "../../boards/index.js";
import { bestMoves, scoreText } from "../../words/engine-scores.js";
import { depthHeading, roundOf } from "../../words/depth.js";
import { percentText } from "../../words/fraction.js";
import { endText } from "../../words/standing.js";
import { subjectInfo } from "../../state/catalogue.js";
import { visibleOf } from "../../trace/visible.js";
import { errorAt } from "../../state/results.js";
import { position } from "../../state/state.js";
import { canRedo, canUndo } from "../../state/undo.js";
import { currentNode, isEntered, isFinished, isSecondLook, lastCursor, pathTo } from "../../trace/cursor.js";
import { childName, moveName, nodeName } from "../../trace/names.js";
import { lookOf } from "./known.js";
import { boundsOf } from "./narration-bounds.js";
import { movesAgain } from "./move-list.js";
import { isInPlay } from "./played.js";
import { worthText } from "../../trace/players.js";
import { isOfTheseRules } from "../../trace/root.js";
import { CHANCE } from "../../trace/trace.js";
import { activeBounds, standing } from "../../trace/bounds.js";
import { momentOf } from "../../trace/moment.js";
import { isForEngine, isForMany, isPythonsTurn, sideNote } from "../../state/turn.js";

/** @param {State} state @param {Results} results */
export function boardProps(state, results) {
  const { edited } = results.subject;
  const look = lookOf(results);
  const { trace, pending } = results.run;
  const isGame = isInPlay(state, look);
  const inSearch =
    trace !== null &&
    !isGame &&
    isOfTheseRules(trace, look) &&
    state.cursor > 0 &&
    state.cursor < lastCursor(trace) &&
    !pending &&
    !state.setup;
  const shownLook = look && edited !== null ? editedLook(look, edited) : look;
  const { task } = results.doing;
  const busy = (task === "search" || task === "scores") && look !== null && look.toMove === state.python;
  return {
    look: shownLook,
    shown: inSearch ? shownAt(visibleOf(trace, state.cursor, state.folded), results.run.seen, state.cursor) : null,
    playable: !state.setup && !isPythonsTurn(state, look) && results.status.phase !== "failed",
    setup: state.setup,
    values: results.subject.exact,
    scores: scoresOfColumns(look, results),
    // Before the first step, the search has found nothing: a reader who is asked should not see the answer.
    strategies: state.cursor > 0 ? results.run.strategies : [],
    python: state.python,
    hint: hint(results),
    error: errorAt(results, "position", "action") ?? dropped(results.subject),
    draft: state.draft,
    typed: !state.drawn,
    busy,
    canUndo: canUndo(state),
    canRedo: canRedo(state),
    lastCell: lastCell(state, results),
    over: isGame && look?.terminal ? endText(look, state.python, namesOf(look)) : "",
    again: isGame && look && !busy && movesAgain(state, results) ? againText(state, look) : "",
    random: {
      note: results.lab.randomTree?.position === position(state) ? results.lab.randomTree.note : "",
      wrong: errorAt(results, "random", "random-tree")?.message ?? "",
    },
  };
}

/** What the sides are called. @param {import("../../python/protocol.js").GameLook} look */
const namesOf = ({ picture }) =>
  /** @type {{MAX: string, MIN: string}} */ (("names" in picture && picture.names) || { MAX: "MAX", MIN: "MIN" });

/** Why the same side moves again; "" where the board has no words for it. @param {State} state @param {import("../../python/protocol.js").GameLook} look */
function againText({ python }, look) {
  const why = whyAgain(look);
  return why && `${python === "" ? `${look.mover} moves` : "You move"} again: ${why}.`;
}

/** Where the turn is told: that the board went back to what it was, and why. @param {Results["subject"]} subject */
const dropped = ({ dropped: why }) =>
  why ? { message: `${why} The board is as it was before.`, field: "action" } : null;

/** A look at what is being set up and is no position yet. @param {import("../../python/protocol.js").GameLook} look @param {string} edited */
function editedLook(look, edited) {
  const { picture } = look;
  if (picture.kind === "grid") return { ...look, terminal: false, picture: { ...picture, cells: edited, line: [] } };
  const made = editingOf(look)?.read(edited, picture);
  return made ? { ...look, terminal: false, position: edited, picture: made } : look;
}

/**
 * What the engine knows of each column, where moves are columns.
 * @param {ReturnType<typeof lookOf>} look @param {Results} results
 */
function scoresOfColumns(look, { subject: { scores } }) {
  if (!scores || look?.engine !== "search" || look.picture.kind !== "grid") return [];
  const best = bestMoves(scores);
  return scores.moves.map((move) => ({ id: move.id, text: scoreText(move), best: best.includes(move.id) }));
}

/**
 * @param {import("../../trace/visible.js").VisibleTrace} view @param {Results["run"]["seen"]} seen
 * @param {number} now the cursor in the whole trace
 */
function shownAt({ trace, cursor }, seen, now) {
  const row = Math.max(0, currentNode(trace, cursor));
  const name = nodeName(trace, row);
  if (trace.text.root.picture?.kind === "tree")
    return { name, path: pathTo(trace, row).map((step) => nodeName(trace, step)) };
  const board = gridAt(trace, row);
  if (board) return { name, ...board };
  if (!seen) return { name };
  // Until Python has made the picture at the cursor, the one before stays. How the game ended there is true only there.
  return { name, picture: seen.picture, verdict: seen.cursor === now ? seen.verdict : "" };
}

/** The best move, once the value of every move is known. @param {Results} results */
function hint({ subject: { exact, look } }) {
  if (!exact || !look) return null;
  const sign = look.toMove === "MAX" ? 1 : -1;
  const ids = Object.keys(exact);
  return ids.reduce((best, id) => (sign * exact[id] > sign * exact[best] ? id : best), ids[0]) ?? null;
}

/** The cell that the last move filled, as the game says, or else what has changed; −1 if there is none. @param {State} state @param {Results} results */
function lastCell(state, { subject: { look } }) {
  if (look?.picture?.kind === "grid" && look.picture.last !== undefined) return look.picture.last;
  const before = state.history[state.at - 1];
  if (before === undefined || look?.picture?.kind !== "grid") return -1;
  const cellsBefore = before.split(" ")[0].replaceAll("/", "");
  const { cells } = look.picture;
  const changed = [...cells].flatMap((mark, cell) => (mark === cellsBefore[cell] ? [] : [cell]));
  // Marks that were there before may have changed with it.
  const filled = changed.filter((cell) => cellsBefore[cell] === ".");
  const emptied = changed.some((cell) => cells[cell] === ".");
  return filled.length === 1 && !emptied ? filled[0] : -1;
}

/** @param {State} state @param {Results} results */
export function playersProps(state, results) {
  const picture = lookOf(results)?.picture;
  const { options = [] } = subjectInfo(state, results) ?? {};
  return {
    options,
    values: state.options,
    // Sliders are there to try out, but not while one plays.
    areTried: state.activity !== "play" && options.some(({ whole }) => whole === false),
    sides: picture && picture.kind !== "tree" ? (picture.names ?? null) : null,
    python: state.python,
    engine: isForEngine(results.subject.look) ? state.engine.on : null,
    scale: subjectInfo(state, results)?.scale ?? "",
    error: results.error,
  };
}

/** @param {State} state @param {Results} results */
export function movesProps(state, results) {
  const { look } = results.subject;
  const { trace, pending } = results.run;
  const heading = look ? `Moves for ${look.mover}${sideNote(look)}` : "Moves";
  const isMixed = trace?.text.bestBy === "mixture" && !pending;
  const whose = isForMany(look)
    ? "what each player gets"
    : isMixed
      ? "average probability of each move"
      : "values from MAX's side";
  const depthName = state.depth === "" ? "Exact" : depthHeading(state.depth, roundOf(look));
  const exactName = look && isForMany(look) ? look.mover : depthName;
  const none = look ? "No moves: the game is over." : "No position yet.";
  if (!look) return { heading, whose, moves: [], none, exact: null, exactName, busy: false, waits: false, error: null };
  const searched = trace !== null && state.searched === position(state) && !pending;
  const moves = searched
    ? searchedMoves(visibleOf(trace, state.cursor, state.folded), results.run.strategies)
    : (look.actions ?? []).map(({ id, name }) => ({ id, name, value: null, bound: null, state: "open", best: false }));
  return {
    heading,
    whose,
    moves,
    none,
    exact: results.subject.exact,
    exactName,
    hint: hint(results),
    busy: results.doing.task === "values",
    waits: results.doing.task !== "",
    error: errorAt(results, "values"),
  };
}

/**
 * The root's moves, with what the search knows about them. If strategies are mixed, the value of a single round says
 * nothing about a move; then the list shows how often the average strategy plays it, once that is known.
 * @param {import("../../trace/visible.js").VisibleTrace} view @param {Results["run"]["strategies"]} strategies
 */
export function searchedMoves({ trace, cursor }, strategies) {
  const isMixed = trace.text.bestBy === "mixture";
  const moment = momentOf(trace, cursor);
  const final = boundsOf(trace);
  const active = activeBounds(trace, final, moment);
  /** @type {Map<number, any>} by action, so that a move that is searched again keeps its place in the list */
  const moves = new Map();
  for (let i = trace.childStart[0]; i < trace.childStart[1]; i++) {
    const row = trace.children[i];
    if (trace.action[row] < 0 || isSecondLook(trace, row)) continue;
    // Until the second search of a move begins, the result of the first one is shown.
    if (moves.has(trace.action[row]) && !isEntered(trace, row, cursor)) continue;
    const { sign, value } = standing(trace, final, active, cursor, row);
    const [move, node] = [moveName(trace, row), childName(trace, row)];
    const name = move === node ? move : `${move} → ${node}`;
    moves.set(trace.action[row], {
      id: trace.text.actionIds[trace.action[row]],
      name,
      value: Number.isNaN(value) || isMixed ? null : value,
      bound: isMixed ? null : BOUNDS[sign],
      state: moveState(trace, row, cursor),
      best: moment.best.has(row),
      row,
      ...(trace.visits ? { visits: trace.visits[row] } : {}),
      ...(trace.text.players && sign ? { shares: worthText(trace, row) } : {}),
      ...(isMixed ? { shares: mixedText(trace, cursor, move, strategies) } : {}),
    });
  }
  return [...moves.values()];
}

/**
 * How often the average strategy makes a move at the root, as "33 %"; "" until it is known, and if chance is to move.
 * @param {Trace} trace @param {number} cursor @param {string} move @param {Results["run"]["strategies"]} strategies
 */
function mixedText(trace, cursor, move, strategies) {
  const mix = strategies.find(({ player }) => player === trace.text.root.toMove);
  const at = trace.kind[0] === CHANCE || cursor < lastCursor(trace) ? -1 : (mix?.actions.indexOf(move) ?? -1);
  return mix && at >= 0 ? percentText(mix.probabilities[at]) : "";
}

/** @type {Record<string, "=" | "<=" | ">=" | null>} */
const BOUNDS = { "": null, "=": "=", "≤": "<=", "≥": ">=" };

/** @param {Trace} trace @param {number} row @param {number} cursor */
function moveState(trace, row, cursor) {
  if (row >= trace.visited) return isFinished(trace, trace.parent[row], cursor) ? "cut" : "open";
  if (!isEntered(trace, row, cursor)) return "open";
  return isFinished(trace, row, cursor) ? "done" : "active";
}
