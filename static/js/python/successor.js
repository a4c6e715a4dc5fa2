/**
 * A fresh Python to take the place of one whose memory has grown: the memory of WebAssembly never shrinks.
 * It is booted while the grown one goes on answering, so that nobody waits for it.
 *
 * @template T
 */
export class Successor {
  /** @type {T | null} */
  #ready = null;
  #isBegun = false;
  /** Counts what was begun; what was dropped meanwhile is ended as soon as it is there. */
  #turn = 0;
  #limit;
  #start;
  #end;

  /**
   * @param {number} limit how many bytes of memory are too many
   * @param {() => Promise<T>} start
   * @param {(fresh: T) => void} end
   */
  constructor(limit, start, end) {
    this.#limit = limit;
    this.#start = start;
    this.#end = end;
  }

  /**
   * To be told how large the memory is after each answer; begins a fresh one where it is too large.
   *
   * @param {number} memory
   * @param {() => void} onReady called when the fresh one can be taken
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
      // There may be no memory for two: the grown one goes on, and the next answer is another occasion.
      if (turn === this.#turn) this.#isBegun = false;
    }
  }

  /** The fresh one, if there is one; it is the caller's then. @returns {T | null} */
  take() {
    const fresh = this.#ready;
    if (fresh) {
      this.#ready = null;
      this.#isBegun = false;
    }
    return fresh;
  }

  /** Ends the fresh one, also while it is still booting. */
  drop() {
    this.#turn += 1;
    const fresh = this.take();
    if (fresh) this.#end(fresh);
    this.#isBegun = false;
  }
}
