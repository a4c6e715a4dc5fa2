/**
 * The first settings of a game, and the positions at which Undo stops. Pure functions.
 *
 * @typedef {import("../../state/state.js").State} State
 * @typedef {import("../../python/protocol.js").Look} Look
 * @typedef {import("../../python/protocol.js").Catalogue} Catalogue
 */

import { methodFor } from "../../state/carried-over.js";
import { PlyscopeError } from "../../python/errors.js";
import { chosenPreset } from "../../state/catalogue.js";
import { usualRun } from "./levels.js";
import { isPlayed } from "./played.js";

const ALPHA_BETA = "alphabeta";
/** For games of chance. */
const EXPECTIMINIMAX = "expectiminimax";
/** The searches for a game that the present search cannot handle. */
const USUAL_SEARCHES = [ALPHA_BETA, EXPECTIMINIMAX, "regret_matching", "cfr"];

/** @param {State} state @param {Catalogue | null} catalogue @param {Look} look @returns {Partial<State>} */
export function settingsFor(state, catalogue, look) {
  // Python plays no side until the user says so: an exercise is for the user to solve.
  return { depth: "", python: "", order: orderFor(state, catalogue, look), ...searchFor(state, catalogue, look) };
}

/**
 * The present move order, if the game offers it; else the default order. An order that needs the whole tree is not
 * kept for another game, whose tree may be too large.
 * @param {State} state @param {Catalogue | null} catalogue @param {Look} look
 */
function orderFor({ subject: before, order }, catalogue, { subject, orders = [] }) {
  const entry = catalogue?.orders.find(({ id }) => id === order);
  const isTakenAlong = subject === before || !entry?.knowsAll;
  return orders.includes(order) && isTakenAlong ? order : "given";
}

/** @param {State} state @param {Catalogue | null} catalogue @param {Look} look @returns {Partial<State>} */
function searchFor(state, catalogue, look) {
  // A search for games of chance is not kept for a game without chance.
  const wasForChance = state.method === EXPECTIMINIMAX && look.methods.includes(ALPHA_BETA);
  // Nor is the search that an example began with: it was not chosen by anybody.
  const wasBegun = chosenPreset(state, { catalogue })?.begun?.method === state.method;
  return methodFor(wasForChance || wasBegun ? { ...state, method: "" } : state, look, USUAL_SEARCHES);
}

/**
 * In a game against Python, Undo takes back the user's own move, together with the moves of chance and Python after it.
 * @param {State} state @param {Look} look
 */
export const canStay = ({ python }, look) =>
  python === "" || look.terminal || (look.toMove !== python && look.toMove !== "CHANCE");

/** @type {NonNullable<import("../kind.js").Kind["againstPython"]>} */
export function againstPython(state, catalogue, look, side = "", depth = undefined) {
  const settings = settingsFor({ ...state, method: "" }, catalogue, look);
  const engine = { ...state.engine, on: false };
  const reader = side === "" ? look.toMove : sideNamed(side, look);
  return { ...settings, engine, ...usualRun(look, depth), python: reader === "MIN" ? "MAX" : "MIN" };
}

/** The side with this name, or in this role. @param {string} name @param {Look} look @returns {"MAX" | "MIN"} */
function sideNamed(name, look) {
  if (!isPlayed(look)) throw new PlyscopeError({ message: "Nobody can play this game against Python." });
  const { kind, names } = /** @type {{kind: string, names: {MAX: string, MIN: string}}} */ (look.picture);
  const { MAX, MIN } = names;
  const lowercase = name.toLowerCase();
  // On a grid, the text of a position has these marks, and old links have them too.
  const marks = kind === "grid" ? ["x", "o"] : [];
  if (["max", MAX.toLowerCase(), marks[0]].includes(lowercase)) return "MAX";
  if (["min", MIN.toLowerCase(), marks[1]].includes(lowercase)) return "MIN";
  throw new PlyscopeError({ message: `The sides are ${MAX} and ${MIN}, and there is no “${name.slice(0, 40)}”.` });
}
