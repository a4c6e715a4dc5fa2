/**
 * Who is better in the game that is played: the bar over the board. Pure functions of the state and of Python's answers.
 *
 * @typedef {import("../../state/state.js").State} State
 * @typedef {import("../../state/results.js").Results} Results
 *
 * @typedef {{MAX: string, MIN: string}} Sides
 */

import { capital } from "../../words/sentence.js";
import { shareOf, standingText } from "../../words/standing.js";
import { isForEngine } from "../../state/turn.js";
import { answerOf } from "./answer.js";

/** Before Python has looked ahead: the bar has its place, and says nothing. */
const UNKNOWN = Object.freeze({ share: 0.5, text: "" });

/**
 * The part of the bar that is MAX's, and the same in words; null where moves are hidden, since then no position has a value.
 * @param {State} state @param {Results} results @param {import("../../python/protocol.js").GameLook} look @param {Sides} sides
 * @returns {{share: number, text: string} | null}
 */
export function betterProps(state, results, look, sides) {
  const { subject, terminal, utility } = look;
  if ((look.start ?? null) !== null) return null;
  if (terminal && utility !== null) return { share: 0.5 + Math.sign(utility) / 2, text: "" };
  const value = valueKnown(state, results, look);
  if (!Number.isFinite(value)) return UNKNOWN;
  return { share: shareOf(value, subject), text: capital(standingText(value, subject, state.python, sides)) };
}

/** What the last search of this game found; NaN if there is none. @param {State} state @param {Results} results @param {import("../../python/protocol.js").GameLook} look */
function valueKnown(state, { run: { trace } }, look) {
  const isByEngine = state.python !== "" && state.engine.on && isForEngine(look);
  if (!trace || isByEngine || trace.text.root.subject !== look.subject) return Number.NaN;
  const isOfGame = state.history.slice(0, state.at + 1).includes(trace.text.root.position);
  return isOfGame ? answerOf(trace).trace.value[0] : Number.NaN;
}
