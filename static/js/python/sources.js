/** Where the worker gets the files of Python from: a web server, or bytes that the page handed over. */

import { FILES, WASM } from "./assets.js";

/** @typedef {import("./protocol.js").Assets} Assets */
/** @typedef {Record<string, Promise<Response>>} Responses */

const TYPES = Object.freeze({ wasm: "application/wasm", other: "application/octet-stream" });

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
        : Promise.resolve(inflate(name, assets.gzipped[name]));
    // Whoever awaits the file meets the failure; until then it is not an unhandled one.
    responses[name].catch(() => {});
  }
  return responses;
}

/**
 * @param {string} name
 * @param {Uint8Array} gzipped
 */
function inflate(name, gzipped) {
  // A Response rather than a Blob is what WebKit can stream from.
  const body = new Response(/** @type {BodyInit} */ (gzipped)).body;
  const plain = /** @type {ReadableStream} */ (body).pipeThrough(new DecompressionStream("gzip"));
  const type = name.endsWith(".wasm") ? TYPES.wasm : TYPES.other;
  return new Response(plain, { headers: { "content-type": type } });
}

/**
 * @param {URL} address
 * @param {(share: number) => void} onProgress
 */
async function download(address, onProgress) {
  const response = await fetch(address).catch(() => null);
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
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    received += part.value.length;
    // A compressed response says its compressed length, but hands over more bytes than that.
    onProgress(Math.min(1, received / total));
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
