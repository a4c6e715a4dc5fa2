/** The value of each inner node is typed over it, and the best move chosen. */

import { USUAL } from "../answer-form.js";
import { asTyped, EMPTY, fixedTyped, nothingYet, valuesOf } from "../drafts.js";
import { innerOf, treeOf } from "../tree.js";
import { TREE_LEVELS, TREE_WISHES, wish } from "../wishes.js";

const UNCUT = ["depth", "branching", "minutes"];

/** @type {import("../answer-form.js").AnswerForm} */
export const values = {
  ...USUAL,
  id: "values",
  name: "Values and the best move",
  how: "Type the value of each node, and choose the best move.",
  hint: "Start at the bottom: a MAX node takes the largest value below it, a MIN node the smallest.",
  wishes: [
    ...TREE_WISHES.filter(({ name }) => UNCUT.includes(name)),
    wish("method", "Search", [
      ["minimax", "minimax"],
      ["alpha-beta", "alphabeta"],
    ]),
  ],
  levels: TREE_LEVELS,
  narrow: { branching: 2 },
  look(_draft, { position }) {
    const tree = treeOf(position);
    const inner = tree.spots.filter(({ role }) => role !== "leaf");
    return { tree, fields: new Map(inner.map(({ name, role }) => [name, `Value of ${name}, a ${role} node`])) };
  },
  parts: (_draft, { position }) => [
    {
      part: "choice",
      field: "best",
      legend: "Best move",
      options: treeOf(position).spots[0].children.map((name) => ({ id: name, label: `to ${name}` })),
    },
  ],
  missing: nothingYet,
  answer: (draft, { position }) => ({ values: valuesOf(draft, innerOf(treeOf(position))), best: draft.best || null }),
  draft: (answer) => ({ ...EMPTY, typed: asTyped(answer.values), best: answer.best ?? "" }),
  fix: fixedTyped,
};
