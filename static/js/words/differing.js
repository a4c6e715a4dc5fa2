/** What two rows of a comparison differ in, in words. Pure functions. */

/** Names in a row: "method, depth and order". @param {readonly string[]} names */
export const listed = (names) =>
  names.length < 2 ? (names[0] ?? "") : `${names.slice(0, -1).join(", ")} and ${names[names.length - 1]}`;

/**
 * The names of the settings with different values; a setting that only one of them has belongs to its method.
 * @param {Readonly<Record<string, unknown>>} one  the values, by the names of the settings
 * @param {Readonly<Record<string, unknown>>} other
 */
export const differing = (one, other) => Object.keys(one).filter((name) => name in other && one[name] !== other[name]);
