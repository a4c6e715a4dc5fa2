/**
 * The image of a Python that has started and imported Plyscope: its memory and the files in its site-packages. A
 * Python that is restored from it has nothing to start, compile or import.
 *
 * An image is one array of bytes: the length of the head (4 bytes, little-endian), the head as JSON, filled with
 * spaces up to a multiple of `ALIGNED`, the memory as Pyodide writes it, and the files, one after another.
 */

/** @typedef {{memory: number, files: [path: string, size: number][]}} Head the sizes of what follows, in bytes */
/** @typedef {{memory: Uint8Array, files: [path: string, bytes: Uint8Array][]}} Image */

/** Pyodide reads the memory as 32-bit numbers, so it must begin at a multiple of four. */
const ALIGNED = 16;
const SIZE = 4;

/**
 * The image of a Python that was started with `_makeSnapshot` and holds no object of JavaScript.
 *
 * @param {import("pyodide").PyodideAPI} pyodide
 * @param {string} site  its site-packages
 * @returns {Uint8Array<ArrayBuffer>}
 */
export function makeImage(pyodide, site) {
  const { FS } = pyodide;
  const memory = pyodide.makeMemorySnapshot();
  return writeImage({ memory, files: filesBelow(FS, site).map((path) => [path, FS.readFile(path)]) });
}

/** @param {Image} image @returns {Uint8Array<ArrayBuffer>} */
export function writeImage({ memory, files }) {
  const head = JSON.stringify({ memory: memory.length, files: files.map(([path, { length }]) => [path, length]) });
  const text = new TextEncoder().encode(head);
  const begin = startOf(text.length);
  const sizes = files.reduce((sum, [, { length }]) => sum + length, 0);
  const bytes = new Uint8Array(begin + memory.length + sizes);
  new DataView(bytes.buffer).setUint32(0, begin - SIZE, true);
  bytes.fill(32, SIZE, begin);
  let at = begin;
  bytes.set(text, SIZE);
  for (const part of [memory, ...files.map(([, content]) => content)]) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}

/** The parts of an image; they are views of its bytes. @param {Uint8Array} bytes @returns {Image} throws if it is none */
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
  return { memory: next(head.memory), files: head.files.map(([path, size]) => [path, next(size)]) };
}

/** Puts the files of an image where they were. @param {import("pyodide").PyodideAPI} pyodide @param {Image["files"]} files */
export function restoreFiles({ FS }, files) {
  const made = new Set();
  for (const [path, bytes] of files) {
    const folder = path.slice(0, path.lastIndexOf("/"));
    if (!made.has(folder)) FS.mkdirTree(folder);
    made.add(folder);
    FS.writeFile(path, bytes);
  }
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

/** Where the memory begins behind a head. @param {number} length */
const startOf = (length) => Math.ceil((SIZE + length) / ALIGNED) * ALIGNED;
