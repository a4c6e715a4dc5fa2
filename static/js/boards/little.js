// The little boards in the tree: a node's own position, painted on the canvas.
import { pictureAlong } from "./along.js";
import { BOARDS, boardOf, gridAt } from "./index.js";

/** @typedef {import("../trace/trace.js").Trace} Trace */
/** @typedef {import("../tree/painter.js").DrawBoard} DrawBoard */

/**
 * The function that paints the little board of a row of `trace`; null for a game without one.
 * @param {Trace | null} trace
 * @returns {DrawBoard | null}
 */
export function littleBoards(trace) {
  // Only games have boards.
  const picture = /** @type {import("../python/protocol.js").GameLook | undefined} */ (trace?.text.root)?.picture;
  const board = trace && BOARDS[boardOf(trace.text.root)];
  if (!trace || !picture || !board) return null;
  if (board.kind === "scene")
    return picture.kind === "grid" || picture.kind === "tree" ? null : ofScene(trace, picture, board);
  return picture.kind === "grid" ? ofGrid(trace, picture, board) : null;
}

/**
 * The picture at a row of `trace` for a little board that stands alone, with the board's id and the picture of the root,
 * which it is as large as; null for a game without little boards.
 * @param {Trace} trace @param {number} row
 * @returns {{subject: string, picture: any, base: any} | null}
 */
export function littlePicture(trace, row) {
  const { root } = /** @type {{root: import("../python/protocol.js").GameLook}} */ (trace.text);
  const base = root.picture;
  const subject = boardOf(root);
  const board = BOARDS[subject];
  if (!base || !board) return null;
  if (board.kind === "grid") {
    const seen = gridAt(trace, row);
    return seen && { subject, base, picture: { ...base, cells: seen.cells } };
  }
  if (!board.after || !board.paint) return null;
  return { subject, base, picture: pictureAlong(trace, row, base, board.after) };
}

/** @param {Trace} trace @param {Extract<import("../python/protocol.js").Picture, {kind: "grid"}>} picture @param {import("./index.js").GridBoard} board @returns {DrawBoard} */
function ofGrid(trace, { columns, rows }, board) {
  return (ctx, row, x, y, size, { colour }) => {
    const position = gridAt(trace, row);
    if (!position) return;
    board.paint(ctx, position.cells, columns, rows, x, y, size, colour);
  };
}

/** @param {Trace} trace @param {import("./index.js").ScenePicture} picture @param {import("./index.js").SceneBoard} board @returns {DrawBoard | null} */
function ofScene(trace, picture, { after, paint }) {
  if (!after || !paint) return null;
  return (ctx, row, x, y, size, theme) => {
    paint(ctx, pictureAlong(trace, row, picture, after), picture, x, y, size, theme);
  };
}
