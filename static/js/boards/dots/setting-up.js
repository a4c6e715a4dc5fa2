// How a position of Dots and Boxes is set up by hand: the text has the edges in the order in which they were drawn.
import { countOf, draw, edgeOf, idOf } from "./edges.js";

/** @typedef {import("./edges.js").DotsPicture} DotsPicture */

const EDGE = /([a-z]\d)[-–]?([a-z]\d)/gi;

/** No board is larger; which side is to move depends on the edges alone. */
const LARGEST = { rows: 8, columns: 8 };

/** The ids of the edges of a text, each as the game writes it. @param {string} text */
const idsOf = (text) =>
  [...text.matchAll(EDGE)].map(([, one, other]) => [one.toLowerCase(), other.toLowerCase()].toSorted().join(""));

/** @param {string} text */
const isMinsFirst = (text) => /^\s*min\b/i.test(text);

/** @param {readonly string[]} ids @param {boolean} minsFirst */
const written = (ids, minsFirst) => [...(minsFirst ? ["min"] : []), ...ids].join(" ") || "max";

/**
 * The picture of a text that may not be a position yet; null if it has an edge that the board has not.
 * @param {string} text @param {DotsPicture} picture of the last position
 * @returns {DotsPicture | null}
 */
export function read(text, picture) {
  const { rows, columns } = picture;
  /** @type {DotsPicture} */
  let now = {
    ...picture,
    drawn: "0".repeat(countOf(picture)),
    boxes: ".".repeat(rows * columns),
    last: -1,
    mover: isMinsFirst(text) ? "MIN" : "MAX",
  };
  for (const id of idsOf(text)) {
    const edge = edgeOf(picture, id);
    if (edge < 0 || now.drawn[edge] === "1") return null;
    now = draw(now, edge);
  }
  return now;
}

/**
 * The text after an edge was drawn, or taken away if it was there.
 * @param {string} text @param {DotsPicture} picture @param {number} edge
 */
export function put(text, picture, edge) {
  const id = idOf(picture, edge);
  const ids = idsOf(text);
  return written(ids.includes(id) ? ids.filter((each) => each !== id) : [...ids, id], isMinsFirst(text));
}

/** Whether it is MIN's turn. @param {string} text */
export const isMinsTurn = (text) => read(text, /** @type {DotsPicture} */ (LARGEST))?.mover === "MIN";

/** The text with the other side to move: so both have changed roles from the start. @param {string} text @param {boolean} mins */
export const giveTurn = (text, mins) =>
  written(idsOf(text), isMinsTurn(text) === mins ? isMinsFirst(text) : !isMinsFirst(text));
