/** True or false, and one reason. */

import { USUAL } from "../answer-form.js";
import { EMPTY } from "../drafts.js";

/** @type {import("../answer-form.js").AnswerForm} */
export const concepts = {
  ...USUAL,
  id: "concepts",
  name: "True or false?",
  how: "",
  hint: "Look for one small example that the statement gets wrong. If there is none, look for the reason why.",
  look: () => ({}),
  parts: (_draft, { asked }) => [
    { part: "text", text: asked.statement },
    {
      part: "choice",
      field: "best",
      legend: "The statement is",
      options: [
        { id: "true", label: "true" },
        { id: "false", label: "false" },
      ],
    },
    {
      part: "choice",
      field: "reason",
      legend: "Because",
      options: Object.entries(asked.reasons).map(([id, label]) => ({ id, label: String(label) })),
    },
  ],
  missing({ best, typed }) {
    if (best === "") return "Choose true or false first.";
    return typed.reason ? "" : "Choose a reason too.";
  },
  answer: ({ best, typed }) => ({ true: best === "true", reason: typed.reason }),
  draft: (answer) => ({ ...EMPTY, best: String(answer.true), typed: { reason: answer.reason } }),
  watch: () => null,
  beside: () => null,
};
