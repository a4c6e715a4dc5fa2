/** Programs that the user wrote, run as they are. */

import { methodFor } from "../../state/carried-over.js";
import { optionsGiven } from "../../state/requests.js";
import { shows } from "../shows.js";
import { NOBODYS_TURN } from "../turns.js";
import { createActions } from "./actions.js";
import { questionAt } from "./asking.js";
import { littleBoards } from "./boards.js";
import { followUps } from "./follow-ups.js";
import { ID, ROOM, SUBJECT } from "./id.js";
import { ANEW, MEMORY } from "./memory.js";
import { SIGNS } from "./signs.js";
import { stepFor, steps } from "./steps.js";
import { thumbnail } from "./thumbnail.js";
import { TASKS } from "./tasks.js";
import { narrationParts, variablesProps } from "./step.js";
import { editorProps, filesProps } from "./own-files.js";
import { outputProps, readingProps, stateProps } from "./views.js";

/** Runs a program under watch, and tells what it did. @type {import("../kind.js").Script} */
const program = async (ask, request, how) => {
  const { told } = await ask({ op: "program", kind: ID, ...request }, how);
  return told;
};

/** @param {import("../kind.js").Request} request @param {string} why */
const ended = (request, why) => /** @type {import("../kind.js").Request} */ ({ ...request, ended: why });

/** @type {import("../kind.js").Kind} */
export const PROGRAM = Object.freeze({
  id: ID,
  room: Object.freeze({ id: ROOM, name: "Your code" }),
  tabs: Object.freeze([
    { id: "code", name: "Python" },
    { id: "variables", name: "Variables" },
    { id: "position", name: "Output" },
    { id: "work", name: "Calls" },
  ]),
  first: SUBJECT,
  firstPane: "code",
  boardPane: "State",
  words: Object.freeze({ subject: "Program", method: "Method" }),
  lists: Object.freeze({ subjects: "programs", methods: "runs" }),
  signs: SIGNS,
  isPictured: false,
  namesExamples: true,
  isTypedAsText: true,

  memory: MEMORY,
  anew: ANEW,
  elements: Object.freeze(
    /** @type {const} */ ({
      subject: ["state-view", "output-view"],
      work: ["reading-view"],
      code: ["editor-view", "files-view"],
    }),
  ),
  stages: () => [],
  views: (state, results) => [
    shows("state-view", stateProps(state, results)),
    shows("output-view", outputProps(state, results)),
    shows("reading-view", readingProps(state, results)),
    shows("editor-view", editorProps(state, results)),
    shows("files-view", filesProps(state, results)),
    shows("variables-view", variablesProps(state, results)),
    shows("narration-view", { parts: narrationParts(state, results), quiet: state.playing }),
  ],
  questionAt,
  steps,
  stepFor,
  counted: Object.freeze({ node: "call", rootCounts: true }),
  emptyText: () => "",
  optionsShown: (options) => options,
  marked: ({ run }) => run.differs?.row ?? -1,
  littleBoards,
  thumbnail,
  drawnByPython: () => false,

  isOver: () => false,
  isPythonsTurn: () => false,
  canStay: () => true,
  settingsFor: (state, _, look) => ({ depth: "", ...ANEW, ...methodFor(state, look, []) }),
  tasks: TASKS,
  roomFields: Object.freeze(["source"]),
  fields: Object.freeze(["start", "function", "reads", "compare"]),

  method: ({ method, methodOptions, start, watched, reads, beside, input }) => ({
    method,
    ...optionsGiven(methodOptions),
    ...(start && { start }),
    ...(watched && { function: watched }),
    ...(input && { input }),
    ...(Object.keys(reads).length > 0 && { reads }),
    ...(Object.keys(beside).length > 0 && { files: beside }),
  }),
  followUps,
  turns: () => NOBODYS_TURN,
  actions: createActions,
  outcome: ({ told }) => told,
  runsItsText: true,
  mayHang: true,
  // It does not run again: the next Python tells what is in its text, and how it ended.
  afterEnd: (request, why) => (request.op === "search" || request.op === "program" ? ended(request, why) : null),
  scripts: Object.freeze({ program }),
});
