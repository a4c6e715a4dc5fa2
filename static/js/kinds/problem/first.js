/** What the page has from the start of constraint problems; index.js has the rest. */

import { NOBODYS_TURN } from "../turns.js";
import { ID } from "./id.js";
import { MEMORY } from "./memory.js";
import { TASKS } from "./tasks.js";

/** @satisfies {import("../kind.js").FirstHalf} */
export const FIRST = {
  id: ID,
  room: Object.freeze({ id: "constraints", name: "Constraints" }),
  first: "australia",
  // On a narrow screen, the problem is shown first, not its tree.
  firstPane: /** @type {const} */ ("board"),
  boardPane: "Problem",
  words: Object.freeze({ subject: "Problem", method: "Method" }),
  lists: Object.freeze({ subjects: "problems", methods: "methods" }),
  isPictured: true,
  namesExamples: true,
  isTypedAsText: true,

  memory: MEMORY,
  elements: Object.freeze(
    /** @type {const} */ ({
      subject: ["problem-view", "problem-text-view"],
      work: ["effort-view"],
      stage: ["race-view"],
    }),
  ),
  tasks: TASKS,
  fields: [],
  turns: () => NOBODYS_TURN,
};
