/**
 * Makes sentences from text and names that link to the tree.
 *
 * @typedef {import("./parts.js").Part} Part
 * @typedef {Part | readonly Part[] | string | number} Piece
 */

import { textPart } from "./parts.js";

/**
 * A tag for templates: sentence`Visit ${node}.` has the parts "Visit ", the node and ".".
 * @param {readonly string[]} strings @param {Piece[]} holes @returns {Part[]}
 */
export function sentence(strings, ...holes) {
  return merged(strings.flatMap((text, i) => [textPart(text), ...(i < holes.length ? partsOf(holes[i]) : [])]));
}

/** Joins sentences with spaces between them; empty ones are left out. @param {readonly Part[][]} all */
export function paragraph(...all) {
  const filled = all.filter((parts) => parts.length > 0);
  return merged(filled.flatMap((parts, i) => (i > 0 ? [textPart(" "), ...parts] : parts)));
}

/** @param {Piece} piece @returns {readonly Part[]} */
function partsOf(piece) {
  if (typeof piece === "string" || typeof piece === "number") return [textPart(String(piece))];
  return "text" in piece ? [piece] : piece;
}

/** Joins neighbouring parts of plain text. @param {readonly Part[]} parts @returns {Part[]} */
function merged(parts) {
  /** @type {Part[]} */
  const all = [];
  for (const part of parts) {
    const last = all.at(-1);
    if (part.text === "") continue;
    if (last && isPlain(last) && isPlain(part)) all[all.length - 1] = textPart(last.text + part.text);
    else all.push(part);
  }
  return all;
}

/** @param {Part} part */
const isPlain = ({ role, row }) => role === "" && row < 0;

/** @param {string} text */
export const capital = (text) => text.charAt(0).toUpperCase() + text.slice(1);

/** "a", "a and b", "a, b and c". @param {readonly string[]} words */
export function listed(words) {
  return words.length < 2 ? words.join("") : `${words.slice(0, -1).join(", ")} and ${words.at(-1)}`;
}

/** "1 visit", "2 visits". @param {string | number} count @param {string} one */
export const counted = (count, one) => `${count} ${one}${String(count) === "1" ? "" : "s"}`;
