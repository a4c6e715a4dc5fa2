/** Constraint problems, and the methods that solve them. */

import { nameOfAll } from "../../state/catalogue.js";
import { methodFor } from "../../state/carried-over.js";
import { optionsGiven } from "../../state/requests.js";
import { shows } from "../shows.js";
import { propsOfNarrated, narrateStep, narratedRun } from "../narrated-run.js";
import { questionAt } from "./questions.js";
import { FIRST } from "./first.js";
import { followUps } from "./follow-ups.js";
import { createActions } from "./actions.js";
import { COMPARING } from "./comparing.js";
import { contestants } from "./contestants.js";
import { effortProps } from "./effort.js";
import { withStartNames } from "./options.js";
import { outcome } from "./outcome.js";
import { problemProps } from "./problem-props.js";
import { raceProps } from "./race.js";
import { SIGNS } from "./signs.js";
import { codeProps, narrationParts, variablesProps } from "./step.js";
import { thumbnail } from "./thumbnail.js";
import { STEPS, stepFor } from "./steps.js";
import { textProps } from "./text.js";

/** The methods for a problem that the present method cannot solve. */
const USUAL_METHODS = ["forward_checking"];

/**
 * The picture at the step, of the run that the step is about.
 * @param {import("../../state/state.js").State} state @param {import("../../state/results.js").Results} results
 */
function pictureOfStep(state, results) {
  const narrated = narratedRun(state, results);
  return problemProps(narrated.state, narrated.results);
}

/** What comes after the first picture. */
Object.assign(FIRST, {
  signs: SIGNS,
  anew: {},
  stages: () => [{ id: "race", name: "Methods" }],
  /** @type {import("../kind.js").Kind["views"]} */
  views: (state, results) => [
    shows("problem-view", {
      ...pictureOfStep(state, results),
      presented: state.present !== "",
      named: nameOfAll(state, results),
    }),
    shows("problem-text-view", textProps(state, results)),
    shows("effort-view", effortProps(state, results)),
    shows("race-view", raceProps(state, results, contestants(state, results))),
    shows("code-view", propsOfNarrated(state, results, codeProps)),
    shows("variables-view", propsOfNarrated(state, results, variablesProps)),
    shows("narration-view", {
      parts: narrateStep(state, results, narrationParts, COMPARING.tally),
      quiet: state.playing,
    }),
  ],
  comparing: COMPARING,
  questionAt,
  steps: () => STEPS,
  stepFor,
  // The root, the empty assignment, is not a value.
  counted: Object.freeze({ node: "value", rootCounts: false }),
  emptyText: () => "",
  optionsShown: withStartNames,
  thumbnail,
  drawnByPython: () => false,

  isOver: () => false,
  isPythonsTurn: () => false,
  canStay: () => true,
  /** @type {import("../kind.js").Kind["settingsFor"]} */
  settingsFor: (state, _, look) => ({ depth: "", ...methodFor(state, look, USUAL_METHODS) }),

  /** @type {import("../kind.js").Kind["method"]} */
  method: ({ method, methodOptions }) => ({ method, ...optionsGiven(methodOptions) }),
  followUps,
  actions: createActions,
  outcome,
});
