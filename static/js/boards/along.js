// The picture at a row of the tree: the picture of the searched position, after the moves on the path to the row.
import { pathTo } from "../trace/cursor.js";
import { moveId } from "../trace/names.js";

/**
 * @template P
 * @param {import("../trace/trace.js").Trace} trace
 * @param {number} row a visited row
 * @param {P} picture of the root
 * @param {(picture: P, move: string) => P} after the picture after a move
 */
export function pictureAlong(trace, row, picture, after) {
  const moves = pathTo(trace, row).filter((step) => trace.action[step] >= 0);
  return moves.reduce((before, step) => after(before, moveId(trace, step)), picture);
}
