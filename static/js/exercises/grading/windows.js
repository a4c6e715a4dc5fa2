/** Marks α and β of each inner node. */

import { isAlike } from "../drafts.js";
import { followed, shareOfParts, slip } from "./marks.js";
import { numberIn } from "./reading.js";
import { innerInOrder } from "./values.js";

/** @typedef {[number | null, number | null]} Pair  null is no end */

/** @param {any} given @param {string} name @returns {Pair | null} */
function readPair(given, name) {
  if (given === null) return null;
  const [alpha, beta] = given.map((/** @type {unknown} */ bound) =>
    bound === null ? null : numberIn(bound, `A bound at ${name}`),
  );
  return [alpha, beta];
}

/**
 * The window that follows from the one answered for the parent, if that is wrong.
 * @param {import("../tree.js").Spot} spot @param {boolean} raises  whether the parent is a MAX node
 * @param {Record<string, Pair | null>} given @param {Record<string, any>} key
 */
function following({ name, parent }, raises, given, key) {
  const above = given[parent] ?? null;
  if (above === null || isAlike(above, key.windows[parent])) return null;
  const found = key.found[name] ?? null;
  const [alpha, beta] = [above[0] ?? Number.NEGATIVE_INFINITY, above[1] ?? Number.POSITIVE_INFINITY];
  const pair =
    found === null ? [alpha, beta] : raises ? [Math.max(alpha, found), beta] : [alpha, Math.min(beta, found)];
  return pair.map((bound) => (Number.isFinite(bound) ? bound : null));
}

/** @type {import("./index.js").Grader} */
export const windows = {
  read: ({ windows: given }, tree) => ({
    windows: Object.fromEntries(innerInOrder(tree).map(({ name }) => [name, readPair(given[name] ?? null, name)])),
  }),
  mark({ windows: given }, key, tree) {
    const inner = innerInOrder(tree);
    const roles = new Map(inner.map(({ name, role }) => [name, role]));
    const wrong = inner.flatMap((spot) => {
      const { name, parent } = spot;
      const [is, should] = [given[name], key.windows[name]];
      if (isAlike(is, should)) return [];
      const raises = roles.get(parent) === "MAX";
      if (should !== null && is !== null && isAlike(is, following(spot, raises, given, key)))
        return [followed(name, is, should)];
      return [slip(name, is, should, key.why[name])];
    });
    return shareOfParts(inner.length, wrong);
  },
};
