// Where the names of series are written, so that none covers another. Pure, no DOM.

/** About how wide a letter is, as a share of the font size. */
const LETTER = 0.56;

/** About how wide a text is. @param {string} text @param {number} em the font size */
export const widthOf = (text, em) => [...text].length * LETTER * em;

/**
 * Heights for labels, in the same order, as near to the wanted heights as the `gap` between any two allows. They stay
 * within `from` and `to` if there is room for all.
 * @param {readonly number[]} ideal
 * @param {number} gap
 * @param {number} from
 * @param {number} to
 */
export function spread(ideal, gap, from, to) {
  const order = ideal.map((_, index) => index).sort((a, b) => ideal[a] - ideal[b]);
  const heights = [...ideal];
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
