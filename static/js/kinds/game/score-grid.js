/**
 * The grid in which each move of a game is shown with its score: the cells of the board, or a column for each heap.
 * Pure functions.
 *
 * @typedef {import("../../words/engine-scores.js").MoveScore} MoveScore
 *
 * A place in the grid: a move, a mark that is already there, or nothing.
 * @typedef {{move: MoveScore} | {mark: string} | null} Place
 * @typedef {{heads: readonly string[], rows: readonly {head: string, places: readonly Place[]}[]}} Grid
 */

const TAKE = /^take-(\d+)-(\d+)$/;

/** @param {import("../../python/protocol.js").Picture} picture @param {readonly MoveScore[]} moves @returns {Grid | null} */
export function gridOf(picture, moves) {
  if (picture.kind === "grid") return board(picture, moves);
  if (picture.kind === "nim") return heaps(/** @type {any} */ (picture).heaps, moves);
  return null;
}

/** @param {{rows: number, columns: number, cells: string}} picture @param {readonly MoveScore[]} moves @returns {Grid} */
function board({ rows, columns, cells }, moves) {
  const byCell = new Map(moves.map((move) => [move.cell, move]));
  const range = (/** @type {number} */ count) => Array.from({ length: count }, (_, index) => index);
  /** @param {number} cell @returns {Place} */
  const place = (cell) => {
    const move = byCell.get(cell);
    if (move) return { move };
    return cells[cell] === "." ? null : { mark: cells[cell] };
  };
  return {
    heads: [],
    rows: range(rows).map((row) => ({
      head: "",
      places: range(columns).map((column) => place(row * columns + column)),
    })),
  };
}

/**
 * A column for each heap that is left, and a row for each number of tokens to take.
 * @param {readonly number[]} sizes @param {readonly MoveScore[]} moves @returns {Grid}
 */
function heaps(sizes, moves) {
  const left = sizes.flatMap((size, heap) => (size > 0 ? [heap + 1] : []));
  const byId = new Map(moves.map((move) => [move.id.match(TAKE)?.slice(1).join("-"), move]));
  const rows = Array.from({ length: Math.max(0, ...sizes) }, (_, index) => index + 1);
  return {
    heads: left.map((heap) => `heap ${heap}`),
    rows: rows.map((count) => ({
      head: `take ${count}`,
      places: left.map((heap) => {
        const move = byId.get(`${heap}-${count}`);
        return move ? { move } : null;
      }),
    })),
  };
}
