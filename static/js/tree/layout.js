/**
 * Where every node stands: a tidy layout in linear time.
 *
 * The drawing rules are Reingold and Tilford's (1981): a parent stands centred over its first and
 * last child, nodes of a level keep their order and their distance, equal subtrees are drawn alike.
 * The method is the one Buchheim, Jünger and Leipert (2002) made linear: subtrees are placed left
 * to right, each as close to the forest on its left as their facing contours allow; contours are
 * followed through "threads", and the room a wide shift opens is shared out among the siblings
 * between by two numbers per sibling (`push`, `pushStep`) that are summed up only once.
 *
 * Two things differ from the paper, both because a parent's row always stands before its children's:
 * there is no recursion (rows from last to first meet children before their parent, rows from first
 * to last the other way round), and the children of a node are placed when the node's turn comes.
 *
 * The method favours the left: what it shares out depends on which side came first. So the tree is
 * placed twice, from the left and from the right, and the two are averaged. All the rules above are
 * linear, so the average keeps them, and a mirrored tree is drawn mirrored.
 */

/** Distance between neighbours with the same parent: the unit of x. */
export const SLOT = 1;
/** Distance between neighbours of different parents, so that families are told apart. */
export const COUSIN_SLOT = 1.6;
/**
 * How far a subtree stands from its siblings for each row that its levels have on average beyond a
 * few: seen from afar, a lone leaf would otherwise lie under the root of its wide sibling.
 */
const SIBLING_SHARE = 1.5;
const FEW = 2;
/** What a collapsed node is given for each row it hides, so that it is not lost among wide siblings. */
const BREADTH_OF_HIDDEN = 0.15;

/** How many slots a node takes up. @param {number} hidden rows collapsed below it */
const breadthOf = (hidden) => Math.max(SLOT, hidden * BREADTH_OF_HIDDEN);

/**
 * @typedef {object} Tree what the layout needs of a trace
 * @property {number} count
 * @property {Int32Array} parent
 * @property {Int32Array} childStart
 * @property {Int32Array} children
 *
 * @typedef {object} Layout
 * @property {Float64Array} x centre of the node, in slots; the leftmost one stands at 0
 * @property {Int32Array} level edges between the node and the root
 * @property {Float64Array} left least x in the node's subtree (a collapsed node is itself wide)
 * @property {Float64Array} right greatest x in the node's subtree
 * @property {Int32Array} deepest greatest level in the node's subtree
 * @property {Int32Array} order visible rows, depth first, children left to right
 * @property {Int32Array} rank place of a row in `order`; -1 if an ancestor of it is collapsed
 * @property {Int32Array} subtreeEnd place in `order` after the last row of the node's subtree
 * @property {Int32Array} hidden rows that are not laid out below a collapsed node, else 0
 * @property {Int32Array} levelStart the rows of level l are levelRows[levelStart[l]..levelStart[l+1]-1]
 * @property {Int32Array} levelRows visible rows by level, left to right
 * @property {number} width greatest x
 * @property {number} depth greatest level
 */

/**
 * @param {Tree} tree
 * @param {Iterable<number>} [collapsed] rows whose children are not laid out
 * @returns {Layout}
 */
export function layoutTree(tree, collapsed = []) {
  const shape = visibleShape(tree, collapsed);
  const fromLeft = place(tree, shape, false);
  const fromRight = place(tree, shape, true);
  const x = fromLeft;
  for (let row = 0; row < tree.count; row += 1) x[row] = (fromLeft[row] - fromRight[row]) / 2;
  const extents = subtreeExtents(tree, shape, x);
  const levels = rowsByLevel(shape);
  const { order, rank, subtreeEnd, level, hidden } = shape;
  return { order, rank, subtreeEnd, level, hidden, x, ...extents, ...levels };
}

/**
 * The visible part of the tree, before anything has an x.
 * @param {Tree} tree
 * @param {Iterable<number>} collapsed
 */
function visibleShape(tree, collapsed) {
  const { count, parent, childStart, children } = tree;
  const closed = new Uint8Array(count);
  for (const row of collapsed) if (row >= 0 && row < count) closed[row] = 1;

  const wholeSize = new Int32Array(count).fill(1);
  const size = new Int32Array(count).fill(1); // what is visible of it
  for (let row = count - 1; row > 0; row -= 1) {
    wholeSize[parent[row]] += wholeSize[row];
    if (!closed[parent[row]]) size[parent[row]] += size[row];
  }

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
    if (closed[row]) {
      hidden[row] = wholeSize[row] - 1;
      continue;
    }
    let next = rank[row] + 1;
    for (let i = childStart[row]; i < childStart[row + 1]; i += 1) {
      const child = children[i];
      rank[child] = next;
      level[child] = level[row] + 1;
      next += size[child];
    }
  }
  return { order, rank, subtreeEnd, level, hidden, meanBreadth: meanBreadths(parent, rank, size) };
}

/**
 * How many rows a subtree has on a level, on average.
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
 * One placement, from the left or, mirrored, from the right (then x grows to the left).
 * @param {Tree} tree
 * @param {{rank: Int32Array, hidden: Int32Array, meanBreadth: Float64Array}} shape
 * @param {boolean} mirrored
 * @returns {Float64Array}
 */
