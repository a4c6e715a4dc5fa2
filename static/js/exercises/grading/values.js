/** Marks the value of each inner node and the best move. */

import { values as form } from "../answers/values.js";
import { below } from "../tree.js";
import { BadAnswer, numberIn, typedIn, written } from "./reading.js";
import { followed, shareOfParts, slip } from "./marks.js";

/** @typedef {import("../tree.js").DrawnTree} DrawnTree */
/** @typedef {import("../tree.js").Spot} Spot */
/** @typedef {Record<string, number | string | null>} Values */

const BOUND = /^\s*(<=|>=|≤|≥)(.*)$/;
/** @type {Readonly<Record<string, string>>} */
const SIGNS = { "<=": "≤", ">=": "≥", "≤": "≤", "≥": "≥" };

/** @param {unknown} given @param {string} name */
function readValue(given, name) {
  const value = typedIn(given);
  if (value === null || typeof value !== "string")
    return value === null ? null : numberIn(value, `The value of ${name}`);
  const [, sign, text = ""] = BOUND.exec(value) ?? [];
  const end = typedIn(text);
  if (typeof end !== "number") throw new BadAnswer(`The value of ${name} is a number, or a bound such as <=2.`);
  return SIGNS[sign] + written(numberIn(end, `The value of ${name}`));
}

/** The inner nodes in reading order: a node before its children, left to right. @param {DrawnTree} tree */
export function innerInOrder(tree) {
  const spots = new Map(tree.spots.map((spot) => [spot.name, spot]));
  return below(tree, tree.spots[0].name)
    .flatMap((name) => spots.get(name) ?? [])
    .filter(({ role }) => role !== "leaf");
}

/** Values are worked out from the bottom up: each node after those below it. @param {DrawnTree} tree */
function innerBottomUp(tree) {
  const spots = new Map(tree.spots.map((spot) => [spot.name, spot]));
  /** @type {(spot: Spot) => Spot[]} */
  const from = (spot) => [...spot.children.flatMap((name) => from(/** @type {Spot} */ (spots.get(name)))), spot];
  return from(tree.spots[0]).filter(({ role }) => role !== "leaf");
}

/**
 * What follows for a node from the values answered for its children, if one is wrong.
 * @param {Spot} spot @param {Values} given @param {Record<string, any>} key
 */
function following({ children, role }, given, key) {
  /** @type {number[]} */
  const found = [];
  let slipped = false;
  for (const child of children) {
    const right = key.values[child];
    const value = Object.hasOwn(given, child) ? given[child] : right;
    slipped ||= value !== right;
    if (typeof value === "number") found.push(value);
  }
  if (!slipped || found.length === 0) return null;
  return role === "MAX" ? Math.max(...found) : Math.min(...found);
}

/** @param {Spot} spot @param {Values} given @param {Record<string, any>} key */
function wrongAt(spot, given, key) {
  const { name } = spot;
  const [is, should] = [given[name], key.values[name]];
  if (is === should || (should !== null && is !== null && is === key.bounds[name])) return [];
  if (should !== null && is !== null && is === following(spot, given, key)) return [followed(name, is, should)];
  return [slip(name, is, should, key.why[name])];
}

/** The move, if it is wrong: every one that is worth as much as the root is right. @param {string | null} best @param {Values} given @param {Record<string, any>} key @param {Spot} root */
function wrongBest(best, given, key, root) {
  if (best && key.moves[best] === key.worth) return [];
  if (best) {
    const chosen = Object.hasOwn(given, best) ? given[best] : key.moves[best];
    if (chosen !== null && chosen === following(root, given, key)) return [followed(key.best, best, key.best)];
  }
  return [slip(key.best, best, key.best, key.why[""])];
}

/** A value for each node in one line. @param {Record<string, any>} given @param {(value: any) => string} write */
export const pairs = (given, write) =>
  Object.entries(given)
    .map(([name, value]) => `${name}=${value === null ? "-" : write(value)}`)
    .join(" ");

/** @type {import("./index.js").Grader} */
export const values = {
  form,
  read: ({ values: given, best }, tree) => ({
    values: Object.fromEntries(innerInOrder(tree).map(({ name }) => [name, readValue(given[name] ?? null, name)])),
    best: best ?? null,
  }),
  mark({ values: given, best }, key, tree) {
    const inner = innerBottomUp(tree);
    const wrong = inner.flatMap((spot) => wrongAt(spot, given, key));
    return shareOfParts(inner.length + 1, [...wrong, ...wrongBest(best, given, key, tree.spots[0])]);
  },
  written: ({ values: given, best }) => `${pairs(given, String)} best=${best ?? "-"}`,
};
