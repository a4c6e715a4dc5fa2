/**
 * Starts a Python that has Plyscope imported: from its image, or by starting, installing and importing. In the second
 * case it makes the image, so that the next Python on this device need not do it again.
 */

import { loadPyodide } from "pyodide";
import createPyodideModule from "pyodide/pyodide.asm.mjs";
import { info } from "pyodide/pyodide-lock.json";
import { PROGRAM, STANDARD_LIBRARY, WASM } from "./assets.js";
import { makeImage, readImage, restoreFiles, withMemory } from "./image.js";
import { letGo } from "../support/let-go.js";
import { IMPORT, LIBRARY, SITE, installWheel } from "./install.js";
import { limitMemory } from "./memory-limit.js";
import { compilePacked, isPacked, unpack } from "./packed.js";
import { offerRest } from "./rest.js";
import { withSharedWrappers } from "./wrappers.js";

/** @typedef {import("pyodide").PyodideAPI} PyodideAPI */
/** @typedef {() => Promise<import("./protocol.js").Others>} GetOthers */
/** @typedef {(stage: string, fraction: number) => void} OnStage */
/**
 * `complete` gives Python its library, once, and rejects with one sentence; from an image, Python can do without until
 * somebody's program imports something.
 * @typedef {{pyodide: PyodideAPI, made: import("./protocol.js").CompiledPython, complete: () => Promise<void>}} Started
 */

/** The lock file of this Python, without other packages; the type requires a field that is not needed. */
const LOCK_FILE = /** @type {any} */ ({ info, packages: {} });

/** An address that nobody can have: Pyodide's requests to it are answered from the files that were handed over. */
const NOWHERE = "https://plyscope.invalid/";

/** Whoever starts from the same image would otherwise draw the same numbers. */
const NEW_CHANCE = "import random; random.seed(); del random";

const READ_LIBRARY = `
import sys
next(each for path, each in sys.path_importer_cache.items() if path.endswith(".zip")).invalidate_caches()
`;

/**
 * @param {import("./supplies.js").Supplies} files
 * @param {GetOthers} getOthers
 * @param {import("./protocol.js").Rest | null} rest
 * @param {OnStage} onStage
 * @returns {Promise<Started>}
 */
export async function startPython(files, getOthers, rest, onStage) {
  const compiled = files.wasm.then((wasm) => (isPacked(wasm) ? compilePacked(wasm) : wasm));
  const unpacked = files.image.then((image) => (isPacked(image) ? unpack(image).catch(() => null) : image));
  // Each may fail while the other is still awaited.
  for (const each of [compiled, unpacked]) each.catch(() => {});
  const wasm = await files.wasm;
  onStage("Starting Python", 0.2);
  const module = await compiled;
  // Python can begin before its image has come; whether there is one is known soon.
  const restored = await restore(module, unpacked).catch(async (error) => (await unpacked) && notRestored(error));
  const [image, memory] = await Promise.all([files.image, unpacked]);
  const pyodide = restored ?? (await begin(module, await getOthers(), onStage));
  // An image that did not fit would not fit the next time either.
  const isNew = restored ? isPacked(image) : memory === null;
  const made = { wasm: isPacked(wasm) ? module : null, image: isNew ? (memory ?? imageOf(pyodide)) : null };
  if (memory && made.image !== memory) letGo(memory);
  if (rest) offerRest(pyodide, rest);
  const library = pyodide.runPython(LIBRARY);
  const giveLibrary = async () => {
    const others = await getOthers();
    pyodide.FS.writeFile(library, await unpackIfPacked(others[STANDARD_LIBRARY]));
    // Python knows where everything stands in the library that its image began with, which may be another one.
    pyodide.runPython(READ_LIBRARY, { globals: pyodide.toPy({}) });
  };
  return { pyodide, made, complete: onceDone(restored ? giveLibrary : async () => {}) };
}

/** Does something only once; where that fails, the next call tries again. @param {() => Promise<void>} work */
function onceDone(work) {
  /** @type {Promise<void> | null} */
  let done = null;
  return () => {
    done ??= work().catch((error) => {
      done = null;
      throw error;
    });
    return done;
  };
}

/** @param {Uint8Array | import("./packed.js").PackedBytes} file */
const unpackIfPacked = async (file) => (isPacked(file) ? await unpack(file) : file);

