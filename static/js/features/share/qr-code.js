/** The QR code of a link. Pure functions. */

import { generate } from "lean-qr";

/** A longer one has so many modules that a phone in the last row cannot read it. */
const LONGEST = 1200;
/** White around the code, in modules, as the standard asks for. */
const QUIET = 4;

/** Whether a link leads somewhere from a phone: if not, this is said below the link already. @param {string} link */
export const isPublic = (link) => !link.startsWith("file:");

/** Why there is no code for a link that leads somewhere; "" if there is one. @param {string} link */
export const whyNoCode = (link) =>
  link.length > LONGEST ? "This link is too long for a QR code that a phone can read." : "";

/** @param {string} link @returns {{size: number, path: string}} its side with the quiet zone, and its dark modules as a path */
export function codeOf(link) {
  const { size, get } = generate(link);
  let path = "";
  for (let y = 0; y < size; y++)
    for (let x = 0; x < size; x++) if (get(x, y)) path += `M${x + QUIET} ${y + QUIET}h1v1h-1z`;
  return { size: size + 2 * QUIET, path };
}
