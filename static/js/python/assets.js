/** The files that Python consists of, by their names in the built page's `python` folder. */

export const WASM = "pyodide.asm.wasm";
export const STANDARD_LIBRARY = "python_stdlib.zip";
/** The part of it that Plyscope imports: a page from a server starts with it. */
export const CORE = "python_core.zip.packed";
export const INSTALLER = "micropip.whl";
/** What shows the trees in a report. */
export const VIEWER = "viewer.zip";
export const PROGRAM = "plyscope.whl.packed";
/** Only for pages from a disk: where a page can keep files, it makes its own. */
export const IMAGE = "python.image";
export const WORKER = "worker.js";

/** What Python starts from, with one of the two libraries. */
export const FILES = Object.freeze([WASM, PROGRAM]);
