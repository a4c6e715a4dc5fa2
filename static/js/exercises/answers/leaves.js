/** Leaves are pressed in the order in which they are evaluated. */

import { USUAL } from "../answer-form.js";
import { EMPTY, fixedOrder, toggled } from "../drafts.js";
import { leavesOf, treeOf } from "../tree.js";
import { TREE_LEVELS, TREE_WISHES } from "../wishes.js";

/** @type {import("../answer-form.js").AnswerForm} */
export const leaves = {
  ...USUAL,
  id: "leaves",
  name: "Which leaves are evaluated?",
  how: "Press the leaves in the order in which they are evaluated.",
  hint: "The search goes down to the left first. It comes to the next leaf unless a bound has cut it off.",
  wishes: TREE_WISHES,
  levels: TREE_LEVELS,
  narrow: { branching: 2 },
  press: (draft, name) => ({ ...draft, chosen: toggled(draft.chosen, name) }),
  look({ chosen }, { position }) {
    const tree = treeOf(position);
    const texts = new Map(tree.spots.map(({ name, text }) => [name, text]));
    const called = (/** @type {string} */ name) => {
      const place = chosen.indexOf(name);
      return `${name}, ${texts.get(name)}${place < 0 ? "" : `, number ${place + 1}`}`;
    };
    return {
      tree,
      chosen: new Set(chosen),
      badges: new Map(chosen.map((name, i) => [name, String(i + 1)])),
      pressable: new Map(leavesOf(tree).map((name) => [name, called(name)])),
    };
  },
  missing: ({ chosen }) => (chosen.length === 0 ? "Press the leaf that is evaluated first." : ""),
  answer: ({ chosen }) => ({ leaves: chosen, count: chosen.length }),
  draft: (answer) => ({ ...EMPTY, chosen: answer.leaves }),
  fix: (draft, solved) => ({ ...draft, chosen: fixedOrder(draft.chosen, solved.chosen) }),
};
