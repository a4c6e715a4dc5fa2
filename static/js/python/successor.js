/**
 * A fresh Python to replace one whose memory has grown: the memory of WebAssembly never shrinks. It boots while the
 * grown one keeps answering, so that nobody has to wait.
 *
 * @template T
 */
export class Successor {
  /** @type {T | null} */
  #ready = null;
  #isBegun = false;
  /** Counts the boots; one that was dropped is ended as soon as it is ready. */
  #turn = 0;
  #limit;
  #start;
  #end;

  /**
   * @param {number} limit the limit of the memory, in bytes
   * @param {() => Promise<T>} start
   * @param {(fresh: T) => void} end
   */
  constructor(limit, start, end) {
    this.#limit = limit;
    this.#start = start;
    this.#end = end;
  }

  /**
   * Call this after each answer with the size of the memory; begins a fresh Python if it is too large.
   *
   * @param {number} memory
   * @param {() => void} onReady called when the fresh one is ready
   */
  async heard(memory, onReady) {
    if (memory <= this.#limit || this.#isBegun) return;
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

  /** The fresh one, if there is one; it then belongs to the caller. @returns {T | null} */
  take() {
    const fresh = this.#ready;
    if (fresh) {
      this.#ready = null;
      this.#isBegun = false;
    }
    return fresh;
  }

  /** Ends the fresh one, even if it is still booting. */
  drop() {
    this.#turn += 1;
    const fresh = this.take();
    if (fresh) this.#end(fresh);
    this.#isBegun = false;
  }
}
