/**
 * Runs a Python script in Pyodide, in Node: for the build and for the tests; never part of the page.
 *
 *   node static/js/python/node.js [--built DIST/python] SCRIPT.py [ARGUMENT...]
 *
 * The project's folder is mounted at its own path, so paths are the same inside and outside. With `--built`, Python
 * is the one of a built page: its wasm, its standard library, its wheels.
 */

import { readFile } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { loadPyodide } from "pyodide";
import { startBuilt } from "./node-built.js";

// Pyodide finds its own address in a stack trace, and loses the brackets of a folder such as "plyscope-main (1)".
const PYODIDE = path.dirname(fileURLToPath(import.meta.resolve("pyodide")));
const ROOT = path.resolve(import.meta.dirname ?? ".", "../../..");

/** @param {string[]} words */
function readArguments(words) {
  const built = words[0] === "--built" ? words[1] : null;
  const [script, ...rest] = built ? words.slice(2) : words;
  return { built, script: path.resolve(script), rest };
}

/** @param {string[]} words */
async function main(words) {
  const { built, script, rest } = readArguments(words);
  const pyodide = built ? await startBuilt(path.resolve(built)) : await loadPyodide({ indexURL: PYODIDE });
  pyodide.mountNodeFS(ROOT, ROOT);
  pyodide.FS.chdir(ROOT);
  const sys = pyodide.pyimport("sys");
  sys.argv = pyodide.toPy([script, ...rest]);
  const globals = pyodide.toPy({ __name__: "__main__", __file__: script });
  pyodide.runPython(await readFile(script, "utf8"), { globals, filename: script });
}

try {
  await main(process.argv.slice(2));
} catch (error) {
  const exit = /^SystemExit: (\d+)$/m.exec(String(error));
  // By default, Node would print the line of Pyodide that threw the error, which is a megabyte long.
  if (!exit) console.error(String(error));
  process.exitCode = exit ? Number(exit[1]) : 1;
}
