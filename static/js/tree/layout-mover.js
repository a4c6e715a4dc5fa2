/**
 * The clock of a tree that goes from one layout to another.
 */
import { MOVE_TIME, easedOut } from "./camera-mover.js";
import { changeBetween, pictureDuring } from "./moving-layout.js";

/** @typedef {import("./prepared.js").Prepared} Prepared */
/**
 * What is painted with a layout.
 * @typedef {{moment: import("../trace/moment.js").Moment | null, drawBoard: import("./painter.js").DrawBoard | null}} Shown
 */

export class LayoutMover {
  constructor() {
    /** @type {{change: import("./moving-layout.js").Change, shown: Shown, start: number} | null} */
    this.move = null;
  }

  /**
   * Begins to move, if the two pictures are of the same search.
   * @param {{prepared: Prepared, shown: Shown}} from @param {{prepared: Prepared, shown: Shown}} to
   * @param {number} now in milliseconds
   * @returns {boolean} whether anything moves
   */
  begin(from, to, now) {
    const change = changeBetween(from.prepared, to.prepared);
    const shown = change?.wide === from.prepared ? from.shown : to.shown;
    this.move = change && { change, shown, start: now };
    return change !== null;
  }

  end() {
    this.move = null;
  }

  /** How wide the layout is where it is narrowest on its way, in slots. */
  get leastWidth() {
    return Math.min(...(this.move?.change.sizes ?? []).map(({ width }) => width));
  }

  /**
   * What is painted now; null if nothing moves.
   * @param {number} now @param {(shown: Shown) => import("./moving-layout.js").Visibility} seenOf  what of it can be seen
   * @returns {{prepared: Prepared, shown: Shown} | null}
   */
  at(now, seenOf) {
    if (!this.move) return null;
    const { change, shown, start } = this.move;
    const share = easedOut(Math.max(0, now - start) / MOVE_TIME);
    if (share < 1) return { prepared: pictureDuring(change, share, seenOf(shown)), shown };
    this.move = null;
    return null;
  }
}
