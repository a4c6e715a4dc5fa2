/**
 * The smallest part of a text that has to be replaced to make another of it, so that the cursor and what can be undone
 * stay. Null if they are the same. A pure function.
 * @param {string} before @param {string} after
 * @returns {{from: number, to: number, insert: string} | null}
 */
export function changeBetween(before, after) {
  if (before === after) return null;
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before[start] === after[start]) start++;
  let end = 0;
  while (end < shorter - start && before[before.length - 1 - end] === after[after.length - 1 - end]) end++;
  return { from: start, to: before.length - end, insert: after.slice(start, after.length - end) };
}
