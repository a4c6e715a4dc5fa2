/**
 * The image of a Python that has started and imported Plyscope: its memory and the files in its site-packages. A
 * Python that is restored from it has nothing to start, compile or import.
 *
 * An image is one array of bytes: the length of the head (4 bytes, little-endian), the head as JSON, what Pyodide writes
 * before the memory, the parts of the memory that are not all zeros, and the files, one after another. A third of the
 * memory is zeros; they would have to be unpacked and copied as well.
 */

/**
 * The sizes of what Pyodide writes before the memory, of the memory, of its parts, and of the files, in bytes.
 * @typedef {object} Head
 * @property {number} about
 * @property {number} memory
 * @property {[at: number, size: number][]} parts
 * @property {[path: string, size: number][]} files
 */
/**
 * `about`: a snapshot of Pyodide's without its memory; `size`: that of the memory.
 * @typedef {object} Image
 * @property {Uint8Array} about
 * @property {number} size
 * @property {[at: number, bytes: Uint8Array][]} parts
 * @property {[path: string, bytes: Uint8Array][]} files
 */

const SIZE = 4;
/**
 * A stretch of zeros is left out if it fills a block of this size: only the stack and what was never used are so large.
 * In smaller ones, a Python that has just begun may have written something.
 */
const BLOCK = 2 ** 20;
/** Where Pyodide's snapshot says, as the second of its numbers, where the memory begins. */
const BEGINS = 4;
/** The mode of a file that everyone may read and write. */
const PLAIN_FILE = 0o100666;

/**
 * The image of a Python that was started with `_makeSnapshot` and holds no object of JavaScript.
 *
 * @param {import("pyodide").PyodideAPI} pyodide
 * @param {string} site  its site-packages
 * @returns {Uint8Array<ArrayBuffer>}
 */
export function makeImage(pyodide, site) {
  const { FS } = pyodide;
  const snapshot = pyodide.makeMemorySnapshot();
  const begin = new DataView(snapshot.buffer, snapshot.byteOffset).getUint32(BEGINS, true);
  const files = filesBelow(FS, site).map((path) => /** @type {Image["files"][0]} */ ([path, FS.readFile(path)]));
  return writeImage(snapshot.subarray(0, begin), snapshot.subarray(begin), files);
}

/**
 * @param {Uint8Array} about @param {Uint8Array} memory @param {Image["files"]} files
 * @returns {Uint8Array<ArrayBuffer>}
 */
export function writeImage(about, memory, files) {
  const parts = partsOf(memory);
  /** @type {Head} */
  const head = {
    about: about.length,
    memory: memory.length,
    parts,
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

/** Where the memory is not all zeros. @param {Uint8Array} memory @returns {Head["parts"]} */
function partsOf(memory) {
  /** @type {Head["parts"]} */
  const parts = [];
  for (let at = 0; at < memory.length; at += BLOCK) {
    const end = Math.min(at + BLOCK, memory.length);
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
    files: head.files.map(([path, size]) => [path, next(size)]),
  };
}

/**
 * Lets a Pyodide that begins with an image's `about` as its snapshot have the image's memory: its parts are copied to
 * where they were, and nothing else is.
 *
 * @template {(settings: any) => Promise<any>} Create
 * @param {Create} createPyodideModule @param {Image} image @returns {Create}
 */
export function withMemory(createPyodideModule, { size, parts }) {
  const create = async (/** @type {any} */ settings) => {
    const module = await createPyodideModule(Object.assign(settings, { INITIAL_MEMORY: size }));
    const { restoreSnapshot } = module.API;
    module.API.restoreSnapshot = (/** @type {Uint8Array} */ about) => {
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
