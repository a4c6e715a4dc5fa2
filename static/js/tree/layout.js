/**
 * Where every node is: a tidy layout in linear time.
 *
 * The drawing rules are Reingold and Tilford's (1981): a parent is centred over its first and last child, the nodes
 * of a level keep their order and their distance, and equal subtrees are drawn alike. The method is the linear one of
 * Buchheim, Jünger and Leipert (2002): subtrees are placed from left to right, each as close to the forest on its
 * left as their facing contours allow. Contours are followed through "threads". When a subtree is moved far, the gap
 * is shared among the siblings in between, by two numbers per sibling (`push`, `pushStep`) that are summed up only
 * once.
 *
 * Two things differ from the paper, both because a parent's row always comes before its children's: there is no
 * recursion (going from the last row to the first, children come before their parent; from first to last, after it),
 * and the children of a node are placed when the node's turn comes.
 *
 * The method favours the left: how it shares gaps depends on which side comes first. So the tree is placed twice,
 * from the left and from the right, and the two are averaged. All the rules above are linear, so the average obeys
 * them too, and a mirrored tree is drawn mirrored.
 */

import { SLOT, breadthOf, place } from "./placement.js";
import { placeByLeaves } from "./placement-by-leaves.js";
import { narrowIntegers } from "../support/narrow.js";

export { COUSIN_SLOT, SLOT } from "./placement.js";

/**
 * @typedef {object} Tree what the layout needs of a trace
 * @property {number} count
 * @property {Int32Array} parent
 * @property {Int32Array} childStart
 * @property {Int32Array} children
 * @property {Int32Array} [unrecorded] nodes below each row that are not among the rows
 *
 * @typedef {object} Layout
 * @property {Float64Array} x centre of the node, in slots; the leftmost one is at 0
 * @property {Levels | Float64Array} level edges between the node and the root; while nodes move, also parts of one
 * @property {Float64Array | Float32Array} left least x in the node's subtree (a collapsed node is itself wide)
 * @property {Float64Array | Float32Array} right greatest x in the node's subtree
 * @property {Levels | Float64Array} deepest greatest level in the node's subtree; while nodes move, also parts of one
 * @property {Int32Array} order visible rows, depth first, children left to right
 * @property {Int32Array} rank place of a row in `order`; -1 if an ancestor of it is collapsed
 * @property {Int32Array} subtreeEnd place in `order` after the last row of the node's subtree
 * @property {Levels} hidden nodes that are not laid out below a collapsed node, or one whose nodes are no rows; else 0
 * @property {Int32Array} levelStart the rows of level l are levelRows[levelStart[l]..levelStart[l+1]-1]
 * @property {Int32Array} levelRows visible rows by level, left to right
 * @property {number} width greatest x
 * @property {number} depth greatest level
 *
 * Whole numbers that are seldom large.
 * @typedef {ReturnType<typeof narrowIntegers<Int32Array>>} Levels
 *
 * The visible part of a tree, before anything has an x.
 * @typedef {ReturnType<typeof visibleShape>} Shape
 */

/**
 * A larger tree is not laid out tidily, because that would take seconds, and nobody could see it: see
 * `placement-by-leaves.js`.
 */
export const MOST_TIDY = 50_000;

/**
 * @param {Tree} tree
 * @param {Iterable<number>} [collapsed] rows whose children are not laid out
 * @param {number} [mostTidy]
 * @returns {Layout}
 */
export function layoutTree(tree, collapsed = [], mostTidy = MOST_TIDY) {
  const shape = visibleShape(tree, collapsed);
  const x = shape.order.length > mostTidy ? placeByLeaves(tree, shape) : placeTidily(tree, shape);
  const extents = subtreeExtents(tree, shape, x);
  const levels = rowsByLevel(shape);
  const { order, rank, subtreeEnd, level, hidden } = shape;
  return { order, rank, subtreeEnd, level, hidden, x, ...extents, ...levels };
}

/** The average of the placements from both sides. @param {Tree} tree @param {Shape} visible @returns {Float64Array} */
function placeTidily(tree, visible) {
  const shape = { ...visible, meanBreadth: meanBreadths(tree.parent, visible.rank, visible.visibleSize) };
  const fromLeft = place(tree, shape, false);
  const fromRight = place(tree, shape, true);
  return fromLeft.map((x, row) => (x - fromRight[row]) / 2);
}

/**
 * The visible part of the tree, before anything has an x.
 * @param {Tree} tree
 * @param {Iterable<number>} collapsed
 */
function visibleShape(tree, collapsed) {
  const closed = new Uint8Array(tree.count);
  for (const row of collapsed) if (row >= 0 && row < tree.count) closed[row] = 1;
  const sizes = subtreeSizes(tree, closed);
  const ordered = depthFirst(tree, closed, sizes);
  return { ...ordered, visibleSize: sizes.size };
}

/**
 * How many rows each subtree has, and how many of them are visible.
 * @param {Tree} tree @param {Uint8Array} closed  by row: 1 where it is collapsed
 */
