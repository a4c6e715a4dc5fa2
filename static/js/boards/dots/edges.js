// The edges of Dots and Boxes: where each lies, what it is called, which boxes it bounds, and what a move changes.
// They have numbers from 0, as in Python: those along a row of dots, then those down from it.

/** @typedef {import("../scene.js").Side} Side */
/**
 * @typedef {object} DotsPicture
 * @property {"dots"} kind
 * @property {number} rows    of boxes
 * @property {number} columns of boxes
 * @property {string} drawn   "1" or "0" for each edge
 * @property {string} boxes   in reading order, "X" if MAX has completed it, "O" if MIN has, "." if it is open
 * @property {number} last    the edge that was drawn last, or -1
 * @property {Side} mover
 * @property {import("../scene.js").SideNames} names
 */
/** @typedef {Pick<DotsPicture, "rows" | "columns">} Size */
/** Its left or upper dot, counted from 0, and whether it leads to the right. @typedef {{column: number, row: number, across: boolean}} Edge */

const LETTERS = "abcdefghi";

/** Edges in a row of dots and in the row of edges below it. @param {Size} size */
const band = ({ columns }) => 2 * columns + 1;

/** How many edges there are. @param {Size} size */
export const countOf = (size) => size.rows * band(size) + size.columns;

/** @param {Size} size @param {number} edge @returns {Edge} */
export function placeOf(size, edge) {
  const row = Math.floor(edge / band(size));
  const place = edge % band(size);
  const across = place < size.columns;
  return { column: across ? place : place - size.columns, row, across };
}

/** @param {Size} size @param {Edge} place */
const edgeAt = (size, { column, row, across }) => row * band(size) + column + (across ? 0 : size.columns);

/** @param {number} column @param {number} row */
const dot = (column, row) => `${LETTERS[column]}${row + 1}`;

/** The id of its move. @param {Size} size @param {number} edge */
export function idOf(size, edge) {
  const { column, row, across } = placeOf(size, edge);
  return dot(column, row) + (across ? dot(column + 1, row) : dot(column, row + 1));
}

/** The letters and digits of the dots. @param {Size} size */
export const coordinates = ({ rows, columns }) => ({
  letters: [...LETTERS.slice(0, columns + 1)],
  digits: Array.from({ length: rows + 1 }, (_, row) => row + 1),
});

/** The edge whose move has this id; -1 if there is none. @param {Size} size @param {string} id */
export function edgeOf(size, id) {
  const place = { column: LETTERS.indexOf(id[0]), row: Number(id[1]) - 1, across: id[1] === id[3] };
  const edge = edgeAt(size, place);
  return edge >= 0 && edge < countOf(size) && idOf(size, edge) === id ? edge : -1;
}

/** The numbers of the boxes that an edge bounds. @param {Size} size @param {number} edge */
export function boxesBeside(size, edge) {
  const { column, row, across } = placeOf(size, edge);
  const before = across ? { column, row: row - 1 } : { column: column - 1, row };
  return [before, { column, row }]
    .filter((box) => box.column >= 0 && box.row >= 0 && box.column < size.columns && box.row < size.rows)
    .map((box) => box.row * size.columns + box.column);
}

/** How many edges of a box are drawn. @param {DotsPicture} picture @param {number} box */
function sidesDrawn(picture, box) {
  const [column, row] = [box % picture.columns, Math.floor(box / picture.columns)];
  const sides = [
    { column, row, across: true },
    { column, row: row + 1, across: true },
    { column, row, across: false },
    { column: column + 1, row, across: false },
  ];
  return sides.filter((side) => picture.drawn[edgeAt(picture, side)] === "1").length;
}

/** How many boxes beside an edge have this many edges already. @param {DotsPicture} picture @param {number} edge @param {number} sides */
export const boxesWith = (picture, edge, sides) =>
  boxesBeside(picture, edge).filter((box) => sidesDrawn(picture, box) === sides).length;

/** A text with one sign replaced. @param {string} text @param {number} at @param {string} sign */
const replaced = (text, at, sign) => text.slice(0, at) + sign + text.slice(at + 1);

/** The picture after an edge was drawn. @param {DotsPicture} picture @param {number} edge @returns {DotsPicture} */
export function draw(picture, edge) {
  const { mover } = picture;
  const completed = boxesBeside(picture, edge).filter((box) => sidesDrawn(picture, box) === 3);
  const mark = mover === "MAX" ? "X" : "O";
  return {
    ...picture,
    drawn: replaced(picture.drawn, edge, "1"),
    boxes: completed.reduce((boxes, box) => replaced(boxes, box, mark), picture.boxes),
    last: edge,
    mover: completed.length > 0 ? mover : mover === "MAX" ? "MIN" : "MAX",
  };
}

/**
 * Where a key leads from an edge: left and right along its row, up and down to the next row of edges.
 * @param {Size} size @param {string} key as in KeyboardEvent.key @param {number} edge
 */
export function steer(size, key, edge) {
  const place = placeOf(size, edge);
  const last = place.across ? size.columns - 1 : size.columns;
  const go = (/** @type {Partial<Edge>} */ change) => edgeAt(size, { ...place, ...change });
  switch (key) {
    case "ArrowLeft":
      return go({ column: Math.max(0, place.column - 1) });
    case "ArrowRight":
      return go({ column: Math.min(last, place.column + 1) });
    case "Home":
      return go({ column: 0 });
    case "End":
      return go({ column: last });
    case "ArrowUp":
      if (place.across) return place.row > 0 ? go({ row: place.row - 1, across: false }) : edge;
      return go({ column: Math.min(place.column, size.columns - 1), across: true });
    case "ArrowDown":
      if (place.across) return place.row < size.rows ? go({ across: false }) : edge;
      return go({ column: Math.min(place.column, size.columns - 1), row: place.row + 1, across: true });
    default:
      return null;
  }
}
