/** What there is to say about a link. Pure functions. */

import { FILE_LENGTH, SAFE_LENGTH } from "../files/link-code.js";
import { formatCount } from "../words/format.js";

/** What there is to say about a link's length, or about where it leads; "" for nothing. @param {string} link */
export const adviceOnLink = (link) => [adviceOn(link.length), whereTo(link)].filter(Boolean).join(" ");

/** Whether a file is better than such a long link. @param {string} link */
export const isForFile = (link) => link.length > FILE_LENGTH;

/** @param {number} length */
function adviceOn(length) {
  if (length <= SAFE_LENGTH) return "";
  const lengthText = `It has ${formatCount(length)} characters.`;
  return length <= FILE_LENGTH
    ? `${lengthText} Some chat programs cut such a long address: try it before you send it to a class.`
    : `${lengthText} Send it as a file, and drop that file on the page to open it.`;
}

/** @param {string} link */
const whereTo = (link) =>
  link.startsWith("file:")
    ? "This copy of the page has no public address: the link works on this computer only, and there is no QR code."
    : "";
