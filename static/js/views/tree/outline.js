// A typed tree as lines of text, with branches drawn before the names. Pure, no DOM.

/** @typedef {import("../../python/protocol.js").OutlineRow} OutlineRow */
/** @typedef {OutlineRow & {branch: string}} OutlineLine */

/**
 * Every row with its branch: "├ ", "└ ", and "│ " or blanks for the levels above.
 * @param {readonly OutlineRow[]} rows
 * @returns {OutlineLine[]}
 */
export function outlineLines(rows) {
  /** @type {boolean[]} whether another sibling comes later, by depth; rows are read from the last to the first */
  const follows = [];
  const lines = new Array(rows.length);
  for (let index = rows.length - 1; index >= 0; index -= 1) {
    const row = rows[index];
    let branch = "";
    for (let depth = 1; depth < row.depth; depth += 1) branch += follows[depth] ? "│ " : "  ";
    if (row.depth > 0) branch += follows[row.depth] ? "├ " : "└ ";
    follows.length = row.depth;
    follows[row.depth] = true;
    lines[index] = { ...row, branch };
  }
  return lines;
}

/**
 * Which rows of a long list to show: `limit` of them, including `current` (-1 for none).
 * @param {number} count
 * @param {number} current
 * @param {number} limit
 */
export function shownRange(count, current, limit) {
  if (count <= limit) return { from: 0, to: count };
  const start = current < limit ? 0 : current - Math.floor(limit / 2);
  const from = Math.min(start, count - limit);
  return { from, to: from + limit };
}

/**
 * How many letters a line has about, with the spaces between them: as large as it may be written where it is alone on a screen.
 * @param {OutlineLine} line @param {number} most  leaves that are written out
 */
export function lettersOf({ branch, name, kind, leaves }, most) {
  const player = /^\d/.test(kind) ? 3 : 0;
  return leaves
    .slice(0, most)
    .reduce((sum, leaf) => sum + leaf.length + 1, branch.length + Math.max(2, name.length) + player);
}
