/**
 * What the camera sees: one walk over the tree that skips what is out of view or too small to tell apart. So the cost
 * of a picture depends on what it shows, not on the size of the tree.
 */
import { isEntered, isFinished } from "../trace/cursor.js";
import { REFUSED } from "../trace/trace.js";
import { scaleOf } from "./camera.js";
import { FAVOURS, favourIn } from "./favour.js";
import { measuresOf } from "./measures.js";
import { pinsOf } from "./pins.js";
import { LARGEST_BOARD, LEAF, SHAPED, reachDown, reachUp } from "./sizes.js";

/** @typedef {import("../trace/trace.js").Trace} Trace */
/** @typedef {import("./layout.js").Layout} Layout */

/** The states of a row at the cursor, in the order in which rows are drawn over one another. */
export const GHOST = 0;
/** Being cut at this moment. */
export const FALLING = 1;
export const LEFT_OUT = 2;
export const DONE = 3;
export const BEST = 4;
export const ACTIVE = 5;
export const STATES = 6;

/** Subtrees narrower than this many pixels are drawn as one stroke. */
export const SLIVER = 2;
/** How far nodes and edges reach into the view from outside, at most. */
const MARGIN = 40;
/** What is nearer to its neighbour than this looks the same. */
const HALF_PIXEL = 0.5;

/**
 * @typedef {object} View what the camera looks at, and from where
 * @property {Trace} trace
 * @property {Layout} layout
 * @property {import("./spacing.js").Lengths} room
 * @property {import("./spacing.js").Lengths} gap
 * @property {import("../trace/moment.js").Moment} moment
 * @property {import("./camera.js").Camera} camera
 * @property {import("./camera.js").Frame} frame
 * @property {boolean} boards whether nodes have boards to show
 *
 * @typedef {object} VisibleNodes reused from picture to picture
 * @property {number} slot pixels per slot
 * @property {number} level pixels per level
 * @property {boolean} [boxes] whether all nodes are low boxes
 * @property {number} count of the rows in view that are drawn one by one
 * @property {Int32Array} rows
 * @property {Float32Array} x screen position of each
 * @property {Float32Array} y
 * @property {Float32Array} unit
 * @property {Float32Array} board side of the board, 0 for none
 * @property {Uint8Array} shape
 * @property {Uint8Array} state
 * @property {number[][]} edges per state: x1, y1, x2, y2 …, clipped to the view
 * @property {number[][]} hairlines the same, for edges into nodes too small to be more than a dot
 * @property {number[][]} slivers per state: x, y, width, height … of subtrees drawn as one stroke
 * @property {import("./pins.js").Pins} pins ancestors out of view that are drawn at its edge
 * @property {number[][]} favours per state: how many nodes of each sliver are in subtrees that are good for nobody, for
 *   MAX, for MIN
 */

/** So many rows are seldom drawn one by one. */
const FIRST_ROOM = 1024;

/** @returns {VisibleNodes} */
export function makeVisibleNodes() {
  return {
    slot: 0,
    level: 0,
    count: 0,
    ...roomFor(FIRST_ROOM),
    pins: new Map(),
    edges: Array.from({ length: STATES }, () => []),
    hairlines: Array.from({ length: STATES }, () => []),
    slivers: Array.from({ length: STATES }, () => []),
    favours: Array.from({ length: STATES }, () => []),
  };
}

/** @param {number} count rows that are drawn one by one */
const roomFor = (count) => ({
  rows: new Int32Array(count),
  x: new Float32Array(count),
  y: new Float32Array(count),
  unit: new Float32Array(count),
  board: new Float32Array(count),
  shape: new Uint8Array(count),
  state: new Uint8Array(count),
});

/** Makes room for twice as many rows. @param {VisibleNodes} visible */
function makeRoom(visible) {
  const more = roomFor(2 * visible.count + 1);
  for (const name of /** @type {const} */ (["rows", "x", "y", "unit", "board", "shape", "state"])) {
    more[name].set(visible[name]);
  }
  Object.assign(visible, more);
}

/**
 * The state of a row at the cursor.
 * @param {Trace} trace @param {import("../trace/moment.js").Moment} moment @param {number} row
 */
export function rowState(trace, moment, row) {
  if (row >= trace.visited) {
    let above = trace.parent[row];
    while (above >= trace.visited) above = trace.parent[above];
    if (above === moment.falling) return FALLING;
    return isFinished(trace, above, moment.cursor) ? LEFT_OUT : GHOST;
  }
  if (!isEntered(trace, row, moment.cursor)) return GHOST;
  if (moment.active.has(row) || row === moment.returned) return ACTIVE;
  if (trace.status[row] === REFUSED) return LEFT_OUT;
  return moment.best.has(row) ? BEST : DONE;
}

