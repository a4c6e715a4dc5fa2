/**
 * What a reader looks at: the node that is pointed at or chosen, else the one that the search is at. What is
 * said there is said in full.
 */

/** @typedef {Pick<import("./painter.js").Scene, "hovered" | "selected" | "moment">} Asked */

/** The rows that a reader may be looking at, the likeliest first. @param {Asked} scene @returns {number[]} */
export function askedRows({ hovered, selected, moment }) {
  return [hovered, selected, moment.returned, moment.current].filter((row) => row >= 0);
}
