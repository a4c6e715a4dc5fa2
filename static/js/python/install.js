/**
 * Puts packages into a Pyodide that has just started. Both the worker and the tests in Node use this, so what is
 * tested is what runs.
 */

/** @typedef {import("./packages.js").Wheel} Wheel */

/** The expression in Python for the folder of installed packages. */
export const SITE = "import site; site.getsitepackages()[0]";

/** The expression in Python for the path of its own library. */
export const LIBRARY = 'import sys; next(path for path in sys.path if path.endswith(".zip"))';

/** What makes Plyscope's answers available. */
export const IMPORT = "import plyscope.bridge";

/**
 * @param {import("pyodide").PyodideAPI} pyodide
 * @param {Uint8Array} wheel a package that needs nothing else
 */
export function installWheel(pyodide, wheel) {
  pyodide.unpackArchive(wheel, "wheel", { extractDir: pyodide.runPython(SITE) });
}

/**
 * Installs wheels that were fetched for an earlier Python, also such as have compiled parts.
 *
 * @param {import("pyodide").PyodideAPI} pyodide
 * @param {readonly Wheel[]} wheels
 */
export async function installWheels(pyodide, wheels) {
  const site = pyodide.runPython(SITE);
  // This is what micropip calls; it is not among Pyodide's types.
  const { install } = /** @type {any} */ (pyodide)._api;
  for (const { name, bytes } of wheels) await install(bytes, name, site, null);
}

/**
 * Installs a package and what it needs from the package index.
 *
 * @param {import("pyodide").PyodideAPI} pyodide
 * @param {Uint8Array} installer the wheel of micropip
 * @param {string} name
 */
export async function installPackage(pyodide, installer, name) {
  installWheel(pyodide, installer);
  const micropip = pyodide.pyimport("micropip");
  try {
    await micropip.install(name);
  } finally {
    micropip.destroy();
  }
}
