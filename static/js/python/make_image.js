/**
 * Writes the image of the built Python with Plyscope imported, for pages that are opened from a disk: for the build;
 * never part of the page.
 *
 *   node static/js/python/make_image.js DIST/python TARGET
 */

import { writeFile } from "node:fs/promises";
import path from "node:path";
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

const [folder, target] = process.argv.slice(2);
const pyodide = await startBuilt(path.resolve(folder), { _makeSnapshot: true });
pyodide.runPython(IMPORT);
await writeFile(target, makeImage(pyodide, pyodide.runPython(SITE)));
