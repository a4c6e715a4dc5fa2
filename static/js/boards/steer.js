// Where a key leads among the buttons of a scene, which are not in a grid. Pure functions, no DOM.

/** @typedef {{left: number, top: number, width: number, height: number}} Box */

/** Gaps that differ by at most this many pixels count as equal. */
const ALIGNED = 8;

/**
 * The button that an arrow key, Home or End leads to from the one at `index`, or null for any other key. If there is
 * none in that direction, it stays where it is.
 * @param {string} key as in KeyboardEvent.key
 * @param {number} index
 * @param {readonly Box[]} boxes of all the buttons
 */
export function boxTowards(key, index, boxes) {
  if (key === "Home") return 0;
  if (key === "End") return boxes.length - 1;
  const from = boxes[index];
  const steps = boxes.map((to, other) => ({ other, ...stepTo(key, from, to) })).filter(({ gap }) => gap > -1);
  if (steps.length === 0) return key.startsWith("Arrow") ? index : null;
  const least = Math.min(...steps.map(({ gap }) => gap));
  const nearest = steps.filter(({ gap }) => gap <= least + ALIGNED);
  return nearest.reduce((best, step) => (step.aside < best.aside ? step : best)).other;
}

/**
 * How far `to` is from `from` in the direction of an arrow, and how far to the side; the gap is −Infinity if it is
 * not in that direction. A neighbour on the left or right may be higher or lower, as in heaps; one above or below
 * must overlap.
 * @param {string} key
 * @param {Box} from
 * @param {Box} to
 */
function stepTo(key, from, to) {
  const x = middle(to.left, to.width) - middle(from.left, from.width);
  const y = middle(to.top, to.height) - middle(from.top, from.height);
  const overlaps = Math.abs(x) < (from.width + to.width) / 2;
  switch (key) {
    case "ArrowLeft":
      return { gap: from.left - to.left - to.width, aside: Math.abs(y) };
    case "ArrowRight":
      return { gap: to.left - from.left - from.width, aside: Math.abs(y) };
    case "ArrowUp":
      return { gap: overlaps ? from.top - to.top - to.height : -Infinity, aside: Math.abs(x) };
    case "ArrowDown":
      return { gap: overlaps ? to.top - from.top - from.height : -Infinity, aside: Math.abs(x) };
    default:
      return { gap: -Infinity, aside: 0 };
  }
}

/** @param {number} start @param {number} length */
const middle = (start, length) => start + length / 2;

/** What the arrow keys mean where moves are directions. @type {Readonly<Record<string, string>>} */
const DIRECTIONS = { ArrowUp: "up", ArrowLeft: "left", ArrowDown: "down", ArrowRight: "right" };

/**
 * The index of the action that an arrow key plays, where moves are directions: -1 if it is not legal now. Null for any
 * other key, and where moves are no directions.
 * @param {string} key as in KeyboardEvent.key
 * @param {readonly {id: string}[]} actions
 */
export function actionTowards(key, actions) {
  const known = Object.values(DIRECTIONS);
  if (!Object.hasOwn(DIRECTIONS, key) || !actions.some(({ id }) => known.includes(id))) return null;
  return actions.findIndex(({ id }) => id === DIRECTIONS[key]);
}

/**
 * The index of the action that a key plays at once: the one with that id, or the only one whose id begins with that
 * letter; -1 if there is none.
 * @param {string} key as in KeyboardEvent.key
 * @param {readonly {id: string}[]} actions
 */
export function actionOfKey(key, actions) {
  if (key.length !== 1) return -1;
  const lowercase = key.toLowerCase();
  const ids = actions.map(({ id }) => id.toLowerCase());
  const exact = ids.indexOf(lowercase);
  if (exact >= 0) return exact;
  const first = ids.findIndex((id) => id.startsWith(lowercase));
  return first === ids.findLastIndex((id) => id.startsWith(lowercase)) ? first : -1;
}
