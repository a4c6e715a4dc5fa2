/**
 * The principal variation where equal positions are drawn as one. It is the variation of the search as it ran, but it
 * may follow a join; and where a position was already known, it continues from where that was learnt.
 */
import { bestChild } from "./cursor.js";

/** @typedef {import("./trace.js").Trace} Trace */

/**
 * @typedef {object} FoldedLines
 * @property {Set<number>} best rows of the folded tree that lie on a principal variation
 * @property {Set<number>} joined those of them that it reaches by a join
 * @property {number[]} joins those joins, as indexes into `joins`
 */

/**
 * @param {Trace} folded with `looks` and `joins`
 * @param {Iterable<number>} starts rows of the trace that was folded; a variation starts from each
 * @param {number} cursor
 * @returns {FoldedLines}
 */
export function foldedLines({ joins, looks, parent, enter, count }, starts, cursor) {
  /** @type {Set<number>} */
  const best = new Set();
  /** @type {Set<number>} */
  const byTree = new Set();
  /** @type {Set<number>} from × count + to */
  const steps = new Set();
  if (!joins || !looks) return { best, joined: new Set(), joins: [] };
  const { trace } = looks;
  for (const start of starts) {
    let from = spotOf(trace, enter, start);
    const passed = new Set([from]);
    for (let row = nextOf(trace, start, cursor); row >= 0; row = nextOf(trace, row, cursor)) {
      const to = spotOf(trace, enter, row);
      if (passed.has(to)) break;
      passed.add(to);
      best.add(to);
      if (parent[to] === from) byTree.add(to);
      else steps.add(from * count + to);
      from = to;
    }
  }
  const followed = [];
  for (let i = 0; i < joins.length; i += 3) if (steps.has(joins[i] * count + joins[i + 1])) followed.push(i);
  return { best, joined: new Set([...best].filter((spot) => !byTree.has(spot))), joins: followed };
}

/** The next row of a variation, −1 at its end. @param {Trace} trace @param {number} row @param {number} cursor */
function nextOf(trace, row, cursor) {
  const learnt = trace.link[row];
  return bestChild(trace, learnt >= 0 && trace.same[learnt] === trace.same[row] ? learnt : row, cursor);
}

/**
 * The spot of a row: spots are in the order of entry.
 * @param {Trace} trace @param {Int32Array} enter of each spot @param {number} row
 */
function spotOf(trace, enter, row) {
  const first = trace.enter[trace.same[row]];
  let low = 0;
  let high = enter.length - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (enter[middle] < first) low = middle + 1;
    else high = middle;
  }
  return low;
}
