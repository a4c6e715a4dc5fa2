/**
 * What the reader looks at: the node under the pointer, or the chosen one, or else the node that the search is at.
 * Its labels are written in full.
 */

/** @typedef {Pick<import("./painter.js").Scene, "hovered" | "selected" | "moment">} Focus */

/** The rows that the reader may be looking at, the likeliest first. @param {Focus} scene @returns {number[]} */
function focusedRows({ hovered, selected, moment }) {
  return [hovered, selected, moment.returned, moment.current].filter((row) => row >= 0);
}

/**
 * The first of these rows, as a place among the visible nodes; -1 if it is out of view.
 * @param {Focus} scene @param {import("./walk.js").VisibleNodes} visible
 */
export function focusedPlace(scene, visible) {
  const row = focusedRows(scene)[0];
  return row === undefined ? -1 : visible.rows.subarray(0, visible.count).indexOf(row);
}
