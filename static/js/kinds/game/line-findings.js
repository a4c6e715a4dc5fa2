/** What tells what a line of a search finds: line-shapes.js, which comes after the first picture. Until then, nothing is told. */

/**
 * @typedef {import("./line-shapes.js").AtLine} AtLine
 * @type {{finds: (text: string, at: AtLine) => import("../../words/parts.js").Part[] | null}}
 */
export const LINES = { finds: () => null };
