/**
 * The image of a Python that has started and imported Plyscope: its memory and the files in its site-packages. A
 * Python that is restored from it has nothing to start, compile or import.
 *
 * An image is one array of bytes: the length of the head (4 bytes, little-endian), the head as JSON, the parts of the
 * memory that are not all zeros, and the files, one after another. Nearly half of the memory is zeros; they would have to
 * be unpacked as well.
 */

/**
 * The size of the memory as Pyodide writes it, its parts, and the sizes of the files, in bytes.
 * @typedef {{memory: number, parts: [at: number, size: number][], files: [path: string, size: number][]}} Head
 */
/** @typedef {{memory: Uint8Array, files: [path: string, bytes: Uint8Array][]}} Image */

const SIZE = 4;
/** A stretch of zeros is left out if it fills a page of this size. */
const PAGE = 4096;

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
  const parts = partsOf(memory);
  /** @type {Head} */
  const head = { memory: memory.length, parts, files: files.map(([path, { length }]) => [path, length]) };
  const text = new TextEncoder().encode(JSON.stringify(head));
  const contents = [
    text,
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

/** Where the memory is not all zeros. @param {Uint8Array} memory @returns {Head["parts"]} */
function partsOf(memory) {
  /** @type {Head["parts"]} */
  const parts = [];
  for (let at = 0; at < memory.length; at += PAGE) {
    const end = Math.min(at + PAGE, memory.length);
    if (isZero(memory, at, end)) continue;
    const last = parts.at(-1);
    if (last && last[0] + last[1] === at) last[1] += end - at;
    else parts.push([at, end - at]);
  }
  return parts;
}

/** @param {Uint8Array} bytes @param {number} begin @param {number} end */
function isZero(bytes, begin, end) {
  for (let i = begin; i < end; i += 1) if (bytes[i] !== 0) return false;
  return true;
}

/** What is in an image; the files are views of its bytes. @param {Uint8Array} bytes @returns {Image} throws if it is none */
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
  const memory = new Uint8Array(head.memory);
  for (const [start, size] of head.parts) memory.set(next(size), start);
  return { memory, files: head.files.map(([path, size]) => [path, next(size)]) };
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
