// The picture at a row of the tree: that of the position that was searched, with the moves on the way
// made in it.
import { pathTo } from "../trace/cursor.js";
import { moveId } from "../trace/names.js";

/**
 * @template P
 * @param {import("../trace/trace.js").Trace} trace
 * @param {number} row one that was visited
 * @param {P} picture of the root
 * @param {(picture: P, move: string) => P} after what a move makes of a picture
 */
export function pictureAlong(trace, row, picture, after) {
  const moves = pathTo(trace, row).filter((step) => trace.action[step] >= 0);
  return moves.reduce((before, step) => after(before, moveId(trace, step)), picture);
}
