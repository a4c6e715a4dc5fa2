/**
 * A quick placement for trees of which nobody sees single nodes until they zoom in: the leaves stand side by side, and
 * every parent is centred over its first and last child. A subtree is as wide as it has leaves, whatever stands beside
 * it; a tidy placement would push its neighbours under it where there is room.
 */

import { COUSIN_SLOT, SLOT, breadthOf } from "./placement.js";

/**
 * @param {import("./layout.js").Tree} tree
 * @param {Pick<import("./layout.js").Shape, "order" | "hidden" | "subtreeEnd" | "rank">} shape
 * @returns {Float64Array} x by row
 */
export function placeByLeaves({ count, parent, children, childStart }, { order, hidden, subtreeEnd, rank }) {
  const x = new Float64Array(count);
  let before = -1;
  for (const row of order) {
    const isLeaf = subtreeEnd[row] === rank[row] + 1;
    if (!isLeaf) continue;
    if (before >= 0) {
      const gap = parent[before] === parent[row] ? SLOT : COUSIN_SLOT;
      x[row] = x[before] + gap - SLOT + (breadthOf(hidden[before]) + breadthOf(hidden[row])) / 2;
    }
    before = row;
  }
  for (let i = order.length - 1; i >= 0; i -= 1) {
    const row = order[i];
    if (subtreeEnd[row] === i + 1) continue;
    x[row] = (x[children[childStart[row]]] + x[children[childStart[row + 1] - 1]]) / 2;
  }
  return x;
}
