/**
 * A tree on its way from one layout to another: a subtree that is closed goes back into its node, one that is opened
 * comes out of it, and positions that are folded into one come together. Pure.
 */

/** @typedef {import("./layout.js").Layout} Layout */
/** @typedef {import("./prepared.js").Prepared} Prepared */
/** @typedef {{x: number, level: number}} Place in slots and levels */

/** A larger tree jumps: it could not be moved smoothly. */
export const MOST_MOVED = 20000;

/**
 * @typedef {object} Change
 * @property {Prepared} wide  the picture with the more rows: it is the one that is painted on the way
 * @property {Float64Array} fromX @property {Float64Array} fromLevel  where its rows come from, by row
 * @property {Float64Array} toX @property {Float64Array} toLevel  where they go
 * @property {Float64Array[]} rooms  by row, before and after @property {Float64Array[]} gaps
 * @property {{width: number, depth: number}[]} sizes  of the whole layout, before and after
 */

/**
 * The change between two pictures of the same search; null if nothing can move.
 * @param {Prepared} from @param {Prepared} to
 * @returns {Change | null}
 */
export function changeBetween(from, to) {
  const wide = from.layout.order.length >= to.layout.order.length ? from : to;
  if (wide.layout.order.length > MOST_MOVED) return null;
  const here = placesIn(wide, from);
  const there = placesIn(wide, to);
  if (!here || !there) return null;
  return {
    wide,
    fromX: here.x,
    fromLevel: here.level,
    toX: there.x,
    toLevel: there.level,
    rooms: [here.room, there.room],
    gaps: [here.gap, there.gap],
    sizes: [from, to].map(({ layout: { width, depth } }) => ({ width, depth })),
  };
}

/**
 * Where the rows of one picture are in another: a row that is hidden there is at the node that hides it; a row that is
 * folded is at the spot that it belongs to. Null if the two have nothing to do with each other.
 * @param {Prepared} wide @param {Prepared} other
 */
function placesIn(wide, other) {
  const { trace, layout } = wide;
  const { rounds } = other.trace;
  /** @type {(row: number) => number} */
  let drawn;
  if (other.trace.childStart === trace.childStart) drawn = (row) => row;
  else if (rounds?.trace === trace) drawn = (row) => rounds.spotOf[row] ?? -1;
  else return null;
  const x = new Float64Array(trace.count);
  const level = new Float64Array(trace.count);
  const room = wide.room.slice();
  const gap = wide.gap.slice();
  for (const row of layout.order) {
    const there = drawn(row);
    const above = trace.parent[row];
    const shown = there >= 0 && other.layout.rank[there] >= 0;
    x[row] = shown ? other.layout.x[there] : above >= 0 ? x[above] : 0;
    level[row] = shown ? other.layout.level[there] : above >= 0 ? level[above] : 0;
    if (!shown) continue;
    room[row] = other.room[there];
    gap[row] = other.gap[there];
  }
  return { x, level, room, gap };
}

/**
 * The picture at a share of the change.
 * @param {Change} change @param {number} share  0 before, 1 after
 * @returns {Prepared}
 */
export function pictureDuring({ wide, fromX, fromLevel, toX, toLevel, rooms, gaps, sizes: [before, after] }, share) {
  const { layout, trace } = wide;
  /** @param {number} a @param {number} b */
  const mix = (a, b) => a + (b - a) * share;
  /** @param {Float64Array} from @param {Float64Array} to */
  const mixed = (from, to) => from.map((a, row) => (a === to[row] ? a : mix(a, to[row])));
  const x = mixed(fromX, toX);
  const level = mixed(fromLevel, toLevel);
  const left = x.slice();
  const right = x.slice();
  for (let i = layout.order.length - 1; i > 0; i -= 1) {
    const row = layout.order[i];
    const above = trace.parent[row];
    left[above] = Math.min(left[above], left[row]);
    right[above] = Math.max(right[above], right[row]);
  }
  const width = mix(before.width, after.width);
  const depth = mix(before.depth, after.depth);
  const [room, gap] = [mixed(rooms[0], rooms[1]), mixed(gaps[0], gaps[1])];
  return { ...wide, room, gap, layout: { ...layout, x, level, left, right, width, depth } };
}
