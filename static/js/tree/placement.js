/**
 * How far apart the nodes of a tree are, if they are placed from one side. `layout.js` explains the method and names
 * its papers; contours, threads and shares are their terms.
 *
 * @typedef {import("./layout.js").Tree} Tree
 * @typedef {import("./layout.js").Shape & {meanBreadth: Float64Array}} Shape
 */

/** Distance between neighbours with the same parent: the unit of x. */
export const SLOT = 1;
/** Distance between neighbours with different parents, so that families can be told apart. */
export const COUSIN_SLOT = 1.3;
/**
 * The extra distance of a wide subtree from its siblings, for each row that its levels have on average beyond a few.
 * Otherwise, seen from far away, a single leaf would seem to be under the root of its wide sibling.
 */
const SIBLING_SHARE = 1.5;
const FEW = 2;
/** A collapsed node gets this much width for each row that it hides, so that it is not lost among wide siblings. */
const BREADTH_OF_HIDDEN = 0.15;
/** For no more of them than these, so that millions of nodes that were not recorded leave room for the others. */
const MOST_HIDDEN = 10_000;

/** How many slots a node takes up. @param {number} hidden nodes collapsed below it */
export const breadthOf = (hidden) => Math.max(SLOT, Math.min(hidden, MOST_HIDDEN) * BREADTH_OF_HIDDEN);

/**
 * One placement, from the left or, mirrored, from the right (then x grows to the left).
 * @param {Tree} tree @param {Shape} shape @param {boolean} mirrored
 * @returns {Float64Array}
 */
export function place(tree, shape, mirrored) {
  const placement = new Placement(tree, shape, mirrored);
  for (let row = tree.count - 1; row >= 0; row -= 1) if (shape.rank[row] >= 0) placement.placeChildren(row);
  placement.addUpFrames();
  return placement.x;
}

/** The state of a placement under way. */
class Placement {
  /** @param {Tree} tree @param {Shape} shape @param {boolean} mirrored */
  constructor(tree, shape, mirrored) {
    const { count } = tree;
    this.tree = tree;
    this.shape = shape;
    this.mirrored = mirrored;
    /** Relative to the parent's frame, until the frames are added up. */
    this.x = new Float64Array(count);
    /** How far the node's children have to be moved. */
    this.frame = new Float64Array(count);
    this.push = new Float64Array(count);
    this.pushStep = new Float64Array(count);
    this.thread = new Int32Array(count).fill(-1);
    /** To which child of the current parent a row belongs. */
    this.family = new Int32Array(count);
    for (let row = 0; row < count; row += 1) this.family[row] = row;
    /** Index among the siblings. */
    this.number = new Int32Array(count);
  }

  // Distances

  /** The least distance between two neighbours. @param {number} a @param {number} b @param {number} gap */
  distance(a, b, gap) {
    const { hidden } = this.shape;
    return gap - SLOT + (breadthOf(hidden[a]) + breadthOf(hidden[b])) / 2;
  }

  /** The same, for two children of one node. @param {number} a @param {number} b */
  siblingDistance(a, b) {
    const { meanBreadth } = this.shape;
    return Math.max(this.distance(a, b, SLOT), SIBLING_SHARE * (Math.max(meanBreadth[a], meanBreadth[b]) - FEW));
  }

  // Walking through the tree

  /** @param {number} row */
  childCount(row) {
    return this.shape.hidden[row] > 0 ? 0 : this.tree.childStart[row + 1] - this.tree.childStart[row];
  }

  /** @param {number} row @param {number} i */
  childAt(row, i) {
    const { children, childStart } = this.tree;
    return children[this.mirrored ? childStart[row + 1] - 1 - i : childStart[row] + i];
  }

  /** The next row down the near contour. @param {number} row */
  nextNear(row) {
    return this.childCount(row) > 0 ? this.childAt(row, 0) : this.thread[row];
  }

  /** The next row down the far contour. @param {number} row */
  nextFar(row) {
    const n = this.childCount(row);
    return n > 0 ? this.childAt(row, n - 1) : this.thread[row];
  }

  // Phases

