// <share-view>: the button and the dialog with a link to what the page shows now.
import { html } from "lit";
import { sendIntent } from "./intent.js";
import "./link-field.js";
import { View } from "./view.js";

export class ShareView extends View {
  static properties = { link: {}, advice: {}, asFile: { type: Boolean } };

  constructor() {
    super();
    /** @type {string | null} the link; "" while it is written, null if none was asked for */
    this.link = null;
    /** What there is to say about its length, or about where it leads; "" for nothing. */
    this.advice = "";
    /** Whether it is so long that a file is better. */
    this.asFile = false;
  }

  render() {
    return html`
      <button class="icon" aria-label="Share" title="Share a link to this moment" aria-haspopup="dialog" @click=${() => this.#open()}>
        <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
          <path d="M8 10V1.8M4.8 4.6 8 1.5l3.2 3.1M3 7.5v7h10v-7" fill="none" stroke="currentColor" stroke-width="1.5" />
        </svg>
      </button>
      <dialog aria-labelledby="share-title" @click=${(/** @type {MouseEvent} */ event) => event.target === this.#dialog() && this.#dialog().close()}>
        <div class="share">
          <form method="dialog"><button class="icon" aria-label="Close">✕</button></form>
          <h2 id="share-title">A link to this moment</h2>
          <p>It opens the same position, search and step. Everything is in the link itself; nothing is sent anywhere.</p>
          <link-field .link=${this.link} .advice=${this.advice} .file=${this.asFile ? { type: "save-link" } : null}></link-field>
        </div>
      </dialog>
    `;
  }

  #dialog() {
    return /** @type {HTMLDialogElement} */ (this.querySelector("dialog"));
  }

  #open() {
    sendIntent(this, { type: "share" });
    this.#dialog().showModal();
  }
}

customElements.define("share-view", ShareView);
