/** α and β of each inner node are typed. */

import { USUAL } from "../answer-form.js";
import { EMPTY, fixedTyped, nothingYet, typedValue } from "../drafts.js";
import { innerOf, treeOf } from "../tree.js";
import { TREE_LEVELS, TREE_WISHES } from "../wishes.js";

const SIDES = Object.freeze(["α", "β"]);
const ENDLESS = Object.freeze(["−∞", "∞"]);

/** @param {Readonly<Record<string, string>>} typed @param {string} name */
function windowOf(typed, name) {
  const ends = SIDES.map((side) => typedValue(typed[`${name} ${side}`] ?? ""));
  return ends.every((end) => end === null) ? null : ends.map((end, i) => (end === ENDLESS[i] ? null : end));
}

/** @type {import("../answer-form.js").AnswerForm} */
export const windows = {
  ...USUAL,
  id: "windows",
  name: "α and β at each node",
  how: "Type α and β as they are when the node is entered; −∞ and ∞ may be written -inf and inf, and one of the two may be left empty. Write a dash where the search never comes, or leave both empty.",
  hint: "A node gets the window of its parent, with what the parent has found so far: a MAX node raises α, a MIN node lowers β.",
  wishes: TREE_WISHES,
  levels: TREE_LEVELS,
  narrow: { branching: 2 },
  look: (_draft, { position }) => ({ tree: treeOf(position) }),
  parts: (_draft, { position }) =>
    innerOf(treeOf(position)).map((name) => ({
      part: "numbers",
      legend: name,
      place: name,
      entries: SIDES.map((side) => ({ name: `${name} ${side}`, label: side, called: `${side} at ${name}` })),
    })),
  missing: nothingYet,
  answer: ({ typed }, { position }) => ({
    windows: Object.fromEntries(innerOf(treeOf(position)).map((name) => [name, windowOf(typed, name)])),
  }),
  draft: (answer) => ({
    ...EMPTY,
    typed: Object.fromEntries(
      Object.entries(answer.windows).flatMap(([name, window]) =>
        window === null
          ? []
          : [
              [`${name} α`, window[0] === null ? "−∞" : String(window[0])],
              [`${name} β`, window[1] === null ? "∞" : String(window[1])],
            ],
      ),
    ),
  }),
  fix: fixedTyped,
};
