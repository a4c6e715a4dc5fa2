// What is true of a grid of cells whatever the rules are. Pure functions, no DOM. `cells` is a string in reading
// order, one of "X", "O", "." for each cell.

/** @typedef {"X" | "O" | "."} Mark */
/** What the sides are called. @typedef {{MAX: string, MIN: string}} Sides */

/**
 * The cell that an arrow key, Home or End leads to, or null for any other key. At an edge it stays where it is.
 * @param {string} key  as in KeyboardEvent.key
 * @param {number} index
 * @param {number} columns
 * @param {number} rows
 */
export function neighbour(key, index, columns, rows) {
  const column = index % columns;
  const row = Math.floor(index / columns);
  switch (key) {
    case "ArrowLeft":
      return column > 0 ? index - 1 : index;
    case "ArrowRight":
      return column < columns - 1 ? index + 1 : index;
    case "ArrowUp":
      return row > 0 ? index - columns : index;
    case "ArrowDown":
      return row < rows - 1 ? index + columns : index;
    case "Home":
      return row * columns;
    case "End":
      return row * columns + columns - 1;
    default:
      return null;
  }
}

/**
 * The mark after the next click on a cell: empty, X, O, empty …
 * @param {Mark} mark
 * @returns {Mark}
 */
export function nextMark(mark) {
  return mark === "." ? "X" : mark === "X" ? "O" : ".";
}

/**
 * A cell after a tool was used on it. A mark put on the same mark removes it.
 * @param {Mark} mark
 * @param {"cycle" | Mark} tool
 * @returns {Mark}
 */
export function markAfter(mark, tool) {
  if (tool === "cycle") return nextMark(mark);
  return tool === mark ? "." : tool;
}

/**
 * Cells as the text of a position: rows from the top, with a stroke between them.
 * @param {string} cells
 * @param {number} columns
 */
export function cellsToText(cells, columns) {
  const rows = [];
  for (let start = 0; start < cells.length; start += columns) {
    rows.push(cells.slice(start, start + columns));
  }
  return rows.join("/");
}

/**
 * The text of a position: its rows, and the side to move where that is part of it.
 * @param {string} cells
 * @param {number} columns
 * @param {string} [mover]
 */
export const positionText = (cells, columns, mover) => cellsToText(cells, columns) + (mover ? ` ${mover}` : "");

/**
 * The marks of one column, from the top.
 * @param {string} cells
 * @param {number} columns
 * @param {number} column from 0
 */
export function columnOf(cells, columns, column) {
  let marks = "";
  for (let cell = column; cell < cells.length; cell += columns) marks += cells[cell];
  return marks;
}

/**
 * The ends of the stroke through a finished line, in units of cells from the top left corner, or null if the cells
 * are not on one line.
 * @param {readonly number[]} line
 * @param {number} columns
 */
export function strikeThrough(line, columns) {
  if (line.length < 2) return null;
  const ordered = [...line].sort((first, second) => first - second);
  const points = ordered.map((cell) => ({ x: cell % columns, y: Math.floor(cell / columns) }));
  const start = points[0];
  const end = points[points.length - 1];
  const straight = points.every(
    (point) => (point.x - start.x) * (end.y - start.y) === (point.y - start.y) * (end.x - start.x),
  );
  if (!straight) return null;
  return { x1: start.x + 0.5, y1: start.y + 0.5, x2: end.x + 0.5, y2: end.y + 0.5 };
}

/** Whose mark it is. @param {string} mark @param {Sides} names */
export const nameOf = (mark, { MAX, MIN }) => (mark === "X" ? MAX : MIN);

/**
 * What a screen reader says about a cell, after its place: its mark, and what is special about it.
 * @param {string} cells
 * @param {number} cell
 * @param {{thought: readonly number[], line: readonly number[], lastCell: number, names: Sides}} picture
 */
export function describeCell(cells, cell, picture) {
  const ply = picture.thought.indexOf(cell) + 1;
  const parts = [cells[cell] === "." ? "empty" : nameOf(cells[cell], picture.names)];
  if (ply > 0) parts.push(`ply ${ply} of the search`);
  else if (cell === picture.lastCell) parts.push("last move");
  if (picture.line.includes(cell)) parts.push("in the finished line");
  return parts.join(", ");
}

/** The cells that have one mark before and another one after. @param {string} before @param {string} after */
export const turned = (before, after) =>
  [...after].flatMap((mark, cell) => (mark !== before[cell] && mark !== "." && before[cell] !== "." ? [cell] : []));
