// Where a key leads among the buttons of a scene, which stand in no grid. Pure functions, no DOM.

/** @typedef {{left: number, top: number, width: number, height: number}} Box */

/** Which way an arrow key points. @type {Readonly<Record<string, readonly [number, number]>>} */
const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
/** How much a step aside weighs against a step in the direction of the arrow. */
const ASIDE = 3;

/**
 * The button that an arrow key, Home or End leads to from the one at `index`, or null for any other
 * key. Where there is none in that direction it stays.
 * @param {string} key as in KeyboardEvent.key
 * @param {number} index
 * @param {readonly Box[]} boxes of all the buttons
 */
export function boxTowards(key, index, boxes) {
  if (key === "Home") return 0;
  if (key === "End") return boxes.length - 1;
  const arrow = ARROWS[key];
  if (!arrow) return null;
  const from = centre(boxes[index]);
  let best = index;
  let least = Infinity;
  boxes.forEach((box, other) => {
    const to = centre(box);
    const along = (to.x - from.x) * arrow[0] + (to.y - from.y) * arrow[1];
    const aside = Math.abs((to.x - from.x) * arrow[1]) + Math.abs((to.y - from.y) * arrow[0]);
    // What lies more beside than ahead is no neighbour in this direction.
    if (along < 1 || 2 * along < aside) return;
    const cost = along + ASIDE * aside;
    if (cost < least) [best, least] = [other, cost];
  });
  return best;
}

/** @param {Box} box */
const centre = ({ left, top, width, height }) => ({ x: left + width / 2, y: top + height / 2 });

/**
 * The place of the action that a key plays at once: the one with that id, or the only one whose id
 * begins with that letter; -1 if there is none.
 * @param {string} key as in KeyboardEvent.key
 * @param {readonly {id: string}[]} actions
 */
export function actionOfKey(key, actions) {
  if (key.length !== 1) return -1;
  const wanted = key.toLowerCase();
  const ids = actions.map(({ id }) => id.toLowerCase());
  const exact = ids.indexOf(wanted);
  if (exact >= 0) return exact;
  const first = ids.findIndex((id) => id.startsWith(wanted));
  return first === ids.findLastIndex((id) => id.startsWith(wanted)) ? first : -1;
}
