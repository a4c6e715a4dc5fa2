// <narration-view>: the sentence about the step; the nodes it names are links into the tree.
import { html, nothing } from "lit";
import { sendIntent } from "./intent.js";
import { View, whenAllAreDrawn } from "./view.js";

/** @typedef {import("../words/parts.js").Part} Part */

/**
 * The space for the sentence has a fixed height, so that the page does not jump from step to step. A sentence that is
 * too long is written smaller; if it still does not fit, a press shows all of it over the page.
 */
export class NarrationView extends View {
  static properties = {
    parts: { attribute: false },
    quiet: { type: Boolean },
    isCut: { state: true },
    whole: { state: true },
  };

  #room = new ResizeObserver(() => this.#fit());

  constructor() {
    super();
    /** @type {readonly Part[]} */
    this.parts = [];
    /** While the search plays, a screen reader does not read every step. */
    this.quiet = false;
    /** Whether the sentence is too long for its space. */
    this.isCut = false;
    /** Whether sentences that are too long are shown in full. */
    this.whole = false;
  }

  connectedCallback() {
    super.connectedCallback();
    this.#room.observe(this);
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this.#room.disconnect();
  }

  render() {
    return html`
      <div class="sentence">
        <p class="narration" role="status" aria-live=${this.quiet ? "off" : "polite"}
          >${this.parts.map((part) => this.#part(part))}</p>
        ${
          this.isCut
            ? html`
            <button class="more" aria-expanded=${this.whole} @click=${() => (this.whole = !this.whole)}
              @keydown=${(/** @type {KeyboardEvent} */ event) => event.key === "Escape" && ((this.whole = false))}
              >${this.whole ? "Less" : "More"}</button>`
            : nothing
        }
      </div>
    `;
  }

  updated() {
    whenAllAreDrawn(() => this.#fit());
  }

  /** Finds the largest size at which the sentence fits in its space, and sets the class for it. */
  #fit() {
    if (!this.hasUpdated) return;
    const place = /** @type {HTMLElement} */ (this.firstElementChild);
    const sentence = /** @type {HTMLElement} */ (place.firstElementChild);
    const isTooLong = () => sentence.scrollHeight > sentence.clientHeight + 1;
    place.className = "sentence";
    if (isTooLong()) place.classList.add("small");
    this.isCut = isTooLong();
    if (this.isCut) place.classList.add(this.whole ? "whole" : "short");
  }

  /** @param {Part} part */
  #part({ text, role, row, moves = "" }) {
    if (row >= 0) {
      const go = (/** @type {Event} */ event) => {
        event.preventDefault();
        sendIntent(this, { type: "goto-node", row });
      };
      // A link, because the text of a button cannot wrap.
      return html`<a class="name ${role.toLowerCase()}" href="#tree" @click=${go} data-whole=${moves || nothing}
        aria-description=${moves || nothing}>${text}</a>`;
    }
    if (role === "code") return html`<code>${text}</code>`;
    if (role === "cut") return html`<strong class="cut">${text}</strong>`;
    return html`<span>${text}</span>`;
  }
}
