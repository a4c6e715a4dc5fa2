/**
 * What the page needs only later, in scripts of their own beside it, because modules do not load from `file:`. Each is
 * a file in `static/js/views/parts`; what it exports is then in `globalThis.plyscopeParts`, see building/bundles.py.
 */

import { loadScript } from "./load-script.js";

/**
 * @typedef {object} Parts
 * @property {typeof import("../views/parts/code.js")} code
 * @property {typeof import("../views/parts/explanations.js")} explanations
 */

/** The parts that belong to this page; empty if the build tells nothing. @type {Readonly<Record<string, string>>} */
const SUMS = typeof PLYSCOPE_PARTS === "undefined" ? {} : PLYSCOPE_PARTS;

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
  const sum = SUMS[name] ?? "";
  // A browser that has kept this file of an earlier build asks for it again, because its address is another one.
  const address = new URL(sum ? `${file}?${encodeURIComponent(sum.slice(-9, -1))}` : file, document.baseURI);
  await loadScript(address.href, missing, sum);
  const exports = arrived()?.[name];
  if (!exports) throw new Error(missing);
  return exports;
}
