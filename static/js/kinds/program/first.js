/** What the page has from the start of the programs that the user wrote; index.js has the rest. */

import { NOBODYS_TURN } from "../turns.js";
import { ID, ROOM, SUBJECT } from "./id.js";
import { MEMORY } from "./memory.js";
import { TASKS } from "./tasks.js";

/** Runs a program under watch, and tells what it did. @type {import("../kind.js").Script} */
const program = async (ask, request, how) => {
  const { report } = await ask({ op: "program", kind: ID, ...request }, how);
  return report;
};

/** @satisfies {import("../kind.js").FirstHalf} */
export const FIRST = {
  id: ID,
  room: Object.freeze({ id: ROOM, name: "Your code" }),
  tabs: Object.freeze([
    { id: "code", name: "Python" },
    { id: "variables", name: "Variables" },
    { id: "position", name: "Output" },
    { id: "work", name: "Calls" },
  ]),
  first: SUBJECT,
  firstPane: /** @type {const} */ ("code"),
  boardPane: "State",
  words: Object.freeze({ subject: "Program", method: "Method" }),
  lists: Object.freeze({ subjects: "programs", methods: "runs" }),
  isPictured: false,
  namesExamples: true,
  isTypedAsText: true,

  memory: MEMORY,
  elements: Object.freeze(
    /** @type {const} */ ({
      subject: ["state-view", "output-view"],
      work: ["reading-view"],
      code: ["editor-view", "files-view"],
    }),
  ),
  tasks: TASKS,
  roomFields: Object.freeze(["source"]),
  fields: Object.freeze(["start", "function", "reads", "compare"]),

  turns: () => NOBODYS_TURN,
  runsItsText: true,
  mayHang: true,
  scripts: Object.freeze({ program }),
};
