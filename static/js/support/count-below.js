/**
 * How many of the first numbers are below a limit, by binary search: they never become less from one to the next.
 * @param {number} length  how many numbers there are
 * @param {(i: number) => number} numberAt
 * @param {number} limit
 */
export function countBelow(length, numberAt, limit) {
  let low = 0;
  let high = length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (numberAt(middle) < limit) low = middle + 1;
    else high = middle;
  }
  return low;
}
