/**
 * One plain sentence for each step of a search, made from the trace: what happened, and why.
 *
 * @typedef {import("./trace.js").Trace} Trace
 * @typedef {import("./parts.js").Part} Part
 */

import { fractionText } from "../boards/fraction.js";
import { formatValue, formatWindow } from "../format.js";
import { fromChosen, mostVisited, moveTo } from "./chosen.js";
import { bestChild, currentNode, isFinished, isSecondLook, prunedRange, variablesIn } from "./cursor.js";
import { placeOfLine } from "./lines.js";
import { childName, moverName, nodeName } from "./names.js";
import { bounded, boundWord } from "./narration-bounds.js";
import { cutHappens, instead } from "./narration-cuts.js";
import { whyItEnded } from "./narration-ending.js";
import { lookedAt, probed } from "./narration-looks.js";
import { returnedToPlayers } from "./narration-players.js";
import { enteredWith, hasNullWindow, saysYes, testBefore, verdict } from "./narration-windows.js";
import { node, role, say, sentences } from "./parts.js";
import { isProbe } from "./probes.js";
import { CALL, CHANCE, DRIVER, EVALUATED, INNER, KNOWN, MAX } from "./trace.js";

const TERMS_TOLD = 6;

/**
 * @param {Trace} trace
 * @param {number} cursor
 * @param {string[][]} sources  lines of the search's files
 * @returns {Part[]}
 */
export function narrate(trace, cursor, sources) {
  if (cursor <= 0) return beginning(trace);
  const row = currentNode(trace, cursor);
  const event = trace.event[cursor - 1];
  if (trace.kind[row] === DRIVER && event <= 0) return driverTells(trace, row, event);
  if (event > 0) return lineRuns(trace, row, event, sources);
  if (event === CALL) return trace.status[row] === INNER ? entered(trace, row) : leafEntered(trace, row);
  if (trace.text.players) return sentences(returnedToPlayers(trace, row, cursor));
  return sentences(trace.status[row] === INNER ? returned(trace, row, cursor) : leafReturned(trace, row));
}

/** The sentence as plain text. @param {Part[]} parts */
export const plainText = (parts) => parts.map((part) => part.text).join("");

/** @param {Trace} trace @returns {Part[]} */
function beginning(trace) {
  return [say("Step forward, or play, to search "), node(trace, 0), say(`: ${moverName(trace, 0)} is to move.`)];
}

const ANSWERS = {
  value: "the position is worth",
  last: "the position is worth",
  visits: "the mean of all rounds is",
  mixture: "to MAX, the average strategies are worth",
};

const BEGINNINGS = {
  value: "It will search the position several times.",
  visits: "Each round goes down from the position, and takes back up what it found.",
  last: "It works step by step, always on what promises most.",
  mixture: "In each round the strategies of both sides meet, and learn from it.",
};

/** What starts several searches begins, or has its answer. @param {Trace} trace @param {number} row @param {number} event @returns {Part[]} */
function driverTells(trace, row, event) {
  const name = say(trace.text.methodName);
  if (event === CALL) return [name, say(` begins. ${BEGINNINGS[trace.text.merged ? trace.text.bestBy : "value"]}`)];
  const value = trace.value[row];
  if (Number.isNaN(value)) return [name, say(" has ended.")];
  const byVisits = trace.text.bestBy === "visits";
  const answer = `${ANSWERS[trace.text.bestBy]} ${formatValue(value)}${byVisits ? `.${mostVisited(trace)}` : `${fromChosen(trace)}.`}`;
  return [name, say(` has its answer: ${answer}${whyItEnded(trace)}`)];
}

/** @param {Trace} trace @param {number} row @param {number} number @param {string[][]} sources @returns {Part[]} */
function lineRuns(trace, row, number, sources) {
  const { file, line } = placeOfLine(number);
  const text = (sources[file]?.[line - 1] ?? "").trim();
  if (trace.kind[row] === DRIVER) {
    const { name } = trace.text.codes[trace.code[row]];
    return [
      say("In "),
      { text: name, role: "code", row: -1 },
      say(`, line ${line} is next: `),
      { text, role: "code", row: -1 },
    ];
  }
  return [say("In "), node(trace, row), say(`, line ${line} is next: `), { text, role: "code", row: -1 }];
}

