/** Marks α and β of each inner node. */

import { windows as form } from "../answers/windows.js";
import { isAlike } from "../drafts.js";
import { followed, shareOfParts, slip } from "./marks.js";
import { numberIn, typedIn } from "./reading.js";
import { innerInOrder, pairs } from "./values.js";

/** @typedef {readonly (number | string | null)[]} Pair  null is no end; a text is an infinite end on the wrong side */

const { NEGATIVE_INFINITY: LOW, POSITIVE_INFINITY: HIGH } = Number;
const SIDES = [LOW, HIGH];
/** @type {Readonly<Record<string, number>>} */
const ENDLESS = { "−∞": LOW, "∞": HIGH };
const WORDS = Object.keys(ENDLESS);

/** @param {any} given @param {string} name @returns {Pair | null} */
function readPair(given, name) {
  if (given === null) return null;
  /** @type {unknown[]} */
  const ends = given.map(typedIn);
  if (ends.every((end) => end === null) && given.some((/** @type {unknown} */ each) => typeof each === "string"))
    return null;
  return ends.map((end, i) => (end === null || end === WORDS[i] ? null : readEnd(end, name)));
}

/** @param {unknown} end @param {string} name */
const readEnd = (end, name) =>
  typeof end === "string" && Object.hasOwn(ENDLESS, end) ? end : numberIn(end, `A bound at ${name}`);

/**
 * The window that follows from the one answered for the parent, if that is wrong.
 * @param {import("../tree.js").Spot} spot @param {boolean} raises  whether the parent is a MAX node
 * @param {Record<string, Pair | null>} given @param {Record<string, any>} key
 */
function following({ name, parent }, raises, given, key) {
  const above = given[parent] ?? null;
  if (above === null || isAlike(above, key.windows[parent])) return null;
  const found = key.found[name] ?? null;
  const [alpha, beta] = above.map((end, i) => (typeof end === "number" ? end : (ENDLESS[end ?? ""] ?? SIDES[i])));
  const pair =
    found === null ? [alpha, beta] : raises ? [Math.max(alpha, found), beta] : [alpha, Math.min(beta, found)];
  return pair.map((end, i) => (Number.isFinite(end) ? end : end === SIDES[i] ? null : WORDS[1 - i]));
}

/** @type {import("./index.js").Grader} */
export const windows = {
  form,
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
  written: ({ windows: given }) =>
    pairs(given, ([alpha, beta]) => `${alpha === null ? "-inf" : alpha}..${beta === null ? "inf" : beta}`),
};
