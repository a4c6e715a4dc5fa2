/** Starts the worker from the bytes of its script, so that it also starts where the network is gone. */

import { isWithoutOrigin } from "./local.js";

const NAME = "plyscope-python";

/**
 * The source of a worker that becomes the module whose bytes it is sent; the module then says "".
 *
 * A page without an origin may start a worker from a `data:` address and from no other. Python's own code is
 * not put there: every error would then carry that address, a megabyte long, and Python start a second later
 * for it. A worker so started may itself import a `blob:`, whose address is short; WebKit refuses even
 * that, and gets the long address after all.
 */
const LOADER = `onmessage = async ({ data }) => {
  onmessage = null;
  const address = URL.createObjectURL(new Blob([data], { type: "text/javascript" }));
  const long = () => "data:text/javascript," + encodeURIComponent(new TextDecoder().decode(data));
  await import(address).catch(() => import(long())).catch((error) => postMessage(String(error)));
};`;

/**
 * Starts a worker.
 *
 * @param {Uint8Array<ArrayBuffer>} script the source of a module that says "" once it is loaded
 * @param {string} address where the script also is, for sites that allow workers from files alone
 * @param {(worker: Worker) => void} onWorker is given the worker, or the one that takes its place, at once
 * @returns {Promise<Worker>} when it is loaded; rejects with one sentence
 */
export async function startWorker(script, address, onWorker) {
  /** @param {string | URL} source */
  const start = (source) => {
    const worker = new Worker(source, { type: "module", name: NAME });
    onWorker(worker);
    return worker;
  };
  if (isWithoutOrigin()) {
    const worker = start(`data:text/javascript,${encodeURIComponent(LOADER)}`);
    const loaded = hasLoaded(worker);
    worker.postMessage(script);
    return loaded;
  }
  const blob = URL.createObjectURL(new Blob([script], { type: "text/javascript" }));
  try {
    return await hasLoaded(start(blob));
  } catch {
    return await hasLoaded(start(address));
  } finally {
    URL.revokeObjectURL(blob);
  }
}

/** @param {Worker} worker @returns {Promise<Worker>} */
function hasLoaded(worker) {
  return new Promise((resolve, reject) => {
    /** @param {MessageEvent<string>} event */
    const hear = ({ data }) => (data ? reject(new Error(data)) : resolve(worker));
    worker.addEventListener("message", hear, { once: true });
    worker.onerror = (event) => {
      event.preventDefault();
      const why = event.message ? ` (${event.message})` : "";
      reject(new Error(`The browser did not start the program that runs Python, python/worker.js.${why}`));
    };
  });
}
