/**
 * Pyodide wraps some 260 functions of JavaScript for WebAssembly, each in a tiny program that depends only on the types of
 * what the function takes and returns. There are some 30 of these; each is compiled once.
 */

/** No other program is so small. In bytes. */
const TINY = 100;

/**
 * Does some work during which equal tiny programs of WebAssembly are compiled only once.
 * @template T @param {() => Promise<T>} work @returns {Promise<T>}
 */
export async function withSharedWrappers(work) {
  const { Module } = WebAssembly;
  /** @type {Map<string, WebAssembly.Module>} */
  const compiled = new Map();
  /** @param {typeof Module} target @param {[Uint8Array<ArrayBuffer>]} given */
  const construct = (target, [bytes]) => {
    if (!(bytes.length < TINY)) return new target(bytes);
    const key = String(bytes);
    const module = compiled.get(key) ?? new target(bytes);
    compiled.set(key, module);
    return module;
  };
  WebAssembly.Module = new Proxy(Module, { construct });
  try {
    return await work();
  } finally {
    WebAssembly.Module = Module;
  }
}
