/**
 * Changes to a typed tree. Pure functions: each takes a tree and a place in it, and gives a new tree. Where chance moves,
 * the probabilities still add up to 1 afterwards: a new outcome takes half of its neighbour's, and what goes leaves its own
 * to a neighbour.
 *
 * @typedef {import("./text.js").TreeNode} TreeNode
 * @typedef {import("./text.js").TypedTree} TypedTree
 * @typedef {import("./text.js").Path} Path
 */

import { equalOdds, half, sum } from "./odds.js";
import { isChance, leaf } from "./text.js";

/** The number of a new leaf. */
const NEW = "0";

/** The node at a place; null if there is none. @param {TypedTree} tree @param {Path} path @returns {TreeNode | null} */
export function nodeAt({ root }, path) {
  /** @type {TreeNode | undefined} */
  let node = root;
  for (const step of path) node = node?.children[step];
  return node ?? null;
}

/** Whether one place is another, or below it. @param {Path} path @param {Path} above */
export const isWithin = (path, above) => above.every((step, index) => path[index] === step);

/** @param {TreeNode} node @param {Path} path @param {(node: TreeNode) => TreeNode} change @returns {TreeNode} */
function changed(node, path, change) {
  if (path.length === 0) return change(node);
  const [step, ...rest] = path;
  const children = node.children.map((child, index) => (index === step ? changed(child, rest, change) : child));
  return { ...node, children };
}

/** @param {TypedTree} tree @param {Path} path @param {(node: TreeNode) => TreeNode} change @returns {TypedTree} */
const at = (tree, path, change) => ({ ...tree, root: changed(tree.root, path, change) });

/** The tree with another number at a leaf. @param {TypedTree} tree @param {Path} path @param {string} number */
export const withNumber = (tree, path, number) => at(tree, path, (node) => ({ ...node, number }));

/** The tree with another name for the move that leads to a node. @param {TypedTree} tree @param {Path} path @param {string} label */
export const withLabel = (tree, path, label) => at(tree, path, (node) => ({ ...node, label }));

/** The tree in which the other player moves first. @param {TypedTree} tree @returns {TypedTree} */
export const withOtherFirst = (tree) => ({ ...tree, first: tree.first === "MAX" ? "MIN" : "MAX" });

/** Children with one more at a place. @param {TreeNode} parent @param {number} index @param {TreeNode} node @returns {TreeNode} */
function inserted(parent, index, node) {
  const { children } = parent;
  if (!isChance(parent)) return { ...parent, children: children.toSpliced(index, 0, { ...node, odds: "" }) };
  const beside = Math.max(0, index - 1);
  const odds = half(children[beside].odds);
  const others = children.with(beside, { ...children[beside], odds });
  return { ...parent, children: others.toSpliced(index, 0, { ...node, odds }) };
}

/**
 * A node without one of its children. Without its only child, it is a leaf with the first number that was below it.
 * @param {TreeNode} parent @param {number} index @returns {TreeNode}
 */
function removed(parent, index) {
  const { children } = parent;
  if (children.length === 1) return { ...parent, number: firstNumber(children[0]), children: [] };
  if (!isChance(parent)) return { ...parent, children: children.toSpliced(index, 1) };
  const beside = index === 0 ? 1 : index - 1;
  const odds = sum(children[beside].odds, children[index].odds);
  return { ...parent, children: children.with(beside, { ...children[beside], odds }).toSpliced(index, 1) };
}

/** The first number at or below a node. @param {TreeNode} node @returns {string} */
const firstNumber = (node) => (node.children.length === 0 ? node.number : firstNumber(node.children[0]));

/**
 * The tree with one more child of a node, the last. A leaf becomes a node with its number at a leaf below.
 * @param {TypedTree} tree @param {Path} path
 */
export const withChild = (tree, path) =>
  at(tree, path, (node) =>
    node.children.length === 0
      ? { ...node, number: "", children: [leaf(node.number)] }
      : inserted(node, node.children.length, leaf(NEW)),
  );

/** The tree with one more leaf right after a node. @param {TypedTree} tree @param {Path} path */
export const withSibling = (tree, path) =>
  at(tree, path.slice(0, -1), (parent) => inserted(parent, /** @type {number} */ (path.at(-1)) + 1, leaf(NEW)));

/** The tree with a copy of a node, and of all below it, right after it. @param {TypedTree} tree @param {Path} path */
export const withCopy = (tree, path) => {
  const index = /** @type {number} */ (path.at(-1));
  return at(tree, path.slice(0, -1), (parent) => inserted(parent, index + 1, { ...parent.children[index], label: "" }));
};

/** The tree without a node and all below it. @param {TypedTree} tree @param {Path} path */
export const without = (tree, path) =>
  at(tree, path.slice(0, -1), (parent) => removed(parent, /** @type {number} */ (path.at(-1))));

/**
 * The tree with a node moved to another place among its siblings, with its probability.
 * @param {TypedTree} tree @param {Path} path @param {number} to
 */
export const withOrder = (tree, path, to) =>
  at(tree, path.slice(0, -1), (parent) => {
    const index = /** @type {number} */ (path.at(-1));
    const children = parent.children.toSpliced(index, 1).toSpliced(to, 0, parent.children[index]);
    return { ...parent, children };
  });

/**
 * Where a node can go: as a child of another one, before the child with this place. Null if it cannot go there: into
 * itself, to a leaf, or where it stands.
 * @param {TypedTree} tree @param {Path} path @param {Path} parent @param {number} index
 * @returns {{tree: TypedTree, path: Path} | null}
 */
export function moved(tree, path, parent, index) {
  const node = nodeAt(tree, path);
  const goal = nodeAt(tree, parent);
  if (!node || !goal || path.length === 0 || goal.children.length === 0 || isWithin(parent, path)) return null;
  const own = path.slice(0, -1);
  const from = /** @type {number} */ (path.at(-1));
  if (own.join() === parent.join()) {
    const to = index > from ? index - 1 : index;
    return to === from ? null : { tree: withOrder(tree, path, to), path: [...own, to] };
  }
  // First it is put there, then removed: so the place where it goes is still the one that was meant.
  const there = at(tree, parent, (each) => inserted(each, index, node));
  const shifted = isWithin(own, parent) && own[parent.length] >= index;
  const old = shifted ? path.with(parent.length, path[parent.length] + 1) : path;
  // If it leaves a place before it on the way, that place closes.
  const back = isWithin(parent, own) && parent.length > own.length && parent[own.length] > from;
  const goalNow = back ? parent.with(own.length, parent[own.length] - 1) : parent;
  return { tree: without(there, old), path: [...goalNow, index] };
}

/**
 * The tree in which chance moves at a node, all outcomes being equally likely; or a player, if chance moved there.
 * @param {TypedTree} tree @param {Path} path
 */
export const withChance = (tree, path) =>
  at(tree, path, (node) => {
    const odds = isChance(node) ? "" : equalOdds(node.children.length);
    return { ...node, children: node.children.map((child) => ({ ...child, odds })) };
  });

/** The tree with other probabilities of the outcomes at a node. @param {TypedTree} tree @param {Path} path @param {readonly string[]} odds */
export const withOdds = (tree, path, odds) =>
  at(tree, path, (node) => ({
    ...node,
    children: node.children.map((child, index) => ({ ...child, odds: odds[index] })),
  }));
