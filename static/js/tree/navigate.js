/**
 * Moving a selection through the tree by arrow keys.
 */

/** @typedef {"up" | "down" | "left" | "right" | "first" | "last"} Direction */

/**
 * @param {{parent: Int32Array, childStart: Int32Array, children: Int32Array}} tree
 * @param {import("./layout.js").Layout} layout
 * @param {number} row that is selected; -1 for none
 * @param {Direction} direction up is the parent, down the first child; left and right are the neighbours on the same
 *   level; first and last are in depth-first order
 * @returns {number} the row to select; the same row if there is none in that direction
 */
export function neighbourOf(tree, layout, row, direction) {
  const { order, rank, levelStart, levelRows, level, hidden } = layout;
  if (order.length === 0) return -1;
  if (direction === "first" || row < 0 || rank[row] < 0) return order[0];
  if (direction === "last") return order[order.length - 1];
  if (direction === "up") return tree.parent[row] < 0 ? row : tree.parent[row];
  if (direction === "down") {
    const leaf = hidden[row] > 0 || tree.childStart[row] === tree.childStart[row + 1];
    return leaf ? row : tree.children[tree.childStart[row]];
  }
  const start = levelStart[level[row]];
  const end = levelStart[level[row] + 1];
  const place = placeInLevel(layout, row);
  const next = direction === "left" ? place - 1 : place + 1;
  return next < start || next >= end ? row : levelRows[next];
}

/** A binary search by rank, which grows along a level. @param {import("./layout.js").Layout} layout @param {number} row */
function placeInLevel({ levelStart, levelRows, level, rank }, row) {
  let low = levelStart[level[row]];
  let high = levelStart[level[row] + 1];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (rank[levelRows[middle]] < rank[row]) low = middle + 1;
    else high = middle;
  }
  return low;
}
