/**
 * What is shown about a step of a program: the sentence, the line, the variables. Pure functions.
 *
 * @typedef {import("../../state/state.js").State} State
 * @typedef {import("../../state/results.js").Results} Results
 * @typedef {import("../../words/parts.js").Part} Part
 * @typedef {import("./known.js").Trace} Trace
 */

import { definesGame, definesProblem } from "../../files/defines.js";
import { chosenPreset, presetNote } from "../../state/catalogue.js";
import {
  currentNode,
  isFinished,
  lastCursor,
  lastFinishedChild,
  lineIn,
  pathTo,
  prunedCount,
  runningRow,
} from "../../trace/cursor.js";
import { nodeName } from "../../trace/names.js";
import { countUpTo } from "../../support/sorted.js";
import { remembered } from "../../support/remember-last.js";
import { partnersOf } from "../../trace/partner.js";
import { named, node } from "../../trace/parts.js";
import { worthText } from "../../trace/players.js";
import { visibleOf } from "../../trace/visible.js";
import { CALL, RETURN } from "../../trace/trace.js";
import { formatValue } from "../../words/format.js";
import { capitalised, textPart } from "../../words/parts.js";
import { paragraph } from "../../words/sentence.js";
import { isChanged, isError, outcomeOf, replyOf, textOf, traceOf } from "./known.js";
import { moverAt } from "./mover.js";
import * as words from "./sentences.js";

/** The program's text that ran, and its line. @param {State} state @param {Results} results */
export function lineProps(state, results) {
  const trace = traceOf(results);
  const row = trace ? currentNode(trace, state.cursor) : -1;
  return {
    ranText: trace ? textOf(trace).source : "",
    line:
      trace && row >= 0
        ? lineIn(trace, row, state.cursor)
        : trace && state.cursor === 0
          ? lineOfFault(trace, results)
          : 0,
  };
}

/**
 * The line to look at in the call that differs from the textbook; 0 if there is none. Where a wrong value is returned by its name,
 * it is the line that gave it this value.
 * @param {Trace} trace @param {Results} results
 */
