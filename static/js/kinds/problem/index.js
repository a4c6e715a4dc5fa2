/** Constraint problems, and the methods that solve them. */

import { optionsGiven } from "../../state/requests.js";
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

/** @typedef {import("../../state/state.js").State} State */

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

  views: (state, results) => ({
    stages: stagesProps(state),
    problem: problemProps(state, results),
    text: textProps(state, results),
    effort: effortProps(state, results),
    race: raceProps(state, results, contestants(state, results)),
    code: codeProps(state, results),
    variables: variablesProps(state, results),
    narration: { parts: narrationParts(state, results), quiet: state.playing },
  }),
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

/** @param {State} state @returns {{stage: string, stages: readonly string[]}} */
const stagesProps = ({ stage }) => ({ stage: stage === "race" ? "race" : "tree", stages: ["tree", "race"] });
