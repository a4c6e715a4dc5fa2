/**
 * The tree of an exercise, for its picture: its nodes with the names that Python gives them, and where each stands.
 * Pure functions.
 *
 * @typedef {object} Spot
 * @property {string} name  A is the root, inner nodes go on level by level, the leaves below B are b₁, b₂, …
 * @property {string} parent  "" for the root
 * @property {"MAX" | "MIN" | "leaf"} role
 * @property {number | null} value  of a leaf
 * @property {readonly string[]} children
 * @property {number} depth
 * @property {number} x  in places of leaves, from 0.5
 *
 * @typedef {{spots: readonly Spot[], width: number, depth: number}} Drawn
 */

/** @typedef {number | Nested[]} Nested */

const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";
const LOW = "₀₁₂₃₄₅₆₇₈₉";

/** @param {string} text  as `[[3 12 8] [2 4 6]]`, with `min` in front if MIN moves first @returns {Drawn} */
export function treeOf(text) {
  const isMin = text.startsWith("min");
  const root = nested(text.replace(/^min\s*/, ""));
  /** @type {{name: string, parent: string, node: Nested, depth: number, children: string[]}[]} */
  const all = [];
  let level = [{ node: root, parent: "", depth: 0 }];
  let letter = 0;
  const names = new Map();
  while (level.length > 0) {
    /** @type {typeof level} */
    const next = [];
    for (const { node, parent, depth } of level) {
      const siblings = names.get(parent) ?? [];
      const name = Array.isArray(node) ? letterAt(letter++) : `${parent.toLowerCase()}${lowered(siblings.length + 1)}`;
      names.set(parent, [...siblings, name]);
      all.push({ name, parent, node, depth, children: [] });
      if (Array.isArray(node)) next.push(...node.map((child) => ({ node: child, parent: name, depth: depth + 1 })));
    }
    level = next;
  }
  const byName = new Map(all.map((each) => [each.name, each]));
  for (const { name, parent } of all) byName.get(parent)?.children.push(name);
  const x = places(all[0].name, byName);
  const depth = Math.max(...all.map((each) => each.depth));
  return {
    depth,
    width: all.filter(({ children }) => children.length === 0).length,
    spots: all.map(({ node, ...each }) => ({
      ...each,
      role: Array.isArray(node) ? ((each.depth % 2 === 0) === isMin ? "MIN" : "MAX") : "leaf",
      value: Array.isArray(node) ? null : node,
      x: x.get(each.name) ?? 0,
    })),
  };
}

/** @param {string} text @returns {Nested} */
const nested = (text) =>
  JSON.parse(
    text
      .trim()
      .replace(/\s*\[\s*/g, "[")
      .replace(/\s*\]/g, "]")
      .replace(/\]\[/g, "],[")
      .replace(/\](?=-?\d)/g, "],")
      .replace(/(\d)\s*\[/g, "$1,[")
      .replace(/\s+/g, ",")
      .replace(/,+/g, ","),
  );

/** Leaves stand beside one another, and each node over the middle of its children. @param {string} root @param {Map<string, {children: string[]}>} byName */
function places(root, byName) {
  /** @type {Map<string, number>} */
  const x = new Map();
  let leaves = 0;
  /** @param {string} name @returns {number} */
  function place(name) {
    const { children } = /** @type {{children: string[]}} */ (byName.get(name));
    const found = children.map(place);
    const at = found.length === 0 ? leaves++ + 0.5 : (found[0] + found[found.length - 1]) / 2;
    x.set(name, at);
    return at;
  }
  place(root);
  return x;
}

/** A … Z, AA, AB, … @param {number} at @returns {string} */
const letterAt = (at) => (at < 26 ? "" : letterAt(Math.floor(at / 26) - 1)) + LETTERS[at % 26];

/** @param {number} count */
const lowered = (count) => [...String(count)].map((digit) => LOW[Number(digit)]).join("");

/** All nodes below one, and it. @param {Drawn} tree @param {string} name @returns {string[]} */
export function below({ spots }, name) {
  const children = spots.find((spot) => spot.name === name)?.children ?? [];
  return [name, ...children.flatMap((child) => below({ spots, width: 0, depth: 0 }, child))];
}
