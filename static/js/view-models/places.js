/** Where the reader can go, by the words of the header. Pure functions of the state and of Python's answers. */

import { KINDS, kindOf } from "../kinds/index.js";
import { roomAhead } from "./room.js";

/** @typedef {import("../state/state.js").State} State */
/** @typedef {import("../state/results.js").Results} Results */

/** A place, and where its kind can be done in several ways, each of them. */
const PLACES = Object.freeze(KINDS.flatMap(({ room, activities }) => activities ?? [room]));

/** The places, and the one where the reader is; "" at home. @param {State} state @param {Results} results */
export function placesProps(state, results) {
  const room = roomAhead(results) || kindOf(results.subject.look).room.id;
  const { activities } = KINDS.find((kind) => kind.room.id === room) ?? {};
  const place = activities ? state.activity : room;
  return { places: PLACES, place: state.activity === "home" ? "" : place };
}
