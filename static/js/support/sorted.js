/** How many numbers of a sorted list are at most `limit`. @param {Int32Array} sorted @param {number} limit */
export function countUpTo(sorted, limit) {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (sorted[middle] <= limit) low = middle + 1;
    else high = middle;
  }
  return low;
}
