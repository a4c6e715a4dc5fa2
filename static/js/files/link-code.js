/**
 * The text of a link: plain data as JSON, deflated, in letters that an address can have, after the version of all this.
 * Everything that is wrong with a text is told in one sentence.
 */

/** The version of what a link can say. A page reads its own version and none that is newer. */
export const VERSION = 1;
/** A browser's bar takes about this many characters. */
const LONGEST_CODE = 64_000;
/** No link says more than this. */
const LONGEST_TEXT = 4_000_000;

/** Chat programs cut longer addresses. */
export const SAFE_LENGTH = 2000;
/** A longer link is better sent as a file. */
export const FILE_LENGTH = 8000;

/** What is wrong with a link, as one sentence. */
export class WrongLink extends Error {}

const CUT_SHORT =
  "This link is damaged: a part of it is missing or was changed. Ask for it again, or copy it as a whole.";
const TOO_LONG = "This link is too long to be one of Plyscope's. Ask for it again, perhaps as a file.";

/** @param {unknown} data @returns {Promise<string>} */
export async function written(data) {
  const bytes = new TextEncoder().encode(JSON.stringify(data));
  return `${VERSION}.${lettersOf(await all(through(bytes, new CompressionStream("deflate")), Infinity))}`;
}

/** @param {string} code @returns {Promise<unknown>} */
export async function readCode(code) {
  const { version, letters } = /^(?<version>\d{1,6})\.(?<letters>[\w-]*)$/.exec(code)?.groups ?? {};
  if (code.length > LONGEST_CODE) throw new WrongLink(TOO_LONG);
  if (letters === undefined) throw new WrongLink(CUT_SHORT);
  if (Number(version) > VERSION) {
    throw new WrongLink(
      `This link comes from a newer Plyscope than this page (version ${version}; this page reads ${VERSION}): open it in the newer one.`,
    );
  }
  let text;
  try {
    const bytes = await all(through(bytesOf(letters), new DecompressionStream("deflate")), LONGEST_TEXT);
    text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    return JSON.parse(text);
  } catch (error) {
    throw error instanceof WrongLink ? error : new WrongLink(CUT_SHORT);
  }
}

/** @param {Uint8Array} bytes @param {CompressionStream | DecompressionStream} stream */
const through = (bytes, stream) => new Blob([/** @type {BlobPart} */ (bytes)]).stream().pipeThrough(stream);

/** All bytes of a stream; it may be one that never ends. @param {ReadableStream<Uint8Array>} stream @param {number} most */
async function all(stream, most) {
  const reader = stream.getReader();
  /** @type {Uint8Array[]} */
  const parts = [];
  let length = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    parts.push(part.value);
    length += part.value.length;
    if (length > most) {
      await reader.cancel();
      throw new WrongLink(TOO_LONG);
    }
  }
  const bytes = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}

/** @param {Uint8Array} bytes */
function lettersOf(bytes) {
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
  return btoa(binary).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** @param {string} letters */
const bytesOf = (letters) =>
  Uint8Array.from(atob(letters.replaceAll("-", "+").replaceAll("_", "/")), (each) => each.charCodeAt(0));
