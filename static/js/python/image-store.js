/**
 * The image of Python that this page has made, kept on the device for the next visit: only where a page comes from a
 * server; a page from a disk has one beside it. Where the device keeps nothing, each visit starts Python anew.
 */

import { IMAGE } from "./assets.js";

/** @typedef {Uint8Array<ArrayBuffer>} Bytes */

const CACHE = "plyscope-python";

/**
 * @param {string} base address of the folder with Python's files
 * @param {import("./built.js").Built} built  images of other builds are not used
 */
export function createImageStore(base, built) {
  const store = globalThis.caches;
  const version = Object.values(built).reduce((sum, each) => (sum * 31 + each.sum) % 0xffffffff, 0);
  const key = new URL(`${IMAGE}?${version.toString(16)}`, base).href;

  /** @returns {Promise<Bytes | null>} */
  async function get() {
    const found = await store?.open(CACHE).then((cache) => cache.match(key));
    return found ? new Uint8Array(await found.arrayBuffer()) : null;
  }

  /** Keeps it, and nothing else. @param {Bytes} image */
  async function put(image) {
    const cache = await store?.open(CACHE);
    if (!cache) return;
    for (const old of await cache.keys()) if (old.url !== key) await cache.delete(old);
    await cache.put(key, new Response(image));
  }

  return {
    get: () => get().catch(() => null),
    /** @param {Bytes} image */
    put: (image) => put(image).catch(() => {}),
  };
}
