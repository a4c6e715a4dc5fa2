/** Games: positions, moves, and searches of their trees. */

import { belongings } from "./belongings.js";
import { boardProps, movesProps, playersProps } from "./board.js";
import { countersProps } from "./counters.js";
import { createDuels } from "./duels.js";
import { ID } from "./id.js";
import { duelProps, plotsProps, scoresProps, stagesProps, weightsProps } from "./laboratory.js";
import { methodOf } from "./method.js";
import { outcome } from "./outcome.js";
import { SIGNS } from "./signs.js";
import { codeProps, emptyText, narrationParts, variablesProps } from "./step.js";
import { stepFor, steps } from "./steps.js";

/** Pictures that the page makes itself from the moves on the way. */
const TOLD_BY_MOVES = ["grid", "tree"];

/** @type {import("../kind.js").Kind} */
export const GAME = Object.freeze({
  id: ID,
  room: Object.freeze({ id: "games", name: "Games" }),
  first: "tree",
  firstPane: "tree",
  boardPane: "Board",
  words: Object.freeze({ subject: "Game", method: "Search" }),
  lists: Object.freeze({ subjects: "games", methods: "searches" }),
  signs: SIGNS,
  namesExamples: false,
  isTypedAsText: false,

  views: (state, results) => ({
    stages: stagesProps(state, results),
    plots: plotsProps(state, results),
    duel: duelProps(state, results),
    weights: weightsProps(state, results),
    scores: scoresProps(state, results),
    board: boardProps(state, results),
    players: playersProps(state, results),
    moves: movesProps(state, results),
    counters: countersProps(state, results),
    code: codeProps(state, results),
    variables: variablesProps(state, results),
    narration: { parts: narrationParts(state, results), quiet: state.playing },
  }),
  steps,
  stepFor,
  counted: Object.freeze({ node: "node", rootCounts: true }),
  emptyText,
  optionsShown: (options) => options,
  drawnByPython: ({ text }) => !TOLD_BY_MOVES.includes(text.root.picture.kind),

  method: methodOf,
  belongings,
  beside: createDuels,
  outcome,
});
