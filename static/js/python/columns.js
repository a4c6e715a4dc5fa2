/** Columns of numbers, and the text form in which the first lesson ships them. */

/** The typed array for each type of a packed column. */
export const COLUMN_TYPES = Object.freeze({
  Int8: Int8Array,
  Uint8: Uint8Array,
  Int16: Int16Array,
  Uint16: Uint16Array,
  Int32: Int32Array,
  Uint32: Uint32Array,
  Float32: Float32Array,
  Float64: Float64Array,
});

/**
 * The bytes that a base64 text encodes.
 *
 * @param {string} base64
 * @returns {Uint8Array<ArrayBuffer>}
 */
export function bytesFromBase64(base64) {
  const { fromBase64 } = /** @type {{fromBase64?: (text: string) => Uint8Array<ArrayBuffer>}} */ (Uint8Array);
  // Younger browsers do it twenty times as fast, which counts: Python's memory has ten million characters.
  if (fromBase64) return fromBase64.call(Uint8Array, base64);
  const binary = atob(base64);
  const bytes = new Uint8Array(binary.length);
  for (let i = 0; i < binary.length; i += 1) bytes[i] = binary.charCodeAt(i);
  return bytes;
}

/**
 * @param {Record<string, import("./protocol.js").PackedColumn>} packed
 * @returns {import("./protocol.js").Columns}
 */
export function unpackColumns(packed) {
  /** @type {import("./protocol.js").Columns} */
  const columns = {};
  for (const [name, { type, base64 }] of Object.entries(packed)) {
    columns[name] = new COLUMN_TYPES[type](bytesFromBase64(base64).buffer);
  }
  return columns;
}
