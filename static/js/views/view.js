import { LitElement } from "lit";

/**
 * Calls `measure` when all views that change now have been drawn: the browser then lays the page out once, not once for
 * each view that measures.
 * @param {() => void} measure
 */
export const whenAllAreDrawn = (measure) => queueMicrotask(measure);

/**
 * A view of the page. It has no shadow root, so the page's style sheets and landmarks reach what it shows. While it is
 * `hidden`, it remembers what it is given and draws nothing: the views of other rooms cost nothing, at the start and at
 * every step.
 */
export class View extends LitElement {
  static get observedAttributes() {
    // biome-ignore lint/complexity/noThisInStatic: Lit finds the attributes of the class that is asked.
    return [...super.observedAttributes, "hidden"];
  }

  /** @type {(() => void) | null} goes on with the update that waits until the view is shown */
  #goOn = null;
  #isNeeded = false;

  createRenderRoot() {
    return this;
  }

  /** @param {string} name @param {string | null} before @param {string | null} now */
  attributeChangedCallback(name, before, now) {
    super.attributeChangedCallback(name, before, now);
    if (name === "hidden" && now === null) this.#goOn?.();
  }

  /** Whether there is no need to draw it now. A view that hides itself must say no, or it would never be seen again. */
  get rests() {
    return this.hidden && !this.#isNeeded;
  }

  /** Draws what it was given, even while it is hidden: for a picture of it. @returns {Promise<void>} */
  async drawn() {
    this.#isNeeded = true;
    this.#goOn?.();
    try {
      while (!(await this.updateComplete));
    } finally {
      this.#isNeeded = false;
    }
  }

  /** @returns {void | Promise<unknown>} */
  scheduleUpdate() {
    if (!this.rests) return super.scheduleUpdate();
    const shown = new Promise((resolve) => (this.#goOn = () => resolve(undefined)));
    return shown.then(() => this.scheduleUpdate());
  }
}
