/** The Python of a built page, started in Node: for the build and for the tests; never part of the page. */

import { readFile } from "node:fs/promises";
import path from "node:path";
import { gunzipSync } from "node:zlib";
import { loadPyodide } from "pyodide";
import createPyodideModule from "pyodide/pyodide.asm.mjs";
import lock from "pyodide/pyodide-lock.json" with { type: "json" };
import { PROGRAM } from "./assets.js";
import { installWheel } from "./install.js";

/**
 * @param {string} folder  the page's folder `python`
 * @param {import("pyodide").PyodideConfig} [how]
 * @returns {Promise<import("pyodide").PyodideAPI>} with Plyscope installed
 */
export async function startBuilt(folder, how = {}) {
  const pyodide = await loadPyodide({
    indexURL: folder,
    packageBaseUrl: folder,
    lockFileContents: /** @type {any} */ ({ info: lock.info, packages: {} }),
    createPyodideModule,
    ...how,
  });
  // Pyodide accepts a plain array of bytes, but not Node's own kind.
  installWheel(pyodide, new Uint8Array(gunzipSync(await readFile(path.join(folder, PROGRAM)))));
  return pyodide;
}
