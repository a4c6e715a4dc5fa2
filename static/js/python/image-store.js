/**
 * The image of Python that this page has made, kept on the device for the next visit: only where a page comes from a
 * server; a page from a disk has one beside it. Where the device keeps nothing, each visit starts Python anew.
 */

import { IMAGE } from "./assets.js";
import { canWait } from "./jspi.js";

/** @typedef {Uint8Array<ArrayBuffer>} Bytes */

const CACHE = "plyscope-python";

/**
 * @param {string} base address of the folder with Python's files
 * @param {import("./built.js").Built} built  images of other builds are not used
 */
export function createImageStore(base, built) {
  const version = Object.values(built).reduce((sum, each) => (sum * 31 + each.sum) % 0xffffffff, 0);
  // An image remembers whether Python could be let wait when it was made; the next version of a browser may do it.
  const key = new URL(`${IMAGE}?${version.toString(16)}${canWait() ? "-waits" : ""}`, base).href;

  /** @returns {Promise<Bytes | null>} */
  async function get() {
    const cache = await open();
    const found = await cache?.match(key);
    return found ? new Uint8Array(await found.arrayBuffer()) : null;
  }

  /** Keeps it, and nothing else. @param {Bytes} image @returns {Promise<boolean>} whether it is kept */
  async function put(image) {
    const cache = await open();
    if (!cache) return false;
    for (const old of await cache.keys()) if (old.url !== key) await cache.delete(old);
    await cache.put(key, new Response(inPieces(image)));
    return true;
  }

  // A frame without an origin may not even ask whether there is a store.
  const open = async () => globalThis.caches?.open(CACHE);

  return {
    get: () => get().catch(() => null),
    /** @param {Bytes} image */
    put: (image) => put(image).catch(() => false),
  };
}

/** How much of it is copied at a time. */
const PIECE = 2 ** 20;

/** A whole copy of it would stay in the page for long. @param {Bytes} image @returns {ReadableStream<Bytes>} */
function inPieces(image) {
  let at = 0;
  return new ReadableStream({
    pull(to) {
      if (at < image.length) to.enqueue(image.subarray(at, at + PIECE));
      else to.close();
      at += PIECE;
    },
  });
}
