/**
 * Loads the parts of the page that come when they are first needed. The sources ask for one with `import()`; from
 * `file:`, browsers load no module, so each is built as a classic script, and what it exports is then in
 * `globalThis.plyscopeParts`: see building/parts.py, which puts `load` in the place of `import`.
 */

import { loadBuilt, loadBuiltStyles } from "./load-script.js";

/** What those have in common that do not have it from the page. */
const SHARED = "shared";

/** What is loaded, or on its way. @type {Map<string, Promise<unknown>>} */
const asked = new Map();

/** The page as it is built; nothing in Node. @type {Record<string, unknown> | undefined} */
const built = /** @type {any} */ (globalThis).plyscopeParts;

/**
 * What a part exports. It is loaded only once; where that fails, the next call tries again.
 * @param {string} name
 * @returns {Promise<unknown>} rejects with one sentence
 */
function load(name) {
  const loading = asked.get(name) ?? fetched(name);
  asked.set(name, loading);
  loading.catch(() => asked.delete(name));
  return loading;
}

/** @param {string} name */
async function fetched(name) {
  const file = `parts/${name}.js`;
  const missing = `This part of the page is in the file ${file}, which could not be loaded: reload the page, or copy the whole folder again.`;
  const styles = loadBuiltStyles(`parts/${name}.css`, missing);
  if (name !== SHARED) await load(SHARED).catch(() => {});
  await Promise.all([loadBuilt(file, missing), styles]);
  if (!built?.[name]) throw new Error(missing);
  return built[name];
}

if (built) built.load = load;
