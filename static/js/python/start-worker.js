/** Starts the worker from the bytes of its script, so that it also starts without a network. */

import { isWithoutOrigin } from "../support/origin.js";
import { isPacked, unpack } from "./packed.js";

const NAME = "plyscope-python";

/**
 * The source of a worker that imports the module that it receives packed; the module then sends "", and gets what was
 * sent to it meanwhile.
 *
 * A page without an origin may start a worker only from a `data:` address. Python's own code is not put there: every
 * error would then contain that address, which is a megabyte long, and Python would start a second later. But such a
 * worker may import a `blob:`, whose address is short; WebKit refuses even that, and gets the long address.
 */
const LOADER = `const early = [];
onmessage = async ({ data }) => {
  onmessage = (event) => early.push(event);
  try {
    const unpacked = new Response(data).body.pipeThrough(new DecompressionStream("gzip"));
    // WebKit cannot read a Blob here.
    const bytes = await new Response(unpacked).arrayBuffer();
    const address = URL.createObjectURL(new Blob([bytes], { type: "text/javascript" }));
    const long = () => "data:text/javascript," + encodeURIComponent(new TextDecoder().decode(bytes));
    await import(address).catch(() => import(long()));
  } catch (error) {
    postMessage(String(error));
  }
  onmessage = null;
  for (const { data } of early) dispatchEvent(new MessageEvent("message", { data }));
};`;

/**
 * Starts a worker.
 *
 * @param {Promise<Uint8Array<ArrayBuffer> | import("./packed.js").PackedBytes>} script the source of a module that sends ""
 *   once it is loaded
 * @param {string} address where the script also is, for sites that allow workers only from files
 * @param {(worker: Worker) => void} onWorker is given the worker, or the one that replaces it, at once
 * @returns {Promise<{worker: Worker, loaded: Promise<Worker>}>} a worker that may be sent messages; `loaded` rejects
 *   with one sentence
 */
export async function startWorker(script, address, onWorker) {
  /** @param {string | URL} source */
  const start = (source) => {
    const worker = new Worker(source, { type: "module", name: NAME });
    onWorker(worker);
    return worker;
  };
  if (isWithoutOrigin()) {
    // The worker starts while its script is still on its way.
    const worker = start(`data:text/javascript,${encodeURIComponent(LOADER)}`);
    const loaded = hasLoaded(worker);
    // The copy beside the page is packed.
    worker.postMessage(/** @type {import("./packed.js").PackedBytes} */ (await script).packed);
    return { worker, loaded };
  }
  const source = await script;
  const bytes = isPacked(source) ? await unpack(source) : source;
  const blob = URL.createObjectURL(new Blob([bytes], { type: "text/javascript" }));
  try {
    const worker = await hasLoaded(start(blob)).catch(() => hasLoaded(start(address)));
    return { worker, loaded: Promise.resolve(worker) };
  } finally {
    URL.revokeObjectURL(blob);
  }
}

/** @param {Worker} worker @returns {Promise<Worker>} */
function hasLoaded(worker) {
  return new Promise((resolve, reject) => {
    /** @param {MessageEvent<string>} event */
    const onMessage = ({ data }) => (data ? reject(new Error(data)) : resolve(worker));
    worker.addEventListener("message", onMessage, { once: true });
    worker.onerror = (event) => {
      event.preventDefault();
      const why = event.message ? ` (${event.message})` : "";
      reject(new Error(`The browser did not start the program that runs Python, python/worker.js.${why}`));
    };
  });
}
