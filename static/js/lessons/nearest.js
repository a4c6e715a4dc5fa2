/** Which word was meant by one that nobody knows. Pure functions. */

/** The likeliest of some words; undefined if none is near. @param {string} typed @param {readonly string[]} words */
export function nearest(typed, words) {
  const lowercase = typed.toLowerCase();
  const most = lowercase.length < 6 ? 1 : lowercase.length < 8 ? 2 : 3;
  const [likely] = words
    .map((word) => ({ word, apart: distance(lowercase, word.toLowerCase()) }))
    .filter(({ apart }) => apart <= most && apart < lowercase.length)
    .sort((one, other) => one.apart - other.apart);
  return likely?.word;
}

/** How many letters differ, at least; two that changed places count once. @param {string} one @param {string} other */
function distance(one, other) {
  /** @type {number[][]} */
  const rows = [Array.from({ length: other.length + 1 }, (_, at) => at)];
  for (let i = 1; i <= one.length; i++) {
    const row = [i];
    for (let j = 1; j <= other.length; j++) {
      const isSame = one[i - 1] === other[j - 1];
      row.push(Math.min(rows[i - 1][j] + 1, row[j - 1] + 1, rows[i - 1][j - 1] + Number(!isSame)));
      if (i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1])
        row[j] = Math.min(row[j], rows[i - 2][j - 2] + 1);
    }
    rows.push(row);
  }
  return rows[one.length][other.length];
}
