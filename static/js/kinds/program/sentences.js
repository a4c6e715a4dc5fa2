/**
 * The sentences about the steps of a program, built from their facts.
 *
 * @typedef {import("../../words/parts.js").Part} Part
 */

import { capital, counted, paragraph, sentence } from "../../words/sentence.js";

export const running = () => sentence`Your program is running…`;

export const notRunYet = () => sentence`Press Run to see what your program does.`;

export const changed = () => sentence`Press Run to check this program.`;

export const nothingWritten = () =>
  sentence`Write or paste a program in which a function calls itself, then press Run.`;

export const nextSearch = () => sentence`The program starts a search.`;

/** @param {Part} root */
export const toStart = (root) => sentence`Press Next step to start at ${root}.`;

export const isProblem = () =>
  sentence`It defines a constraint problem: press “Solve it” to open it under Constraints.`;

export const isGame = () => sentence`It defines a game: press “Play and search it” to open it under Watch.`;

export const noRecursion = () => sentence`No function of this program called itself, so there is no tree.`;

/** @param {Part} call @param {string} mover  "MAX" @param {string} window  " with α = 3, β = ∞", or "" */
export const callOf = (call, mover, window) => sentence`Visit ${call}${window}: ${mover} to move.`;

/** @param {Part} call */
export const plainCall = (call) => sentence`Call ${call}.`;

/** @param {Part} call @param {number} line */
export const lineNext = (call, line) => sentence`In ${call}, line ${line} is next.`;

/** @param {Part} call @param {string} value */
export const returns = (call, value) => sentence`${call} returns ${value}.`;

/** A call that has not returned, because an error or the budget ended it. @param {Part} call */
export const brokenOff = (call) => sentence`${call} does not return.`;

/** @param {Part} call */
export const returnsNothing = (call) => sentence`${call} returns.`;

/** @param {Part} above @param {string} mover @param {string} value @param {boolean} isNew  whether it is better than before */
export const bestSoFar = (above, mover, value, isNew) =>
  isNew ? sentence`Best so far for ${mover} at ${above}: ${value}.` : sentence`${mover} keeps ${value} at ${above}.`;

/** What the textbook has at the same node, if that is another value. @param {string} value */
export const textbookHas = (value) => sentence`The textbook has ${value} here.`;

export const textbookIsNotHere = () => sentence`The textbook does not search this.`;

/** @param {number} left */
export const notTried = (left) => sentence`${counted(left, "move")} not tried.`;

/**
 * Where the program goes wrong comes first, then what is wrong; at which node, the tree shows.
 * @param {{sentence: string, row: number}} differs  the first difference from the textbook
 * @param {string} name  of its node @param {Part[]} place  the line
 */
export function different({ sentence: text, row }, name, place) {
  const at = `At ${name} `;
  const said = text.slice(at.length);
  // A name of the program's keeps its small letter.
  const what = !text.startsWith(at) ? text : /^\w*_/.test(said) ? said : capital(said);
  return paragraph(
    [{ text: "✗", role: "cut", row: -1 }],
    place,
    sentence`${what} ${{ text: "Show it", role: "show", row }}`,
  );
}

/** @param {number} line @param {string} text */
export const atLine = (line, text) => sentence`Look at line ${line}: ${{ text, role: "code", row: -1 }}.`;

export const same = () => sentence`✓ It does the same as the textbook.`;

/** @param {string} why @param {string} [remedy]  what one can do */
export const notCompared = (why, remedy = "") => sentence`Not compared with the textbook. ${`${why} ${remedy}`.trim()}`;

/** @param {number} nodes @param {string} value  what is told of the whole, or "" */
export const done = (nodes, value) =>
  value
    ? sentence`That is the end: ${counted(nodes, "call")}, and the value is ${value}.`
    : sentence`That is the end: ${counted(nodes, "call")}.`;

/** @param {string} kind @param {string} message @param {number | null} line */
export const endedWith = (kind, message, line) =>
  sentence`The program stopped${line === null ? "" : ` in line ${line}`} with ${kind}${message ? `: ${message}` : ""}${/[.!?]$/.test(message) ? "" : "."}`;

/** @param {string} message */
export const plainly = (message) => sentence`${message}`;

/** @param {string} prompt */
export const asks = (prompt) =>
  sentence`The program asks “${prompt.trim()}”. Type the answer under Input, and run it again.`;
