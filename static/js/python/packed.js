/** Files that are compressed with gzip, as their copies for a disk are; the worker unpacks them, so that the page need not. */

/** @typedef {{packed: Uint8Array<ArrayBuffer>}} Packed */

/** @template T @param {T | Packed} file @returns {file is Packed} */
export const isPacked = (file) => typeof file === "object" && file !== null && "packed" in file;

/** @param {Packed} file @returns {Promise<Uint8Array<ArrayBuffer>>} */
export async function unpack({ packed }) {
  return new Uint8Array(await new Response(stream(packed)).arrayBuffer());
}

/** Compiles a program while it is unpacked. @param {Packed} file @returns {Promise<WebAssembly.Module>} */
export function compilePacked({ packed }) {
  const headers = { "content-type": "application/wasm" };
  return WebAssembly.compileStreaming(new Response(stream(packed), { headers }));
}

/** @param {Uint8Array<ArrayBuffer>} packed @returns {ReadableStream} */
function stream(packed) {
  // WebKit can read a stream from a Response, but not from a Blob.
  const body = /** @type {ReadableStream} */ (new Response(packed).body);
  return body.pipeThrough(new DecompressionStream("gzip"));
}
