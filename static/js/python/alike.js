/**
 * Columns that say the same share one array: a search of half a million nodes without windows and without chance would
 * otherwise keep three columns in which there is nothing.
 */

/** Columns that often have no number at all. */
const OFTEN_EMPTY = ["alpha", "beta", "chance"];

/**
 * @template {Record<string, any>} Columns
 * @param {Columns} columns
 * @returns {Columns} the same numbers
 */
export function sharedWhereAlike(columns) {
  const shared = /** @type {Record<string, any>} */ ({ ...columns });
  const empty = OFTEN_EMPTY.filter((name) => shared[name]?.every(Number.isNaN));
  for (const name of empty) shared[name] = shared[empty[0]];
  if (isAlike(shared.above, shared.parent)) shared.above = shared.parent;
  return /** @type {Columns} */ (shared);
}

/** @param {Int32Array | undefined} column @param {Int32Array | undefined} other */
const isAlike = (column, other) =>
  column !== undefined && column.length === other?.length && column.every((row, i) => row === other[i]);
