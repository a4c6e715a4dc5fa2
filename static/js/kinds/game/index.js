/** Games: positions, moves, and searches of their trees. */

import { remembered } from "../../support/remember-last.js";
import { nameOfAll } from "../../state/catalogue.js";
import { isPythonsTurn } from "../../state/turn.js";
import { createActions } from "./actions.js";
import { questionAt } from "./asking.js";
import { followUps } from "./follow-ups.js";
import { boardProps, movesProps, playersProps } from "./board.js";
import { COMPARING } from "./comparing.js";
import { countersProps } from "./counters.js";
import { ID } from "./id.js";
import { MEMORY, NO_WEIGHTS } from "./memory.js";
import { shows } from "../shows.js";
import { optionsCounted, roundOf } from "../../words/depth.js";
import { ofToldRun, tellStep, toldRun } from "../told-run.js";
import { duelProps, plotsProps, scoresProps, stages, weightsProps } from "./laboratory.js";
import { methodOf } from "./method.js";
import { moveListProps } from "./move-list.js";
import { playProps } from "./play.js";
import { sawProps, valuesOnBoard } from "./saw.js";
import { cutsProps } from "./cuts.js";
import { outcome } from "./outcome.js";
import { SIGNS } from "./signs.js";
import { codeProps, emptyText, narrationParts, variablesProps } from "./step.js";
import { againstPython, canStay, isPlayed, settingsFor } from "./settings.js";
import { stepFor, steps } from "./steps.js";
import { thumbnail } from "./thumbnail.js";
import { TASKS } from "./tasks.js";
import { typedTree } from "./trees.js";
import { trialsProps } from "./trial-scores.js";
import { createTurns } from "./turns.js";
import { isUnseenShown, lookedAt } from "./unseen.js";

/** The sentence is written once for what says it, and for the tree. */
const partsOf = remembered(narrationParts);

/** Kinds of pictures that the page can make by itself, from the moves to a node. */
const TOLD_BY_MOVES = ["grid", "tree"];

/** @param {import("../../trace/trace.js").Trace} trace */
const drawnByPython = ({ text }) => !TOLD_BY_MOVES.includes(text.root.picture?.kind ?? "");

/**
 * The board at the step, of the run that the step is about. Python makes pictures of the main run only.
 * @param {import("../../state/state.js").State} state @param {import("../../state/results.js").Results} results
 */
function boardOfStep(state, results) {
  const told = toldRun(state, results);
  const { trace } = told.results.run;
  return trace && drawnByPython(trace) ? boardProps(state, results) : boardProps(told.state, told.results);
}

/** @type {import("../kind.js").Kind} */
export const GAME = Object.freeze({
  id: ID,
  room: Object.freeze({ id: "games", name: "Games" }),
  activities: Object.freeze([
    { id: "play", name: "Play" },
    { id: "watch", name: "Watch" },
  ]),
  tabs: Object.freeze([
    { id: "cuts", name: "Cuts" },
    { id: "code", name: "Python" },
    { id: "variables", name: "Variables" },
    { id: "work", name: "Work" },
    { id: "position", name: "Position" },
  ]),
  first: "tree",
  firstPane: "tree",
  boardPane: "Board",
  words: Object.freeze({ subject: "Game", method: "Search" }),
  lists: Object.freeze({ subjects: "games", methods: "searches" }),
  signs: SIGNS,
  isPictured: true,
  namesExamples: false,
  isTypedAsText: false,

  memory: MEMORY,
  anew: Object.freeze({ python: "", weights: NO_WEIGHTS, evaluation: "", brought: null }),
  elements: Object.freeze(
    /** @type {const} */ ({
      subject: ["play-view", "board-view", "players-view"],
      above: ["saw-view", "played-view"],
      work: ["cuts-view", "counters-view", "moves-view", "scores-view", "weights-view"],
      stage: ["plots-view", "duel-view", "trials-view"],
    }),
  ),
  stages,
  views: (state, results) => [
    shows("plots-view", plotsProps(state, results)),
    shows("duel-view", duelProps(state, results)),
    shows("trials-view", trialsProps(state, results)),
    shows("weights-view", weightsProps(state, results)),
    shows("scores-view", scoresProps(state, results)),
    shows("board-view", {
      ...boardOfStep(state, results),
      ...valuesOnBoard(state, results),
      named: nameOfAll(state, results),
    }),
    shows("players-view", playersProps(state, results)),
    shows("cuts-view", cutsProps(state, results)),
    ...(state.activity === "play"
      ? [
          shows("play-view", playProps(state, results)),
          shows("saw-view", sawProps(state, results)),
          shows("played-view", moveListProps(state, results)),
        ]
      : []),
    shows("moves-view", movesProps(state, results)),
    shows("counters-view", countersProps(state, results)),
    shows("code-view", ofToldRun(state, results, codeProps)),
    shows("variables-view", ofToldRun(state, results, variablesProps)),
    shows("narration-view", { parts: tellStep(state, results, partsOf, COMPARING.tally), quiet: state.playing }),
  ],
  comparing: COMPARING,
  questionAt,
  steps,
  stepFor,
  counted: Object.freeze({ node: "node", rootCounts: true }),
  emptyText,
  optionsShown: (options, { subject }) => optionsCounted(options, roundOf(subject.look)),
  thumbnail,
  drawnByPython,

  // A typed tree is shown even if it is only a single leaf.
  isOver: ({ terminal, picture }) => terminal === true && picture.kind !== "tree",
  isPythonsTurn,
  canStay,
  settingsFor,
  isPlayed,
  againstPython,
  tasks: TASKS,
  typedTree,
  lit: ({ lit }) => lit,
  named: (state, results) => partsOf(state, results).flatMap(({ row }) => (row >= 0 ? [row] : [])),
  isUnseenShown,
  lookedAt,
  fields: ["action", "weights"],

  method: methodOf,
  followUps,
  turns: createTurns,
  actions: createActions,
  outcome,
});
