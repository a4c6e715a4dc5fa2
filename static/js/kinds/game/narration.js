/**
 * Chooses the sentences for a step of a search, from the trace: what happened, and why. The sentences themselves are in
 * the sentences-….js files.
 *
 * @typedef {import("../../trace/trace.js").Trace} Trace
 * @typedef {import("../../words/parts.js").Part} Part
 */

import { fractionText } from "../../words/fraction.js";
import { formatValue } from "../../words/format.js";
import * as words from "./sentences-steps.js";
import { paragraph } from "../../words/sentence.js";
import { fromChosen, mostVisited, source } from "./narration-chosen.js";
import { bestChild, currentNode, isFinished, isSecondLook, prunedRange, variablesIn } from "../../trace/cursor.js";
import { atLine } from "./at-line.js";
import { LINES } from "./line-findings.js";
import { placeOfLine } from "../../trace/lines.js";
import { moverName, nodeName, sideName } from "../../trace/names.js";
import { bounded, boundSign, boundWord } from "./narration-bounds.js";
import { cutHappens, cutSign, instead } from "./narration-cuts.js";
import { whyItEnded } from "./narration-ending.js";
import { lookedAt, probed, windowAt } from "./narration-looks.js";
import { returnedToPlayers } from "./narration-players.js";
import { enteredWith, hasNullWindow, saysYes, testBefore, verdict } from "./narration-windows.js";
import { node, sentences } from "../../trace/parts.js";
import { isProbe } from "../../trace/probes.js";
import { CALL, CHANCE, DRIVER, EVALUATED, INNER, KNOWN, MAX } from "../../trace/trace.js";

const MOST_TERMS = 6;

/**
 * @param {Trace} trace
 * @param {number} cursor
 * @param {string[][]} sources  lines of the search's files
 * @returns {Part[]}
 */
export function narrate(trace, cursor, sources) {
  return sentences(describe(trace, cursor, sources));
}

/** @param {Trace} trace @param {number} cursor @param {string[][]} sources @returns {Part[]} */
function describe(trace, cursor, sources) {
  if (cursor <= 0) return beginning(trace);
  const row = currentNode(trace, cursor);
  const event = trace.event[cursor - 1];
  if (trace.kind[row] === DRIVER && event <= 0) return describeDriver(trace, row, event);
  if (event > 0) return lineRuns(trace, row, cursor, sources);
  if (event === CALL) return trace.status[row] === INNER ? entered(trace, row) : leafEntered(trace, row);
  if (trace.text.players) return returnedToPlayers(trace, row, cursor);
  return trace.status[row] === INNER ? returned(trace, row, cursor) : leafReturned(trace, row);
}

/** @param {Trace} trace @returns {Part[]} */
const beginning = (trace) => words.toStart(moverName(trace, 0));

/**
 * The function that runs several searches has started, or has its result.
 * @param {Trace} trace @param {number} row @param {number} event @returns {Part[]}
 */
function describeDriver(trace, row, event) {
  const { methodName, merged, bestBy } = trace.text;
  if (event === CALL) return words.searchStarts(methodName, merged ? bestBy : "value");
  const value = trace.value[row];
  if (Number.isNaN(value)) return words.searchOver(methodName);
  const byVisits = bestBy === "visits";
  const done = words.searchDone(methodName, bestBy, formatValue(value), byVisits ? "" : fromChosen(trace));
  return paragraph(done, byVisits ? mostVisited(trace) : [], whyItEnded(trace));
}

/** @param {Trace} trace @param {number} row @param {number} cursor @param {string[][]} sources @returns {Part[]} */
function lineRuns(trace, row, cursor, sources) {
  const { file, line } = placeOfLine(trace.event[cursor - 1]);
  const text = (sources[file]?.[line - 1] ?? "").trim();
  const at = atLine(trace, row, cursor, sources);
  const finding = LINES.finds(text, at);
  if (trace.kind[row] !== DRIVER) return finding ?? words.lineNext(node(trace, row), line, codePart(text));
  // What runs the searches is no position, so a sentence that names one would be wrong.
  if (finding && !finding.some((part) => part.row === row)) return finding;
  return words.lineNextIn(codePart(trace.text.codes[trace.code[row]].name), line, codePart(text));
}

