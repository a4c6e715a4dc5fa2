/** Programs that the user wrote, run as they are. */

import { methodFor } from "../../state/carried-over.js";
import { optionsGiven } from "../../state/requests.js";
import { shows } from "../shows.js";
import { createActions } from "./actions.js";
import { questionAt } from "./questions.js";
import { littleBoards } from "./boards.js";
import { FIRST } from "./first.js";
import { followUps } from "./follow-ups.js";
import { isChanged } from "./known.js";
import { ANEW } from "./memory.js";
import { SIGNS } from "./signs.js";
import { stepFor, steps } from "./steps.js";
import { thumbnail } from "./thumbnail.js";
import { narrationParts, variablesProps } from "./step.js";
import { editorProps, filesProps } from "./own-files.js";
import { outputProps, readingProps, stateProps } from "./views.js";

/** @param {import("../kind.js").Request} request @param {string} why */
const ended = (request, why) => /** @type {import("../kind.js").Request} */ ({ ...request, ended: why });

/** What comes after the first picture. */
Object.assign(FIRST, {
  signs: SIGNS,
  anew: ANEW,
  stages: () => [],
  /** @type {import("../kind.js").Kind["views"]} */
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
  /** @type {import("../kind.js").Kind["emptyText"]} */
  emptyText: ({ run, doing }) => (run.trace || doing.task ? "" : "The tree of your program appears here."),
  /** @type {import("../kind.js").Kind["optionsShown"]} */
  optionsShown: (options) => options,
  /** @type {NonNullable<import("../kind.js").Kind["marked"]>} */
  marked: ({ run }) => run.differs?.row ?? -1,
  isOutdated: isChanged,
  littleBoards,
  thumbnail,
  drawnByPython: () => false,

  isOver: () => false,
  isPythonsTurn: () => false,
  canStay: () => true,
  /** @type {import("../kind.js").Kind["settingsFor"]} */
  settingsFor: (state, _, look) => ({ depth: "", ...ANEW, ...methodFor(state, look, []) }),

  /** @type {import("../kind.js").Kind["method"]} */
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
  actions: createActions,
  /** @type {import("../kind.js").Kind["outcome"]} */
  outcome: ({ report }) => report,
  // It does not run again: the next Python tells what is in its text, and how it ended.
  /** @type {NonNullable<import("../kind.js").Kind["afterEnd"]>} */
  afterEnd: (request, why) => (request.op === "search" || request.op === "program" ? ended(request, why) : null),
});
