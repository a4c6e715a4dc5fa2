/**
 * Writes the image of the built Python with Plyscope imported, for pages that are opened from a disk: for the build;
 * never part of the page.
 *
 *   node static/js/python/make_image.js DIST/python LIBRARY.zip TARGET
 */

import { writeFile } from "node:fs/promises";
import path from "node:path";
import createPyodideModule from "pyodide/pyodide.asm.mjs";
import { makeImage } from "./image.js";
import { IMPORT, SITE } from "./install.js";
import { startBuilt } from "./node-built.js";

/**
 * An image remembers whether its Python could let WebAssembly wait; Node often cannot, but most browsers can, and the
 * others never ask for it. So this Python is told that it could.
 */
if (!("Suspending" in WebAssembly)) {
  const asItIs = (/** @type {unknown} */ each) => each;
  Object.assign(WebAssembly, {
    Suspending: function Suspending(/** @type {unknown} */ each) {
      return each;
    },
    promising: asItIs,
  });
}

/**
 * The memory of a Python that has just begun, where a page would now put that of an image.
 * @param {string} folder @returns {Promise<Uint8Array>}
 */
async function memoryAtFirst(folder) {
  let memory = new Uint8Array();
  /** @param {any} settings */
  const create = async (settings) => {
    memory = (await createPyodideModule(settings)).HEAPU8.slice();
    throw new Error("That was all.");
  };
  const how = { createPyodideModule: create, _loadSnapshot: new Uint8Array() };
  await startBuilt(folder, /** @type {any} */ (how)).catch(() => {});
  return memory;
}

const [dist, library, target] = process.argv.slice(2);
const folder = path.resolve(dist);
const pyodide = await startBuilt(folder, { _makeSnapshot: true, stdLibURL: path.resolve(library) });
pyodide.runPython(IMPORT);
await writeFile(target, makeImage(pyodide, pyodide.runPython(SITE), await memoryAtFirst(folder)));
