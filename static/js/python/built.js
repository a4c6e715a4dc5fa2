/** What the build has told the page about Python's files, so that it knows those that belong to it. */

/** @typedef {Readonly<Record<string, {size: number, sum: number}>>} Built
 *   by a file's name what a web server sends, by that and ".js" what its copy for a disk holds;
 *   `sum` is their Adler-32 */

/**
 * Empty where the build has told nothing; then no file is checked.
 *
 * @type {Built}
 */
export const BUILT = typeof PLYSCOPE_FILES === "undefined" ? {} : PLYSCOPE_FILES;
