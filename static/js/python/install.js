/**
 * Puts the project's own program into a Pyodide that has just started. Both the worker and the tests in Node use
 * this, so what is tested is what runs.
 */

/**
 * @param {import("pyodide").PyodideAPI} pyodide
 * @param {Uint8Array} installer the wheel of micropip
 * @param {{name: string, bytes: Uint8Array}} program the wheel of Plyscope, with its full file name
 */
export async function installProgram(pyodide, installer, program) {
  pyodide.unpackArchive(installer, "wheel");
  const micropip = pyodide.pyimport("micropip");
  const path = `/tmp/${program.name}`;
  pyodide.FS.writeFile(path, program.bytes);
  await micropip.install.callKwargs(`emfs:${path}`, { deps: false });
  pyodide.FS.unlink(path);
  micropip.destroy();
}
