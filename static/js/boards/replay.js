/**
 * Played games shown again, ply by ply. Pure functions: which position is next, and the grid that a position's text
 * shows.
 *
 * @typedef {{game: number, ply: number}} Frame  a position of a game, both counted from 0
 * @typedef {{columns: number, rows: number, cells: string}} Grid
 */

const GRID = /^[XO.]+$/;

/** The cells of a position; null if its text is not rows of marks. @param {string} position @returns {Grid | null} */
export function gridIn(position) {
  const rows = position.split(" ")[0].split("/");
  const columns = rows[0].length;
  const isGrid = rows.length > 1 && rows.every((row) => row.length === columns && GRID.test(row));
  return isGrid ? { columns, rows: rows.length, cells: rows.join("") } : null;
}

/** On a grid, a move fills a cell and what follows from it; a pass only hands the turn over. @param {import("./index.js").GridBoard} board */
export const afterOn = (board) => (/** @type {any} */ picture, /** @type {string} */ move) => {
  const { columns, mover = "X" } = picture;
  const cells = [...picture.cells];
  const cell = cells.findIndex((_, index) => board.idOf(index, columns) === move);
  if (cell >= 0) board.put?.(cells, columns, cell, mover);
  return { ...picture, cells: cells.join(""), mover: mover === "X" ? "O" : "X" };
};

/**
 * The next position to show. A game is shown to its end; then comes the newest one, because games may be played
 * faster than they are shown. At the end of the newest, it is the same frame.
 * @param {Frame} frame @param {readonly number[]} lengths of the games, in plies @returns {Frame}
 */
export function nextFrame(frame, lengths) {
  if (frame.ply < (lengths[frame.game] ?? 0)) return { game: frame.game, ply: frame.ply + 1 };
  return frame.game < lengths.length - 1 ? { game: lengths.length - 1, ply: 0 } : frame;
}

/** The end of the newest game. @param {readonly number[]} lengths of the games, in plies @returns {Frame} */
export const lastFrame = (lengths) => ({ game: Math.max(0, lengths.length - 1), ply: lengths.at(-1) ?? 0 });