/** A browser that cannot use the image still starts Python in the ordinary way. @param {unknown} error */
function notRestored(error) {
  console.info(`Python's image could not be used: ${error}`);
  return null;
}

/** @param {WebAssembly.Module} wasm @param {Promise<Uint8Array | null>} memory @returns {Promise<PyodideAPI | null>} */
async function restore(wasm, memory) {
  // On a page from a server, this is known before the program has come.
  if ((await Promise.race([memory, undefined])) === null) return null;
  const image = memory.then((bytes) => readImage(bytes ?? new Uint8Array()));
  image.catch(() => {});
  // It has imported what it needs to start; its library is the largest file, and may still be on its way.
  const bytes = { [STANDARD_LIBRARY]: new Uint8Array() };
  const create = withMemory(createPyodideModule, image);
  const pyodide = await load(wasm, bytes, { createPyodideModule: create, _loadSnapshot: new Uint8Array() });
  restoreFiles(pyodide, (await image).files);
  pyodide.runPython(NEW_CHANCE);
  return pyodide;
}

/** @param {WebAssembly.Module} wasm @param {import("./protocol.js").Others} others @param {OnStage} onStage */
async function begin(wasm, others, onStage) {
  onStage("Loading the standard library", 0.3);
  const bytes = { [STANDARD_LIBRARY]: await unpackIfPacked(others[STANDARD_LIBRARY]) };
  const pyodide = await load(wasm, bytes, { _makeSnapshot: true });
  onStage("Installing Plyscope", 0.6);
  installWheel(pyodide, await unpackIfPacked(others[PROGRAM]));
  onStage("Importing Plyscope", 0.9);
  pyodide.runPython(IMPORT);
  return pyodide;
}

/** Null if there is no memory for it: this Python goes on without. @param {PyodideAPI} pyodide */
function imageOf(pyodide) {
  try {
    return makeImage(pyodide, pyodide.runPython(SITE));
  } catch (error) {
    console.info(`No image of Python could be made: ${error}`);
    return null;
  }
}

/**
 * Starts Pyodide from the files that the page handed over; no request leaves the worker.
 *
 * If the wasm cannot be instantiated, Pyodide only writes to the console and then waits for ever. So the failure is
 * noticed here, and ends the wait.
 *
 * @param {WebAssembly.Module} wasm
 * @param {Record<string, Uint8Array>} bytes
 * @param {import("pyodide").PyodideConfig} how
 */
async function load(wasm, bytes, how) {
  globalThis.fetch = fetchFrom({ ...bytes, [WASM]: new Uint8Array() });
  const instantiated = instantiateInstead(wasm);
  const pyodide = withSharedWrappers(() =>
    loadPyodide({
      indexURL: NOWHERE,
      packageBaseUrl: NOWHERE,
      lockFileContents: LOCK_FILE,
      createPyodideModule,
      ...how,
    }),
  );
  await Promise.race([pyodide, instantiated.then(() => pyodide)]);
  return pyodide;
}

/**
 * Makes the next streaming instantiation of WebAssembly, which is Pyodide's own, use the module that the page has
 * compiled.
 *
 * @param {WebAssembly.Module} module
 * @returns {Promise<void>} settles as the instantiation does
 */
function instantiateInstead(module) {
  const instantiate = WebAssembly.instantiateStreaming;
  return new Promise((resolve, reject) => {
    WebAssembly.instantiateStreaming = async (_source, imports) => {
      WebAssembly.instantiateStreaming = instantiate;
      try {
        limitMemory(/** @type {WebAssembly.Imports} */ (imports));
        const instance = await WebAssembly.instantiate(module, imports);
        resolve();
        return { module, instance };
      } catch (error) {
        reject(error);
        throw error;
      }
    };
  });
}

/**
 * A substitute for `fetch` that knows the files by these names, and nothing else.
 *
 * @param {Record<string, Uint8Array>} files
 * @returns {typeof fetch}
 */
function fetchFrom(files) {
  return async (address) => {
    const url = address instanceof Request ? address.url : String(address);
    const bytes = files[url.slice(url.lastIndexOf("/") + 1)];
    if (!bytes) throw new TypeError(`Plyscope has no file for ${url}.`);
    return new Response(/** @type {BodyInit} */ (bytes));
  };
}