/** @param {string} text @returns {Part} */
const codePart = (text) => ({ text, role: "code", row: -1 });

/** @param {Trace} trace @param {number} row @returns {Part[]} */
function entered(trace, row) {
  if (trace.kind[row] === CHANCE) return words.visitChance(node(trace, row), windowAt(trace, row));
  const goal = trace.kind[row] === MAX ? words.LARGEST : words.SMALLEST;
  const aim = { mover: moverName(trace, row), goal: trace.text.players ? words.LARGEST_SHARE : goal };
  return enteredWith(trace, row, aim);
}

/** @param {Trace} trace @param {number} row @returns {Part[]} */
function leafEntered(trace, row) {
  const leaf = node(trace, row);
  if (trace.status[row] === EVALUATED) return words.depthLimit(leaf);
  return trace.status[row] === KNOWN ? words.lookUp(leaf) : words.gameEnds(leaf);
}

/** @param {Trace} trace @param {number} row @returns {Part[]} */
const leafReturned = (trace, row) => paragraph(leafValue(trace, row), effect(trace, row));

/** @param {Trace} trace @param {number} row @returns {Part[]} */
function leafValue(trace, row) {
  const value = formatValue(trace.value[row]);
  if (trace.status[row] === KNOWN) return known(trace, row);
  if (testBefore(trace, row) >= 0) return words.worthAgain(node(trace, row), value);
  return trace.status[row] === EVALUATED ? words.scored(node(trace, row), value) : words.worth(node(trace, row), value);
}

/** What the table said, and where that value was found. @param {Trace} trace @param {number} row @returns {Part[]} */
function known(trace, row) {
  const learnt = trace.link[row];
  const value = bounded(trace, row);
  // A value from another pass may have been found at this same node.
  if (learnt < 0) return words.knownBefore(node(trace, row), value);
  const sameName = nodeName(trace, learnt) === nodeName(trace, row);
  // Mirrored and rotated positions are different, but they have the same value.
  const bySymmetry = Boolean(trace.text.options.symmetry);
  return words.knownElsewhere(node(trace, row), node(trace, learnt), sameName, bySymmetry, value);
}

/**
 * All outcomes of a chance node are known: the sum of probability times value, written out if it is short.
 * @param {Trace} trace @param {number} row @returns {Part[]}
 */
function averaged(trace, row) {
  /** @type {Map<number, number>} the newest row of each outcome, since it may have been probed first */
  const newest = new Map();
  for (let i = trace.childStart[row]; i < trace.childStart[row + 1]; i++) {
    const child = trace.children[i];
    if (child < trace.visited && trace.leave[child] >= 0) newest.set(trace.action[child], child);
  }
  const terms = [...newest.values()].map(
    (child) => `${fractionText(trace.chance[child])} × ${formatValue(trace.value[child])}`,
  );
  const shown = terms.length <= MOST_TERMS ? terms : [];
  // A bound comes before the sum: "is worth at most ½ × 1 + ½ × 5 = 3 on average".
  return words.average(node(trace, row), boundWord(trace, row), shown, formatValue(trace.value[row]));
}

/** @param {Trace} trace @param {number} row @param {number} cursor @returns {Part[]} */
function returned(trace, row, cursor) {
  if (Number.isNaN(trace.value[row])) return words.stoppedEarly(node(trace, row));
  const { start, end } = prunedRange(trace, row);
  if (end > start) return cutHappens(trace, row, cursor, start, end);
  if (trace.kind[row] === CHANCE) return paragraph(averaged(trace, row), effect(trace, row));
  if (isProbe(trace, row)) return probed(trace, row);
  const best = bestChild(trace, row, cursor);
  if (best < 0) return paragraph(withoutMoves(trace, row), effect(trace, row));
  if (trace.parent[row] < 0) return paragraph(allTried(trace, row, best), verdict(trace, row));
  return paragraph(allTried(trace, row, best), closedAtLast(trace, row), effect(trace, row));
}