/** Whether a row is drawn by itself however narrow its subtree is. @param {import("../trace/moment.js").Moment} moment @param {number} row */
export const isFollowed = ({ active, returned, best }, row) => active.has(row) || row === returned || best.has(row);

/**
 * @param {View} view @param {VisibleNodes} visible filled by this function
 * @param {import("./measures.js").Measures} [measures] of the view
 */
export function look(view, visible, measures = measuresOf(view, scaleOf(view.camera.k, view.frame))) {
  const { trace, layout, moment, camera, frame } = view;
  const { order, subtreeEnd, level, x, left, right, deepest, hidden } = layout;
  const scale = scaleOf(camera.k, frame);
  visible.slot = scale.slot;
  visible.level = scale.level;
  visible.boxes = scale.boxes;
  visible.count = 0;
  for (const list of visible.edges) list.length = 0;
  for (const list of visible.hairlines) list.length = 0;
  for (const list of visible.slivers) list.length = 0;
  for (const list of visible.favours) list.length = 0;
  const favour = favourIn(trace);
  const pins = pinsOf(view);
  visible.pins = pins;

  const twins = makeTwins(Math.ceil(layout.depth));
  /** How far the newest row of each level reaches below its middle. @type {number[]} */
  const below = [];
  const { width, height } = frame;
  // Where neither a subtree nor the edge to it reaches the view, however large its nodes are.
  const leftmost = -MARGIN - LARGEST_BOARD;
  const rightmost = width + MARGIN + LARGEST_BOARD;

  for (let i = 0; i < order.length; ) {
    const row = order[i];
    const at = Math.round(level[row]);
    const sx = camera.x + x[row] * scale.slot;
    const sy = camera.y + level[row] * scale.level;
    const from = camera.x + left[row] * scale.slot;
    const to = camera.x + right[row] * scale.slot;
    const above = trace.parent[row];
    const pin = pins.get(row);
    const pinAbove = pins.get(above);
    const x1 = pinAbove ? pinAbove.x : above >= 0 ? camera.x + x[above] * scale.slot : sx;
    if ((to < leftmost && x1 < leftmost) || (from > rightmost && x1 > rightmost)) {
      i = subtreeEnd[row];
      continue;
    }
    const state = rowState(trace, moment, row);

    const narrow = (right[row] - left[row] + 1) * scale.slot < SLIVER && state !== ACTIVE && state !== BEST;
    const tall = (deepest[row] - level[row]) * scale.level;
    if (narrow && tall > 0 && isTwin(twins, above, at, state, sx, from)) {
      const sliver = addSliver(visible.slivers[state], twins, at, state, from, to, sy, tall);
      addFavour(visible.favours[state], sliver, favour(row), subtreeEnd[row] - i);
      i = subtreeEnd[row];
      continue;
    }

    measures.take(row);
    const { shape, unit, board } = measures;
    below[trace.ply[row]] = reachDown(shape, unit, board);
    if (above >= 0 && !pin?.above) {
      const y1 = pinAbove
        ? pinAbove.y + pinAbove.half
        : camera.y + level[above] * scale.level + below[trace.ply[above]];
      const [x2, y2] = pin ? [pin.x, pin.y - pin.half] : [sx, sy - reachUp(shape, unit, board)];
      // If the best line reaches a node by a join, the edge from above is not part of it.
      const edge = state === BEST && moment.joined.has(row) ? DONE : state;
      const list = (unit < SHAPED ? visible.hairlines : visible.edges)[edge];
      // From a pinned node, edges to its other children that are out of view would lead nowhere.
      const leads = !pinAbove || state === ACTIVE || (x2 >= 0 && x2 <= width && y2 > y1);
      if (leads) addEdge(list, twins, above, at, edge, x1, y1, x2, y2, frame);
    }

    const outside = to < -MARGIN - board || from > width + MARGIN + board || sy > height + MARGIN + board;
    if (outside && !pin) {
      i = subtreeEnd[row];
      continue;
    }
    if (narrow) {
      if (tall > 0) {
        const sliver = addSliver(visible.slivers[state], twins, at, state, from, to, sy, tall);
        addFavour(visible.favours[state], sliver, favour(row), subtreeEnd[row] - i);
      } else if (unit >= 1) addNode(visible, row, sx, sy, unit, 0, shape, state);
      i = subtreeEnd[row];
      continue;
    }
    if (!pin && sx > -MARGIN - board && sx < width + MARGIN + board && sy > -MARGIN - board) {
      addNode(
        visible,
        row,
        sx,
        sy,
        unit,
        board,
        shape === LEAF && hidden[row] > 0 ? Math.min(LEAF, trace.kind[row]) : shape,
        state,
      );
    }
    i += 1;
  }
}

