/** Where a new Python comes from: it is booted, or has been standing by; and it has the packages that were installed. */

import { VIEWER } from "./assets.js";
import { takeEarlyStart } from "./early-start.js";
import { BUILT } from "./built.js";
import { PythonFiles } from "./files.js";
import { installIn } from "./installing.js";
import { startInterpreter } from "./interpreter.js";
import { Successor } from "./successor.js";

/** @typedef {import("./interpreter.js").Interpreter} Interpreter */
/** @typedef {{onStage?: (stage: string, fraction: number) => void, onWorker?: (worker: Worker) => void}} Hooks */

export class Supply {
  /** Kept, so that a new worker need not load them again. */
  #files;
  /** @type {readonly import("./packages.js").Wheel[]} the packages that were installed */
  #wheels = [];
  /** The first Python, if it was begun before this script was there. */
  #begun;
  #base;
  #onMessage;

  /**
   * @param {string} base address of the folder with Python's files
   * @param {number} memoryLimit a Python whose memory has grown beyond this, in bytes, is replaced
   * @param {boolean} mayHoldTwo whether there may be two at a time
   * @param {import("./interpreter.js").OnMessage} onMessage called when a Python says something while it answers
   */
  constructor(base, memoryLimit, mayHoldTwo, onMessage) {
    this.#begun = takeEarlyStart();
    this.#files = this.#begun?.files ?? new PythonFiles(base, BUILT);
    this.#base = base;
    this.#onMessage = onMessage;
    /** @type {Successor<Interpreter>} */
    this.successor = new Successor(
      memoryLimit,
      mayHoldTwo,
      () => this.boot(),
      ({ worker }) => worker.terminate(),
    );
  }

  /** Boots a Python. @param {Hooks} [hooks] @returns {Promise<Interpreter>} rejects with what went wrong */
  boot(hooks) {
    const begun = this.#begun;
    this.#begun = null;
    if (begun) {
      begun.listen(hooks ?? {}, this.#onMessage);
      return begun.started;
    }
    const [files, base, wheels, onMessage] = [this.#files, this.#base, this.#wheels, this.#onMessage];
    return startInterpreter({ files, base, wheels, onMessage, ...hooks });
  }

  /**
   * A fresh Python with another package: no program has run in it that could have changed what installs.
   *
   * @param {string} name
   * @param {AbortSignal} [signal]
   * @returns {Promise<Interpreter>} rejects with a `PlyscopeError`, or with the signal's reason
   */
  async withPackage(name, signal) {
    /** @param {Hooks} hooks */
    const start = async (hooks) => this.successor.takeEarly() ?? this.boot(hooks);
    const { fresh, wheels } = await installIn(name, this.#files, start, signal);
    this.#wheels = [...this.#wheels, ...wheels];
    // One that stands by does not have it.
    this.successor.drop();
    return fresh;
  }

  /** The viewer of trees, as a zip. @returns {Promise<Uint8Array>} rejects with one sentence */
  viewer() {
    return this.#files.seldom(VIEWER);
  }

  /** Cancels what has not arrived yet of Python's files. */
  pause() {
    this.#files.pause();
  }
}
