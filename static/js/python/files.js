/**
 * Python's files, kept in the page: loaded only once, so that a new worker needs neither the network nor the disk,
 * and checked, so that files of two versions are never mixed.
 */

import { CORE, FILES, IMAGE, STANDARD_LIBRARY, WASM, WORKER } from "./assets.js";
import { Download } from "./download.js";
import { createImageStore } from "./image-store.js";
import { letGo } from "../support/let-go.js";
import { isWithoutOrigin } from "../support/origin.js";
import { readCopy } from "./local.js";
import { isPacked, packedOrNot, sumOfPacked } from "./packed.js";
import { EMPTY_SUM, sumOf } from "./sum.js";

/** @typedef {import("./protocol.js").Files} Files */
/** @typedef {import("./protocol.js").Others} Others */
/** @typedef {import("./built.js").Built} Built */
/** @typedef {import("./packed.js").PackedBytes} PackedBytes */
/** @typedef {Uint8Array<ArrayBuffer>} Bytes */
/** @typedef {{download: Download, share: number, content: Promise<any> | null, counts: boolean}} FileState
 *   `share`: how much of it has arrived; `content`: the file, or what will be the file; `counts`: whether it is a part
 *   of what a boot waits for */

/** Those whose copies for a disk are packed. */
const PACKED_COPIES = [WORKER, WASM, IMAGE];

/** After this long the first answers are on the page. */
const LATER_MS = 1000;

export class PythonFiles {
  /** @type {Map<string, FileState>} */
  #held = new Map();
  #stopper = new AbortController();
  /** @type {(share: number) => void} */
  #onProgress = () => {};
  #base;
  #library;
  #built;
  #images;

