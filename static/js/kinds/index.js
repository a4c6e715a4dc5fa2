/**
 * The kinds of subjects. A new kind is a folder here and a line in `KINDS`. Of each kind, the page has at first only what
 * the first picture needs; whole.js brings the rest.
 */

import { FIRST as GAME } from "./game/first.js";
import { FIRST as PROBLEM } from "./problem/first.js";
import { FIRST as PROGRAM } from "./program/first.js";

/** @typedef {import("./kind.js").Kind} Kind */

/** In the order of the rooms on the page. @type {readonly Kind[]} */
export const KINDS = Object.freeze(/** @type {any[]} */ ([GAME, PROBLEM, PROGRAM]));

/**
 * The kind of a look, of a trace's text, or of an entry of the catalogue; the first kind while the page is still empty.
 * @param {{kind?: string} | null | undefined} entry @returns {Kind}
 */
export const kindOf = (entry) => KINDS.find(({ id }) => id === entry?.kind) ?? KINDS[0];

/**
 * The part of a request about the method, with its settings for the position on the board.
 * @param {import("../state/state.js").State} state @param {import("../python/protocol.js").Look | null} look
 */
export const methodOf = (state, look) => kindOf(look).method(state, look);

/** The kind of subject in a room. @param {string} room @returns {Kind} */
export const kindInRoom = (room) => KINDS.find((kind) => kind.room.id === room) ?? KINDS[0];
