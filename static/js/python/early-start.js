/** The first Python of a page, which may be begun before the script that will use it is there. */

import { BUILD_ID, BUILT } from "./built.js";
import { PythonFiles } from "./files.js";
import { startInterpreter } from "./interpreter.js";

/** @typedef {import("./interpreter.js").Interpreter} Interpreter */
/** @typedef {import("./supply.js").Hooks} Hooks */
/** @typedef {{build: string, files: PythonFiles, started: Promise<Interpreter>, listen: (hooks: Hooks, onMessage: OnMessage) => void}} EarlyStart */
/** @typedef {import("./interpreter.js").OnMessage} OnMessage */

/** Two scripts share it: one begins it, the other takes it. */
const shared = /** @type {{plyscopePython?: EarlyStart}} */ (globalThis);

/** Begins it, at once. @param {string} base address of the folder with Python's files */
export function startEarly(base) {
  const files = new PythonFiles(base, BUILT);
  /** @type {Hooks} */
  let hooks = {};
  /** @type {OnMessage} */
  let listener = () => {};
  /** @type {Worker | null} */
  let earlyWorker = null;
  /** @type {[string, number] | null} */
  let stage = null;
  const started = startInterpreter({
    files,
    base,
    wheels: [],
    onMessage: (worker, message) => listener(worker, message),
    onStage: (...now) => {
      stage = now;
      hooks.onStage?.(...now);
    },
    onWorker: (worker) => {
      earlyWorker = worker;
      hooks.onWorker?.(worker);
    },
  });
  // Whoever takes it sees the failure; until then, it must not count as unhandled.
  started.catch(() => {});
  shared.plyscopePython = {
    build: BUILD_ID,
    files,
    started,
    listen(given, onMessage) {
      [hooks, listener] = [given, onMessage];
      if (stage) hooks.onStage?.(...stage);
      if (earlyWorker) hooks.onWorker?.(earlyWorker);
    },
  };
}

/** What was begun, once; it then belongs to the caller. @returns {EarlyStart | null} */
export function takeEarlyStart() {
  const early = shared.plyscopePython ?? null;
  delete shared.plyscopePython;
  return early;
}