/** @param {Trace} trace @param {number} row @returns {Part[]} */
function entered(trace, row) {
  if (trace.kind[row] === CHANCE) {
    const window = formatWindow(trace.alpha[row], trace.beta[row]);
    const asked = window ? `, with the window ${window}` : "";
    return sentences([
      node(trace, row),
      say(` is entered${asked}: chance moves, so its value is the average of its outcomes.`),
    ]);
  }
  const wish = trace.text.players
    ? "its largest share"
    : trace.kind[row] === MAX
      ? "the largest value"
      : "the smallest value";
  return sentences(enteredWith(trace, row, `${moverName(trace, row)} looks for ${wish}`));
}

/** @type {Record<number, string>} */
const LEAF_WORDS = { [EVALUATED]: "lies at the depth limit and is evaluated", [KNOWN]: "is looked up in the table" };

/** @param {Trace} trace @param {number} row @returns {Part[]} */
function leafEntered(trace, row) {
  const why = LEAF_WORDS[trace.status[row]] ?? "is an end of the game";
  return sentences([node(trace, row), say(` ${why}.`)]);
}

/** @param {Trace} trace @param {number} row @returns {Part[]} */
function leafReturned(trace, row) {
  const value = formatValue(trace.value[row]);
  if (trace.status[row] === KNOWN) return [...known(trace, row), ...effect(trace, row)];
  if (testBefore(trace, row) >= 0)
    return [node(trace, row), say(` is looked at again, and is worth ${value}. `), ...effect(trace, row)];
  const worth = trace.status[row] === EVALUATED ? ` is evaluated at ≈ ${value}. ` : ` is worth ${value}. `;
  return [node(trace, row), say(worth), ...effect(trace, row)];
}

/** What the table said, and where it was learnt. @param {Trace} trace @param {number} row @returns {Part[]} */
function known(trace, row) {
  const learnt = trace.link[row];
  const worth = bounded(trace, row);
  // What was learnt in another pass may have been learnt at this very node.
  if (learnt < 0) return [say("The table knows "), node(trace, row), say(` from before: it is worth ${worth}. `)];
  // Images of a position are not the same, but what they are worth is.
  const alike = trace.text.options.symmetry ? "counts as the same position as" : "is the same position as";
  const other = nodeName(trace, learnt) === nodeName(trace, row) ? "an earlier " : "";
  return [
    node(trace, row),
    say(` ${alike} one before, worth ${worth} by the table, learnt at ${other}`),
    node(trace, learnt),
    say(". "),
  ];
}

/**
 * A chance node has seen its outcomes: their sum of probability times value, as far as it is short.
 * @param {Trace} trace @param {number} row @returns {Part[]}
 */
function averaged(trace, row) {
  /** @type {Map<number, number>} the newest row of each outcome: it may have been probed before */
  const newest = new Map();
  for (let i = trace.childStart[row]; i < trace.childStart[row + 1]; i++) {
    const child = trace.children[i];
    if (child < trace.visited && trace.leave[child] >= 0) newest.set(trace.action[child], child);
  }
  const terms = [...newest.values()].map(
    (child) => `${fractionText(trace.chance[child])} × ${formatValue(trace.value[child])}`,
  );
  const sum = terms.length > 0 && terms.length <= TERMS_TOLD ? `${terms.join(" + ")} = ` : "";
  // A bound stands in front of the sum: "is worth at most ½ × 1 + ½ × 5 = 3 on average".
  return [
    node(trace, row),
    say(` is worth ${boundWord(trace, row)}${sum}${formatValue(trace.value[row])} on average. `),
    ...effect(trace, row),
  ];
}

