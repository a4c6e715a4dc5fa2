/** The UCB value of each child is typed below it, the next one chosen, and the smallest c typed. */

import { USUAL } from "../answer-form.js";
import { asTyped, EMPTY, fixedTyped, nothingYet, typedValue, valuesOf } from "../drafts.js";
import { leavesOf, treeOf } from "../tree.js";
import { wish } from "../wishes.js";

/** The field for the smallest c that selects another child. */
const SMALLEST = "c";

/** @type {import("../answer-form.js").AnswerForm} */
export const ucb = {
  ...USUAL,
  id: "ucb",
  name: "UCB and selection",
  how: "Type numbers with two digits after the point, and choose the child, here or in the picture. Leave the last field empty if no larger c changes the selection.",
  hint: "N is the sum of all visits n. The mean is the sum of the results divided by n, and ln is the natural logarithm.",
  wishes: [
    wish("children", "Children", [
      ["2", 2],
      ["3", 3],
      ["4", 4],
    ]),
    wish("c", "c", [
      ["0.5", 0.5],
      ["1", 1],
      ["2", 2],
    ]),
  ],
  levels: { easier: { children: 2 }, harder: { children: 4 } },
  press: (draft, name) => ({ ...draft, best: draft.best === name ? "" : name }),
  look({ best }, { position }) {
    const tree = treeOf(position);
    const children = leavesOf(tree);
    return {
      tree,
      spread: 1.9,
      chosen: new Set([best]),
      badges: new Map(best ? [[best, "next"]] : []),
      fields: new Map(children.map((name) => [name, `UCB value of ${name}`])),
      pressable: new Map(
        children.map((name) => [name, `Select ${name}, ${tree.spots.find((spot) => spot.name === name)?.text}`]),
      ),
    };
  },
  parts: (_draft, { position, asked }) => [
    {
      part: "choice",
      field: "best",
      legend: "Selected next",
      options: leavesOf(treeOf(position)).map((name) => ({ id: name, label: name })),
    },
    {
      part: "numbers",
      legend: `Another child is selected (c is ${asked.c} now)`,
      place: SMALLEST,
      entries: [{ name: SMALLEST, label: "from c =", called: "Another child is selected from c =" }],
    },
  ],
  missing: nothingYet,
  answer: (draft, { position }) => ({
    values: valuesOf(draft, leavesOf(treeOf(position))),
    next: draft.best || null,
    smallest: typedValue(draft.typed[SMALLEST] ?? ""),
  }),
  draft: (answer) => ({
    ...EMPTY,
    typed: asTyped({ ...answer.values, [SMALLEST]: answer.smallest }),
    best: answer.next ?? "",
  }),
  fix: fixedTyped,
  watch: () => null,
  beside: () => null,
};
