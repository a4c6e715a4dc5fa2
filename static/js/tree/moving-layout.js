/**
 * A tree on its way from one layout to another: a subtree that is closed goes back into its node, one that is opened
 * comes out of it, and positions that are folded into one come together; what a search adds comes out of the node above
 * it. Pure, but for the arrays of a change, which each picture on the way fills again.
 */

/** @typedef {import("./layout.js").Layout} Layout */
/** @typedef {import("./prepared.js").Prepared} Prepared */
/** @typedef {import("../trace/trace.js").Trace} Trace */
/** @typedef {{x: number, level: number}} Place in slots and levels */

/** A larger tree jumps: too much would have to be worked out before it could move. */
const MOST_MOVED = 1_000_000;

/**
 * Where rows are in one picture: of each row its place, how far its subtree reaches, and its room.
 * @typedef {object} Places
 * @property {Float64Array} x @property {Layout["level"]} level
 * @property {Layout["left"]} left @property {Layout["right"]} right @property {Layout["deepest"]} deepest
 * @property {import("./spacing.js").Lengths} room @property {import("./spacing.js").Lengths} gap
 *
 * @typedef {Omit<Places, "room" | "gap">} Spots  where rows are, without their room
 *
 * @typedef {object} Change
 * @property {Prepared} wide  the picture with the more rows: it is the one that is painted on the way
 * @property {Places} from  where its rows come from @property {Places} to  where they go
 * @property {Spots} during  where they are; filled for each picture, as far as it can be seen
 * @property {{width: number, depth: number}[]} sizes  of the whole layout, before and after
 */

/** What of a tree can be seen: subtrees of fewer slots than `least` only as a whole, unless `isOpen` says otherwise. */
/** @typedef {{least: number, isOpen: (row: number) => boolean}} Visibility */

/** @type {Visibility} */
const ALL = { least: 0, isOpen: () => true };

/**
 * The change between two pictures of the same search; null if nothing can move.
 * @param {Prepared} from @param {Prepared} to
 * @returns {Change | null}
 */
export function changeBetween(from, to) {
  const wide = isWider(to, from) ? to : from;
  if (wide.layout.order.length > MOST_MOVED) return null;
  const here = placesIn(wide, from);
  const there = placesIn(wide, to);
  if (!here || !there) return null;
  const sizes = [from, to].map(({ layout: { width, depth } }) => ({ width, depth }));
  return { wide, from: here, to: there, during: roomFor(wide.trace.count), sizes };
}

/** Whether a picture has more rows than another. @param {Prepared} one @param {Prepared} other */
const isWider = (one, other) => one.layout.order.length > other.layout.order.length;

/** @param {number} count @returns {Spots & {level: Float64Array, deepest: Float64Array}} */
const roomFor = (count) => ({
  x: new Float64Array(count),
  level: new Float64Array(count),
  left: new Float64Array(count),
  right: new Float64Array(count),
  deepest: new Float64Array(count),
});

/**
 * Where the rows of one picture are in another: a row that is hidden there, or not there yet, is at the node above it; a
 * row that is folded is at the spot that it belongs to. Null if the two have nothing to do with each other.
 * @param {Prepared} wide @param {Prepared} other
 * @returns {Places | null}
 */
function placesIn(wide, other) {
  const { trace, layout, room, gap } = wide;
  if (other === wide) return { ...layout, room, gap };
  const drawn = rowsIn(trace, other.trace);
  if (!drawn) return null;
  /** @param {number} row */
  const placeOf = (row) => {
    const there = drawn(row);
    return there >= 0 && other.layout.rank[there] >= 0 ? there : -1;
  };
  const spots = roomFor(trace.count);
  const { x, level, left, right, deepest } = spots;
  for (const row of layout.order) {
    const there = placeOf(row);
    const above = trace.parent[row];
    if (there >= 0) {
      x[row] = other.layout.x[there];
      level[row] = other.layout.level[there];
      left[row] = other.layout.left[there];
      right[row] = other.layout.right[there];
      deepest[row] = other.layout.deepest[there];
    } else {
      x[row] = above >= 0 ? x[above] : 0;
      level[row] = above >= 0 ? level[above] : 0;
      left[row] = x[row];
      right[row] = x[row];
      deepest[row] = level[row];
    }
  }
  /** @param {"room" | "gap"} name @returns {import("./spacing.js").Lengths} */
  const lengths = (name) => ({
    at(row) {
      const there = placeOf(row);
      return there >= 0 ? other[name].at(there) : wide[name].at(row);
    },
  });
  return { ...spots, room: lengths("room"), gap: lengths("gap") };
}

/**
 * For each row of a trace, the row that stands for it in another one, −1 for none; null if the two are of different
 * searches.
 * @param {Trace} trace @param {Trace} other
 * @returns {((row: number) => number) | null}
 */
function rowsIn(trace, other) {
  if (other.childStart === trace.childStart) return (row) => row;
  const { rounds } = other;
  if (rounds?.trace === trace) return (row) => rounds.spotOf[row] ?? -1;
  return isBeginningOf(other, trace) ? (row) => (row < other.count ? row : -1) : null;
}

/**
 * Whether all rows of one trace are the first rows of another one of the same search, as while a tree grows.
 * @param {Trace} one @param {Trace} whole
 */
function isBeginningOf(one, whole) {
  const [a, b] = [one.text, whole.text];
  if (a.method !== b.method || a.root.position !== b.root.position || a.root.subject !== b.root.subject) return false;
  return one.count <= whole.count && one.parent.every((above, row) => above === whole.parent[row]);
}

/**
 * The picture at a share of the change.
 * @param {Change} change @param {number} share  0 before, 1 after @param {Visibility} [seen]
 * @returns {Prepared}
 */
export function pictureDuring({ wide, from, to, during, sizes: [before, after] }, share, seen = ALL) {
  const { layout } = wide;
  /** @param {number} a @param {number} b */
  const mix = (a, b) => (a === b ? a : a + (b - a) * share);
  const width = mix(before.width, after.width);
  const depth = mix(before.depth, after.depth);
  const { least, isOpen } = seen;
  const { x, level, left, right, deepest } = during;
  for (let i = 0; i < layout.order.length; ) {
    const row = layout.order[i];
    x[row] = mix(from.x[row], to.x[row]);
    level[row] = mix(from.level[row], to.level[row]);
    left[row] = mix(from.left[row], to.left[row]);
    right[row] = mix(from.right[row], to.right[row]);
    deepest[row] = mix(from.deepest[row], to.deepest[row]);
    const isOneStroke = right[row] - left[row] + 1 < least && !isOpen(row);
    i = isOneStroke ? layout.subtreeEnd[row] : i + 1;
  }
  const room = { at: (/** @type {number} */ row) => mix(from.room.at(row), to.room.at(row)) };
  const gap = { at: (/** @type {number} */ row) => mix(from.gap.at(row), to.gap.at(row)) };
  return { ...wide, room, gap, layout: { ...layout, x, level, left, right, deepest, width, depth } };
}
