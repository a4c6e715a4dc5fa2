/** More ranks than any tree has: the widest tree would have 4 to this power slots. */
const RANKS = 32;

/**
 * How large a node may be drawn: its distance to the nearest neighbour that matters, in slots.
 *
 * In a wide tree seen from far away, the root has plenty of room while its thousandth leaf has none. So a node gives
 * way to neighbours on its level whose subtrees are about as wide as its own, or wider, and is drawn over those that
 * are much narrower (such as a pruned stub beside the root of a thousand nodes). "About" means within a power of
 * four, so that near equals treat each other as equals. No node has more room than its parent, so that nodes get
 * smaller towards the leaves; and equals on one level are drawn alike: as large as the one with the least room.
 *
 * @param {import("./layout.js").Layout} layout
 * @param {Int32Array} parent
 * @returns {Float64Array} by row; Infinity if no neighbour matters
 */
export function roomOf(layout, parent) {
  const { x, levelStart, levelRows } = layout;
  const room = new Float64Array(x.length).fill(Infinity);
  const open = new Int32Array(levelRows.length); // a stack of rows that wait for a neighbour on the right
  /** @param {number} row */
  const rankOf = (row) => rankIn(layout, row);
  for (let level = 0; level + 1 < levelStart.length; level += 1) {
    let top = 0;
    for (let i = levelStart[level]; i < levelStart[level + 1]; i += 1) {
      const row = levelRows[i];
      const rank = rankOf(row);
      while (top > 0 && rankOf(open[top - 1]) <= rank) {
        const other = open[top - 1];
        const gap = x[row] - x[other];
        room[other] = Math.min(room[other], gap);
        if (rankOf(other) === rank) room[row] = Math.min(room[row], gap);
        top -= 1;
      }
      if (top > 0) room[row] = Math.min(room[row], x[row] - x[open[top - 1]]);
      open[top] = row;
      top += 1;
    }
  }
  return alike(layout, room, (row) => (parent[row] < 0 ? Infinity : room[parent[row]]));
}

/**
 * How near a node's neighbours on its level are, even narrow ones, in slots. A narrow neighbour may be covered while
 * it is only a dot, but not once it can be read. Equals on one level are treated alike here too.
 *
 * @param {import("./layout.js").Layout} layout
 * @returns {Float64Array} by row; Infinity without neighbours
 */
export function gapsOf(layout) {
  const { x, levelStart, levelRows } = layout;
  const gap = new Float64Array(x.length).fill(Infinity);
  for (let level = 0; level + 1 < levelStart.length; level += 1) {
    for (let i = levelStart[level] + 1; i < levelStart[level + 1]; i += 1) {
      const [before, row] = [levelRows[i - 1], levelRows[i]];
      gap[row] = x[row] - x[before];
      gap[before] = Math.min(gap[before], gap[row]);
    }
  }
  return alike(layout, gap, () => Infinity);
}

const HIGHEST_BIT = 31;

/** How wide a node's subtree is, as a power of four. @param {import("./layout.js").Layout} layout @param {number} row */
const rankIn = ({ left, right }, row) => (HIGHEST_BIT - Math.clz32(right[row] - left[row] + 1)) >> 1;

/**
 * Single nodes are compared with single nodes only, families with families of the same rank.
 * @param {import("./layout.js").Layout} layout @param {number} row
 */
const classIn = (layout, row) => (layout.right[row] === layout.left[row] ? 0 : rankIn(layout, row) + 1);

/**
 * Gives all equals on one level as much as the one that has least, and no row more than its limit.
 * @param {import("./layout.js").Layout} layout @param {Float64Array} length by row, changed in place
 * @param {(row: number) => number} limitOf called for a row once the level above is done
 */
function alike(layout, length, limitOf) {
  const { levelStart, levelRows } = layout;
  /** @type {Float64Array} by class */
  const least = new Float64Array(RANKS);
  for (let level = 0; level + 1 < levelStart.length; level += 1) {
    least.fill(Infinity);
    const rows = levelRows.subarray(levelStart[level], levelStart[level + 1]);
    for (const row of rows) {
      const rank = classIn(layout, row);
      least[rank] = Math.min(least[rank], length[row], limitOf(row));
    }
    for (const row of rows) length[row] = least[classIn(layout, row)];
  }
  return length;
}
