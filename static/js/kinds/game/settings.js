/**
 * Which settings a game begins with, and at which positions Undo stops. Pure functions.
 *
 * @typedef {import("../../state/state.js").State} State
 * @typedef {import("../../python/protocol.js").Look} Look
 * @typedef {import("../../python/protocol.js").Catalogue} Catalogue
 */

import { methodFor } from "../../state/carried-over.js";

const ALPHA_BETA = "alphabeta";
/** For games of chance. */
const EXPECTIMINIMAX = "expectiminimax";
/** What a game is searched by where the search of the game before cannot. */
const USUAL_SEARCHES = [ALPHA_BETA, EXPECTIMINIMAX, "regret_matching", "cfr"];

/** @param {State} state @param {Catalogue | null} catalogue @param {Look} look @returns {Partial<State>} */
export function settingsFor(state, catalogue, look) {
  // Python plays no side of it until it is asked to: an exercise is for a person to answer.
  return { depth: "", python: "", order: orderFor(state, catalogue, look), ...searchFor(state, look) };
}

/**
 * The order of moves, if the game offers it; else as given. An order that has to know the whole tree
 * is not taken along: that of another game may be too large to know.
 * @param {State} state @param {Catalogue | null} catalogue @param {Look} look
 */
function orderFor({ subject: before, order }, catalogue, { subject, orders = [] }) {
  const entry = catalogue?.orders.find(({ id }) => id === order);
  const isTakenAlong = subject === before || !entry?.knowsAll;
  return orders.includes(order) && isTakenAlong ? order : "given";
}

/** @param {State} state @param {Look} look @returns {Partial<State>} */
function searchFor(state, look) {
  // After a game of chance, what was only for chance is not taken along.
  const wasForChance = state.method === EXPECTIMINIMAX && look.methods.includes(ALPHA_BETA);
  return methodFor(wasForChance ? { ...state, method: "" } : state, look, USUAL_SEARCHES);
}

/**
 * Against Python a person takes back their own move, and with it what chance and Python did then.
 * @param {State} state @param {Look} look
 */
export const canStay = ({ python }, look) =>
  python === "" || look.terminal || (look.toMove !== python && look.toMove !== "CHANCE");
