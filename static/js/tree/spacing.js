/**
 * How much room nodes have. Equals on one level have the same: so it is kept by level and class, not by row.
 *
 * @typedef {import("./layout.js").Layout} Layout
 * @typedef {{at: (row: number) => number}} Lengths  a length for each row, in slots
 */

/** More classes than any tree has: the widest tree would have 4 to this power slots. */
const CLASSES = 32;

/**
 * How large a node may be drawn: its distance to the nearest neighbour that matters, in slots.
 *
 * In a wide tree seen from far away, the root has plenty of room while its thousandth leaf has none. So a node gives
 * way to neighbours on its level whose subtrees are about as wide as its own, or wider, and is drawn over those that
 * are much narrower (such as a pruned stub beside the root of a thousand nodes). "About" means within a power of
 * four, so that near equals treat each other as equals. No node has more room than its parent, so that nodes get
 * smaller towards the leaves; and equals on one level are drawn alike: as large as the one with the least room.
 *
 * @param {Layout} layout
 * @param {Int32Array} parent
 * @param {Uint8Array} [classes] of the layout
 * @returns {Lengths} Infinity if no neighbour matters
 */
export function roomOf(layout, parent, classes = classesOf(layout)) {
  const { x, levelStart, levelRows } = layout;
  const room = new Float64Array(x.length).fill(Infinity);
  const open = new Int32Array(levelRows.length); // a stack of rows that wait for a neighbour on the right
  // Single nodes are as narrow as the narrowest families.
  /** @param {number} row */
  const rankOf = (row) => Math.max(1, classes[row]);
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
  return alike(layout, classes, room, parent);
}

/**
 * How near a node's neighbours on its level are, even narrow ones, in slots. A narrow neighbour may be covered while
 * it is only a dot, but not once it can be read. Equals on one level are treated alike here too.
 *
 * @param {Layout} layout
 * @param {Uint8Array} [classes] of the layout
 * @returns {Lengths} Infinity without neighbours
 */
export function gapsOf(layout, classes = classesOf(layout)) {
  const { x, levelStart, levelRows } = layout;
  const gap = new Float64Array(x.length).fill(Infinity);
  for (let level = 0; level + 1 < levelStart.length; level += 1) {
    for (let i = levelStart[level] + 1; i < levelStart[level + 1]; i += 1) {
      const [before, row] = [levelRows[i - 1], levelRows[i]];
      gap[row] = x[row] - x[before];
      gap[before] = Math.min(gap[before], gap[row]);
    }
  }
  return alike(layout, classes, gap, null);
}

const HIGHEST_BIT = 31;

/**
 * The classes of the rows: single nodes are compared with single nodes only, families with families that are about as
 * wide, to a power of four.
 * @param {Pick<Layout, "left" | "right">} layout @returns {Uint8Array} by row
 */
export function classesOf({ left, right }) {
  const classes = new Uint8Array(left.length);
  for (let row = 0; row < classes.length; row += 1) {
    const width = right[row] - left[row];
    if (width > 0) classes[row] = ((HIGHEST_BIT - Math.clz32(width + 1)) >> 1) + 1;
  }
  return classes;
}

/**
 * Gives all equals on one level as much as the one that has least.
 * @param {Layout} layout @param {Uint8Array} classes
 * @param {Float64Array} length by row @param {Int32Array | null} parent if given, no row has more than its parent
 * @returns {Lengths}
 */
function alike({ level, levelStart, levelRows }, classes, length, parent) {
  const least = new Float64Array(CLASSES * Math.max(1, levelStart.length - 1)).fill(Infinity);
  /** @param {number} row */
  const placeOf = (row) => level[row] * CLASSES + classes[row];
  for (const row of levelRows) {
    const place = placeOf(row);
    const above = parent ? parent[row] : -1;
    least[place] = Math.min(least[place], length[row], above < 0 ? Infinity : least[placeOf(above)]);
  }
  return { at: (row) => least[placeOf(row)] };
}
