/**
 * The tree of an exercise, for its picture: its nodes with the names that Python gives them, and where each stands.
 * Pure functions.
 *
 * @typedef {object} Spot
 * @property {string} name  A is the root, inner nodes go on level by level, the leaves below B are b₁, b₂, …
 * @property {string} parent  "" for the root
 * @property {"MAX" | "MIN" | "chance" | "leaf"} role
 * @property {string} text  the number of a leaf as it was typed; "" for an inner node
 * @property {string} odds  the probability of the way here; "" where a player moves here
 * @property {readonly string[]} children
 * @property {number} depth
 * @property {number} x  in places of leaves, from 0.5
 *
 * @typedef {{spots: readonly Spot[], width: number, depth: number}} DrawnTree
 *
 * @typedef {{text: string, odds: string, by: "player" | "chance" | "leaf", children: Nested[]}} Nested
 */

const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";
const LOW = "₀₁₂₃₄₅₆₇₈₉";

/** @param {string} text  as `[[3 12 8] (1/2:2 1/2:[4 6])]`, with `min` in front if MIN moves first @returns {DrawnTree} */
export function treeOf(text) {
  const first = text.startsWith("min") ? "MIN" : "MAX";
  /** @type {(Omit<Spot, "x" | "children"> & {children: string[]})[]} */
  const all = [];
  /** @type {{node: Nested, parent: string, depth: number, player: "MAX" | "MIN"}[]} */
  let level = [{ node: nested(text.replace(/^m(in|ax)\s*:?/, "")), parent: "", depth: 0, player: first }];
  let letter = 0;
  const siblings = new Map();
  while (level.length > 0) {
    /** @type {typeof level} */
    const next = [];
    for (const { node, parent, depth, player } of level) {
      const number = (siblings.get(parent) ?? 0) + 1;
      siblings.set(parent, number);
      const isLeaf = node.by === "leaf";
      const name = isLeaf ? `${parent.toLowerCase()}${lowered(number)}` : letterAt(letter++);
      const role = isLeaf ? "leaf" : node.by === "chance" ? "chance" : player;
      all.push({ name, parent, role, text: node.text, odds: node.odds, depth, children: [] });
      // Players take turns as if the chance nodes were not there.
      const below = node.by === "chance" ? player : player === "MAX" ? "MIN" : "MAX";
      next.push(...node.children.map((child) => ({ node: child, parent: name, depth: depth + 1, player: below })));
    }
    level = next;
  }
  const byName = new Map(all.map((each) => [each.name, each]));
  for (const { name, parent } of all) byName.get(parent)?.children.push(name);
  return placed(all.map((each) => ({ ...each, x: 0 })));
}

/** @param {string} text @returns {Nested} */
function nested(text) {
  const tokens = text.match(/[[\]()]|[^\s,;:[\]()]+:?/g) ?? [];
  let at = 0;
  /** @returns {Nested} */
  function read() {
    const odds = tokens[at].endsWith(":") ? tokens[at++].slice(0, -1) : "";
    const token = tokens[at++];
    if (token !== "[" && token !== "(") return { text: token, odds, by: "leaf", children: [] };
    const children = [];
    while (at < tokens.length && tokens[at] !== "]" && tokens[at] !== ")") children.push(read());
    at++;
    return { text: "", odds, by: token === "(" ? "chance" : "player", children };
  }
  return read();
}

/** The tree as it is typed. @param {DrawnTree} tree */
export function textOf({ spots }) {
  const byName = new Map(spots.map((spot) => [spot.name, spot]));
  /** @param {Spot | undefined} spot @returns {string} */
  function written(spot) {
    if (!spot) return "";
    const odds = spot.odds && `${spot.odds}:`;
    if (spot.role === "leaf") return odds + spot.text;
    const below = spot.children.map((name) => written(byName.get(name))).join(" ");
    return odds + (spot.role === "chance" ? `(${below})` : `[${below}]`);
  }
  return (spots[0].role === "MIN" ? "min " : "") + written(spots[0]);
}

/**
 * The tree with the children of some nodes in another order. The nodes keep their names.
 * @param {DrawnTree} tree @param {Readonly<Record<string, readonly string[]>>} orders
 */
export const reordered = ({ spots }, orders) =>
  placed(spots.map((spot) => ({ ...spot, children: orders[spot.name] ?? spot.children })));

/** Leaves stand beside one another, and each node over the middle of its children. @param {readonly Spot[]} spots @returns {DrawnTree} */
function placed(spots) {
  const byName = new Map(spots.map((spot) => [spot.name, spot]));
  /** @type {Map<string, number>} */
  const x = new Map();
  let leaves = 0;
  /** @param {string} name @returns {number} */
  function place(name) {
    const found = byName.get(name)?.children.map(place) ?? [];
    const at = found.length === 0 ? leaves++ + 0.5 : (found[0] + found[found.length - 1]) / 2;
    x.set(name, at);
    return at;
  }
  place(spots[0].name);
  const depth = Math.max(...spots.map((each) => each.depth));
  return { depth, width: leaves, spots: spots.map((spot) => ({ ...spot, x: x.get(spot.name) ?? 0 })) };
}

/** The names of the inner nodes. @param {DrawnTree} tree */
export const innerOf = ({ spots }) => spots.filter(({ role }) => role !== "leaf").map(({ name }) => name);

/** The names of the leaves. @param {DrawnTree} tree */
export const leavesOf = ({ spots }) => spots.filter(({ role }) => role === "leaf").map(({ name }) => name);

/** A … Z, AA, AB, … @param {number} at @returns {string} */
const letterAt = (at) => (at < 26 ? "" : letterAt(Math.floor(at / 26) - 1)) + LETTERS[at % 26];

/** @param {number} count */
const lowered = (count) => [...String(count)].map((digit) => LOW[Number(digit)]).join("");

/** All nodes below one, and it. @param {DrawnTree} tree @param {string} name @returns {string[]} */
export function below({ spots }, name) {
  const children = spots.find((spot) => spot.name === name)?.children ?? [];
  return [name, ...children.flatMap((child) => below({ spots, width: 0, depth: 0 }, child))];
}
