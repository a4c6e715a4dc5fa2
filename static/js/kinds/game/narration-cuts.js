/**
 * Cuts: what was found, why that is enough, and which moves are skipped.
 *
 * @typedef {import("../../trace/trace.js").Trace} Trace
 * @typedef {import("../../words/parts.js").Part} Part
 */

import { formatValue } from "../../words/format.js";
import * as words from "./sentences-cuts.js";
import { returnedInstead } from "./sentences-steps.js";
import { paragraph, sentence } from "../../words/sentence.js";
import { fromChild, moveTo } from "./narration-chosen.js";
import { bestChild, isSecondLook, lastFinishedChild, pathTo, runningValue } from "../../trace/cursor.js";
import { childName, sideName, sideNames } from "../../trace/names.js";
import { bounded, signOf } from "./narration-bounds.js";
import { lookedAt } from "./narration-looks.js";
import { hasNullWindow, settled, testBefore, verdict } from "./narration-windows.js";
import { node } from "../../trace/parts.js";
import { CHANCE, MAX, MIN, isAlphaCut } from "../../trace/trace.js";

const CHILDREN_NAMED = 4;

/**
 * @param {Trace} trace @param {number} row @param {number} cursor
 * @param {number} start @param {number} end  the pruned children
 * @returns {Part[]}
 */
export function cutHappens(trace, row, cursor, start, end) {
  const pruned = Array.from(trace.children.subarray(start, end), (child) => childName(trace, child));
  const named = pruned.slice(0, CHILDREN_NAMED);
  const skipped = words.skipped(named, pruned.length - named.length);
  const { found, returned } = whatCuts(trace, row, cursor);
  return paragraph(sentence`${found}. ${whyEnough(trace, row)}${skipped}${returned}.`, verdict(trace, row));
}

/** The value that is enough to cut the rest. @param {Trace} trace @param {number} row @param {number} cursor */
function whatCuts(trace, row, cursor) {
  const at = lookedAt(trace, row);
  if (trace.kind[row] === CHANCE) {
    const value = formatValue(trace.value[row]);
    return { found: words.averageWithin(at, isAlphaCut(trace, row), value), returned: "" };
  }
  const reply = lastFinishedChild(trace, row, cursor);
  if (reply < 0) return { found: words.evaluationGives(at, bounded(trace, row)), returned: "" };
  const [side, value] = [sideName(trace, row), bounded(trace, reply)];
  const returned = instead(trace, row, trace.value[reply]);
  if (trace.parent[row] >= 0) return { found: words.canGet(at, side, value), returned };
  // At the root the move is the answer, so it is named.
  return { found: words.canGetBy(at, side, value, moveTo(trace, reply)), returned };
}

/**
 * Why that is enough, as the part of the sentence before the skipped moves.
 * @param {Trace} trace @param {number} row @returns {Part[]}
 */
function whyEnough(trace, row) {
  const atAlpha = isAlphaCut(trace, row);
  const bound = atAlpha ? trace.alpha[row] : trace.beta[row];
  const test = testAbove(trace, row, bound);
  if (test >= 0) {
    const shown = words.testShowed(node(trace, test), atAlpha, formatValue(bound));
    if (trace.parent[test] === trace.parent[row])
      return [...shown, ...words.exactly(node(trace, row), formatValue(bound))];
    return [...shown, ...words.neverAllows(sideNames(trace)[atAlpha ? "MAX" : "MIN"], node(trace, row))];
  }
  const held = holder(trace, row, atAlpha ? MAX : MIN, bound);
  if (held) return [...held.parts, ...avoids(trace, row, held.at)];
  // At the root, and in a shallow search, the window is just a question, and now it is answered.
  const isSearchRoot = trace.parent[row] < 0 || isSecondLook(trace, row);
  const rest = isSearchRoot ? words.searchCanStop() : words.restCannotMatter();
  if (hasNullWindow(trace, row)) return [...words.isWorth(lookedAt(trace, row), settled(trace, row, atAlpha)), ...rest];
  if (Number.isNaN(bound)) return [...words.enough(), ...rest];
  return [...words.windowClosed(cutSign(trace, atAlpha), atAlpha ? "α" : "β", formatValue(bound)), ...rest];
}

/** The sign between a value and the end of the window that it cuts at. @param {Trace} trace @param {boolean} atAlpha */
export const cutSign = (trace, atAlpha) => (trace.text.cut === ">" ? (atAlpha ? "<" : ">") : atAlpha ? "≤" : "≥");

/**
 * What the player at `at`, who has something better there, does about `row`: never chooses it, or, if it is deeper,
 * never lets the game reach it.
 * @param {Trace} trace @param {number} row @param {number} at
 */
function avoids(trace, row, at) {
  if (isSecondLook(trace, row)) return words.searchCanStop();
  const phrase = trace.parent[row] === at ? words.neverChooses : words.neverAllows;
  return phrase(sideName(trace, at), node(trace, row));
}

/**
 * The test, of this move or of one above it, that gave the bound which closes the window; −1 if there is none.
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
 * The ancestor that the other end of the closed window comes from: it already had this value when it passed the window
 * down. An ancestor does not count if its value is only a bound on the wrong side.
 * @param {Trace} trace @param {number} row @param {number} kind MAX or MIN @param {number} bound
 * @returns {{at: number, parts: Part[]} | null} null if there is none
 */
function holder(trace, row, kind, bound) {
  const cursor = trace.enter[row] + 1;
  for (let at = trace.parent[row]; at >= 0; at = trace.parent[at]) {
    if (trace.kind[at] !== kind || runningValue(trace, at, cursor) !== bound) continue;
    const from = bestChild(trace, at, cursor);
    if (from >= 0 && signOf(trace, from) === (kind === MAX ? "≤" : "≥")) continue;
    const [value, by] = from < 0 ? [formatValue(bound), ""] : [bounded(trace, from), fromChild(trace, from)];
    return { at, parts: words.alreadyHas(node(trace, at), sideName(trace, at), value, by) };
  }
  return null;
}

/**
 * That a search returns a value other than the one it found: an end of its window, as in fail-hard, or the evaluation
 * of a position in which the side to move does not have to do anything.
 * @param {Trace} trace @param {number} row @param {number} found
 */
export function instead(trace, row, found) {
  const value = trace.value[row];
  if (Number.isNaN(value) || value === found) return "";
  return returnedInstead(formatValue(value), value === trace.alpha[row] ? "α" : value === trace.beta[row] ? "β" : "");
}
