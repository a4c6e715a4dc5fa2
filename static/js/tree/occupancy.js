/**
 * Which parts of the view are taken, so that labels do not cover one another, as a coarse grid.
 */
const CELL = 4;

/**
 * @typedef {object} Occupancy
 * @property {(x: number, y: number, width: number, height: number) => boolean} free
 * @property {(x: number, y: number, width: number, height: number) => void} take
 * @property {(x1: number, y1: number, x2: number, y2: number) => void} takeLine
 * @property {() => Occupancy} copy a copy of what is taken now; adding to it changes only the copy
 */

/** @param {number} width @param {number} height @param {Uint8Array} [before] cells that are taken already @returns {Occupancy} */
export function makeOccupancy(width, height, before) {
  const columns = Math.ceil(width / CELL) + 1;
  const rows = Math.ceil(height / CELL) + 1;
  const taken = before?.slice() ?? new Uint8Array(columns * rows);

  /** @param {number} at @param {number} end */
  const clip = (at, end) => Math.min(end, Math.max(0, Math.floor(at / CELL)));

  return {
    copy: () => makeOccupancy(width, height, taken),
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
    takeLine(fromX, fromY, toX, toY) {
      // An edge may be a million pixels long; only the part in view is followed.
      const slope = toX === fromX ? 0 : (toY - fromY) / (toX - fromX);
      const x1 = Math.min(width, Math.max(0, fromX));
      const x2 = Math.min(width, Math.max(0, toX));
      const y1 = fromY + (x1 - fromX) * slope;
      const y2 = toY + (x2 - toX) * slope;
      const steps = Math.max(1, Math.ceil(Math.max(Math.abs(x2 - x1), Math.abs(y2 - y1)) / CELL));
      const dx = (x2 - x1) / steps / CELL;
      const dy = (y2 - y1) / steps / CELL;
      let x = x1 / CELL;
      let y = y1 / CELL;
      for (let step = 0; step <= steps; step += 1) {
        if (x >= 0 && x < columns && y >= 0 && y < rows) taken[(y | 0) * columns + (x | 0)] = 1;
        x += dx;
        y += dy;
      }
    },
  };
}
