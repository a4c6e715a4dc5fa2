/** Where the worker gets the files of Python from: a web server, or bytes that the page handed over. */

import { FILES, WASM } from "./assets.js";

/** @typedef {import("./protocol.js").Assets} Assets */
/** @typedef {Record<string, Promise<Response>>} Responses */

/**
 * Begins to get every file at once.
 *
 * @param {Assets} assets
 * @param {(share: number) => void} onProgress how much of the largest file is here, from 0 to 1
 * @returns {Responses}
 */
export function openAssets(assets, onProgress) {
  /** @type {Responses} */
  const responses = {};
  for (const name of FILES) {
    responses[name] =
      "base" in assets
        ? download(new URL(name, assets.base), name === WASM ? onProgress : () => {})
        : Promise.resolve(respond(name, assets.bytes[name]));
    // Whoever awaits the file meets the failure; until then it is not an unhandled one.
    responses[name].catch(() => {});
  }
  return responses;
}

/**
 * @param {string} name
 * @param {Uint8Array} bytes of the wasm compressed by gzip, of any other file as they are
 */
function respond(name, bytes) {
  const response = new Response(/** @type {BodyInit} */ (bytes));
  if (name !== WASM) return response;
  // A stream out of a Response, not out of a Blob, is what WebKit can compile from.
  const body = /** @type {ReadableStream} */ (response.body).pipeThrough(new DecompressionStream("gzip"));
  return new Response(body, { headers: { "content-type": "application/wasm" } });
}

/**
 * @param {URL} address
 * @param {(share: number) => void} onProgress
 */
async function download(address, onProgress) {
  // Asking whether the cached copy is still good keeps files of two builds from meeting in one boot.
  const response = await fetch(address, { cache: "no-cache" }).catch(() => null);
  if (!response?.ok) {
    const why = response ? `the server answered ${response.status}` : "no answer from the server";
    throw new Error(`The file ${address.pathname} could not be fetched: ${why}.`);
  }
  // The bytes are counted on a copy, so that the browser compiles and caches the response itself.
  countBytes(response.clone(), onProgress).catch(() => {});
  return response;
}

/**
 * @param {Response} response
 * @param {(share: number) => void} onProgress
 */
async function countBytes(response, onProgress) {
  const total = Number(response.headers.get("content-length")) || 10_000_000;
  const reader = /** @type {ReadableStream<Uint8Array>} */ (response.body).getReader();
  let received = 0;
  let told = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    received += part.value.length;
    // A compressed response says its compressed length, but hands over more bytes than that.
    const percent = Math.min(100, Math.floor((100 * received) / total));
    if (percent > told) onProgress(percent / 100);
    told = percent;
  }
}

/**
 * A stand-in for `fetch` that answers with the opened files and with nothing else, so that whatever Pyodide
 * asks for, no request leaves the page.
 *
 * @param {Responses} responses
 * @returns {typeof fetch}
 */
export function fetchFrom(responses) {
  return async (address) => {
    const url = address instanceof Request ? address.url : String(address);
    const name = url.slice(url.lastIndexOf("/") + 1);
    const response = responses[name];
    if (!response) throw new TypeError(`Plyscope has no file ${name}.`);
    return response;
  };
}
