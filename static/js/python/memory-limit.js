/**
 * How much memory Python may have. A program that eats all there is would take the browser with it; if Python is
 * refused memory in time, it raises a MemoryError that can be shown.
 */

/** In bytes. A million watched calls, the most that a run keeps, need less. Beyond 2 GiB, Pyodide mistakes addresses. */
const LIMIT = 1.5 * 2 ** 30;

/**
 * Lets a WebAssembly program that is about to start grow its memory up to the limit.
 * @param {WebAssembly.Imports} imports  what it will import
 * @param {number} [limit]
 */
export function limitMemory({ env }, limit = LIMIT) {
  const grow = /** @type {((size: number) => number) | undefined} */ (env?.emscripten_resize_heap);
  // A size of 2 GB or more comes as a negative number.
  if (grow) env.emscripten_resize_heap = (/** @type {number} */ size) => (size >>> 0 > limit ? 0 : grow(size));
}
