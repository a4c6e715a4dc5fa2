/**
 * What each view shows, as a pure function of the state and of what Python has answered.
 *
 * @typedef {import("./state.js").State} State
 * @typedef {import("./results.js").Results} Results
 * @typedef {import("./trace/trace.js").Trace} Trace
 */

import { lotOf } from "./boards/index.js";
import { percentText } from "./boards/fraction.js";
import { littleBoards } from "./boards/little.js";
import { fileShown, gameInfo, presetNote, searchInfo, sourcesOf } from "./catalogue.js";
import { formatCount, formatEnds, formatValue, formatWindow } from "./format.js";
import { isForEngine } from "./lab.js";
import { ordersOfTheRest } from "./orders.js";
import { remembered } from "./remembered.js";
import { position } from "./state.js";
import { cellsAt } from "./trace/cells.js";
import { isOfConstraints } from "./trace/constraints.js";
import {
  childInHand,
  countsAt,
  currentNode,
  isEntered,
  isFinished,
  isSecondLook,
  lastCursor,
  lineIn,
  nodesEntered,
  pathTo,
  stops,
  variablesIn,
} from "./trace/cursor.js";
import { childName, moveName, moverName, nodeName } from "./trace/names.js";
import { placeOfLine } from "./trace/lines.js";
import { narrate } from "./trace/narration.js";
import { boundsOf } from "./trace/narration-bounds.js";
import { narrateRound } from "./trace/narration-rounds.js";
import { say } from "./trace/parts.js";
import { worthText } from "./trace/players.js";
import { canFold, viewAt } from "./trace/picture.js";
import { isOfAnother, isOfTheseRules } from "./trace/root.js";
import { CALL, CHANCE, DRIVER } from "./trace/trace.js";
import { differentAt, isOfOneTree } from "./trace/visits.js";
import { activeBounds, standing } from "./tree/bounds.js";
import { momentOf } from "./tree/moment.js";
import { isForMany, sideNote } from "./turn.js";

/** Steps a second up to which the picture of the tree can move along without making one dizzy. */
const FOLLOWED_SPEED = 10;

const stopsOf = remembered(stops);
const boardsOf = remembered(littleBoards);
const viewOf = remembered(viewAt);
const isComparable = remembered(isOfOneTree);

/** @param {State} state @param {Results} results */
export function boardProps(state, results) {
  const { look, trace, edited, task, pending } = results;
  const inSearch = trace !== null && isOfTheseRules(trace, look) && state.cursor > 0 && state.cursor < lastCursor(trace) && !pending && !state.setup;
  const shownLook = look && edited !== null && look.picture.kind === "grid"
    ? { ...look, terminal: false, picture: { ...look.picture, cells: edited, line: [] } }
    : look;
  const busy = task === "search" && look !== null && look.toMove === state.python;
  return {
    look: shownLook,
    shown: inSearch ? shownAt(viewOf(trace, state.cursor, state.folded), results.seen) : null,
    playable: !state.setup && !(look && isPythonsTurn(state, look)) && results.status.phase !== "failed",
    setup: state.setup,
    values: results.exact,
    strategies: results.strategies,
    python: state.python,
    hint: hint(state, results),
    error: results.error && ["position", "action"].includes(results.error.field ?? "") ? results.error : null,
    draft: state.draft,
    busy,
    canUndo: state.at > 0,
    canRedo: state.at < state.history.length - 1,
    lastCell: lastCell(state, results),
  };
}

/** @param {import("./trace/picture.js").View} view @param {Results["seen"]} seen */
function shownAt({ trace, cursor }, seen) {
  const row = Math.max(0, currentNode(trace, cursor));
  const name = nodeName(trace, row);
  if (trace.text.root.picture.kind === "tree") return { name, path: pathTo(trace, row).map((step) => nodeName(trace, step)) };
  const board = cellsAt(trace, row);
  if (board) return { name, ...board };
  return seen ? { name, picture: seen.picture } : { name };
}