/** @param {Trace} trace @param {number} row */
function withoutMoves(trace, row) {
  const hasLooked = trace.childStart[row] < trace.childStart[row + 1];
  const phrase = hasLooked ? words.shallowWasEnough : words.returns;
  return phrase(node(trace, row), formatValue(trace.value[row]));
}

/** @param {Trace} trace @param {number} row @param {number} best  its best child */
function allTried(trace, row, best) {
  return words.allTried({
    node: trace.parent[row] < 0 ? node(trace, row) : lookedAt(trace, row),
    noisy: triesNoisyMoves(trace, row),
    side: sideName(trace, row),
    value: bounded(trace, trace.value[best] === trace.value[row] ? row : best),
    source: source(trace, best),
    returned: instead(trace, row, trace.value[best]),
  });
}

/**
 * Whether a node is beyond the depth limit, where only some of its moves are tried.
 * @param {Trace} trace @param {number} row
 */
function triesNoisyMoves(trace, row) {
  const depth = variablesIn(trace, row, trace.enter[row] + 1).get("depth");
  return depth !== undefined && depth <= 0;
}

/**
 * That the last move of `row` closed the window, when no moves were left to cut; [] if not.
 * @param {Trace} trace @param {number} row
 */
function closedAtLast(trace, row) {
  if (triesNoisyMoves(trace, row) || hasNullWindow(trace, row)) return [];
  const { alpha, beta, value, kind } = trace;
  const isMax = kind[row] === MAX;
  const [lower, upper] = isMax ? [value[row], beta[row]] : [alpha[row], value[row]];
  const isClosed = trace.text.cut === ">" ? lower > upper : lower >= upper;
  return isClosed ? words.nothingToSkip(cutSign(trace, !isMax), isMax ? "β" : "α") : [];
}

/**
 * What the value that `row` returns means for its parent.
 * @param {Trace} trace @param {number} row @returns {Part[]}
 */
function effect(trace, row) {
  const parent = trace.parent[row];
  if (parent < 0) return [];
  if (isSecondLook(trace, row)) return hasNullWindow(trace, row) ? verdict(trace, row) : words.onlyShallow();
  // A leaf returns the same value for every window, so a test adds nothing, unless the leaf is then visited again.
  const outcome = trace.status[row] === INNER || saysYes(trace, row) ? verdict(trace, row) : [];
  return outcome.length > 0 ? outcome : comparedAt(trace, parent, row);
}

/** @param {Trace} trace @param {number} parent @param {number} row @returns {Part[]} */
function comparedAt(trace, parent, row) {
  const above = node(trace, parent);
  if (trace.kind[parent] === CHANCE) return words.addsToAverage(above);
  const side = sideName(trace, parent);
  const kept = bestBefore(trace, row);
  if (kept < 0) return words.bestSoFar(above, side, bounded(trace, row));
  const [value, before] = [trace.value[row], trace.value[kept]];
  const isMax = trace.kind[parent] === MAX;
  if (isMax ? value > before : value < before)
    return words.newBest(above, side, isMax, bounded(trace, kept), bounded(trace, row));
  const keptSign = boundSign(trace, kept);
  if (value === before && keptSign === "") return words.tie(above, side, formatValue(before));
  const sign = value > before ? ">" : value < before ? "<" : "=";
  const comparison = `${formatValue(value)} ${sign} ${formatValue(before)}`;
  return words.noBetter(above, side, comparison, formatValue(before), keptSign);
}

/**
 * The row that gave the parent of `row` its best value so far; −1 if there is none. A test of the same move does not
 * count, because this search replaces it.
 * @param {Trace} trace @param {number} row
 */
function bestBefore(trace, row) {
  const parent = trace.parent[row];
  if (testBefore(trace, row) < 0) return bestChild(trace, parent, trace.enter[row] + 1);
  const rows = Array.from(trace.children.subarray(trace.childStart[parent], trace.childStart[parent + 1]));
  const others = rows.filter(
    (child) => trace.action[child] !== trace.action[row] && isFinished(trace, child, trace.enter[row] + 1),
  );
  const sign = trace.kind[parent] === MAX ? 1 : -1;
  return others.reduce(
    (best, child) => (best < 0 || sign * trace.value[child] > sign * trace.value[best] ? child : best),
    -1,
  );
}
