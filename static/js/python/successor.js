/**
 * A fresh Python that boots while the present one keeps answering, so that nobody has to wait for it. It replaces one
 * whose memory has grown, because the memory of WebAssembly never shrinks, or in which a program has left something;
 * and it may stand by, to replace one that has to be ended.
 *
 * @template T
 */
export class Successor {
  /** @type {T | null} */
  #ready = null;
  #isBegun = false;
  /** Whether the present one is to be replaced. */
  #isDue = false;
  /** Counts the boots; one that was dropped is ended as soon as it is ready. */
  #turn = 0;
  #limit;
  #mayBegin;
  #start;
  #end;

  /**
   * @param {number} limit the limit of the memory, in bytes
   * @param {boolean} mayBegin whether there is room for two; otherwise none is ever begun
   * @param {() => Promise<T>} start
   * @param {(fresh: T) => void} end
   */
  constructor(limit, mayBegin, start, end) {
    this.#limit = limit;
    this.#mayBegin = mayBegin;
    this.#start = start;
    this.#end = end;
  }

  /** Whether the present one is to be replaced. */
  get isDue() {
    return this.#isDue;
  }

  /**
   * Call this after each answer with the size of the memory, and whether programs have left nothing; otherwise, or if
   * the memory is too large, begins a fresh Python.
   *
   * @param {number} memory
   * @param {boolean} isClean
   * @param {() => void} onReady called when the fresh one is ready
   */
  async afterReply(memory, isClean, onReady) {
    this.#isDue = memory > this.#limit || !isClean;
    if (this.#isDue) await this.prepare(onReady);
  }

  /**
   * Begins a fresh one, if none has been begun and there is room.
   *
   * @param {() => void} onReady called when the fresh one is ready
   */
  async prepare(onReady) {
    if (this.#isBegun || !this.#mayBegin) return;
    this.#isBegun = true;
    const turn = this.#turn;
    try {
      const fresh = await this.#start();
      if (turn !== this.#turn) return this.#end(fresh);
      this.#ready = fresh;
      onReady();
    } catch {
      // There may be no memory for two: the grown one continues, and the next answer is another chance.
      if (turn === this.#turn) this.#isBegun = false;
    }
  }

  /** The fresh one, if there is one and it is due; it then belongs to the caller. @returns {T | null} */
  take() {
    return this.#isDue ? this.takeEarly() : null;
  }

  /** The fresh one, if there is one, even if it is not due. @returns {T | null} */
  takeEarly() {
    const fresh = this.#ready;
    if (fresh) {
      this.#ready = null;
      this.#isBegun = false;
      this.#isDue = false;
    }
    return fresh;
  }

  /** Ends the fresh one, even if it is still booting. */
  drop() {
    this.#turn += 1;
    const fresh = this.takeEarly();
    if (fresh) this.#end(fresh);
    this.#isBegun = false;
    this.#isDue = false;
  }
}
