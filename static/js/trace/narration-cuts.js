/**
 * Sentences for cuts: what was found, why that is enough, and which moves it saves.
 *
 * @typedef {import("./trace.js").Trace} Trace
 * @typedef {import("./parts.js").Part} Part
 */

import { formatValue, formatWindow } from "../format.js";
import { moveTo } from "./chosen.js";
import { bestChild, isSecondLook, lastFinishedChild, pathTo, runningValue } from "./cursor.js";
import { childName } from "./names.js";
import { bounded, signOf } from "./narration-bounds.js";
import { lookedAt } from "./narration-looks.js";
import { hasNullWindow, settled, testBefore, verdict } from "./narration-windows.js";
import { node, say } from "./parts.js";
import { CHANCE, MAX, MIN, isAlphaCut } from "./trace.js";

const CHILDREN_NAMED = 4;

/** @param {string} text @returns {Part} */
const cutPart = (text) => ({ text, role: "cut", row: -1 });

/**
 * @param {Trace} trace @param {number} row @param {number} cursor
 * @param {number} start @param {number} end  the pruned children
 * @returns {Part[]}
 */
export function cutHappens(trace, row, cursor, start, end) {
  const pruned = [];
  for (let i = start; i < Math.min(end, start + CHILDREN_NAMED); i++) pruned.push(childName(trace, trace.children[i]));
  const more = end - start - pruned.length;
  const list = more > 0 ? `${pruned.join(", ")} and ${more} more` : joined(pruned);
  const { found, returns } = whatCuts(trace, row, cursor);
  const said = [
    lookedAt(trace, row),
    say(` ${found}. `),
    ...whyEnough(trace, row),
    cutPart(`cut ${list}`),
    say(`${returns}.`),
  ];
  const told = verdict(trace, row);
  return told.length > 0 ? [...said, say(" "), ...told] : said;
}

/** What was found that is enough to cut the rest. @param {Trace} trace @param {number} row @param {number} cursor */
function whatCuts(trace, row, cursor) {
  if (trace.kind[row] === CHANCE) {
    const side = isAlphaCut(trace, row) ? "more" : "less";
    return { found: `cannot be worth ${side} than ${formatValue(trace.value[row])} on average`, returns: "" };
  }
  const reply = lastFinishedChild(trace, row, cursor);
  const found = reply < 0 ? row : reply;
  const returns = instead(trace, row, trace.value[found]);
  if (trace.parent[row] >= 0) return { found: `has found a reply worth ${bounded(trace, found)}`, returns };
  // At the root the move is the answer, so it is named.
  const which = reply < 0 ? "" : `: ${moveTo(trace, reply)}`;
  return { found: `has found a move worth ${bounded(trace, found)}${which}`, returns };
}

/** Up to the cut itself. @param {Trace} trace @param {number} row @returns {Part[]} */
function whyEnough(trace, row) {
  // Where nobody stands above but who asks, the window was a question, and the question is answered.
  const isAsked = trace.parent[row] < 0 || isSecondLook(trace, row);
  const enough = isAsked
    ? [say(", which is all that was asked: ")]
    : [say(", so "), node(trace, row), say(" can no longer matter: ")];
  const atAlpha = isAlphaCut(trace, row);
  const bound = atAlpha ? trace.alpha[row] : trace.beta[row];
  const test = testAbove(trace, row, bound);
  if (test >= 0) {
    const shown = ` has shown that it is worth ${atAlpha ? "at least" : "at most"} ${formatValue(bound)}`;
    if (trace.parent[test] !== trace.parent[row])
      return [say("The test of "), node(trace, test), say(shown), ...enough];
    return [say(`Its test${shown}, so that is its value: `)];
  }
  const held = holder(trace, row, atAlpha ? MAX : MIN, bound);
  if (held.length > 0) return [...held, ...enough];
  if (hasNullWindow(trace, row)) return [say(`That settles that ${settled(trace, row, atAlpha)}`), ...enough];
  const window = formatWindow(trace.alpha[row], trace.beta[row]);
  return [say(window ? `The window ${window} is closed` : "That is enough"), ...enough];
}

/**
 * The test, of this move or of one above it, that has shown what closes the window; −1 if none has.
 * @param {Trace} trace @param {number} row @param {number} bound
 */
function testAbove(trace, row, bound) {
  for (const at of pathTo(trace, row).reverse()) {
    const test = testBefore(trace, at);
    if (test >= 0 && trace.value[test] === bound) return test;
  }
  return -1;
}

/**
 * Who has the other end of the window that closed: the ancestor whose value it is, and was already when
 * the window was handed down. Whose value is only a bound on the wrong side has not got it.
 * @param {Trace} trace @param {number} row @param {number} wanted MAX or MIN @param {number} bound
 * @returns {Part[]} [] if nobody has it
 */
function holder(trace, row, wanted, bound) {
  const cursor = trace.enter[row] + 1;
  for (let at = trace.parent[row]; at >= 0; at = trace.parent[at]) {
    if (trace.kind[at] !== wanted || runningValue(trace, at, cursor) !== bound) continue;
    const from = bestChild(trace, at, cursor);
    if (from < 0) return [node(trace, at), say(` already has ${formatValue(bound)}`)];
    if (signOf(trace, from) === (wanted === MAX ? "≤" : "≥")) continue;
    return [node(trace, at), say(` already has ${bounded(trace, from)} from ${childName(trace, from)}`)];
  }
  return [];
}

/**
 * That a search answers otherwise than by what it found: with the end of its window, as fail-hard does,
 * or with the evaluation of a position in which nothing need be done.
 * @param {Trace} trace @param {number} row @param {number} found
 */
export function instead(trace, row, found) {
  const value = trace.value[row];
  if (Number.isNaN(value) || value === found) return "";
  const isEnd = value === trace.alpha[row] || value === trace.beta[row];
  return `; it returns ${formatValue(value)}${isEnd ? ", the end of its window" : ", its own evaluation"}`;
}

/** "a", "a and b", "a, b and c". @param {string[]} words */
function joined(words) {
  return words.length < 2 ? words.join("") : `${words.slice(0, -1).join(", ")} and ${words.at(-1)}`;
}
