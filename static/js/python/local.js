/** Python's files for a page that may not fetch: see `isWithoutOrigin`. */

import { loadScript, loaded } from "../support/load-script.js";
import { bytesFromBase64 } from "./columns.js";

/** How often a script that is still loading is reported to be alive. */
const ALIVE_MS = 500;

/**
 * Has the browser read the copy of a file before it reads on in the page: the page's own script runs long, and the worker
 * can use that time. For a script that the browser waits for, too.
 *
 * @param {string} name
 */
export function readEarly(name) {
  document.write(`<script src="python/${name}.js"></script>`);
}

/**
 * The bytes of a file from its copy beside it: a classic script, the only kind of file that such a page may load. The
 * script leaves them as base64 text in `globalThis.plyscopeAssets`, in a comment in a function, whose text anybody may
 * read; the larger ones are compressed with gzip.
 *
 * A browser does not report a script's bytes as they arrive, so the script counts as alive until the browser gives
 * up.
 *
 * @param {string} base address of the `python` folder
 * @param {string} name
 * @param {() => void} onAlive called from time to time while the script is loading
 * @returns {Promise<Uint8Array<ArrayBuffer>>} rejects with one sentence
 */
export async function readCopy(base, name, onAlive) {
  const alive = setInterval(onAlive, ALIVE_MS);
  try {
    const missing = `The file python/${name}.js next to the page is missing: copy the whole folder again.`;
    const { href } = new URL(`${name}.js`, base);
    const early = [...document.scripts].find(({ src }) => src === href);
    await (early ? loaded(early, missing) : loadScript(href, missing));
  } finally {
    clearInterval(alive);
  }
  const assets = /** @type {{plyscopeAssets?: Record<string, () => void>}} */ (globalThis).plyscopeAssets;
  const text = commentIn(String(assets?.[name]));
  if (!assets || !text)
    throw new Error(`The file python/${name}.js next to the page is damaged: copy the whole folder again.`);
  delete assets[name];
  return bytesFromBase64(text);
}

/** The first comment in the text of a function; "" if there is none. @param {string} text */
function commentIn(text) {
  const begin = text.indexOf("/*") + 2;
  return text.slice(begin, Math.max(begin, text.lastIndexOf("*/")));
}