  /** Places a node's children side by side, and the node above their middle. @param {number} row */
  placeChildren(row) {
    const n = this.childCount(row);
    if (n === 0) return;
    const first = this.childAt(row, 0);
    let fallback = first;
    for (let i = 1; i < n; i += 1) {
      const child = this.childAt(row, i);
      this.number[child] = i;
      this.placeBeside(child, this.childAt(row, i - 1));
      fallback = this.apportion(child, this.childAt(row, i - 1), first, fallback);
    }
    this.shareOutPushes(row, n);
    this.x[row] = (this.x[first] + this.x[this.childAt(row, n - 1)]) / 2;
  }

  /**
   * So far the child is where its own children want it; `frame` moves them with it.
   * @param {number} child @param {number} before
   */
  placeBeside(child, before) {
    const ideal = this.x[child];
    this.x[child] = this.x[before] + this.siblingDistance(before, child);
    this.frame[child] = this.childCount(child) > 0 ? this.x[child] - ideal : 0;
  }

  /**
   * Moves `child` away from the forest of its earlier siblings until no level is too close.
   * @param {number} child
   * @param {number} before the sibling just before it
   * @param {number} first the first sibling
   * @param {number} fallback the sibling to blame when the contour's owner is not a sibling
   * @returns {number} the fallback for the next sibling
   */
  apportion(child, before, first, fallback) {
    const { x, frame, family } = this;
    let forestFar = before;
    let forestNear = first;
    let near = child;
    let far = child;
    let forestFarSum = frame[forestFar];
    let forestNearSum = frame[forestNear];
    let nearSum = frame[near];
    let farSum = frame[far];
    let nextForest = this.nextFar(forestFar);
    let nextOwn = this.nextNear(near);
    while (nextForest >= 0 && nextOwn >= 0) {
      forestFar = nextForest;
      near = nextOwn;
      forestNear = this.nextNear(forestNear);
      far = this.nextFar(far);
      family[far] = child;
      const overlap = x[forestFar] + forestFarSum - (x[near] + nearSum) + this.distance(forestFar, near, COUSIN_SLOT);
      if (overlap > 0) {
        this.pushAway(child, this.pusherOf(forestFar, child, fallback), overlap);
        nearSum += overlap;
        farSum += overlap;
      }
      forestFarSum += frame[forestFar];
      nearSum += frame[near];
      forestNearSum += frame[forestNear];
      farSum += frame[far];
      nextForest = this.nextFar(forestFar);
      nextOwn = this.nextNear(near);
    }
    if (nextForest >= 0 && this.nextFar(far) < 0) this.lay(far, nextForest, forestFarSum - farSum);
    if (nextOwn < 0 || this.nextNear(forestNear) >= 0) return fallback;
    this.lay(forestNear, nextOwn, nearSum - forestNearSum);
    return child;
  }

  /**
   * The sibling that a child's subtree comes too close to.
   * @param {number} row  on the contour @param {number} child @param {number} fallback
   */
  pusherOf(row, child, fallback) {
    const { parent } = this.tree;
    const owner = this.family[row];
    return parent[owner] === parent[child] ? owner : fallback;
  }

  /**
   * Moves a child; the siblings between it and the one that pushes it will move by their share.
   * @param {number} child @param {number} pusher @param {number} overlap
   */
  pushAway(child, pusher, overlap) {
    const share = overlap / (this.number[child] - this.number[pusher]);
    this.pushStep[child] -= share;
    this.push[child] += overlap;
    this.pushStep[pusher] += share;
    this.x[child] += overlap;
    this.frame[child] += overlap;
  }

  /**
   * Lays a thread from a row to where its contour continues in another subtree.
   * @param {number} row @param {number} to @param {number} shift  between their frames
   */
  lay(row, to, shift) {
    this.thread[row] = to;
    this.frame[row] += shift;
  }

  /**
   * Gives the children between those that were pushed their share of the space.
   * @param {number} row @param {number} n  how many children
   */
  shareOutPushes(row, n) {
    let moved = 0;
    let step = 0;
    for (let i = n - 1; i >= 0; i -= 1) {
      const child = this.childAt(row, i);
      this.x[child] += moved;
      this.frame[child] += moved;
      step += this.pushStep[child];
      moved += this.push[child] + step;
    }
  }

  /** After this, x is no longer relative. */
  addUpFrames() {
    const { x, frame } = this;
    const { parent, count } = this.tree;
    for (let row = 1; row < count; row += 1) {
      if (this.shape.rank[row] < 0) continue;
      x[row] += frame[parent[row]];
      frame[row] += frame[parent[row]];
    }
  }
}
