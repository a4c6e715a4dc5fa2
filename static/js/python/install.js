/**
 * Puts packages into a Pyodide that has just started. Both the worker and the tests in Node use this, so what is
 * tested is what runs.
 */

const SITE = "import site; site.getsitepackages()[0]";

/**
 * @param {import("pyodide").PyodideAPI} pyodide
 * @param {Uint8Array} wheel a package that needs nothing else
 */
export function installWheel(pyodide, wheel) {
  pyodide.unpackArchive(wheel, "wheel", { extractDir: pyodide.runPython(SITE) });
}
