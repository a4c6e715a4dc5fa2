/**
 * The image of a Python that has started and imported Plyscope: its memory and the files in its site-packages. A
 * Python that is restored from it has nothing to start, compile or import.
 *
 * An image is one array of bytes: the length of the head (4 bytes, little-endian), the head as JSON, what Pyodide writes
 * before the memory, the parts of the memory that are not all zeros, and the files, one after another. A third of the
 * memory is zeros; they would have to be unpacked and copied as well. What any Python finds in its memory when it begins,
 * its constants, can be left out too.
 */

import { letGo } from "../support/let-go.js";
import { EMPTY_SUM, sumOf } from "./sum.js";

/**
 * The sizes of what Pyodide writes before the memory, of the memory, of its parts, and of the files, in bytes; what was left
 * out because it is there already, and its sum.
 * @typedef {[at: number, size: number][]} Stretches
 * @typedef {object} Head
 * @property {number} about
 * @property {number} memory
 * @property {Stretches} parts
 * @property {Stretches} same
 * @property {number} sum
 * @property {[path: string, size: number][]} files
 */
/**
 * `about`: a snapshot of Pyodide's without its memory; `size`: that of the memory; `same`, `sum`: as in its head.
 * @typedef {object} Image
 * @property {Uint8Array} about
 * @property {number} size
 * @property {[at: number, bytes: Uint8Array][]} parts
 * @property {Stretches} same
 * @property {number} sum
 * @property {[path: string, bytes: Uint8Array][]} files
 */

const SIZE = 4;
const NOTHING = new Uint8Array();
/**
 * A stretch of zeros is left out if it fills a block of this size: only the stack and what was never used are so large.
 * In smaller ones, a Python that has just begun may have written something.
 */
const BLOCK = 2 ** 20;
/** In steps of this size it is looked for what is there already. */
const PAGE = 2 ** 12;
/** Where Pyodide's snapshot says, as the second of its numbers, where the memory begins. */
const BEGINS = 4;
/** The mode of a file that everyone may read and write. */
const PLAIN_FILE = 0o100666;

/**
 * The image of a Python that was started with `_makeSnapshot` and holds no object of JavaScript.
 *
 * @param {import("pyodide").PyodideAPI} pyodide
 * @param {string} site  its site-packages
 * @param {Uint8Array} [begun]  the memory of a Python that has just begun, if known
 * @returns {Uint8Array<ArrayBuffer>}
 */
export function makeImage(pyodide, site, begun) {
  const { FS } = pyodide;
  const snapshot = pyodide.makeMemorySnapshot();
  const begin = new DataView(snapshot.buffer, snapshot.byteOffset).getUint32(BEGINS, true);
  const files = filesBelow(FS, site).map((path) => /** @type {Image["files"][0]} */ ([path, FS.readFile(path)]));
  const image = writeImage(snapshot.subarray(0, begin), snapshot.subarray(begin), files, begun);
  letGo(snapshot);
  return image;
}

/**
 * @param {Uint8Array} about @param {Uint8Array} memory @param {Image["files"]} files @param {Uint8Array} [begun]
 * @returns {Uint8Array<ArrayBuffer>}
 */
export function writeImage(about, memory, files, begun = NOTHING) {
  const { parts, same } = stretchesOf(memory, begun);
  /** @type {Head} */
  const head = {
    about: about.length,
    memory: memory.length,
    parts,
    same,
    sum: sumOfStretches(memory, same),
    files: files.map(([path, { length }]) => [path, length]),
  };
  const text = new TextEncoder().encode(JSON.stringify(head));
  const contents = [
    text,
    about,
    ...parts.map(([at, size]) => memory.subarray(at, at + size)),
    ...files.map(([, content]) => content),
  ];
  const bytes = new Uint8Array(contents.reduce((sum, { length }) => sum + length, SIZE));
  new DataView(bytes.buffer).setUint32(0, text.length, true);
  let at = SIZE;
  for (const content of contents) {
    bytes.set(content, at);
    at += content.length;
  }
  return bytes;
}

/**
 * Where the memory is not all zeros: what is as in the memory of a Python that has just begun, and the rest.
 * @param {Uint8Array} memory @param {Uint8Array} begun @returns {Pick<Head, "parts" | "same">}
 */
