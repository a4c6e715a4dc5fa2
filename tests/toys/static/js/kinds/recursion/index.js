/** Recursive functions on a number, watched as they are. */

import { methodFor } from "../../state/carried-over.js";
import { NOBODYS_TURN } from "../turns.js";
import { shows } from "../shows.js";
import { codeProps, narrationParts, repeatsProps, variablesProps } from "./step.js";

/** @type {import("../kind.js").Kind} */
export const RECURSION = {
  id: "recursion",
  room: { id: "recursions", name: "Recursion" },
  first: "number",
  firstPane: "tree",
  boardPane: "Number",
  isPictured: false,
  words: { subject: "Number", method: "Function" },
  lists: { subjects: "numbers", methods: "functions" },
  signs: [["●", "", "A call that makes others; what it returned stands in it."]],
  namesExamples: true,
  isTypedAsText: false,

  anew: {},
  elements: { work: ["repeats-view"] },
  stages: () => [],
  views: (state, results) => [
    shows("repeats-view", repeatsProps(state, results)),
    shows("code-view", codeProps(state, results)),
    shows("variables-view", variablesProps(state, results)),
    shows("narration-view", { parts: narrationParts(state, results), quiet: state.playing }),
  ],
  steps: () => [
    { id: "line", name: "line" },
    { id: "node", name: "call" },
  ],
  stepFor: ({ lines }, before) => (before === "line" && lines ? "line" : "node"),
  counted: { node: "call", rootCounts: true },
  emptyText: () => "",
  optionsShown: (options) => options,
  drawnByPython: () => false,

  isOver: () => false,
  isPythonsTurn: () => false,
  canStay: () => true,
  settingsFor: (state, _, look) => ({ depth: "", python: "", ...methodFor(state, look, []) }),
  tasks: {},
  fields: [],

  method: ({ method }) => ({ method }),
  followUps: async () => {},
  turns: () => NOBODYS_TURN,
  actions: () => ({ intents: {} }),
  outcome: ({ value, nodes, seconds }) => ({ value, nodes, seconds }),
};
