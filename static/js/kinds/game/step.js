/**
 * What is shown about a step: the sentence, the line of Python and its variables. Pure functions of the state and of
 * Python's answers.
 *
 * @typedef {import("../../state/state.js").State} State
 * @typedef {import("../../state/results.js").Results} Results
 * @typedef {import("../../trace/trace.js").Trace} Trace
 */

import { BOARDS, boardOf, chanceWordsOf } from "../../boards/index.js";
import { chosenPreset, fileShown, methodInfo, presetAnswer, presetNote, sourcesOf } from "../../state/catalogue.js";
import { effortWords } from "../../words/effort.js";
import { formatCount, formatEnds, formatValue } from "../../words/format.js";
import { visibleOf } from "../../trace/visible.js";
import { remembered } from "../../support/remember-last.js";
import { childInHand, currentNode, lastCursor, lineIn, variablesIn } from "../../trace/cursor.js";
import { placeOfLine } from "../../trace/lines.js";
import { named } from "../../trace/parts.js";
import { passNoun } from "../../trace/passes.js";
import { moveName, moverName, nodeName } from "../../trace/names.js";
import { narrateRound } from "./narration-rounds.js";
import { narrate } from "./narration.js";
import { resultOf } from "./narration-result.js";
import { textPart } from "../../words/parts.js";
import { isOfAnother } from "../../trace/root.js";
import { CALL, DRIVER, isBrokenOff } from "../../trace/trace.js";
import { unrecordedInAll } from "../../trace/unrecorded.js";

const NO_SEARCH = "There is no search to step through yet.";

/** Why no tree is shown; "" if there is one, or if one is coming. @param {Results} results */
export function emptyText({ subject: { look }, run, doing }) {
  if (doing.task || run.confirm) return "";
  if (look?.terminal) return `${look.verdict} There is nothing to search.`;
  return "";
}

/**
 * Python's move, once it has moved. The tree is still the one that Python chose the move with.
 * @param {State} state @param {Results} results
 */
function pythonsMove(state, { run: { trace, reply }, subject: { look } }) {
  // A chance move after it adds one more position.
  const before = state.history[state.at - (look?.drawn ? 2 : 1)];
  const moved =
    trace !== null && state.python !== "" && before === state.searched && trace.text.root.toMove === state.python;
  if (!moved || !reply?.bestName || state.cursor < lastCursor(trace)) return "";
  const mover = trace.text.root.mover;
  const value = formatValue(Number(reply.value));
  const next = look?.drawn ? ` ${chanceWordsOf(boardOf(look)).describe(look.drawn.name)}` : expected(reply);
  const work = ` It visited ${effortWords(reply.nodes, reply.seconds)}.`;
  const moves = reply.bestName === "pass" ? "passes" : `plays ${reply.bestName}`;
  return `Python (${mover}) ${moves} (value ${value}).${laterWin(trace, reply)}${next}${work} Step back to see it think.`;
}

/** How many moves Python tells of those that it expects. */
const MOST_EXPECTED = 3;

/**
 * How Python thinks that the game goes on, with a space in front; "" if it does not know.
 * @param {NonNullable<Results["run"]["reply"]>} reply
 */
function expected({ variationNames = [] }) {
  const moves = variationNames.slice(1, 1 + MOST_EXPECTED);
  return moves.length > 0 ? ` It expects ${moves.join(", then ")}.` : "";
}

/**
 * That the search did not choose a move that wins at once, and why, with a space in front; "" if there is none.
 * @param {Trace} trace @param {Results["run"]["reply"]} reply
 */
function laterWin({ text: { root } }, reply) {
  const moves = reply?.passedOver ?? [];
  if (moves.length === 0) return "";
  const names = moves.join(" or ");
  const unless = root.options.sooner === 0 ? ", unless “Sooner wins count more” is set under Rules" : "";
  return ` ${names.charAt(0).toUpperCase()}${names.slice(1)} would win at once, but a later win counts the same${unless}.`;
}

/**
 * Whether Python waits for the user in a position that it has not searched.
 * @param {State} state @param {Results} results
 */
function isPersonsTurn({ python, cursor, setup }, { run: { trace }, subject: { look } }) {
  if (trace === null || look === null || python === "" || setup || cursor < lastCursor(trace)) return false;
  return isOfAnother(trace, look) && !look.terminal && look.toMove !== python && look.toMove !== "CHANCE";
}

