/**
 * An answer that is being given: what is crossed out, chosen and typed so far. Pure functions.
 *
 * @typedef {object} Draft
 * @property {readonly string[]} chosen  branches that are crossed out, or leaves in their order
 * @property {Readonly<Record<string, string>>} typed  numbers by node; for windows by node and side, as "B α"
 * @property {string} best  the chosen move
 */

import { below } from "./tree.js";

/** @typedef {import("./tree.js").Drawn} Drawn */

/** The types whose answers can be given in the picture, with what is done there. */
export const TYPES = Object.freeze(
  /** @type {const} */ ([
    { id: "cuts", name: "What is never examined?", how: "Press a branch to cross it out; press again to undo it." },
    { id: "values", name: "Values and the best move", how: "Type the value of each node, and choose the best move." },
    {
      id: "leaves",
      name: "Which leaves are evaluated?",
      how: "Press the leaves in the order in which they are evaluated.",
    },
    {
      id: "windows",
      name: "α and β at each node",
      how: "Type α and β as they are when the node is entered; −∞ and ∞ may be written -inf and inf. Leave both empty where the search never comes.",
    },
  ]),
);

/** So many right in a row, and it is learnt. */
export const ENOUGH = 3;

/** @type {Readonly<Draft>} */
export const EMPTY = Object.freeze({ chosen: Object.freeze([]), typed: Object.freeze({}), best: "" });

/** A branch or a leaf has been pressed. @param {Draft} draft @param {string} type @param {Drawn} tree @param {string} name @returns {Draft} */
export function pressed(draft, type, tree, name) {
  const { chosen } = draft;
  if (type === "leaves") {
    // Without a leaf in the middle, those after it move up.
    return { ...draft, chosen: chosen.includes(name) ? chosen.filter((each) => each !== name) : [...chosen, name] };
  }
  if (chosen.includes(name)) return { ...draft, chosen: chosen.filter((each) => each !== name) };
  // What is crossed out above covers what is below.
  const covered = new Set(below(tree, name));
  return { ...draft, chosen: [...chosen.filter((each) => !covered.has(each)), name] };
}

/** All that is crossed out, also below what was pressed. @param {Draft} draft @param {Drawn} tree */
export const crossed = ({ chosen }, tree) => new Set(chosen.flatMap((name) => below(tree, name)));

/** What the grader gets. @param {Draft} draft @param {string} type @param {Drawn} tree @returns {Record<string, unknown>} */
export function answerOf(draft, type, { spots }) {
  const inner = spots.filter(({ role }) => role !== "leaf").map(({ name }) => name);
  if (type === "cuts") return { cut: draft.chosen };
  if (type === "leaves") return { leaves: draft.chosen, count: draft.chosen.length };
  if (type === "windows") {
    return { windows: Object.fromEntries(inner.map((name) => [name, windowOf(draft, name)])) };
  }
  return {
    values: Object.fromEntries(inner.map((name) => [name, typedValue(draft.typed[name] ?? "")])),
    best: draft.best,
  };
}

/** @param {Draft} draft @param {string} name */
function windowOf({ typed }, name) {
  const [alpha, beta] = [typed[`${name} α`] ?? "", typed[`${name} β`] ?? ""].map((text) => text.trim());
  if (alpha === "" && beta === "") return null;
  return [alpha, beta].map((text) => (/inf|∞/i.test(text) || text === "" ? null : typedValue(text)));
}

/** A number, a bound as it was typed, or null for nothing. @param {string} text */
function typedValue(text) {
  const plain = text.trim().replace(/[−–]/g, "-").replace("≤", "<=").replace("≥", ">=");
  if (plain === "") return null;
  return /^-?\d+(\.\d+)?$/.test(plain) ? Number(plain) : plain;
}

/** The draft that says this answer. @param {Record<string, any>} answer @returns {Draft} */
export function draftOf({ cut, leaves, values = {}, windows = {}, best = "" }) {
  const text = (/** @type {unknown} */ value) => (value === null ? "" : String(value));
  return {
    chosen: cut ?? leaves ?? [],
    typed: {
      ...Object.fromEntries(Object.entries(values).map(([name, value]) => [name, text(value)])),
      ...Object.fromEntries(
        Object.entries(windows).flatMap(([name, window]) =>
          window === null
            ? []
            : [
                [`${name} α`, window[0] === null ? "−∞" : text(window[0])],
                [`${name} β`, window[1] === null ? "∞" : text(window[1])],
              ],
        ),
      ),
    },
    best,
  };
}
