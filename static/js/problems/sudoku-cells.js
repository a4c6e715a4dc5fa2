// The cells of a Sudoku as text, and what a key changes in them. Pure functions, no DOM.

/** @typedef {{row: number, column: number}} Cell */

/** The id of a cell's variable, as "r1c9" for the cell 8. @param {number} cell */
export const idOf = (cell) => `r${Math.floor(cell / 9) + 1}c${(cell % 9) + 1}`;

/** What people call a cell. @param {number} cell */
export const nameOf = (cell) => `Row ${Math.floor(cell / 9) + 1}, column ${(cell % 9) + 1}`;

/**
 * The 81 cells after one of them is set.
 * @param {string} cells @param {number} cell @param {string} sign a digit, or "." to empty it
 */
export const withSign = (cells, cell, sign) => cells.slice(0, cell) + sign + cells.slice(cell + 1);

/**
 * The cells whose digit is in their row, column or box a second time.
 * @param {string} cells @returns {ReadonlySet<number>}
 */
export function doubled(cells) {
  /** @type {Map<string, number[]>} the cells of each digit in each row, column and box */
  const places = new Map();
  for (const [cell, sign] of [...cells].entries()) {
    if (sign === ".") continue;
    const [row, column] = [Math.floor(cell / 9), cell % 9];
    for (const unit of [`row ${row}`, `column ${column}`, `box ${Math.floor(row / 3)} ${Math.floor(column / 3)}`]) {
      const key = `${unit}: ${sign}`;
      places.set(key, [...(places.get(key) ?? []), cell]);
    }
  }
  return new Set([...places.values()].filter((same) => same.length > 1).flat());
}

/** The sign that a key sets, or null for any other key. @param {string} key as in KeyboardEvent.key */
export function signOfKey(key) {
  if (/^[1-9]$/.test(key)) return key;
  return ["0", ".", " ", "Backspace", "Delete"].includes(key) ? "." : null;
}
