// Where the names of series stand, so that none covers another. Pure, no DOM.

/** A letter is about so wide, in units of the size of the letters. */
const LETTER = 0.56;

/** About how wide a text is. @param {string} text @param {number} em the size of its letters */
export const widthOf = (text, em) => [...text].length * LETTER * em;

/**
 * Heights for labels, as near to those wanted as `gap` between any two allows, in the same order.
 * They stay within `from` and `to` where there is room for all.
 * @param {readonly number[]} wanted
 * @param {number} gap
 * @param {number} from
 * @param {number} to
 */
export function spread(wanted, gap, from, to) {
  const order = wanted.map((_, index) => index).sort((a, b) => wanted[a] - wanted[b]);
  const heights = [...wanted];
  let free = from;
  for (const index of order) {
    heights[index] = Math.max(heights[index], free);
    free = heights[index] + gap;
  }
  free = to;
  for (const index of order.reverse()) {
    heights[index] = Math.min(heights[index], free);
    free = heights[index] - gap;
  }
  return heights;
}
