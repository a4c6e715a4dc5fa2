// The engine's scores of moves in words. Pure, no DOM.

const ORDINALS = ["", "last", "2nd last", "3rd last"];

/**
 * What a score says: 0 is a draw; k is a win by one's own k-th disc from the last, −k a win of the other
 * by theirs; so a higher score is an earlier win, or a later loss.
 * @param {number} score
 * @param {string} mover whose score it is
 * @param {string} other
 */
export function scoreWords(score, mover, other) {
  if (score === 0) return "a draw";
  const disc = ORDINALS[Math.abs(score)] ?? `${Math.abs(score)}th last`;
  return `${score > 0 ? mover : other} wins with the ${disc} disc`;
}

/**
 * Which of the scores are the highest.
 * @param {readonly (number | null)[]} scores null where there is no move, or no score yet
 * @returns {number[]} their indexes
 */
export function bestScores(scores) {
  const known = scores.filter((score) => score !== null);
  const best = Math.max(...known);
  return scores.flatMap((score, index) => (score === best ? [index] : []));
}
