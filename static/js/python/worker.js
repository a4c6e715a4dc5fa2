/** The worker that runs Python: boots Pyodide, then hands questions to `plyscope.bridge` and answers back. */

import * as Comlink from "comlink";
import { loadPyodide } from "pyodide";
import createPyodideModule from "pyodide/pyodide.asm.mjs";
import { info } from "pyodide/pyodide-lock.json";
import { INSTALLER, PROGRAM, STANDARD_LIBRARY, WASM } from "./assets.js";
import { installProgram } from "./install.js";
import { fetchFrom, openAssets } from "./sources.js";

/** @typedef {import("./protocol.js").Assets} Assets */
/** @typedef {import("./protocol.js").Columns} Columns */
/** @typedef {import("./sources.js").Responses} Responses */

/** Which Python this is, and that no other packages come with it; its type wants a field it does not have. */
const LOCK_FILE = /** @type {any} */ ({ info, packages: {} });

/** An address that no one can have: whatever Pyodide asks of it is answered from the opened files. */
const NOWHERE = "https://plyscope.invalid/";

/**
 * The deepest that Python functions may call each other.
 *
 * Calls from Python to Python cost no C stack, but a call through C does (`__eq__`, `key=`, `repr`), and
 * the stack of a browser's worker is small: at Python's usual 1000 such a recursion kills the interpreter,
 * at 300 it raises a RecursionError that can be shown. The deepest search of ours is 60 plies, one frame
 * for each.
 */
const RECURSION_LIMIT = 300;

/** @type {any} the module `plyscope.bridge`, once booted */
let bridge = null;

/**
 * @param {Assets} assets
 * @param {(stage: string, fraction: number) => void} onStage
 */
async function boot(assets, onStage) {
  onStage("Fetching Python", 0);
  const responses = openAssets(assets, (share) => onStage("Fetching Python", 0.4 * share));
  const pyodide = await startPython(responses, onStage);
  onStage("Installing Plyscope", 0.8);
  const program = { name: PROGRAM, bytes: await bytesOf(responses[PROGRAM]) };
  await installProgram(pyodide, await bytesOf(responses[INSTALLER]), program);
  onStage("Importing Plyscope", 0.95);
  bridge = pyodide.pyimport("plyscope.bridge");
  const sys = pyodide.pyimport("sys");
  sys.setrecursionlimit(RECURSION_LIMIT);
  sys.destroy();
}

/**
 * Starts Pyodide from the opened files.
 *
 * When the wasm or the standard library cannot be had, Pyodide only writes to the console and then waits
 * for ever; so both are listened to here, and the first failure ends the wait.
 *
 * @param {Responses} responses
 * @param {(stage: string, fraction: number) => void} onStage
 */
async function startPython(responses, onStage) {
  globalThis.fetch = fetchFrom(responses);
  const compiled = watchInstantiation().then(() => onStage("Loading the standard library", 0.5));
  const pyodide = loadPyodide({
    indexURL: NOWHERE,
    packageBaseUrl: NOWHERE,
    lockFileContents: LOCK_FILE,
    createPyodideModule,
    fsInit: async () => onStage("Starting Python", 0.6),
  });
  const mishap = Promise.all([responses[WASM], responses[STANDARD_LIBRARY], compiled]);
  await Promise.race([pyodide, mishap.then(() => pyodide)]);
  return pyodide;
}

/**
 * Settles as the next streaming instantiation of WebAssembly does; there is only one, Python's own.
 *
 * @returns {Promise<void>}
 */
function watchInstantiation() {
  const instantiate = WebAssembly.instantiateStreaming;
  return new Promise((resolve, reject) => {
    WebAssembly.instantiateStreaming = async (source, imports) => {
      WebAssembly.instantiateStreaming = instantiate;
      try {
        const result = await instantiate(source, imports);
        resolve();
        return result;
      } catch (error) {
        reject(new Error(`The file ${WASM} is damaged or not complete. (${error})`));
        throw error;
      }
    };
  });
}

/** @param {Promise<Response>} response */
async function bytesOf(response) {
  return new Uint8Array(await (await response).arrayBuffer());
}

/**
 * @param {string} text a request as JSON
 * @returns {Promise<import("./protocol.js").RawAnswer>}
 */
async function answer(text) {
  try {
    const { reply, columns } = readReply(bridge.answer(text));
    const buffers = Object.values(columns).map((column) => /** @type {ArrayBuffer} */ (column.buffer));
    return Comlink.transfer({ text: reply, columns }, buffers);
  } catch (error) {
    return explain(error);
  }
}

/**
 * Copies a Python `Reply` out of Python's memory and lets go of it.
 *
 * @param {any} proxy
 * @returns {{reply: string, columns: Columns}}
 */
function readReply(proxy) {
  const held = proxy.columns;
  try {
    return { reply: proxy.text, columns: held.toJs({ dict_converter: Object.fromEntries }) };
  } finally {
    held.destroy();
    proxy.destroy();
  }
}

/**
 * An error of a Python program leaves Python able to answer on, so it is thrown on to whoever asked;
 * any other kind has broken the interpreter itself.
 *
 * @param {unknown} error
 * @returns {{died: string}}
 */
function explain(error) {
  if (!(error instanceof Error)) return { died: String(error) };
  if (error.constructor.name !== "PythonError" && error.name !== "PythonError") {
    return { died: error.message };
  }
  console.error(error.message);
  throw new Error(error.message.trim().split("\n").at(-1));
}

Comlink.expose({ boot, answer });