/**
 * @param {VisibleNodes} visible @param {number} row @param {number} x @param {number} y @param {number} unit
 * @param {number} board @param {number} shape @param {number} state
 */
function addNode(visible, row, x, y, unit, board, shape, state) {
  const i = visible.count;
  if (i === visible.rows.length) makeRoom(visible);
  visible.rows[i] = row;
  visible.x[i] = x;
  visible.y[i] = y;
  visible.unit[i] = unit;
  visible.board[i] = board;
  visible.shape[i] = shape;
  visible.state[i] = state;
  visible.count += 1;
}

/**
 * What was drawn last on each level. Anything within half a pixel of it is not drawn again: a node with ten thousand
 * children costs only as many lines as can be told apart.
 * @param {number} depth
 */
function makeTwins(depth) {
  return {
    edgeX: new Float64Array(depth + 1).fill(NaN),
    edgeY: new Float64Array(depth + 1),
    edgeParent: new Int32Array(depth + 1),
    edgeState: new Uint8Array(depth + 1),
    sliverX: new Float64Array(depth + 1).fill(NaN),
    sliverState: new Uint8Array(depth + 1),
    sliverAt: new Int32Array(depth + 1),
  };
}

/**
 * Whether a subtree that is drawn as one stroke, and the edge into it, would look the same as those beside it.
 * @param {ReturnType<typeof makeTwins>} twins
 * @param {number} parent @param {number} level @param {number} state @param {number} x @param {number} from
 */
const isTwin = (twins, parent, level, state, x, from) =>
  twins.edgeParent[level] === parent &&
  twins.edgeState[level] === state &&
  Math.abs(x - twins.edgeX[level]) < HALF_PIXEL &&
  twins.sliverState[level] === state &&
  from - twins.sliverX[level] < HALF_PIXEL;

/**
 * Adds an edge, cut off at the borders of the view: in a wide tree, an edge may be a million pixels long, which makes
 * dashes and painting very slow.
 * @param {number[]} list @param {ReturnType<typeof makeTwins>} twins
 * @param {number} parent @param {number} level @param {number} state
 * @param {number} x1 @param {number} y1 @param {number} x2 @param {number} y2
 * @param {import("./camera.js").Frame} frame
 */
function addEdge(list, twins, parent, level, state, x1, y1, x2, y2, { width, height }) {
  if (y2 < -MARGIN || y1 > height + MARGIN) return;
  const low = -MARGIN;
  const high = width + MARGIN;
  if ((x1 < low && x2 < low) || (x1 > high && x2 > high)) return;
  const slope = x2 === x1 ? 0 : (y2 - y1) / (x2 - x1);
  const ax = Math.min(high, Math.max(low, x1));
  const bx = Math.min(high, Math.max(low, x2));
  const by = y2 + (bx - x2) * slope;
  const twin =
    Math.abs(bx - twins.edgeX[level]) < HALF_PIXEL &&
    Math.abs(by - twins.edgeY[level]) < HALF_PIXEL &&
    twins.edgeParent[level] === parent &&
    twins.edgeState[level] >= state;
  if (twin) return;
  list.push(ax, y1 + (ax - x1) * slope, bx, by);
  twins.edgeX[level] = bx;
  twins.edgeY[level] = by;
  twins.edgeParent[level] = parent;
  twins.edgeState[level] = state;
}

/**
 * Adds a subtree that is too narrow to be more than a stroke, or widens the stroke beside it.
 * @param {number[]} list @param {ReturnType<typeof makeTwins>} twins
 * @param {number} level @param {number} state
 * @param {number} from @param {number} to @param {number} y @param {number} tall
 * @returns {number} its place in the list
 */
function addSliver(list, twins, level, state, from, to, y, tall) {
  const at = twins.sliverAt[level];
  if (from - twins.sliverX[level] < HALF_PIXEL && twins.sliverState[level] === state) {
    list[at + 2] = Math.max(list[at + 2], to - list[at]);
    list[at + 3] = Math.max(list[at + 3], tall);
    return at;
  }
  twins.sliverX[level] = from;
  twins.sliverState[level] = state;
  twins.sliverAt[level] = list.length;
  list.push(from, y, Math.max(1, to - from), tall);
  return list.length - 4;
}

/**
 * Counts the nodes of a subtree for whom it is good.
 * @param {number[]} list @param {number} sliver its place among the slivers @param {number} favour @param {number} nodes
 */
function addFavour(list, sliver, favour, nodes) {
  const at = (sliver / 4) * FAVOURS;
  while (list.length < at + FAVOURS) list.push(0);
  list[at + favour] += nodes;
}