function lineOfFault(trace, { run: { differs } }) {
  if (differs?.line) return differs.line;
  const end = differs ? trace.leave[differs.row] : -1;
  if (!differs || end < 0) return 0;
  const last = lineIn(trace, differs.row, end);
  const lines = textOf(trace).source.split("\n");
  const returned = differs.kind === WRONG_VALUE ? /^\s*return\s+(\w+)\s*(#.*)?$/.exec(lines[last - 1] ?? "")?.[1] : "";
  const change = becameIn(trace, differs.row, end).findLast(({ name }) => name === returned);
  const line = change ? lineIn(trace, differs.row, change.event) : 0;
  if (line === 0) return last;
  // Whether the value is taken, the condition above it decides.
  return /^\s*(if|elif)\b.*:\s*$/.test(lines[line - 2] ?? "") ? line - 1 : line;
}

/** The kind of difference that is about the value that a call returns. */
const WRONG_VALUE = "value";

/**
 * What came of comparing the program with the textbook; nothing as long as that is not known.
 * @param {Trace} trace @param {Results} results
 */
function verdict(trace, results) {
  const { differs } = results.run;
  if (differs) {
    const line = lineOfFault(trace, results);
    const text = textOf(trace).source.split("\n")[line - 1]?.trim() ?? "";
    return words.different(differs, nodeName(trace, differs.row), line > 0 ? words.atLine(line, text) : []);
  }
  const outcome = outcomeOf(results);
  if (outcome?.kind === "same") return words.same();
  return outcome?.kind === "not compared" ? words.notCompared(outcome.why, outcome.try) : [];
}

/** @param {State} state @param {Results} results */
export function variablesProps(state, results) {
  const trace = traceOf(results);
  const row = trace ? currentNode(trace, state.cursor) : -1;
  if (!trace || row < 0) return { node: "", variables: [] };
  const { arguments: table } = textOf(trace);
  const given = Array.from(trace.given.subarray(trace.given_start[row], trace.given_start[row + 1]), (at) => table[at]);
  const held = new Map(given.map(({ name, value }) => [name, { value, changed: false }]));
  for (const { name, value, event } of becameIn(trace, row, state.cursor))
    held.set(name, { value, changed: event === state.cursor - 1 && held.has(name) && held.get(name)?.value !== value });
  const variables = Array.from(held, ([name, each]) => ({ name, role: "", ...each }));
  return { node: nodeName(trace, row), variables };
}

/** What the variables of a call have become up to a cursor, in order of time. @param {Trace} trace @param {number} row @param {number} cursor */
function becameIn(trace, row, cursor) {
  const { became_at: at, became, enter, eventNode } = trace;
  const { arguments: table } = textOf(trace);
  const found = [];
  for (let i = countUpTo(at, enter[row]); i < at.length && at[i] < cursor; i += 1)
    if (eventNode[at[i]] === row) found.push({ ...table[became[i]], event: at[i] });
  return found;
}

/** @param {State} state @param {Results} results @returns {Part[]} */
export function narrationParts(state, results) {
  const trace = traceOf(results);
  if (results.run.pending) return words.running();
  if (results.error) return [textPart(results.error.message)];
  if (!trace) return words.notRunYet();
  // A step in the middle is still one of the run that is drawn; at its start and end stands the verdict.
  const isJudged = state.cursor === 0 || state.cursor >= lastCursor(trace) || !hasTree(trace);
  if (isJudged && isChanged(state, results))
    return state.draft?.trim() === "" ? words.nothingWritten() : words.changed();
  if (state.cursor === 0 || !hasTree(trace)) return opening(trace, state, results);
  const view = visibleOf(trace, state.cursor, state.folded);
  const { stopped = null } = replyOf(results) ?? {};
  const broken = new Set(stopped && stopped.row >= 0 ? pathTo(trace, stopped.row) : []);
  const isBroken = (/** @type {number} */ row) => broken.has(view.whole(row));
  const between = state.cursor < lastCursor(trace) ? words.nextSearch() : [];
  const own = view.driving ? between : atStep(view.narrated.trace, view.narrated.cursor, isBroken);
  const here = view.driving ? -1 : currentNode(view.narrated.trace, view.narrated.cursor);
  const step = named(paragraph(own, inTextbook(trace, results, state.cursor)), view.narrated.trace, here);
  const parts = capitalised(step, isName).map((part) => ({ ...part, row: view.drawn(part.row) }));
  if (state.cursor < lastCursor(trace)) return parts;
  // What is wrong is worth more than the last step.
  return results.run.differs
    ? paragraph(verdict(trace, results), parts, trouble(results))
    : paragraph(parts, ending(state, results));
}

/** The name of a call is written as it is in the program. @param {Part} part */
const isName = ({ row, text }) => row >= 0 && !text.startsWith("the ");

/** @param {Trace} trace @param {State} state @param {Results} results */
function opening(trace, state, results) {
  if (!hasTree(trace)) return noTree(trace, results);
  const found = verdict(trace, results);
  // What is wrong is all that is worth reading then.
  if (results.run.differs) return found;
  const note = presetNote(state, results);
  return paragraph(found, trouble(results), words.toStart(node(trace, 0)), note ? [textPart(note)] : []);
}

/** Whether it could be searched under Games. @param {Trace} trace */
const defined = (trace) => {
  const { source } = textOf(trace);
  if (definesGame(source)) return words.isGame();
  return definesProblem(source) ? words.isProblem() : [];
};

/** @param {Trace} trace @param {Results} results */
function noTree(trace, results) {
  // Of a run that was lost, nothing is known.
  if (replyOf(results)?.stopped?.lost) return trouble(results);
  return paragraph(words.noRecursion(), defined(trace), trouble(results));
}

/** Whether any function called itself; if not, the only row is the program itself. @param {Trace} trace */
const hasTree = (trace) => textOf(trace).codes.length > 0;

/** How the program ended, if it did not end by itself. @param {Results} results */
function trouble(results) {
  const reply = replyOf(results);
  if (!reply?.stopped) return [];
  if (reply.asks) return words.asks(reply.asks);
  const { kind, message, line } = reply.stopped;
  return isError(reply.stopped) ? words.endedWith(kind, message, line) : words.plainly(message);
}

/** @param {import("../../trace/trace.js").Trace} trace @param {number} cursor @param {(row: number) => boolean} isBroken */
function atStep(trace, cursor, isBroken) {
  if (cursor === 0) return words.nextSearch();
  const row = currentNode(trace, cursor);
  const event = trace.event[cursor - 1];
  const call = node(trace, row);
  if (event === CALL) return entered(trace, row, call);
  if (event !== RETURN) return words.lineNext(call, event);
  if (isBroken(row)) return words.brokenOff(call);
  const value = trace.value[row];
  const returned = Number.isNaN(value) ? words.returnsNothing(call) : words.returns(call, worthText(trace, row));
  const left = isFinished(trace, row, cursor) ? prunedCount(trace, row) : 0;
  return paragraph(returned, left > 0 ? words.notTried(left) : [], above(trace, row, cursor));
}

const partnersOfLast = remembered(partnersOf);

/** Where the textbook's tree beside this one is another at a step. @param {Trace} trace @param {Results} results @param {number} cursor */
function inTextbook(trace, { run: { second } }, cursor) {
  const event = trace.event[cursor - 1];
  if (!second || (event !== CALL && event !== RETURN)) return [];
  const row = trace.eventNode[cursor - 1];
  const there = partnersOfLast(trace, second)[row];
  const isSearched = there >= 0 && there < second.trace.visited;
  if (event === CALL) return isSearched ? [] : words.textbookIsNotHere();
  const value = isSearched ? second.trace.value[there] : NaN;
  return Number.isNaN(value) || value === trace.value[row] ? [] : words.textbookHas(formatValue(value));
}

/** @param {import("../../trace/trace.js").Trace} trace @param {number} row @param {Part} call */
function entered(trace, row, call) {
  const mover = moverAt(trace, row);
  if (!mover) return words.plainCall(call);
  const [alpha, beta] = [trace.alpha[row], trace.beta[row]];
  const window = Number.isNaN(alpha) ? "" : ` with α = ${formatValue(alpha)}, β = ${formatValue(beta)}`;
  return words.callOf(call, mover, window);
}

/** What the caller has now. @param {import("../../trace/trace.js").Trace} trace @param {number} row @param {number} cursor */
function above(trace, row, cursor) {
  const parent = trace.parent[row];
  const mover = parent >= 0 ? moverAt(trace, parent) : "";
  const best = mover ? runningRow(trace, parent, cursor) : -1;
  if (best < 0 || Number.isNaN(trace.value[best])) return [];
  const isNew = best === row || lastFinishedChild(trace, parent, cursor) === best;
  return words.bestSoFar(node(trace, parent), mover, worthText(trace, best), isNew);
}

/** @param {State} state @param {Results} results */
function ending(state, results) {
  const reply = replyOf(results);
  if (!reply) return [];
  if (reply.stopped) return trouble(results);
  const { value, nodes } = reply.report;
  // As text comes what no float can hold, and an infinity.
  const worth = value === null ? "" : Number.isNaN(Number(value)) ? String(value) : formatValue(Number(value));
  const preset = chosenPreset(state, results);
  const trace = traceOf(results);
  // The answer is that of the example as it was given, not of a changed one.
  const found = preset && trace && textOf(trace).source === preset.position ? preset.answer : "";
  return paragraph(words.done(nodes, worth), trace ? verdict(trace, results) : [], found ? [textPart(found)] : []);
}