  /**
   * @param {string} base address of the folder with the files
   * @param {Built} built
   */
  constructor(base, built) {
    this.#base = base;
    this.#built = built;
    this.#images = createImageStore(base, built);
    this.#library = isWithoutOrigin() ? STANDARD_LIBRARY : CORE;
    // From a disk, the others come while Python starts already.
    const begins = isWithoutOrigin() ? [WORKER, WASM, IMAGE] : [WORKER, this.#library, ...FILES];
    for (const name of new Set([...begins, this.#library, ...FILES])) this.#hold(name, begins.includes(name));
  }

  /** @param {string} name @param {boolean} counts */
  #hold(name, counts) {
    const download = new Download(new URL(name, this.#base).href);
    this.#held.set(name, { download, share: 0, content: null, counts });
  }

  /** A file that most people never need. @param {string} name @returns {Promise<Bytes>} rejects with one sentence */
  seldom(name) {
    if (!this.#held.has(name)) this.#hold(name, false);
    if (this.#stopper.signal.aborted) this.#stopper = new AbortController();
    return this.#get(name, (bytes) => bytes);
  }

  /**
   * Gets the files that are still missing, at the same time. Where there is an image, the others wait until the worker
   * asks for them: Python starts without, and sooner if the browser has nothing else to read.
   *
   * @param {(share: number) => void} onProgress called with the share of all files that has arrived, from 0 to 1,
   *   whenever more has
   * @returns {{script: Promise<Bytes | PackedBytes>, others: () => Promise<Others>} & import("./supplies.js").Supplies} the script
   *   of the worker, and what the worker is given; they reject with one sentence
   */
  load(onProgress) {
    this.#onProgress = onProgress;
    if (this.#stopper.signal.aborted) this.#stopper = new AbortController();
    const script = this.#get(WORKER, (bytes) => bytes);
    const wasm = this.#get(WASM, (file) => (isPacked(file) ? file : WebAssembly.compile(file)));
    // From a disk, the browser would read both at the same time, and the worker needs the wasm first.
    const image = isWithoutOrigin() ? wasm.then(() => this.#image()) : this.#image();
    const others = () => this.#others();
    const early = image.then((found) => (found ? null : others()));
    // The code that awaits them will see the failure; until then, it must not count as unhandled.
    for (const each of [script, wasm, image, early]) each.catch(() => {});
    return { script, wasm, image, others };
  }

  /** @returns {Promise<Others>} */
  async #others() {
    const names = [this.#library, ...FILES.filter((name) => name !== WASM)];
    const files = await Promise.all(names.map((name) => this.#get(name, packedOrNot)));
    return Object.fromEntries(names.map((name, i) => [name === CORE ? STANDARD_LIBRARY : name, files[i]]));
  }

  /** Where the whole library is, if Python starts with a part of it. @returns {import("./protocol.js").Rest | null} */
  get rest() {
    if (this.#library !== CORE) return null;
    return { address: new URL(STANDARD_LIBRARY, this.#base).href, ...this.#built[STANDARD_LIBRARY] };
  }

  /** Keeps what a worker has made of the files, so that the next one need not. @param {import("./protocol.js").CompiledPython} made */
  keep({ wasm, image }) {
    if (wasm) this.#put(WASM, wasm);
    if (!image) return;
    this.#put(IMAGE, image);
    // Not while the page has its first answers to show.
    if (!isWithoutOrigin()) setTimeout(() => this.#keepOnDevice(image), LATER_MS);
  }

  /** What the device has, the page need not hold. @param {Bytes} image */
  async #keepOnDevice(image) {
    if (!(await this.#images.put(image))) return;
    this.#held.delete(IMAGE);
    letGo(image);
  }

  /** Whether the image is held here; otherwise it belongs to whoever was given it. */
  get holdsImage() {
    return this.#held.has(IMAGE);
  }

  /** @param {string} name @param {unknown} content */
  #put(name, content) {
    if (!this.#held.has(name)) this.#hold(name, false);
    /** @type {FileState} */ (this.#held.get(name)).content = Promise.resolve(content);
  }

  /** The image of Python, or null: then it starts in the ordinary way. @returns {Promise<Files["image"]>} */
  async #image() {
    if (this.#held.has(IMAGE)) return this.#get(IMAGE, (file) => file).catch(() => null);
    return this.#images.get();
  }

  /** Cancels what has not arrived yet. What has arrived is kept. */
  pause() {
    this.#stopper.abort();
  }

  /**
   * @template T
   * @param {string} name
   * @param {(file: any) => T | Promise<T>} finish turns the bytes, or the packed file, into what is kept
   * @returns {Promise<T>}
   */
  #get(name, finish) {
    const held = /** @type {FileState} */ (this.#held.get(name));
    if (held.content) return held.content;
    const content = this.#read(name, held, finish);
    held.content = content;
    content.catch(() => {
      held.content = null;
    });
    return content;
  }

  /**
   * @template T
   * @param {string} name @param {FileState} held @param {(file: any) => T | Promise<T>} finish
   * @returns {Promise<T>}
   */
  async #read(name, held, finish) {
    if (isWithoutOrigin()) return finish(await this.#copy(name, held));
    /** @type {Promise<any> | null} the module, compiled while it arrives */
    let compiled = null;
    /** @param {Response} response */
    const compile = (response) => {
      if (name !== WASM || !isWasm(response)) return void response.body?.cancel();
      compiled = WebAssembly.compileStreaming(response);
      compiled.catch(() => {});
    };
    const { signal } = this.#stopper;
    const run = () => held.download.run(signal, () => this.#arrived(name, held), compile);
    let bytes = await run().catch(async (error) => {
      // Some servers send scripts, but not all other kinds of files.
      if (signal.aborted || held.download.received > 0) throw error;
      const copy = await this.#copy(name, held).catch(() => Promise.reject(error));
      return /** @type {any} */ (copy);
    });
    if (held.download.received > 0 && !this.#isRight(this.#built[name], bytes)) {
      this.#distrust(held);
      bytes = await run();
      this.#check(name, this.#built[name], bytes, held);
    }
    this.#report(held, 1);
    const content = await (compiled ?? finish(bytes));
    held.download.forget();
    return content;
  }

  /** A file from its copy for a disk: its bytes, or packed. @param {string} name @param {FileState} held */
  async #copy(name, held) {
    // Of the part there is no copy: the whole does as well.
    const copied = name === CORE ? STANDARD_LIBRARY : name;
    const bytes = await readCopy(this.#base, copied, () => this.#report(held, held.share));
    const file = PACKED_COPIES.includes(name) ? { packed: bytes } : bytes;
    this.#check(copied, this.#built[`${copied}.js`], file, held);
    this.#report(held, 1);
    return file;
  }

  /** @param {string} name @param {Built[string] | undefined} built @param {Bytes | PackedBytes} file @param {FileState} held */
  #check(name, built, file, held) {
    if (this.#isRight(built, file)) return;
    this.#distrust(held);
    throw new Error(
      `The file ${name} is damaged, or from another version of Plyscope: ` +
        "reload the page, or copy the whole folder again.",
    );
  }

  /** @param {Built[string] | undefined} built @param {Bytes | PackedBytes} file */
  #isRight(built, file) {
    const bytes = isPacked(file) ? file.packed : file;
    const sum = () => (isPacked(file) ? sumOfPacked(file) : sumOf(EMPTY_SUM, bytes));
    return !built || (built.size === bytes.length && built.sum === sum());
  }

  /** The next request goes past what the browser, or its service worker, has kept. @param {FileState} held */
  #distrust(held) {
    held.download.forget();
    held.download.distrustsCache = true;
    held.share = 0;
  }

  /** @param {string} name @param {FileState} held */
  #arrived(name, held) {
    const size = this.#built[name]?.size;
    this.#report(held, size ? Math.min(1, held.download.received / size) : 0);
  }

  /** @param {FileState} held @param {number} share */
  #report(held, share) {
    held.share = share;
    if (!held.counts) return;
    const counted = [...this.#held].filter(([, each]) => each.counts);
    const all = counted.map(([name, each]) => ({ size: this.#built[name]?.size ?? 1, share: each.share }));
    const total = all.reduce((sum, { size }) => sum + size, 0);
    this.#onProgress(all.reduce((sum, each) => sum + each.size * each.share, 0) / total);
  }
}

/** Whether the browser can compile it while it arrives. @param {Response} response */
const isWasm = (response) => response.headers.get("content-type")?.split(";")[0].trim() === "application/wasm";
