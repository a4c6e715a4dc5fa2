/**
 * The lessons that the page brings, in their order, and how a list of lessons is made.
 *
 * @typedef {{id: string, title: string, level: string, minutes: number, about: string, theirs: boolean}} LessonEntry
 *   `theirs` is a lesson of whoever put up this page, not one of Plyscope's
 *
 * @typedef {object} LessonSource  where lessons come from
 * @property {readonly string[]} ids  of the page's own lessons
 * @property {(id: string) => Promise<string>} load  the text of one; rejects if it is missing
 * @property {() => Promise<readonly string[]>} theirs  ids of other lessons beside this page; none if it has no list
 * @property {() => Readonly<Record<string, string>>} own  the lessons in own.js beside this page, by their files
 */

import { readMended } from "./mended.js";

export const SHIPPED = Object.freeze([
  "a-game-as-a-tree",
  "minimax-by-hand",
  "minimax-as-code",
  "why-alpha-beta-may-cut",
  "alpha-and-beta",
  "the-order-of-moves",
  "when-you-cannot-reach-the-end",
  "remembering-positions",
  "chance",
  "sampling",
  "hidden-moves",
  "constraints-and-backtracking",
  "which-variable-next",
  "looking-ahead",
]);

/** The id of a lesson beside the page: its file. @param {string} file */
export const idOfTheirs = (file) => `theirs/${file}`;

/** The file of a lesson beside the page; "" if the id is of another lesson. @param {string} id */
export const fileOfTheirs = (id) => (id.startsWith("theirs/") ? id.slice("theirs/".length) : "");

/** A page without lessons. @type {Readonly<LessonSource>} */
export const NO_LESSONS = Object.freeze({
  ids: [],
  load: async (id) => {
    throw new Error(`There is no lesson ${id}.`);
  },
  theirs: async () => [],
  own: () => ({}),
});

/** What the list says of a lesson. @param {string} id @param {string} text @returns {LessonEntry} */
export function listed(id, text) {
  const { lesson, faults } = readMended(text);
  if (!lesson) throw faults[0];
  const { title, level, minutes, about } = lesson;
  return { id, title, level, minutes, about, theirs: fileOfTheirs(id) !== "" };
}

/**
 * The files in a list of lessons, list.json: their names in the folder of the list. What is no such name is left out.
 * @param {unknown} list @returns {string[]}
 */
export const filesIn = (list) =>
  Array.isArray(list)
    ? list
        .filter((name) => typeof name === "string" && /^[\p{L}\p{N}_][\p{L}\p{M}\p{N}_ .-]{0,150}\.md$/iu.test(name))
        .slice(0, 200)
    : [];
