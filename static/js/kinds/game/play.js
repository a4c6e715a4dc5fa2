/**
 * The bar over the board in Play: who plays which side, how far Python looks, and who is better. Pure functions of the
 * state and of Python's answers.
 *
 * @typedef {import("../../state/state.js").State} State
 * @typedef {import("../../state/results.js").Results} Results
 */

import { betterProps } from "./better.js";
import { stages } from "./stages.js";
import { lookOf } from "./known.js";
import { levelProps } from "./levels.js";

/** The bar over the board. @param {State} state @param {Results} results */
export function playProps(state, results) {
  const look = lookOf(results);
  const picture = look?.picture;
  const sides = picture && picture.kind !== "tree" ? (picture.names ?? null) : null;
  return {
    sides: sides && sidesOf(sides, state.history[0]),
    python: state.python,
    isAlone: Boolean(look?.planners),
    ...(look && sides ? levelProps(state, look, results.catalogue) : { levels: [], level: null }),
    better: look && sides ? betterProps(state, results, look, sides) : null,
    contest: contestOf(results),
    over: look?.terminal ?? false,
    stage: state.stage,
    busy: results.doing.task === "search",
    canUndo: state.at > 0,
  };
}

/**
 * What a person calls the sides: without names of their own, by their signs on the board and who began. Only where MIN did, the text of
 * the first position says so.
 * @param {{MAX: string, MIN: string}} names @param {string} first
 */
function sidesOf(names, first) {
  if (names.MAX !== "MAX") return names;
  const [max, min] = /\bmin\b/i.test(first) ? ["second", "first"] : ["first", "second"];
  return { MAX: `▲ ${max}`, MIN: `▼ ${min}` };
}

/** The contest between two searches that the game offers: a duel, or trials; "" if none. @param {Results} results */
const contestOf = (results) => stages(results).find((stage) => "isContest" in stage)?.id ?? "";
