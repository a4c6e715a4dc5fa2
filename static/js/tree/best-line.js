/** At the end of a search, a light runs down its best line once, from the root to a leaf. */

/** How long it takes for each level, and at most for all; how long it then needs to fade, in milliseconds. */
const EACH_LEVEL = 170;
const MOST = 1100;
const FADES = 350;

const LOOK = Object.freeze({ width: 11, alpha: 0.35 });

/** @typedef {{x: number, y: number}} Point */

export class BestLine {
  constructor() {
    /** When it begins; long ago while it does not run. */
    this.begins = -Infinity;
  }

  /** @param {number} now in milliseconds @param {number} after  how long the last step takes before that */
  begin(now, after) {
    this.begins = now + after;
  }

  end() {
    this.begins = -Infinity;
  }

  /** Whether it runs, or will in a moment; not for ever, whatever is painted meanwhile. @param {number} now */
  isOn(now) {
    return now < this.begins + MOST + FADES;
  }

  /**
   * The part of a line that is lit now, and how much; null if none is.
   * @param {readonly Point[]} line  its nodes from the root downwards @param {number} now
   */
  lit(line, now) {
    // Where moves are mixed, no line leads down.
    if (line.length < 2 || !this.isOn(now) || now < this.begins) return null;
    const levels = line.length - 1;
    const time = Math.min(EACH_LEVEL * levels, MOST);
    const reached = ((now - this.begins) * levels) / time;
    if (reached < levels) return { points: partOf(line, reached), share: 1 };
    const faded = (now - this.begins - time) / FADES;
    return faded < 1 ? { points: line, share: 1 - faded } : null;
  }

  /**
   * Draws the light over the tree.
   * @param {CanvasRenderingContext2D} ctx @param {readonly Point[]} line @param {string} colour @param {number} now
   */
  draw(ctx, line, colour, now) {
    const lit = this.lit(line, now);
    if (!lit) return;
    ctx.save();
    Object.assign(ctx, { strokeStyle: colour, lineWidth: LOOK.width, lineCap: "round", lineJoin: "round" });
    ctx.globalAlpha = LOOK.alpha * lit.share;
    ctx.beginPath();
    for (const { x, y } of lit.points) ctx.lineTo(x, y);
    ctx.stroke();
    ctx.restore();
  }
}

/** The line up to a place between two of its nodes. @param {readonly Point[]} line @param {number} reached */
function partOf(line, reached) {
  const at = Math.floor(reached);
  const [from, to] = [line[at], line[at + 1]];
  const share = reached - at;
  return [...line.slice(0, at + 1), { x: from.x + share * (to.x - from.x), y: from.y + share * (to.y - from.y) }];
}

/**
 * The rows of the best line from the root downwards.
 * @param {{best: ReadonlySet<number>}} moment @param {Int32Array} parent  of each row
 */
export function rowsOfLine({ best }, parent) {
  const line = [0];
  for (;;) {
    const last = line[line.length - 1];
    const next = [...best].find((row) => parent[row] === last && row !== last);
    if (next === undefined) return line;
    line.push(next);
  }
}
