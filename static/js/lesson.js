/**
 * The first lesson: a search that Python has watched when the page was built, shipped with it, so
 * that there is a tree to step through while Python boots.
 */

import { unpackColumns } from "./python/columns.js";

/**
 * @returns {{catalogue: import("./python/protocol.js").Catalogue, look: import("./python/protocol.js").Look,
 *   search: import("./python/protocol.js").Reply, compare: import("./results.js").Yardstick} | null}
 */
export function readLesson() {
  const lesson = /** @type {any} */ (globalThis).plyscopeLesson;
  if (!lesson) return null;
  const { catalogue, look, search, compare } = lesson;
  return { catalogue: joined(catalogue), look, compare, search: { ...search, columns: unpackColumns(search.columns) } };
}

/**
 * A problem stands on the page where a game stands, and a method where a search does; each tells its room.
 * @param {any} catalogue
 */
const joined = ({ problems, methods, ...catalogue }) => ({
  ...catalogue,
  games: [...catalogue.games, ...problems],
  searches: [...catalogue.searches, ...methods],
});
