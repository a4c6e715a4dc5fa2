// The little boards in the tree: a node's own position, painted on the canvas.
import { cellsAt } from "../trace/cells.js";
import { BOARDS } from "./index.js";

/** @typedef {import("../trace/trace.js").Trace} Trace */

/**
 * What paints the little board of a row of `trace`; null for a game whose board is no grid.
 * @param {Trace | null} trace
 * @returns {import("../tree/painter.js").DrawBoard | null}
 */
export function littleBoards(trace) {
  const picture = trace?.text.root.picture;
  const board = trace && BOARDS[trace.text.root.game];
  if (!trace || picture?.kind !== "grid" || board?.kind !== "grid") return null;
  return (ctx, row, x, y, size, { colour }) => {
    const position = cellsAt(trace, row);
    if (!position) return;
    const { surface, max, min, control } = colour;
    board.paint(ctx, position.cells, picture.columns, picture.rows, x, y, size, { line: control, surface, max, min });
  };
}