/** @param {State} state @param {Results} results */
export function narrationParts(state, results) {
  const { trace, pending } = results.run;
  const { engineMove } = results.subject;
  if (pending) return [textPart("Python is searching…")];
  if (engineMove) return [textPart(engineMove)];
  if (!trace) return [textPart(emptyText(results) || NO_SEARCH)];
  const move = pythonsMove(state, results);
  if (move) return [textPart(move)];
  if (isPersonsTurn(state, results)) return [textPart("Your move. The tree is still from an earlier position.")];
  const view = visibleOf(trace, state.cursor, state.folded);
  const result = resultOf(trace, state.cursor, results.run.yardstick);
  const sentence =
    result.length > 0 ? result : describe(trace, state.cursor, view, sourcesOf(methodInfo(state, results)));
  const isAnnounced = result.length > 0;
  const more =
    state.cursor === 0 ? question(state, results) : passDone(trace, view) || ended(state, results, isAnnounced);
  return more ? [...sentence, textPart(` ${more}`)] : sentence;
}

/** @param {Trace} trace @param {number} cursor @param {import("../../trace/visible.js").VisibleTrace} view @param {string[][]} sources */
function describe(trace, cursor, view, sources) {
  if (view.driving) return narrate(trace, cursor, sources);
  if (trace.text.merged && cursor > 0 && trace.event[cursor - 1] <= 0) return narrateRound(trace, cursor, view);
  const { narrated } = view;
  const sentence = named(
    narrate(narrated.trace, narrated.cursor, sources),
    narrated.trace,
    currentNode(narrated.trace, narrated.cursor),
  );
  return sentence.map((part) => ({ ...part, row: view.drawn(part.row) }));
}

/** That one of several searches is done. @param {Trace} whole @param {import("../../trace/visible.js").VisibleTrace} view */
function passDone(whole, { trace, cursor, pass, driving }) {
  const { passes, merged } = whole.text;
  const isStopped = isBrokenOff(whole.text.ended) && pass === passes.length - 1;
  const isOver = pass >= 0 && !merged && !driving && !isStopped && cursor === trace.event.length;
  return isOver
    ? `${passNoun(whole) === "iteration" ? "Iteration" : "Pass"} ${formatCount(pass + 1)} of ${formatCount(passes.length)} is done.`
    : "";
}

/** What to look for in the preset on the board. @param {State} state @param {Results} results */
const question = (state, results) => (isAsFirst(state, results) ? presetNote(state, results) : "");

/**
 * The answer of the search, and what there was to find in the preset.
 * @param {State} state @param {Results} results @param {boolean} isAnnounced  whether the result has been told
 */
function ended(state, results, isAnnounced) {
  const done = answer(state, results, isAnnounced);
  const { trace } = results.run;
  const isOfPreset = trace?.text.method === state.method && isAsFirst(state, results);
  const found = (done || isAnnounced) && isOfPreset ? presetAnswer(state, results) : "";
  return [done, found].filter(Boolean).join(" ");
}

/**
 * Whether the preset is on the board and the settings are those with which its sentences were written.
 * @param {State} state @param {Results} results
 */
function isAsFirst(state, results) {
  const offersUsual = results.subject.look?.methods.includes("alphabeta") ?? true;
  const first = chosenPreset(state, results)?.begun?.method ?? (offersUsual ? "alphabeta" : state.method);
  const isUsual = state.method === first && state.order === "given" && state.cut === ">=";
  return state.at === 0 && !state.setup && isUsual && state.depth === state.presetDepth;
}

/**
 * Compares the answer of a search that only estimates with the exact answer.
 * @param {Results["run"]["reply"]} reply @param {NonNullable<Results["run"]["truth"]>} truth
 */
function compared(reply, { value, best, proviso }) {
  const taken = proviso ? ` (${proviso})` : "";
  const worth = formatValue(Number(value));
  if (best.length === 0) return `The search is done. The exact value${taken} is ${worth}.`;
  const names = best.map(({ name }) => name);
  const moves =
    names.length > 3 ? `${names.slice(0, 3).join(", ")} or one of ${names.length - 3} other moves` : names.join(" or ");
  const good = best.length === 1 ? "the best move" : "one of the best moves";
  const found = best.some(({ id }) => id === reply?.best);
  const chosen = reply?.bestName ? `That is ${found ? good : "not a best move"}. ` : "";
  return `${chosen}The exact value${taken} is ${worth}, by ${moves}.`;
}