function stretchesOf(memory, begun) {
  /** @type {Stretches} */
  const parts = [];
  /** @type {Stretches} */
  const same = [];
  for (let block = 0; block < memory.length; block += BLOCK) {
    const end = Math.min(block + BLOCK, memory.length);
    if (memory.subarray(block, end).every((byte) => byte === 0)) continue;
    for (let at = block; at < end; at += PAGE) {
      const page = memory.subarray(at, Math.min(at + PAGE, end));
      add(page.every((byte, i) => byte === begun[at + i]) ? same : parts, at, page.length);
    }
  }
  return { parts, same };
}

/** Adds a stretch, to the last one if that ends there. @param {Stretches} stretches @param {number} at @param {number} size */
function add(stretches, at, size) {
  const last = stretches.at(-1);
  if (last && last[0] + last[1] === at) last[1] += size;
  else stretches.push([at, size]);
}

/** @param {Uint8Array} memory @param {Stretches} stretches */
const sumOfStretches = (memory, stretches) =>
  stretches.reduce((sum, [at, size]) => sumOf(sum, memory.subarray(at, at + size)), EMPTY_SUM);

/** What is in an image: views of its bytes. @param {Uint8Array} bytes @returns {Image} throws if it is none */
export function readImage(bytes) {
  const length = new DataView(bytes.buffer, bytes.byteOffset).getUint32(0, true);
  let at = SIZE + length;
  /** @param {number} size */
  const next = (size) => {
    at += size;
    if (at > bytes.length) throw new Error("The image of Python is cut short.");
    return bytes.subarray(at - size, at);
  };
  /** @type {Head} */
  const head = JSON.parse(new TextDecoder().decode(bytes.subarray(SIZE, at)));
  return {
    // Pyodide reads numbers in it, which must begin where numbers can.
    about: next(head.about).slice(),
    size: head.memory,
    parts: head.parts.map(([start, size]) => [start, next(size)]),
    same: head.same,
    sum: head.sum,
    files: head.files.map(([path, size]) => [path, next(size)]),
  };
}

/**
 * Lets a Pyodide that begins with some snapshot have the memory of an image instead, which may come while it begins: the
 * image's parts are copied to where they were, and nothing else is.
 *
 * @template {(settings: any) => Promise<any>} Create
 * @param {Create} createPyodideModule @param {Promise<Image>} coming @returns {Create}
 */
export function withMemory(createPyodideModule, coming) {
  const create = async (/** @type {any} */ settings) => {
    const module = await createPyodideModule(settings);
    const { about, size, parts, same, sum } = await coming;
    // Its Python had to ask for more memory than a Python begins with.
    if (size > module.HEAPU8.length) module.growMemory(size);
    if (size > module.HEAPU8.length) throw new Error("There is too little memory for the image of Python.");
    if (sumOfStretches(module.HEAPU8, same) !== sum) throw new Error("Here, Python begins in another way.");
    const { restoreSnapshot } = module.API;
    module.API.restoreSnapshot = () => {
      const state = restoreSnapshot(about);
      for (const [at, bytes] of parts) module.HEAPU8.set(bytes, at);
      return state;
    };
    return module;
  };
  return /** @type {Create} */ (create);
}

/** Puts the files of an image where they were. @param {import("pyodide").PyodideAPI} pyodide @param {Image["files"]} files */
export function restoreFiles({ FS }, files) {
  /** @type {Map<string, any>} */
  const folders = new Map();
  for (const [path, bytes] of files) {
    const slash = path.lastIndexOf("/");
    const folder = path.slice(0, slash);
    if (!folders.has(folder)) folders.set(folder, folderAt(FS, folder));
    const parent = folders.get(folder);
    // What `FS.writeFile` does in the end. It would look up each file's whole path several times.
    const file = parent.node_ops.mknod(parent, path.slice(slash + 1), PLAIN_FILE, 0);
    Object.assign(file, { contents: bytes.slice(), usedBytes: bytes.length });
  }
}

/** @param {any} FS @param {string} path */
function folderAt(FS, path) {
  FS.mkdirTree(path);
  return FS.lookupPath(path).node;
}

/** @param {any} FS @param {string} folder @returns {string[]} */
function filesBelow(FS, folder) {
  return FS.readdir(folder).flatMap((/** @type {string} */ name) => {
    const path = `${folder}/${name}`;
    // What is imported needs no compiled copy.
    if (name === "." || name === ".." || name === "__pycache__") return [];
    return FS.isDir(FS.stat(path).mode) ? filesBelow(FS, path) : [path];
  });
}
