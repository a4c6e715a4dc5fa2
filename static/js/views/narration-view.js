// <narration-view>: the sentence of the step, with the nodes it names as links into the tree.
import { LitElement, html, nothing } from "lit";
import { sendIntent } from "./intent.js";

/** @typedef {import("../trace/narration.js").Part} Part */

export class NarrationView extends LitElement {
  static properties = { parts: { attribute: false }, quiet: { type: Boolean } };

  constructor() {
    super();
    /** @type {readonly Part[]} */
    this.parts = [];
    /** While the search plays, a screen reader is not told of every step. */
    this.quiet = false;
  }

  createRenderRoot() {
    return this;
  }

  render() {
    // A long sentence is scrolled; where no name in it takes the focus, it does so itself.
    const isLinked = this.parts.some(({ row }) => row >= 0);
    return html`<p class="narration" role="status" tabindex=${isLinked ? nothing : 0} aria-live=${this.quiet ? "off" : "polite"}
      >${this.parts.map((part) => this.#part(part))}</p>`;
  }

  /** @param {Part} part */
  #part({ text, role, row }) {
    if (row >= 0) {
      return html`<button class="name ${role.toLowerCase()}" @click=${() => sendIntent(this, { type: "goto-node", row })}>${text}</button>`;
    }
    if (role === "code") return html`<code>${text}</code>`;
    if (role === "cut") return html`<strong class="cut">${text}</strong>`;
    return html`<span>${text}</span>`;
  }
}

customElements.define("narration-view", NarrationView);
