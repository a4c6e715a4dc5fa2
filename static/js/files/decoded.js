/** The text of a file as programs are kept: without a byte-order mark, and with lines that end in "\n". Pure functions. */

/** @param {Uint8Array} bytes */
export const decoded = (bytes) => withPlainLines(new TextDecoder(encodingOf(bytes)).decode(bytes));

/** @param {string} text */
export const withPlainLines = (text) => text.replace(/^\ufeff/, "").replaceAll(/\r\n?/g, "\n");

/** UTF-8 if it can be that; else what an older editor on Windows writes. @param {Uint8Array} bytes */
function encodingOf(bytes) {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return "utf-16le";
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return "utf-16be";
  try {
    new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    return "utf-8";
  } catch {
    return "windows-1252";
  }
}
