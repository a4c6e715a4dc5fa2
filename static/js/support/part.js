/**
 * What the page needs only later, in scripts of their own beside it, because modules do not load from `file:`. Each is
 * a file in `static/js/views/parts`; what it exports is then in `globalThis.plyscopeParts`, see building/bundles.py.
 */

import { loadBuilt } from "./load-script.js";

/** @typedef {import("./parts.js").Parts} Parts */

/** What is loaded, or on its way. @type {Map<string, Promise<unknown>>} */
const asked = new Map();

const arrived = () => /** @type {{plyscopeParts?: Partial<Parts>}} */ (globalThis).plyscopeParts;

/**
 * What a part exports. It is loaded only once; where that fails, the next call tries again.
 *
 * @template {keyof Parts} Name
 * @param {Name} name
 * @returns {Promise<Parts[Name]>} rejects with one sentence
 */
export function part(name) {
  const loading = asked.get(name) ?? load(name);
  asked.set(name, loading);
  loading.catch(() => asked.delete(name));
  return /** @type {Promise<Parts[Name]>} */ (loading);
}

/** @param {keyof Parts} name */
async function load(name) {
  const file = `parts/${name}.js`;
  const missing = `This part of the page is in the file ${file}, which could not be loaded: reload the page, or copy the whole folder again.`;
  await loadBuilt(file, missing);
  const exports = arrived()?.[name];
  if (!exports) throw new Error(missing);
  return exports;
}