/** @param {Trace} trace @param {number} row @param {number} cursor @returns {Part[]} */
function returned(trace, row, cursor) {
  if (Number.isNaN(trace.value[row])) return [node(trace, row), say(" is broken off, and has no value.")];
  const { start, end } = prunedRange(trace, row);
  if (end > start) return cutHappens(trace, row, cursor, start, end);
  if (trace.kind[row] === CHANCE) return averaged(trace, row);
  if (isProbe(trace, row)) return probed(trace, row);
  const best = bestChild(trace, row, cursor);
  if (best < 0) {
    const why = trace.childStart[row] < trace.childStart[row + 1] ? ": a first look at it was enough" : "";
    return [node(trace, row), say(` returns ${formatValue(trace.value[row])}${why}. `), ...effect(trace, row)];
  }
  const found = bounded(trace, trace.value[best] === trace.value[row] ? row : best);
  // At the root the move is the answer, so it is named too.
  const by = trace.parent[row] < 0 ? moveTo(trace, best) : childName(trace, best);
  const extreme = trace.kind[row] === MAX ? "largest" : "smallest";
  const value = `the ${extreme} value is ${found}, from ${by}${instead(trace, row, trace.value[best])}`;
  const seen = movesSeen(trace, row);
  if (trace.parent[row] < 0) {
    const told = verdict(trace, row);
    return [node(trace, row), say(` has seen ${seen}: ${value}.${told.length > 0 ? " " : ""}`), ...told];
  }
  const closed =
    seen === ALL_MOVES && closesWindow(trace, row) && !hasNullWindow(trace, row)
      ? " Its window is closed, but no move is left to cut."
      : "";
  return [lookedAt(trace, row), say(` has seen ${seen}: ${value}.${closed} `), ...effect(trace, row)];
}

const ALL_MOVES = "all its moves";

/** Which of its moves a node has looked at, where that may be a choice of them. @param {Trace} trace @param {number} row */
function movesSeen(trace, row) {
  const depth = variablesIn(trace, row, trace.enter[row] + 1).get("depth");
  return depth !== undefined && depth <= 0 ? "its noisy moves" : ALL_MOVES;
}

/** Whether the last value of `row` would have cut what came after. @param {Trace} trace @param {number} row */
function closesWindow(trace, row) {
  const { alpha, beta, value, kind } = trace;
  const lower = kind[row] === MAX ? value[row] : alpha[row];
  const upper = kind[row] === MAX ? beta[row] : value[row];
  return trace.text.cut === ">" ? lower > upper : lower >= upper;
}

/**
 * What the value that `row` returns means for its parent.
 * @param {Trace} trace @param {number} row @returns {Part[]}
 */
function effect(trace, row) {
  const parent = trace.parent[row];
  if (parent < 0) return [];
  if (isSecondLook(trace, row))
    return hasNullWindow(trace, row) ? verdict(trace, row) : [say("That was only a first look at it.")];
  // A leaf tells its value whatever is asked, so that its test says no more, unless it is looked at again.
  const told = trace.status[row] === INNER || saysYes(trace, row) ? verdict(trace, row) : [];
  if (told.length > 0) return told;
  const value = trace.value[row];
  const kept = bestBefore(trace, row);
  const side = role(trace, parent);
  if (side === "") return [say("It counts for its share of "), node(trace, parent), say(".")];
  const isMax = side === "MAX";
  if (kept < 0) return [node(trace, parent), say(` (${side}) has its first value.`)];
  const before = trace.value[kept];
  if (isMax ? value > before : value < before) {
    const moves = isMax ? "rises" : "falls";
    return [node(trace, parent), say(` (${side}) ${moves} from ${bounded(trace, kept)} to ${bounded(trace, row)}.`)];
  }
  return [say("That is no better for "), node(trace, parent), say(` (${side}), which keeps ${bounded(trace, kept)}.`)];
}

/**
 * The row whose value the parent of `row` had before it; −1 if none. A test of the same move does not
 * count: this search took its place.
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
