/**
 * Columns as they are kept: half a million nodes have a number in each. Columns that say the same share one array: a
 * search without windows and without chance has three in which there is nothing. And they are no wider than their numbers
 * need; only names in messages.d.ts are those of the widest that Python may send.
 */

import { narrowIntegers, narrowNumbers } from "../support/narrow.js";

/** Columns that often have no number at all. */
const OFTEN_EMPTY = ["alpha", "beta", "chance"];
/** Columns that often say the same as another one. */
const OFTEN_ALIKE = { above: "parent", assigned_at: "enter" };
/** Columns whose numbers are often small. Those that name rows and events are not. */
const OFTEN_NARROW = ["action", "cell", "link", "event", "value", "alpha", "beta", "chance", "assigned_value"];

/**
 * @template {Record<string, any>} Columns
 * @param {Columns} columns
 * @returns {Columns} the same numbers
 */
export function sharedWhereAlike(columns) {
  const shared = /** @type {Record<string, any>} */ ({ ...columns });
  const empty = OFTEN_EMPTY.filter((name) => shared[name]?.every(Number.isNaN));
  for (const name of empty) shared[name] = shared[empty[0]];
  for (const [name, other] of Object.entries(OFTEN_ALIKE)) {
    if (isAlike(shared[name], shared[other])) shared[name] = shared[other];
  }
  return /** @type {Columns} */ (shared);
}

/**
 * @template {Record<string, any>} Columns
 * @param {Columns} columns
 * @returns {Columns} the same numbers, in as few bytes as they need
 */
export function narrowed(columns) {
  const narrow = /** @type {Record<string, any>} */ ({ ...columns });
  /** What is shared stays so. @type {Map<unknown, unknown>} */
  const known = new Map();
  for (const name of OFTEN_NARROW) {
    const column = narrow[name];
    if (column === undefined) continue;
    if (!known.has(column)) {
      known.set(column, column instanceof Float64Array ? narrowNumbers(column) : narrowIntegers(column));
    }
    narrow[name] = known.get(column);
  }
  return /** @type {Columns} */ (narrow);
}

/** @param {Int32Array | undefined} column @param {Int32Array | undefined} other */
const isAlike = (column, other) =>
  column !== undefined && column.length === other?.length && column.every((row, i) => row === other[i]);