function subtreeSizes({ count, parent }, closed) {
  const wholeSize = new Int32Array(count).fill(1);
  const size = new Int32Array(count).fill(1); // what is visible of it
  for (let row = count - 1; row > 0; row -= 1) {
    wholeSize[parent[row]] += wholeSize[row];
    if (!closed[parent[row]]) size[parent[row]] += size[row];
  }
  return { wholeSize, size };
}

/**
 * The visible rows depth first, with their levels.
 * @param {Tree} tree @param {Uint8Array} closed @param {{wholeSize: Int32Array, size: Int32Array}} sizes
 */
function depthFirst({ count, childStart, children, unrecorded }, closed, { wholeSize, size }) {
  const rank = new Int32Array(count).fill(-1);
  const subtreeEnd = new Int32Array(count);
  const level = new Int32Array(count);
  const hidden = new Int32Array(count);
  const order = new Int32Array(count === 0 ? 0 : size[0]);
  if (count > 0) rank[0] = 0;
  for (let row = 0; row < count; row += 1) {
    if (rank[row] < 0) continue;
    order[rank[row]] = row;
    subtreeEnd[row] = rank[row] + size[row];
    const isClosed = closed[row] || childStart[row] === childStart[row + 1];
    if (isClosed) hidden[row] = wholeSize[row] - 1 + (unrecorded?.[row] ?? 0);
    if (isClosed) continue;
    let next = rank[row] + 1;
    for (let i = childStart[row]; i < childStart[row + 1]; i += 1) {
      const child = children[i];
      rank[child] = next;
      level[child] = level[row] + 1;
      next += size[child];
    }
  }
  // Where nothing is hidden or out of order, one column says both.
  const isInOrder = rank.every((place, row) => place === row);
  return {
    order: isInOrder ? rank : order,
    rank,
    subtreeEnd,
    level: narrowIntegers(level),
    hidden: narrowIntegers(hidden),
  };
}

/**
 * How many rows a subtree has per level, on average.
 * @param {Int32Array} parent @param {Int32Array} rank @param {Int32Array} size visible rows of each subtree
 */
function meanBreadths(parent, rank, size) {
  const count = parent.length;
  const height = new Int32Array(count).fill(1);
  const mean = new Float64Array(count);
  for (let row = count - 1; row >= 0; row -= 1) {
    if (rank[row] < 0) continue;
    mean[row] = size[row] / height[row];
    const above = parent[row];
    if (above >= 0) height[above] = Math.max(height[above], height[row] + 1);
  }
  return mean;
}

/**
 * Shifts x so that the leftmost node is at 0, and finds the extent of each subtree.
 * @param {Tree} tree
 * @param {{order: Int32Array, rank: Int32Array, level: Levels, hidden: Levels}} shape
 * @param {Float64Array} x
 */
function subtreeExtents(tree, shape, x) {
  const { count, parent } = tree;
  const { order, rank, level, hidden } = shape;
  let least = Infinity;
  let greatest = 0;
  let depth = 0;
  for (const row of order) least = Math.min(least, x[row] - (breadthOf(hidden[row]) - SLOT) / 2);
  for (const row of order) x[row] -= least;
  const left = x.slice();
  const right = x.slice();
  for (const row of order) {
    if (hidden[row] === 0) continue;
    left[row] -= (breadthOf(hidden[row]) - SLOT) / 2;
    right[row] += (breadthOf(hidden[row]) - SLOT) / 2;
  }
  const deepest = level.slice();
  for (let row = count - 1; row >= 0; row -= 1) {
    if (rank[row] < 0) continue;
    greatest = Math.max(greatest, right[row]);
    depth = Math.max(depth, level[row]);
    const above = parent[row];
    if (above < 0) continue;
    if (left[row] < left[above]) left[above] = left[row];
    if (right[row] > right[above]) right[above] = right[row];
    if (deepest[row] > deepest[above]) deepest[above] = deepest[row];
  }
  return { left, right, deepest, width: greatest, depth };
}

/**
 * In depth-first order, the rows of a level come from left to right, so counting is enough to sort them.
 * @param {{order: Int32Array, level: Levels}} shape
 */
function rowsByLevel({ order, level }) {
  let depth = -1;
  for (const row of order) depth = Math.max(depth, level[row]);
  const levelStart = new Int32Array(depth + 2);
  for (const row of order) levelStart[level[row] + 1] += 1;
  for (let l = 0; l <= depth; l += 1) levelStart[l + 1] += levelStart[l];
  const next = levelStart.slice();
  const levelRows = new Int32Array(order.length);
  for (const row of order) {
    levelRows[next[level[row]]] = row;
    next[level[row]] += 1;
  }
  return { levelStart, levelRows };
}

/**
 * The index in levelRows of the first row of a level that is at x or to the right of it.
 * @param {Layout} layout @param {number} level @param {number} x in slots
 */
export function placeOf(layout, level, x) {
  let low = layout.levelStart[level];
  let high = layout.levelStart[level + 1];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (layout.x[layout.levelRows[middle]] < x) low = middle + 1;
    else high = middle;
  }
  return low;
}
