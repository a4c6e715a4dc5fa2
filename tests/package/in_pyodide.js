/**
 * Installs a wheel by micropip in the built page's Pyodide, which has no Plyscope yet, and searches there.
 *
 *   node tests/package/in_pyodide.js DIST/python WHEEL
 */

import { readFile } from "node:fs/promises";
import path from "node:path";
import { loadPyodide } from "pyodide";
import createPyodideModule from "pyodide/pyodide.asm.mjs";
import lock from "pyodide/pyodide-lock.json" with { type: "json" };

const PROGRAM = `
import sys
import plyscope

game, state = plyscope.games.load("tree", "[[3 12 8] [2 4 6] [14 5 2]]")
print(f"{sys.version_info.major}.{sys.version_info.minor}")
print(plyscope.watch(plyscope.searches.load("alphabeta"), game, state).tree())
`;

const [folder, wheel] = process.argv.slice(2);
const pyodide = await loadPyodide({
  indexURL: folder,
  packageBaseUrl: folder,
  lockFileContents: /** @type {any} */ ({ info: lock.info, packages: {} }),
  createPyodideModule,
});
/** @param {string} file */
const bytes = async (file) => new Uint8Array(await readFile(file));
pyodide.unpackArchive(await bytes(path.join(folder, "micropip.whl")), "wheel");
const name = path.basename(wheel);
pyodide.FS.writeFile(`/tmp/${name}`, await bytes(wheel));
await pyodide.pyimport("micropip").install(`emfs:/tmp/${name}`);
pyodide.runPython(PROGRAM);
