// What Bouton's theory says about a position of Nim. Pure functions.

/**
 * The heaps in binary, all with the same number of digits, and their nim-sum, which has a 1 where an
 * odd number of heaps has one.
 * @param {readonly number[]} heaps
 * @param {number} nimSum
 */
export function binaryRows(heaps, nimSum) {
  const digits = Math.max(1, ...heaps.map((size) => size.toString(2).length));
  /** @param {number} size */
  const binary = (size) => size.toString(2).padStart(digits, "0");
  return { rows: heaps.map((size) => ({ size, digits: binary(size) })), sum: binary(nimSum) };
}

/**
 * Who wins, and by which moves, in a sentence. In misère play, the last token loses; the strategy is that of normal
 * play until only heaps of one token are left.
 * @param {readonly number[]} heaps
 * @param {number} nimSum
 * @param {boolean} misere
 */
export function theory(heaps, nimSum, misere) {
  if (heaps.every((size) => size === 0)) return "All heaps are empty.";
  const largest = Math.max(...heaps);
  if (misere && largest === 1) {
    const even = nimSum === 0;
    return `An ${even ? "even" : "odd"} number of single tokens is left, and the last one loses: the player to move ${even ? "wins" : "loses"}.`;
  }
  if (nimSum === 0) return "It is 0: every move changes it, and the player to move loses against best play.";
  if (misere && heaps.filter((size) => size > 1).length === 1) {
    return "Only one heap has more than one token: leave an odd number of single tokens, and win.";
  }
  return "It is not 0: a move that makes it 0 wins.";
}
