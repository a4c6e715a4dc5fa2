/** One file from a web server. What has arrived is never requested again. */

import { AGAIN } from "../support/again.js";

export class Download {
  /** @type {Uint8Array<ArrayBuffer>[]} what has arrived, even if the download was interrupted */
  #parts = [];
  #address;

  /** @param {string} address */
  constructor(address) {
    this.#address = address;
    /** How many bytes have arrived. */
    this.received = 0;
    /** Whether the copy in the browser's cache was found to be wrong. */
    this.distrustsCache = false;
  }

  /**
   * The bytes of the file. Continues where an earlier call was interrupted, if the server supports that.
   *
   * @param {AbortSignal} signal
   * @param {() => void} onBytes called whenever bytes have arrived
   * @param {(response: Response) => void} [onResponse] gets a response of its own with the whole file, unless only
   *   the rest of the file is fetched
   * @returns {Promise<Uint8Array<ArrayBuffer>>} rejects with one sentence
   */
  async run(signal, onBytes, onResponse = () => {}) {
    const response = await this.#ask(signal);
    if (response.status !== 206) this.forget();
    // The bytes are read from a copy, so that the browser can compile and cache the response itself.
    const copy = this.received === 0 ? response.clone() : response;
    if (copy !== response) onResponse(response);
    const reader = /** @type {ReadableStream<Uint8Array<ArrayBuffer>>} */ (copy.body).getReader();
    try {
      for (let part = await reader.read(); !part.done; part = await reader.read()) {
        this.#parts.push(part.value);
        this.received += part.value.length;
        onBytes();
      }
    } catch {
      throw new Error(`The connection was lost while loading ${nameOf(this.#address)}.`);
    }
    return joined(this.#parts, this.received);
  }

  /** Drops what has arrived. */
  forget() {
    this.#parts = [];
    this.received = 0;
  }

  /** @param {AbortSignal} signal @returns {Promise<Response>} */
  async #ask(signal) {
    // Asking whether the cached copy is still valid prevents one boot from mixing files of two builds.
    /** @type {typeof AGAIN} */
    const { cache, headers } = this.distrustsCache ? AGAIN : { cache: "no-cache", headers: {} };
    /** @type {Record<string, string>} */
    const rest = this.received > 0 ? { range: `bytes=${this.received}-` } : {};
    // Whatever the page itself needs comes first.
    const how = { cache, headers: { ...headers, ...rest }, signal, priority: /** @type {const} */ ("low") };
    const response = await fetch(this.#address, how).catch(() => null);
    const range = response?.headers.get("content-range") ?? "";
    const goesOn = response?.status !== 206 || range.startsWith(`bytes ${this.received}-`);
    if (response?.ok && goesOn) return response;
    // If a server answers the request for the rest of a file wrongly, next time the whole file is requested.
    if (response) this.forget();
    const why = response ? `the server answered ${response.status}` : "no answer from the server";
    throw new Error(`The file ${nameOf(this.#address)} could not be loaded: ${why}.`);
  }
}

/** @param {readonly Uint8Array[]} parts @param {number} size @returns {Uint8Array<ArrayBuffer>} */
function joined(parts, size) {
  const whole = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** @param {string} address */
const nameOf = (address) => new URL(address).pathname;