/** The best move, when every move has been valued. @param {State} state @param {Results} results */
function hint(state, { exact, look }) {
  if (!exact || !look) return null;
  const sign = look.toMove === "MAX" ? 1 : -1;
  const ids = Object.keys(exact);
  return ids.reduce((best, id) => (sign * exact[id] > sign * exact[best] ? id : best), ids[0]) ?? null;
}

/** The cell that the last move filled, −1 if there is none. @param {State} state @param {Results} results */
function lastCell(state, { look }) {
  const before = state.history[state.at - 1];
  if (before === undefined || look?.picture.kind !== "grid") return -1;
  const cellsBefore = before.split(" ")[0].replaceAll("/", "");
  const cells = look.picture.cells;
  const changed = [];
  for (let cell = 0; cell < cells.length; cell++) if (cells[cell] !== cellsBefore[cell]) changed.push(cell);
  return changed.length === 1 ? changed[0] : -1;
}

/** @param {State} state @param {Results} results */
export function playersProps(state, results) {
  const picture = results.look?.picture;
  return {
    options: gameInfo(state, results)?.options ?? [],
    values: state.options,
    sides: picture && picture.kind !== "tree" ? (picture.names ?? null) : null,
    python: state.python,
    engine: isForEngine(results.look) ? state.engine.on : null,
    scale: gameInfo(state, results)?.scale ?? "",
    error: results.error,
  };
}

/** The options of the search that is chosen. @param {State} state @param {Results} results */
export function searchOptionsProps(state, { catalogue, look, error }) {
  const search = catalogue?.searches.find(({ id }) => id === state.search);
  return {
    options: search?.options ?? [],
    values: state.searchOptions,
    orders: ordersOfTheRest(catalogue, state, look?.orders ?? []),
    order: state.order,
    error: error?.field === "searchOptions" ? error : null,
  };
}

/** @param {State} state @param {Results} results */
export function movesProps(state, results) {
  const { look, trace } = results;
  const heading = look ? `Moves for ${look.mover}${sideNote(look)}` : "Moves";
  const isMixed = trace?.text.bestBy === "mixture" && !results.pending;
  const whose = isForMany(look) ? "what each player gets" : isMixed ? "how often each is played on average" : "values from MAX's side";
  const asked = state.depth === "" ? "Exact" : `Depth ${state.depth}`;
  const exactName = look && isForMany(look) ? look.mover : asked;
  if (!look) return { heading, whose, moves: [], exact: null, exactName, busy: false, waits: false };
  const searched = trace !== null && state.subject === position(state) && !results.pending;
  const moves = searched
    ? searchedMoves(viewOf(trace, state.cursor, state.folded), results.strategies)
    : look.actions.map(({ id, name }) => ({ id, name, value: null, bound: null, state: "open", best: false }));
  return { heading, whose, moves, exact: results.exact, exactName, hint: hint(state, results), busy: results.task === "values", waits: results.task !== "" };
}

/**
 * The root's moves, with what the search knows of them. Where moves are mixed, no value of one round tells
 * anything of a move; there it is how often the average strategy plays it, once that is known.
 * @param {import("./trace/picture.js").View} view @param {Results["strategies"]} strategies
 */
