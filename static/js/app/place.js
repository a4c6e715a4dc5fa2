/**
 * Where the page is: what is on the board, how it is searched, the step, and what is open; as plain data that a link or
 * a browser's storage can hold. Only what differs from the page's beginning is in it. Pure functions.
 *
 * @typedef {import("../state/state.js").State} State
 * @typedef {Readonly<Record<string, unknown>>} Place
 */

import { WrongLink } from "../files/link-code.js";
import { kindOf } from "../kinds/index.js";
import { CARRIED, CARRIED_HERE, INITIAL_STATE } from "../features/memory.js";
import { asWritten, lackIn, programsOfKinds } from "../kinds/memory.js";
import { isPlain, list } from "../support/shapes.js";
import { pick } from "../support/pick.js";
import { draftKept } from "./other-subjects.js";

/** What is wrong with a place, as one sentence. */
export class WrongPlace extends Error {}

/**
 * Why a link, or what else brings a place, cannot be opened, as one sentence; throws again what is no fault of it.
 * @param {unknown} error @param {string} [from]
 */
export function whyNoLink(error, from = "This link") {
  if (error instanceof WrongPlace) return `${from} cannot be opened. ${error.message}`;
  if (error instanceof WrongLink) return error.message;
  throw error;
}

/** Undo goes back over at most this many subjects. */
export const MOST_SUBJECTS = 60;

const HERE = Object.freeze({ ...CARRIED, ...CARRIED_HERE });

/** The subjects that Undo and Redo reach: their fields are those of the state. */
const OTHERS = Object.freeze({ before: list(isSubject, MOST_SUBJECTS), after: list(isSubject, MOST_SUBJECTS) });

/** @param {unknown} value */
function isSubject(value) {
  return isPlain(value) && Object.entries(value).every(([name, each]) => Object.hasOwn(HERE, name) && HERE[name](each));
}

/** What a link says of where the page is. @param {State} state @returns {Place} */
export const placeOf = (state) => differences(asWritten(state, true), CARRIED);

/** The text of the lesson that a link brings; "" if it brings none. @param {unknown} data */
export const lessonIn = (data) => (isPlain(data) && typeof data.lesson === "string" ? data.lesson : "");

/** At which step of it, from 0. @param {unknown} data */
export const lessonStepIn = (data) =>
  isPlain(data) && typeof data.step === "number" && Number.isInteger(data.step) ? data.step : 0;

/** What this device keeps: also what Undo can reach, and the reader's own choices. @param {State} state @returns {Place} */
export const placeHere = (state) => differences(asWritten(state, false), { ...HERE, ...OTHERS });

/** @param {State} state @param {Readonly<Record<string, unknown>>} shapes @returns {Place} */
function differences(state, shapes) {
  // A text that is too long to be brought back is not written down: all the rest comes back without it.
  const written = { ...state, draft: draftKept(state) };
  const now = /** @type {Readonly<Record<string, unknown>>} */ (/** @type {unknown} */ (written));
  return Object.fromEntries(
    Object.keys(shapes)
      .filter((name) => JSON.stringify(now[name]) !== JSON.stringify(BEGINNING[name]))
      .map((name) => [name, now[name]]),
  );
}

const BEGINNING = /** @type {Readonly<Record<string, unknown>>} */ (/** @type {unknown} */ (INITIAL_STATE));

/** The same of a link that a lesson brings, which says no other lesson. @param {unknown} data @returns {Partial<State>} */
export function momentIn(data) {
  if (lessonIn(data) !== "") throw new WrongPlace("It brings another lesson, not a moment of a search.");
  return stateOfPlace(data);
}

/**
 * The part of the state that a link carries, all of it.
 * @param {unknown} place @returns {Partial<State>}
 */
export function stateOfPlace(place) {
  const state = read(place, CARRIED);
  const lack = lackIn(/** @type {State} */ (state));
  if (lack !== "") throw new WrongPlace(lack);
  return state;
}

/** The same, of what this device has kept. @param {unknown} place @returns {Partial<State>} */
export const stateOfPlaceHere = (place) => read(place, { ...HERE, ...OTHERS });

/** The same; nothing if it cannot be read. @param {unknown} place @returns {Partial<State>} */
export function keptIn(place) {
  try {
    return stateOfPlaceHere(place);
  } catch (error) {
    if (error instanceof WrongPlace) return {};
    throw error;
  }
}

/** @param {unknown} place @param {Readonly<Record<string, import("../support/shapes.js").Shape>>} shapes @returns {Partial<State>} */
function read(place, shapes) {
  if (!isPlain(place)) throw new WrongPlace("It does not say where the page was.");
  const unknown = Object.keys(place).find((name) => !Object.hasOwn(shapes, name));
  if (unknown !== undefined)
    throw new WrongPlace(`It has a part that this page does not know: “${unknown.slice(0, 40)}”.`);
  const wrong = Object.entries(place).find(([name, value]) => !shapes[name](value));
  if (wrong) throw new WrongPlace(`Its part “${wrong[0]}” is not what this page can use.`);
  const state = /** @type {any} */ ({ ...pick(BEGINNING, Object.keys(shapes)), ...place });
  if (state.at >= state.history.length) throw new WrongPlace("The position that it points to is missing.");
  return state;
}

/**
 * The programs that would run and are not the page's own.
 * @param {Partial<State>} state @param {import("../state/results.js").Results["catalogue"]} catalogue
 * @returns {readonly {name: string, text: string}[]}
 */
export function programsIn(state, catalogue) {
  const { subject, source = "", files = {}, history = [] } = state;
  const beside = Object.entries(files).map(([name, text]) => ({ name, text }));
  const ofSubject = source === "" ? [] : [{ name: "program.py", text: source }, ...beside];
  const entry = catalogue?.subjects.find(({ id }) => id === subject);
  const own = entry?.presets.map(({ position }) => position) ?? [];
  const typed = entry && kindOf(entry).runsItsText ? history.filter((text) => !own.includes(text)) : [];
  return [
    ...ofSubject,
    ...[...new Set(typed)].map((text) => ({ name: "program.py", text })),
    ...programsOfKinds(state),
  ];
}
