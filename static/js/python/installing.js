/** Installs a package in a Python that is started for it. */

import * as Comlink from "comlink";
import { INSTALLER } from "./assets.js";
import { checkedName, createFetching, whyNotInstalled } from "./packages.js";
import { messageOf } from "./trouble.js";

/** @typedef {import("./interpreter.js").Interpreter} Interpreter */

/**
 * @param {string} name
 * @param {import("./files.js").PythonFiles} files
 * @param {(on: {onWorker: (worker: Worker) => void}) => Promise<Interpreter>} start
 * @param {AbortSignal} [signal]
 * @returns {Promise<{fresh: Interpreter, wheels: import("./packages.js").Wheel[]}>} the Python that has the package;
 *   rejects with a `PlyscopeError`, or with the signal's reason
 */
export async function installIn(name, files, start, signal) {
  const checked = checkedName(name);
  signal?.throwIfAborted();
  const fetching = createFetching(signal);
  /** @type {Worker | null} */
  let worker = null;
  try {
    const done = (async () => {
      const installer = await files.seldom(INSTALLER);
      const fresh = await start({
        onWorker: (started) => {
          worker = started;
          if (signal?.aborted) started.terminate();
        },
      });
      worker = fresh.worker;
      await fresh.remote.install(checked, installer, Comlink.proxy(fetching.get));
      return { fresh, wheels: fetching.wheels };
    })();
    // A worker that was ended never answers.
    return await Promise.race([done, aborted(signal)]);
  } catch (error) {
    /** @type {Worker | null} */ (worker)?.terminate();
    signal?.throwIfAborted();
    throw whyNotInstalled(checked, messageOf(error), fetching.status());
  } finally {
    fetching.end();
  }
}

/** Rejects when the signal is aborted. @param {AbortSignal | undefined} signal @returns {Promise<never>} */
const aborted = (signal) => new Promise((_, reject) => signal?.addEventListener("abort", () => reject(signal.reason)));
