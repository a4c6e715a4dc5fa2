/** Constraint problems, and the methods that solve them. */

import { optionsGiven } from "../../state/requests.js";
import { shows } from "../shows.js";
import { belongings } from "./belongings.js";
import { createProblemBeside } from "./beside.js";
import { contestants } from "./contestants.js";
import { effortProps } from "./effort.js";
import { ID } from "./id.js";
import { withStartNames } from "./options.js";
import { outcome } from "./outcome.js";
import { problemProps } from "./picture.js";
import { raceProps } from "./race.js";
import { SIGNS } from "./signs.js";
import { codeProps, narrationParts, variablesProps } from "./step.js";
import { STEPS, stepFor } from "./steps.js";
import { textProps } from "./text.js";

/** @type {import("../kind.js").Kind} */
export const PROBLEM = Object.freeze({
  id: ID,
  room: Object.freeze({ id: "constraints", name: "Constraints" }),
  first: "australia",
  // A problem is seen before its tree.
  firstPane: "board",
  boardPane: "Problem",
  words: Object.freeze({ subject: "Problem", method: "Method" }),
  lists: Object.freeze({ subjects: "problems", methods: "methods" }),
  signs: SIGNS,
  namesExamples: true,
  isTypedAsText: true,

  elements: Object.freeze(
    /** @type {const} */ ({
      subject: ["problem-view", "problem-text-view"],
      work: ["effort-view"],
      stage: ["race-view"],
    }),
  ),
  stages: () => [{ id: "race", name: "Compare" }],
  views: (state, results) => [
    shows("problem-view", problemProps(state, results)),
    shows("problem-text-view", textProps(state, results)),
    shows("effort-view", effortProps(state, results)),
    shows("race-view", raceProps(state, results, contestants(state, results))),
    shows("code-view", codeProps(state, results)),
    shows("variables-view", variablesProps(state, results)),
    shows("narration-view", { parts: narrationParts(state, results), quiet: state.playing }),
  ],
  steps: () => STEPS,
  stepFor,
  // The empty assignment has tried no value.
  counted: Object.freeze({ node: "value", rootCounts: false }),
  emptyText: () => "",
  optionsShown: withStartNames,
  drawnByPython: () => false,

  method: ({ search, searchOptions }) => ({ search, ...optionsGiven(searchOptions) }),
  belongings,
  beside: createProblemBeside,
  outcome,
});
