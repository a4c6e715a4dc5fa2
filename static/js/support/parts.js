/**
 * Loads the parts of the page that come when they are first needed. The sources ask for one with `import()`; from
 * `file:`, browsers load no module, so each is built as a classic script, and what it exports is then in
 * `globalThis.plyscopeParts`: see building/parts.py, which puts `load` in the place of `import`.
 */

import { LATER, loadBuilt, loadBuiltStyles } from "./load-script.js";

/** What is loaded, or on its way. @type {Map<string, Promise<unknown>>} */
const requested = new Map();

/** The page as it is built; nothing in Node. @type {Record<string, unknown> | undefined} */
const built = /** @type {any} */ (globalThis).plyscopeParts;

/**
 * What a part exports. It is loaded only once; where that fails, the next call tries again.
 * @param {string} name
 * @returns {Promise<unknown>} rejects with one sentence
 */
function load(name) {
  const loading = requested.get(name) ?? fetched(name);
  requested.set(name, loading);
  loading.catch(() => requested.delete(name));
  return loading;
}

/** @param {string} name */
async function fetched(name) {
  const styles = loadBuiltStyles(`parts/${name}.css`, missing(`parts/${name}.css`));
  // What several parts share is in scripts with all of their names: what more of them share is needed first.
  const shared = LATER.filter((path) => path.includes("_") && namesIn(path).includes(name));
  for (const path of shared.sort((one, other) => namesIn(other).length - namesIn(one).length)) await piece(path);
  const path = `parts/${name}.js`;
  await Promise.all([loadBuilt(path, missing(path)), styles]);
  if (!built?.[name]) throw new Error(missing(path));
  return built[name];
}

/** A script that several parts share. @param {string} path */
function piece(path) {
  const loading = requested.get(path) ?? loadBuilt(path, missing(path));
  requested.set(path, loading);
  loading.catch(() => requested.delete(path));
  return loading;
}

/** @param {string} path */
const namesIn = (path) => path.replace(/^parts\/|\.js$/g, "").split("_");

/** @param {string} path */
const missing = (path) =>
  `This part of the page is in the file ${path}, which could not be loaded: reload the page, or copy the whole folder again.`;

if (built) built.load = load;
