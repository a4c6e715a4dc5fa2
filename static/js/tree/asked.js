/**
 * What the reader looks at: the node under the pointer, or the chosen one, or else the node that the search is at.
 * Its labels are written in full.
 */

/** @typedef {Pick<import("./painter.js").Scene, "hovered" | "selected" | "moment">} Asked */

/** The rows that the reader may be looking at, the likeliest first. @param {Asked} scene @returns {number[]} */
function askedRows({ hovered, selected, moment }) {
  return [hovered, selected, moment.returned, moment.current].filter((row) => row >= 0);
}

/**
 * The first of these rows, as a place in the sight; -1 if it is out of view.
 * @param {Asked} scene @param {import("./walk.js").Sight} sight
 */
export function askedPlace(scene, sight) {
  const row = askedRows(scene)[0];
  return row === undefined ? -1 : sight.rows.subarray(0, sight.count).indexOf(row);
}
