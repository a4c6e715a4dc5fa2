/** One running Python: its worker, and the object to call it by. */

import * as Comlink from "comlink";
import { WORKER } from "./assets.js";
import { startWorker } from "./start-worker.js";
import { obstacle } from "./trouble.js";

/** @typedef {import("./protocol.js").PythonWorker} PythonWorker */
/** @typedef {{worker: Worker, remote: Comlink.Remote<PythonWorker>}} Interpreter */
/**
 * What a worker says while it answers: Python has set its alarm to go off after so many seconds, or turned it off (0),
 * and what is to be said if it does not hear it; or a search tells what it has done so far, and perhaps can be halted.
 * @typedef {{alarm: number, otherwise?: string} | {batch: import("./protocol.js").Batch, canHalt: boolean}} WorkerMessage
 * @typedef {(worker: Worker, message: WorkerMessage) => void} OnMessage
 */

/** What a boot does while its files come. */
export const FETCHING = "Fetching Python";
/** The share of a boot that loading the files takes. */
export const SHARE_OF_FILES = 0.5;

/**
 * Starts a worker and boots Python in it.
 *
 * @param {object} on
 * @param {import("./files.js").PythonFiles} on.files
 * @param {string} on.base address of the folder with Python's files
 * @param {readonly import("./packages.js").Wheel[]} on.wheels packages that were installed before
 * @param {OnMessage} on.onMessage called when a worker says something while it answers
 * @param {(stage: string, fraction: number) => void} [on.onStage]
 * @param {(worker: Worker) => void} [on.onWorker] is given each worker as soon as it exists, so that it can be ended
 *   when it is no longer wanted
 * @returns {Promise<Interpreter>} rejects with what went wrong
 */
export async function startInterpreter({ files, base, wheels, onMessage, onStage = () => {}, onWorker = () => {} }) {
  const against = obstacle();
  if (against) throw new Error(against);
  const { script, others, ...supplies } = files.load((share) => onStage(FETCHING, share * SHARE_OF_FILES));
  const { worker, loaded } = await startWorker(script, new URL(WORKER, base).href, onWorker);
  const remote = /** @type {Comlink.Remote<PythonWorker>} */ (Comlink.wrap(worker));
  const booted = remote.boot(
    { rest: files.rest, wheels },
    Comlink.proxy((stage, fraction) => onStage(stage, SHARE_OF_FILES + (1 - SHARE_OF_FILES) * fraction)),
    Comlink.proxy(others),
  );
  const supplied = [
    supplies.wasm.then((wasm) => remote.supply("wasm", wasm)),
    supplies.image.then((image) => remote.supply("image", files.holdsImage ? image : given(image))),
  ];
  const died = loaded.then(() => errorOf(worker));
  const [made] = await Promise.race([Promise.all([booted, loaded, ...supplied]), died]);
  files.keep(made);
  worker.addEventListener("message", ({ data }) => {
    if (typeof data?.alarm === "number" || data?.batch) onMessage(worker, data);
  });
  return { worker, remote };
}

/** Moves an image to a worker: this page has it no longer. None if the page has just let go of it. @param {import("./protocol.js").Files["image"]} image */
function given(image) {
  if (!(image instanceof Uint8Array)) return image;
  return image.length > 0 ? Comlink.transfer(image, [image.buffer]) : null;
}

/** Rejects if the worker has an uncaught error. @param {Worker} worker @returns {Promise<never>} */
function errorOf(worker) {
  return new Promise((_, reject) => {
    worker.onerror = (event) => {
      event.preventDefault();
      reject(new Error(event.message || "The program that runs Python ended."));
    };
  });
}
