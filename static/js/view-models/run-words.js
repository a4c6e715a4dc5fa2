/**
 * The settings of two runs that stand side by side, in words. Pure functions.
 *
 * @typedef {import("../state/state.js").State} State
 * @typedef {import("../state/results.js").Results} Results
 * @typedef {{name: string, text: string, differs: boolean}} Setting  `differs` from the other run
 */

import { lowered } from "../words/options.js";
import { WHOLE_WINDOW } from "../words/window.js";
import { conventionOf } from "./convention.js";

/**
 * Every setting of two runs, one list for each; which of them differ. A setting that only one method has belongs to it.
 * @param {State} main @param {State} second @param {Results} results @returns {[Setting[], Setting[]]}
 */
export function settingsOfRuns(main, second, results) {
  // Only a window that is not the whole one is told; beside it, the whole one is told too.
  const whole = main.window || second.window ? WHOLE_WINDOW : "";
  const [own, its] = [main, second].map((run) => linesOf({ ...run, window: run.window || whole }, results));
  const marked = (/** @type {typeof own} */ lines, /** @type {typeof own} */ others) =>
    lines.map((line) => ({ ...line, differs: (textOf(others, line.name) ?? line.text) !== line.text }));
  return [marked(own, its), marked(its, own)];
}

/**
 * What the two runs are called: by their methods, or if both have the same method, by what differs.
 * @param {State} main @param {State} second @param {Results} results @returns {[string, string]}
 */
export function nameOfRuns(main, second, results) {
  const [own, its] = settingsOfRuns(main, second, results);
  const [method, otherMethod] = [own[0].text, its[0].text];
  if (method !== otherMethod) return [method, otherMethod];
  const [first, other] = [own, its].map((lines) => lines.find(({ differs }) => differs));
  if (!first || !other) return [`${method} (1)`, `${method} (2)`];
  return [`${method} (${inWords(first)})`, `${method} (${inWords(other)})`];
}

/** @param {{name: string, text: string}} line */
const inWords = ({ name, text }) => `${lowered(name)}: ${text}`;

/**
 * The method and its settings; the first line of a convention is the subject, which both runs share.
 * @param {State} state @param {Results} results
 */
function linesOf(state, { catalogue, subject }) {
  return catalogue ? conventionOf(state, catalogue, subject.look).slice(1) : [{ name: "Method", text: state.method }];
}

/** @param {readonly {name: string, text: string}[]} lines @param {string} key */
const textOf = (lines, key) => lines.find(({ name }) => name === key)?.text;
