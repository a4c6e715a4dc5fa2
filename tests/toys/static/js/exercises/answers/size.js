/** A toy: how many leaves a tree has. */

import { USUAL } from "../answer-form.js";
import { EMPTY, nothingYet, typedValue } from "../drafts.js";
import { treeOf } from "../tree.js";

/** @type {import("../answer-form.js").AnswerForm} */
export const size = {
  ...USUAL,
  id: "size",
  name: "How large is it?",
  how: "Count the leaves.",
  hint: "A leaf has no children.",
  look: (_draft, { position }) => ({ tree: treeOf(position) }),
  parts: () => [
    {
      part: "numbers",
      legend: "Leaves",
      place: "",
      entries: [{ name: "count", label: "number", called: "Number of leaves" }],
    },
  ],
  missing: nothingYet,
  answer: ({ typed }) => ({ count: typedValue(typed.count ?? "") }),
  draft: ({ count }) => ({ ...EMPTY, typed: { count: String(count) } }),
};