function place(tree, shape, mirrored) {
  const { count, parent, childStart, children } = tree;
  const { rank, hidden, meanBreadth } = shape;
  const x = new Float64Array(count); // relative to the parent's frame, until the last loop
  const frame = new Float64Array(count); // what the node's children have to be moved by
  const push = new Float64Array(count);
  const pushStep = new Float64Array(count);
  const thread = new Int32Array(count).fill(-1);
  const family = new Int32Array(count); // the child of the parent at hand that a row belongs to
  const number = new Int32Array(count); // place among the siblings
  for (let row = 0; row < count; row += 1) family[row] = row;

  /** How far apart two neighbours stand at least. @param {number} a @param {number} b @param {number} gap */
  const distance = (a, b, gap) => gap - SLOT + (breadthOf(hidden[a]) + breadthOf(hidden[b])) / 2;
  /** The same for two children of one node. @param {number} a @param {number} b */
  const siblingDistance = (a, b) =>
    Math.max(distance(a, b, SLOT), SIBLING_SHARE * (Math.max(meanBreadth[a], meanBreadth[b]) - FEW));
  /** @param {number} row */
  const childCount = (row) => (hidden[row] > 0 ? 0 : childStart[row + 1] - childStart[row]);
  /** @param {number} row @param {number} i */
  const childAt = (row, i) => children[mirrored ? childStart[row + 1] - 1 - i : childStart[row] + i];
  /** @param {number} row the next row down the near contour */
  const nextNear = (row) => (childCount(row) > 0 ? childAt(row, 0) : thread[row]);
  /** @param {number} row the next row down the far contour */
  const nextFar = (row) => {
    const n = childCount(row);
    return n > 0 ? childAt(row, n - 1) : thread[row];
  };

  /**
   * Moves `child` away from the forest of its earlier siblings until no level is too close.
   * @param {number} child
   * @param {number} before the sibling just before it
   * @param {number} first the first sibling
   * @param {number} fallback the sibling to blame when the contour's owner is not a sibling
   * @returns {number} the fallback for the next sibling
   */
  function apportion(child, before, first, fallback) {
    let forestFar = before;
    let forestNear = first;
    let near = child;
    let far = child;
    let forestFarSum = frame[forestFar];
    let forestNearSum = frame[forestNear];
    let nearSum = frame[near];
    let farSum = frame[far];
    let nextForest = nextFar(forestFar);
    let nextOwn = nextNear(near);
    while (nextForest >= 0 && nextOwn >= 0) {
      forestFar = nextForest;
      near = nextOwn;
      forestNear = nextNear(forestNear);
      far = nextFar(far);
      family[far] = child;
      const overlap = x[forestFar] + forestFarSum - (x[near] + nearSum) + distance(forestFar, near, COUSIN_SLOT);
      if (overlap > 0) {
        const owner = family[forestFar];
        const pusher = parent[owner] === parent[child] ? owner : fallback;
        const share = overlap / (number[child] - number[pusher]);
        pushStep[child] -= share;
        push[child] += overlap;
        pushStep[pusher] += share;
        x[child] += overlap;
        frame[child] += overlap;
        nearSum += overlap;
        farSum += overlap;
      }
      forestFarSum += frame[forestFar];
      nearSum += frame[near];
      forestNearSum += frame[forestNear];
      farSum += frame[far];
      nextForest = nextFar(forestFar);
      nextOwn = nextNear(near);
    }
    if (nextForest >= 0 && nextFar(far) < 0) {
      thread[far] = nextForest;
      frame[far] += forestFarSum - farSum;
    }
    if (nextOwn >= 0 && nextNear(forestNear) < 0) {
      thread[forestNear] = nextOwn;
      frame[forestNear] += nearSum - forestNearSum;
      return child;
    }
    return fallback;
  }

  for (let row = count - 1; row >= 0; row -= 1) {
    const n = rank[row] < 0 ? 0 : childCount(row);
    if (n === 0) continue;
    const first = childAt(row, 0);
    let fallback = first;
    for (let i = 1; i < n; i += 1) {
      const child = childAt(row, i);
      const before = childAt(row, i - 1);
      number[child] = i;
      // Until now the child stands where its own children want it; `frame` brings them along.
      const wanted = x[child];
      x[child] = x[before] + siblingDistance(before, child);
      frame[child] = childCount(child) > 0 ? x[child] - wanted : 0;
      fallback = apportion(child, before, first, fallback);
    }
    let moved = 0;
    let step = 0;
    for (let i = n - 1; i >= 0; i -= 1) {
      const child = childAt(row, i);
      x[child] += moved;
      frame[child] += moved;
      step += pushStep[child];
      moved += push[child] + step;
    }
    x[row] = (x[first] + x[childAt(row, n - 1)]) / 2;
  }

  for (let row = 1; row < count; row += 1) {
    if (rank[row] < 0) continue;
    x[row] += frame[parent[row]];
    frame[row] += frame[parent[row]];
  }
  return x;
}

/**
 * Shifts x so that the leftmost node stands at 0, and sums up what each subtree spans.
 * @param {Tree} tree
 * @param {{order: Int32Array, rank: Int32Array, level: Int32Array, hidden: Int32Array}} shape
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
 * Depth-first order meets the rows of one level from left to right, so counting sorts them.
 * @param {{order: Int32Array, level: Int32Array}} shape
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