/** That the search was broken off. @param {Trace} trace */
function brokenOff(trace) {
  const nodes = `after ${formatCount(trace.visited + unrecordedInAll(trace))} nodes`;
  const { ended } = trace.text;
  const what =
    ended === "halted"
      ? `You stopped the search ${nodes}.`
      : `The search ends ${nodes}: ${ended === "full" ? "no more can be kept" : "its time is over"}.`;
  return `${what} Step back to see what it has found so far.${onlyUpper(trace)}`;
}

/** That the tree is not whole. @param {Trace} trace */
function onlyUpper(trace) {
  const left = unrecordedInAll(trace);
  const what = `${formatCount(trace.visited)} of its ${formatCount(trace.visited + left)} nodes`;
  return left === 0
    ? ""
    : ` The tree has ${what}: + stands where the search went deeper. Double-click there to search it again.`;
}

/**
 * That the search is done, unless the result has said so; and where the best move is on the board, if its name does not.
 * @param {State} state @param {Results} results @param {boolean} isAnnounced
 */
function answer(state, { run: { reply, trace, truth } }, isAnnounced) {
  const picture = trace?.text.root.picture;
  if (!trace || state.cursor < lastCursor(trace)) return "";
  if (isBrokenOff(trace.text.ended)) return brokenOff(trace);
  // The tree shows only the last round, but the answer is the average of all rounds.
  const shown = trace.text.bestBy === "mixture" ? "The tree shows the strategies of the last round. " : "";
  const end = truth && truth.value !== null ? compared(reply, truth) : isAnnounced ? "" : `${shown}The search is done.`;
  const done = `${end}${laterWin(trace, reply)}${onlyUpper(trace)}`.trim();
  if (!reply?.bestAt || picture?.kind !== "grid") return done;
  const board = BOARDS[boardOf(trace.text.root)];
  if (board?.kind === "grid" && board.plays !== "column") return done;
  const { row, column } = reply.bestAt;
  // After a search in passes, the sentence before this one was not only about the move.
  const which = trace.text.passes.length > 0 ? "Its move fills" : "That is";
  return `${which} row ${row + 1}, column ${column + 1}. ${done}`.trim();
}

/** @param {State} state @param {Results} results */
export function codeProps(state, results) {
  const { trace, pending } = results.run;
  const row = trace && !pending ? currentNode(trace, state.cursor) : -1;
  const event = trace && state.cursor > 0 ? trace.event[state.cursor - 1] : 0;
  let place = { file: 0, line: 0 };
  if (trace && row >= 0)
    place = event === CALL ? trace.text.codes[trace.code[row]] : placeOfLine(lineIn(trace, row, state.cursor));
  const shown = fileShown(methodInfo(state, results), trace?.text.lines ? place : { ...place, line: 0 });
  return { ...shown, canEdit: shown.source !== "" };
}

/**
 * The variables of the newest call, always the same ones in the same places, so that nothing jumps.
 * @param {State} state @param {Results} results
 */
export function variablesProps(state, results) {
  const { trace, pending } = results.run;
  // A program without a search may have been on the page just before.
  if (!trace || pending || trace.text.codes.length === 0) return { node: "", variables: [] };
  const view = visibleOf(trace, state.cursor, state.folded);
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
  const action = {
    name: "action",
    value: child < 0 ? "–" : moveName(trace, child),
    role: "",
    changed: child !== taken,
  };
  const variables = [
    { name: "state", value: name || "–", role: "", changed: false },
    ...numbers,
    ...(view.driving ? [] : [action]),
  ];
  // Some searches see each position from the side of the player to move.
  const side = trace.text.side === "mover" && row >= 0 && name ? `, seen from ${moverName(trace, row)}` : "";
  return { node: name && `${name}${side}`, variables };
}

/**
 * For each function, the names of its local variables with numbers, the window first.
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
  // Functions that call each other in turn, such as those of MAX and MIN, show the same names in the same places; the
  // function that starts them is not one of them.
  const starts = (/** @type {number} */ index) => trace.kind[0] === DRIVER && index === 0;
  const turns = text.codes.map(({ file }, index) =>
    text.codes.flatMap((other, i) =>
      other.file === file && windowed[i] === windowed[index] && starts(i) === starts(index) ? [i] : [],
    ),
  );
  return text.codes.map((_, index) => {
    const window = windowed[index] ? ["alpha", "beta"] : [];
    const names = text.variables.filter(
      (name, at) =>
        name !== "_" &&
        text.words?.[name]?.length !== 0 &&
        !window.includes(name) &&
        turns[index].some((i) => held[i].has(at)),
    );
    return [...window, ...names];
  });
});
