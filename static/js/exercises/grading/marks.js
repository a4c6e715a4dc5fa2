/**
 * How answers are marked without Python: sets, numbers at nodes, and orders. As in `plyscope.exercises.marks`. Pure
 * functions.
 *
 * A place where an answer is wrong: what was answered and what is right, null for nothing; the reason, "" where it
 * follows from an earlier slip and costs nothing.
 * @typedef {{node: string, is: unknown, should: unknown, why: string, followed: boolean}} Wrong
 *
 * @typedef {{score: number, wrong: readonly Wrong[]}} Marks  from 0 to 1, the first wrong place first
 */

/** @param {string} node @param {unknown} is @param {unknown} should @param {string} why @returns {Wrong} */
export const slip = (node, is, should, why) => ({ node, is, should, why, followed: false });

/** @param {string} node @param {unknown} is @param {unknown} should @returns {Wrong} */
export const followed = (node, is, should) => ({ node, is, should, why: "", followed: true });

/** How many of a fixed number of parts are right, or follow from an earlier slip. @param {number} parts @param {readonly Wrong[]} wrong @returns {Marks} */
export function shareOfParts(parts, wrong) {
  const missed = wrong.filter((each) => !each.followed).length;
  return { score: Math.max(0, parts - missed) / parts, wrong };
}

/**
 * The share of `should` that is in `given`, less what is too much, never below 0. Whoever chooses everything gets nothing.
 * @param {ReadonlySet<string>} given @param {ReadonlySet<string>} should @param {number} others  how many more could be given
 */
export function shareOfSet(given, should, others) {
  const right = [...given].filter((each) => should.has(each)).length;
  const surplus = given.size - right;
  if (should.size === 0) return surplus === 0 ? 1 : 0;
  const fewer = Math.min(should.size, others) || 1;
  return Math.max(0, right * fewer - surplus * should.size) / (should.size * fewer);
}

/** How many entries are right before the first wrong one. @param {readonly string[]} given @param {readonly string[]} should */
export function rightPrefix(given, should) {
  const shorter = Math.min(given.length, should.length);
  for (let at = 0; at < shorter; at++) if (given[at] !== should[at]) return at;
  return shorter;
}
