/**
 * The bar over the board in Play: who plays which side, how far Python looks, and who is better. Pure functions of the
 * state and of Python's answers.
 *
 * @typedef {import("../../state/state.js").State} State
 * @typedef {import("../../state/results.js").Results} Results
 * @typedef {import("../../trace/trace.js").Trace} Trace
 */

import { remembered } from "../../support/remember-last.js";
import { stages } from "./stages.js";
import { lookOf } from "./known.js";
import { levelProps } from "./levels.js";

/** The bar over the board. @param {State} state @param {Results} results */
export function playProps(state, results) {
  const look = lookOf(results);
  const picture = look?.picture;
  const sides = picture && picture.kind !== "tree" ? (picture.names ?? null) : null;
  const { trace, pending } = results.run;
  return {
    sides,
    python: state.python,
    ...(look && sides ? levelProps(state, look, results.catalogue) : { levels: [], level: null }),
    better: trace && !pending && sides ? betterShare(trace) : null,
    contest: contestOf(results),
    stage: state.stage,
    busy: results.doing.task === "search",
    canUndo: state.at > 0,
  };
}

/** The contest between two searches that the game offers: a duel, or trials; "" if none. @param {Results} results */
const contestOf = (results) => stages(results).find((stage) => "isContest" in stage)?.id ?? "";

/** The part of the bar that is MAX's, from 0 to 1; null if the search has no value. */
const betterShare = remembered((/** @type {Trace} */ trace) => {
  const root = trace.value[0];
  if (!Number.isFinite(root)) return null;
  const most = trace.value.reduce((max, value) => (Number.isFinite(value) ? Math.max(max, Math.abs(value)) : max), 0);
  return root === 0 ? 0.5 : 0.5 + root / (2 * (Math.abs(root) + most / 8));
});
