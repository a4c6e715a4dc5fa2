/** Games: positions, moves, and searches of their trees. */

import "../../boards/whole.js";
import { nameOfAll } from "../../state/catalogue.js";
import { shows } from "../shows.js";
import { narratedRun } from "../narrated-run.js";
import { createActions } from "./actions.js";
import { boardProps, movesProps, playersProps } from "./board.js";
import { countersProps } from "./counters.js";
import { cutsProps } from "./cuts.js";
import { FIRST, stepViews } from "./first.js";
import { followUps } from "./follow-ups.js";
import { duelProps, plotsProps, scoresProps, weightsProps } from "./laboratory.js";
import "./line-shapes.js";
import { NO_WEIGHTS } from "./memory.js";
import { methodOf } from "./method.js";
import { moveListProps } from "./move-list.js";
import { outcome } from "./outcome.js";
import { playProps } from "./play.js";
import { sawProps, valuesOnBoard } from "./saw.js";
import { againstPython, canStay, settingsFor } from "./settings.js";
import { SIGNS } from "./signs.js";
import { typedTree } from "./trees.js";
import { trialsProps } from "./trial-scores.js";
import { createTurns } from "./turns.js";

/**
 * The board at the step, of the run that the step is about. Python makes pictures of the main run only.
 * @param {import("../../state/state.js").State} state @param {import("../../state/results.js").Results} results
 */
function boardOfStep(state, results) {
  const narrated = narratedRun(state, results);
  const { trace } = narrated.results.run;
  return trace && FIRST.drawnByPython(trace)
    ? boardProps(state, results)
    : boardProps(narrated.state, narrated.results);
}

/** What comes after the first picture. */
Object.assign(FIRST, {
  signs: SIGNS,
  anew: Object.freeze({ python: "", weights: NO_WEIGHTS, evaluation: "", brought: null }),
  /** @type {import("../kind.js").Kind["views"]} */
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
    ...stepViews(state, results),
  ],
  canStay,
  settingsFor,
  againstPython,
  typedTree,

  method: methodOf,
  followUps,
  turns: createTurns,
  actions: createActions,
  outcome,
});