function searchedMoves({ trace, cursor }, strategies) {
  const isMixed = trace.text.bestBy === "mixture";
  const moment = momentOf(trace, cursor);
  const final = boundsOf(trace);
  const active = activeBounds(trace, final, moment);
  /** @type {Map<number, any>} by action: a move that was searched again stands where it stood */
  const moves = new Map();
  for (let i = trace.childStart[0]; i < trace.childStart[1]; i++) {
    const row = trace.children[i];
    if (trace.action[row] < 0 || isSecondLook(trace, row)) continue;
    // What a second search has not begun yet does not hide what the first has found.
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
 * How often the average strategy makes a move at the root, as "33 %"; "" before it is known, and where chance moves.
 * @param {Trace} trace @param {number} cursor @param {string} move @param {Results["strategies"]} strategies
 */
function mixedText(trace, cursor, move, strategies) {
  const mix = strategies.find(({ player }) => player === trace.text.root.toMove);
  const at = trace.kind[0] === CHANCE || cursor < lastCursor(trace) ? -1 : mix?.actions.indexOf(move) ?? -1;
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

/** @param {State} state @param {Results} results */
export function countersProps(state, results) {
  const { trace, reply, yardstick, pending } = results;
  const all = trace && differentAt(trace, lastCursor(trace));
  const work = trace && all && reply && !pending
    ? {
        ...countsAt(trace, state.cursor),
        different: differentSo(trace, state.cursor, all),
        all,
        known: reply.known,
        positions: reply.positions,
        seconds: reply.seconds,
      }
    : null;
  // Rounds of a tree that grows have no one tree to be compared by, and no windows that close; and both
  // minimax and α and β are for two players.
  const isForTwo = !trace?.text.merged && !trace?.text.players;
  const compared = isForTwo && (!trace || isComparable(trace));
  return { work, cuts: isForTwo, yardstick: compared ? yardstick : null, compared, estimate: results.minimaxEstimate, counting: results.task === "count" };
}

/**
 * How many different nodes and leaves there are so far, each null if none of them is visited again. Games played
 * on by lot have ends, but no leaves of the tree.
 * @param {Trace} trace @param {number} cursor @param {{nodes: number, leaves: number}} all different ones in the end
 */
function differentSo(trace, cursor, all) {
  const { nodes, leaves } = differentAt(trace, cursor);
  const visits = countsAt(trace, lastCursor(trace));
  const isLeafAgain = visits.leaves > all.leaves && trace.text.bestBy !== "visits";
  return { nodes: visits.nodes > all.nodes ? nodes : null, leaves: isLeafAgain ? leaves : null };
}

/** @param {State} state @param {Results} results */
export function treeProps(state, results) {
  const view = results.trace && viewOf(results.trace, state.cursor, state.folded);
  return {
    trace: view?.trace ?? null,
    cursor: view?.cursor ?? 0,
    collapsed: state.collapsed,
    folded: view !== null && canFold(view) ? state.folded : null,
    drawBoard: boardsOf(view?.trace ?? null),
    dimmed: results.pending,
    follow: !state.playing || (state.speed > 0 && state.speed <= FOLLOWED_SPEED),
    chips: results.trace && view ? chips(results.trace, view.pass, state) : [],
    emptyText: emptyText(results),
  };
}

/** @param {Trace} trace @param {number} pass @param {State} state */
function chips(trace, pass, { cursor, granularity }) {
  const { step, steps } = stepAt(trace, cursor, granularity);
  const driver = pass < 0 ? 0 : 1;
  const isProblem = isOfConstraints(trace);
  // The empty assignment has tried no value; the function that starts several searches is no node.
  const apart = isProblem ? 1 : driver;
  const nodes = Math.max(0, nodesEntered(trace, cursor) - apart);
  const node = `${isProblem ? "value" : "node"} ${formatCount(nodes)} of ${formatCount(trace.visited - apart)}`;
  return [`step ${formatCount(step)} of ${formatCount(steps)}`, node, ...passChip(trace, pass)];
}

/** Which of several searches is seen. @param {Trace} trace @param {number} pass */
function passChip({ text: { passes, merged }, alpha, beta }, pass) {
  if (pass < 0) return [];
  const { depth, row } = passes[pass];
  const which = `${merged ? "round" : "pass"} ${formatCount(pass + 1)} of ${formatCount(passes.length)}`;
  const window = formatWindow(alpha[row], beta[row]);
  const how = depth !== null && depth !== "Infinity" ? `depth ${depth}` : window;
  return [how && !merged ? `${which}: ${how}` : which];
}

/** @param {Results} results */
function emptyText({ look, task, confirm }) {
  if (task || confirm) return "";
  if (look?.terminal) return `${look.verdict} There is nothing to search.`;
  return "";
}

/** @param {Trace} trace @param {number} cursor @param {import("./trace/cursor.js").Granularity} granularity */
function stepAt(trace, cursor, granularity) {
  const all = stopsOf(trace, granularity);
  return { step: countUpTo(all, cursor), steps: all.length };
}

/** How many numbers of a sorted list are not greater than `limit`. @param {Int32Array} sorted @param {number} limit */
function countUpTo(sorted, limit) {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (sorted[middle] <= limit) low = middle + 1;
    else high = middle;
  }
  return low;
}

const ticksOf = remembered((/** @type {Trace} */ trace, /** @type {import("./trace/cursor.js").Granularity} */ granularity) => {
  const all = stopsOf(trace, granularity);
  return Array.from(trace.cutNodes, (row) => countUpTo(all, trace.leave[row] + 1) / all.length);
});

/** How far a step can go: in games, in games searched in several passes, and in constraint problems. */
const GAME_STEPS = named({ line: "line", node: "node", cut: "cut" });
const PASS_STEPS = [...GAME_STEPS, ...named({ pass: "pass" })];
const CONSTRAINT_STEPS = [
  { id: "line", name: "line", hint: "Step by line of Python" },
  { id: "arc", name: "arc", hint: "Step by arc: each time a variable is held against a constraint" },
  { id: "node", name: "value", hint: "Step by value: each that is tried, and each taken back" },
  { id: "cut", name: "taken back", hint: "Step by what is taken back" },
];

/** @param {Record<string, string>} names by id */
function named(names) {
  return Object.entries(names).map(([id, name]) => ({ id, name }));
}

/** @param {State} state @param {Results} results */
export function transportProps(state, results) {
  const { trace } = results;
  const { granularity, speed, playing } = state;
  if (!trace || results.pending) {
    // Nothing moves while a search is under way: the steps are those of the room.
    const kinds = results.look?.room === "constraints" ? CONSTRAINT_STEPS : GAME_STEPS;
    return { step: 0, steps: 0, ticks: [], playing: false, granularity, speed, lines: true, kinds, disabled: true };
  }
  return {
    ...stepAt(trace, state.cursor, granularity),
    ticks: ticksOf(trace, granularity),
    playing,
    granularity,
    speed,
    lines: trace.text.lines,
    kinds: isOfConstraints(trace) ? CONSTRAINT_STEPS : trace.text.passes.length > 0 ? PASS_STEPS : GAME_STEPS,
    disabled: false,
  };
}

const NO_SEARCH = "There is no search to step through.";

/**
 * What Python has played, once it has: the tree is still the one it chose the move by.
 * @param {State} state @param {Results} results
 */
function pythonsMove(state, { trace, reply, look }) {
  // What chance has brought then is a position of its own.
  const before = state.history[state.at - (look?.drawn ? 2 : 1)];
  const moved = trace !== null && state.python !== "" && before === state.subject &&
    trace.text.root.toMove === state.python;
  if (!moved || !reply?.bestName || state.cursor < lastCursor(trace)) return "";
  const mover = trace.text.root.mover;
  const value = formatValue(Number(reply.value));
  const drawn = look?.drawn ? ` ${lotOf(look.game).told(look.drawn.name)}` : "";
  return `Python (${mover}) plays ${reply.bestName}, which its search found to be worth ${value}.${drawn} Step back to see it think.`;
}

/** @param {State} state @param {Results} results */
export function narrationParts(state, results) {
  const { trace } = results;
  if (results.pending) return [say("Python is searching…")];
  if (results.engineMove) return [say(results.engineMove)];
  if (!trace) return [say(emptyText(results) || NO_SEARCH)];
  const move = pythonsMove(state, results);
  if (move) return [say(move)];
  const view = viewOf(trace, state.cursor, state.folded);
  const sentence = tell(trace, state.cursor, view, sourcesOf(searchInfo(state, results)));
  const more = state.cursor === 0 ? note(state, results) : passDone(trace, view) || answer(state, results);
  return more ? [...sentence, say(` ${more}`)] : sentence;
}

/** @param {Trace} trace @param {number} cursor @param {import("./trace/picture.js").View} view @param {string[][]} sources */
function tell(trace, cursor, view, sources) {
  if (view.driving) return narrate(trace, cursor, sources);
  if (trace.text.merged && cursor > 0 && trace.event[cursor - 1] <= 0) return narrateRound(trace, cursor, view);
  const sentence = narrate(view.told.trace, view.told.cursor, sources);
  return sentence.map((part) => ({ ...part, row: view.drawn(part.row) }));
}

/** That one of several searches is done. @param {Trace} trace @param {import("./trace/picture.js").View} view */
function passDone({ text: { passes, merged } }, { trace, cursor, pass, driving }) {
  const isOver = pass >= 0 && !merged && !driving && cursor === trace.event.length;
  return isOver ? `Pass ${formatCount(pass + 1)} of ${formatCount(passes.length)} is done.` : "";
}

/** @param {State} state @param {Results} results */
export function codeProps(state, results) {
  const { trace } = results;
  const row = trace && !results.pending ? currentNode(trace, state.cursor) : -1;
  const event = trace && state.cursor > 0 ? trace.event[state.cursor - 1] : 0;
  let place = { file: 0, line: 0 };
  if (trace && row >= 0) place = event === CALL ? trace.text.codes[trace.code[row]] : placeOfLine(lineIn(trace, row, state.cursor));
  return fileShown(searchInfo(state, results), trace?.text.lines ? place : { ...place, line: 0 });
}

/**
 * The variables of the newest call: always the same ones in the same places, so that nothing jumps.
 * @param {State} state @param {Results} results
 */
export function variablesProps(state, results) {
  const { trace } = results;
  if (!trace || results.pending) return { node: "", variables: [] };
  const view = viewOf(trace, state.cursor, state.folded);
  const row = currentNode(trace, state.cursor);
  const now = variablesIn(trace, row, state.cursor);
  const before = variablesIn(trace, row, state.cursor - 1);
  const name = view.driving || row < 0 ? "" : nodeName(view.trace, currentNode(view.trace, view.cursor));
  const [alpha, beta] = formatEnds(now.get("alpha") ?? NaN, now.get("beta") ?? NaN);
  /** @type {Record<string, string>} */
  const ends = { alpha, beta };
  const numbers = namesByCode(trace)[row < 0 ? trace.text.codes.length - 1 : trace.code[row]].map((name) => ({
    name,
    value: ends[name] ?? trace.text.words?.[name]?.[now.get(name) ?? NaN] ?? formatValue(now.get(name) ?? NaN),
    role: name === "alpha" ? "max" : name === "beta" ? "min" : "",
    changed: now.has(name) && before.get(name) !== now.get(name),
  }));
  const child = childInHand(trace, row, state.cursor);
  const taken = childInHand(trace, row, state.cursor - 1);
  const action = { name: "action", value: child < 0 ? "–" : moveName(trace, child), role: "", changed: child !== taken };
  const variables = [{ name: "state", value: name || "–", role: "", changed: false }, ...numbers, ...(view.driving ? [] : [action])];
  if (searchInfo(state, results)?.takesCut) variables.push({ name: "cuts", value: trace.text.cut === ">" ? ">" : "≥", role: "", changed: false });
  // Some searches see each position with the eyes of the side to move.
  const side = trace.text.side === "mover" && row >= 0 && name ? `, from the side of ${moverName(trace, row)}` : "";
  return { node: name && `${name}${side}`, variables };
}

/**
 * For each of the functions, the names of its locals that hold numbers, the window first.
 * @type {(trace: Trace) => string[][]}
 */
const namesByCode = remembered((/** @type {Trace} */ trace) => {
  const { text, code, assignedStart, assignedOrder, assigned_name: nameOf } = trace;
  const held = text.codes.map(() => new Set(/** @type {number[]} */ ([])));
  const windowed = text.codes.map(() => false);
  for (let row = 0; row < trace.visited; row++) {
    windowed[code[row]] ||= !Number.isNaN(trace.alpha[row]);
    for (let i = assignedStart[row]; i < assignedStart[row + 1]; i++) held[code[row]].add(nameOf[assignedOrder[i]]);
  }
  // Functions that take turns, as those of MAX and MIN, have the same names in the same places; what starts them
  // takes none.
  const starts = (/** @type {number} */ index) => trace.kind[0] === DRIVER && index === 0;
  const turns = text.codes.map(({ file }, index) => text.codes.flatMap((other, i) =>
    other.file === file && windowed[i] === windowed[index] && starts(i) === starts(index) ? [i] : []));
  return text.codes.map((_, index) => {
    const window = windowed[index] ? ["alpha", "beta"] : [];
    const names = text.variables.filter((name, at) => name !== "_" && text.words?.[name]?.length !== 0 && !window.includes(name) && turns[index].some((i) => held[i].has(at)));
    return [...window, ...names];
  });
});

/** @param {State} state @param {Results} results */
export function searchProps(state, results) {
  const { task, queued, confirm, error, look, trace } = results;
  const stale = trace !== null && look !== null && isOfAnother(trace, look);
  return {
    task: queued && task === "" ? /** @type {const} */ ("queued") : task,
    confirm,
    error: error && !SHOWN_ELSEWHERE.includes(error.field ?? "") ? error : null,
    stale: stale && trace.text.bestBy !== "mixture" && !look.terminal && task === "" && !isPythonsTurn(state, look),
    waits: trace !== null && look !== null && isPythonsTurn(state, look) && task === "" && confirm === null,
    missing: trace === null && look !== null && !look.terminal && task === "" && confirm === null,
  };
}

/** Whether Python is to move. @param {State} state @param {import("./results.js").Look} look */
const isPythonsTurn = (state, look) => !look.terminal && !state.setup && state.python !== "" && look.toMove === state.python;

const SHOWN_ELSEWHERE = ["position", "action", "depth", "options", "searchOptions", "weights", "duel", "plies", "games", "seconds"];

/** What to look for in the preset on the board. @param {State} state @param {Results} results */
function note(state, results) {
  const offersUsual = results.look?.searches.includes("alphabeta") ?? true;
  const asFirst = (state.search === "alphabeta" || !offersUsual) && state.order === "given" && state.cut === ">=";
  if (state.at > 0 || state.setup || !asFirst || state.depth !== state.presetDepth) return "";
  return presetNote(state, results);
}

/**
 * How the answer of a search that only estimates stands to the exact one.
 * @param {Results["reply"]} reply @param {NonNullable<Results["truth"]>} truth
 */
function compared(reply, { value, best, proviso }) {
  const taken = proviso ? ` ${proviso},` : "";
  const worth = formatValue(Number(value));
  if (best.length === 0) return `The search is done. Exactly,${taken} the position is worth ${worth}.`;
  const names = best.map(({ name }) => name);
  const moves = names.length > 3 ? `${names.slice(0, 3).join(", ")} or ${names.length - 3} more` : names.join(" or ");
  const good = best.length === 1 ? "the best move" : "one of the best moves";
  const found = best.some(({ id }) => id === reply?.best);
  const chosen = reply?.bestName ? `The search chose ${reply.bestName}, which is ${found ? good : "not a best move"}. ` : "";
  return `${chosen}Exactly,${taken} best play is worth ${worth}, by ${moves}.`;
}

/** That the search is done; and where the best move lies, if its name does not tell. @param {State} state @param {Results} results */
function answer(state, { reply, trace, truth }) {
  const picture = trace?.text.root.picture;
  if (!trace || state.cursor < lastCursor(trace)) return "";
  const done = truth && truth.value !== null ? compared(reply, truth) : "The search is done.";
  if (!reply?.bestAt || picture?.kind !== "grid") return done;
  const { row, column } = reply.bestAt;
  if (reply.best === String(row * picture.columns + column)) return done;
  return `That is row ${row}, column ${column}, counted from 0. ${done}`;
}
