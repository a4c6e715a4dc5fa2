/** What the build tells the page: about Python's files, so that the page knows which belong to it, and its address. */

/** @typedef {Readonly<Record<string, {size: number, sum: number}>>} Built
 *   under a file's name, what a web server sends; under the name with ".js", what its copy for a disk contains;
 *   `sum` is their Adler-32, or, of a packed file, the sum that is in it */

/**
 * Empty if the build tells nothing; then no file is checked.
 *
 * @type {Built}
 */
export const BUILT = typeof PLYSCOPE_FILES === "undefined" ? {} : PLYSCOPE_FILES;

/** What all files of a build say of themselves; "" if the build tells nothing. */
export const BUILD_ID = typeof PLYSCOPE_BUILD_ID === "undefined" ? "" : PLYSCOPE_BUILD_ID;

/** Where the page is for everyone, so that links made on a disk lead there; "" if the build does not know. */
export const PUBLIC_ADDRESS = typeof PLYSCOPE_ADDRESS === "undefined" ? "" : PLYSCOPE_ADDRESS;
