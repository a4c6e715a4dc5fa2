/**
 * Which parts of the view are taken, so that labels do not cover one another: a coarse grid.
 */
const CELL = 4;

/**
 * @typedef {object} Occupancy
 * @property {(x: number, y: number, width: number, height: number) => boolean} free
 * @property {(x: number, y: number, width: number, height: number) => void} take
 */

/** @param {number} width @param {number} height @returns {Occupancy} */
export function makeOccupancy(width, height) {
  const columns = Math.ceil(width / CELL) + 1;
  const rows = Math.ceil(height / CELL) + 1;
  const taken = new Uint8Array(columns * rows);

  /** @param {number} at @param {number} end */
  const clip = (at, end) => Math.min(end, Math.max(0, Math.floor(at / CELL)));

  return {
    free(x, y, w, h) {
      const [left, right] = [clip(x, columns - 1), clip(x + w, columns - 1)];
      const [top, bottom] = [clip(y, rows - 1), clip(y + h, rows - 1)];
      for (let row = top; row <= bottom; row += 1) {
        for (let column = left; column <= right; column += 1) {
          if (taken[row * columns + column]) return false;
        }
      }
      return true;
    },
    take(x, y, w, h) {
      const [left, right] = [clip(x, columns - 1), clip(x + w, columns - 1)];
      const [top, bottom] = [clip(y, rows - 1), clip(y + h, rows - 1)];
      for (let row = top; row <= bottom; row += 1) {
        taken.fill(1, row * columns + left, row * columns + right + 1);
      }
    },
  };
}
