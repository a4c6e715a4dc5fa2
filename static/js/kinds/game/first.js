/** What the page has from the start of games: what the first picture shows of a search; index.js has the rest. */

import { optionsCounted, roundOf } from "../../words/depth.js";
import { remembered } from "../../support/remember-last.js";
import { isPythonsTurn } from "../../state/turn.js";
import { shows } from "../shows.js";
import { propsOfNarrated, narrateStep } from "../narrated-run.js";
import { questionAt } from "./questions.js";
import { COMPARING } from "./comparing.js";
import { ID } from "./id.js";
import { MEMORY } from "./memory.js";
import { stages } from "./stages.js";
import { codeProps, emptyText, narrationParts, variablesProps } from "./step.js";
import { isPlayed } from "./played.js";
import { stepFor, steps } from "./steps.js";
import { TASKS } from "./tasks.js";
import { thumbnail } from "./thumbnail.js";
import { isUnseenShown, lookedAt } from "./unseen.js";

/** The sentence is written once for what says it, and for the tree. */
const partsOf = remembered(narrationParts);

/** Kinds of pictures that the page can make by itself, from the moves to a node. */
const DRAWN_FROM_MOVES = ["grid", "tree"];

/** What describes a step. @type {import("../kind.js").Kind["views"]} */
export const stepViews = (state, results) => [
  shows("code-view", propsOfNarrated(state, results, codeProps)),
  shows("variables-view", propsOfNarrated(state, results, variablesProps)),
  shows("narration-view", { parts: narrateStep(state, results, partsOf, COMPARING.tally), quiet: state.playing }),
];

/** @satisfies {import("../kind.js").FirstHalf} */
export const FIRST = {
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
  firstPane: /** @type {const} */ ("tree"),
  boardPane: "Board",
  words: Object.freeze({ subject: "Game", method: "Search" }),
  lists: Object.freeze({ subjects: "games", methods: "searches" }),
  isPictured: true,
  namesExamples: false,
  signs: [],
  isTypedAsText: false,

  memory: MEMORY,
  elements: Object.freeze(
    /** @type {const} */ ({
      subject: ["play-view", "board-view", "players-view"],
      above: ["saw-view", "played-view"],
      work: ["cuts-view", "counters-view", "moves-view", "scores-view", "weights-view"],
      stage: ["plots-view", "duel-view", "trials-view"],
    }),
  ),
  stages,
  views: stepViews,
  comparing: COMPARING,
  questionAt,
  steps,
  stepFor,
  counted: Object.freeze({ node: "node", rootCounts: true }),
  emptyText,
  /** @type {import("../kind.js").Kind["optionsShown"]} */
  optionsShown: (options, { subject }) => optionsCounted(options, roundOf(subject.look)),
  thumbnail,
  /** @type {import("../kind.js").Kind["drawnByPython"]} */
  drawnByPython: ({ text }) => !DRAWN_FROM_MOVES.includes(text.root.picture?.kind ?? ""),

  // A typed tree is shown even if it is only a single leaf.
  /** @type {import("../kind.js").Kind["isOver"]} */
  isOver: ({ terminal, picture }) => terminal === true && picture.kind !== "tree",
  isPythonsTurn,
  isPlayed,
  tasks: TASKS,
  /** @type {NonNullable<import("../kind.js").Kind["lit"]>} */
  lit: ({ lit }) => lit,
  /** @type {NonNullable<import("../kind.js").Kind["named"]>} */
  named: (state, results) => partsOf(state, results).flatMap(({ row }) => (row >= 0 ? [row] : [])),
  isUnseenShown,
  lookedAt,
  fields: ["action", "weights"],
};
