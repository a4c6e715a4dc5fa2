/**
 * Files that are packed with gzip: copies for a disk, and archives, which are smaller if they are packed as a whole. The
 * worker unpacks them, so that the page need not.
 */

/** @typedef {{packed: Uint8Array<ArrayBuffer>}} PackedBytes */

/** The sum and the size of the content, at the end. */
const TRAILER = 8;

/** @template T @param {T | PackedBytes} file @returns {file is PackedBytes} */
export const isPacked = (file) => typeof file === "object" && file !== null && "packed" in file;

/** How what gzip has packed begins. */
const [FIRST, SECOND] = [0x1f, 0x8b];

/** @param {Uint8Array<ArrayBuffer>} bytes @returns {PackedBytes | Uint8Array<ArrayBuffer>} */
export const packedOrNot = (bytes) => (bytes[0] === FIRST && bytes[1] === SECOND ? { packed: bytes } : bytes);

/** @param {PackedBytes} file @returns {Promise<Uint8Array<ArrayBuffer>>} */
export async function unpack({ packed }) {
  return new Uint8Array(await new Response(stream(packed)).arrayBuffer());
}

/** Compiles a program while it is unpacked. @param {PackedBytes} file @returns {Promise<WebAssembly.Module>} */
export async function compilePacked({ packed }) {
  const headers = { "content-type": "application/wasm" };
  try {
    return await WebAssembly.compileStreaming(new Response(stream(packed), { headers }));
  } catch (error) {
    throw new WebAssembly.CompileError(String(error));
  }
}

/**
 * The sum by which a packed file is recognised: gzip's own, of what is in it. Whoever unpacks the file finds out whether
 * it is right, so nobody needs to go through millions of bytes before. @param {PackedBytes} file
 */
export function sumOfPacked({ packed }) {
  if (packed.length < TRAILER) return 0;
  return new DataView(packed.buffer, packed.byteOffset + packed.length - TRAILER).getUint32(0, true);
}

/** @param {Uint8Array<ArrayBuffer>} packed @returns {ReadableStream} */
function stream(packed) {
  // WebKit can read a stream from a Response, but not from a Blob.
  const body = /** @type {ReadableStream} */ (new Response(packed).body);
  return body.pipeThrough(new DecompressionStream("gzip"));
}
