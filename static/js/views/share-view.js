// <share-view>: the button and the dialog with a link to what the page shows now, and pictures of it.
import { html, nothing } from "lit";
import { sendIntent } from "./intent.js";
import "./pictures-view.js";
import { View } from "./view.js";

export class ShareView extends View {
  static properties = {
    link: {},
    advice: {},
    asFile: { type: Boolean },
    pictures: { attribute: false },
    copied: { state: true },
  };

  constructor() {
    super();
    /** @type {string | null} the link; "" while it is written, null if none was asked for */
    this.link = null;
    /** What there is to say about its length, or about where it leads; "" for nothing. */
    this.advice = "";
    /** Whether it is so long that a file is better. */
    this.asFile = false;
    /** @type {import("./pictures-view.js").Shown} what the page shows, to be had as a picture */
    this.pictures = { step: 0, steps: 0, board: "", hasTree: false, hasPlots: false, share: null, told: "", wrong: "" };
    /** What became of copying it. */
    this.copied = "";
  }

  render() {
    return html`
      <button class="icon" aria-label="Share" title="Share a link or a picture" aria-haspopup="dialog" @click=${() => this.#open()}>
        <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
          <path d="M8 10V1.8M4.8 4.6 8 1.5l3.2 3.1M3 7.5v7h10v-7" fill="none" stroke="currentColor" stroke-width="1.5" />
        </svg>
      </button>
      <dialog aria-labelledby="share-title" @click=${(/** @type {MouseEvent} */ event) => event.target === this.#dialog() && this.#dialog().close()}>
        <div class="share">
          <form method="dialog"><button class="icon" aria-label="Close">✕</button></form>
          <h2 id="share-title">A link to this moment</h2>
          <p>It opens the same position, search and step. Everything is in the link itself; nothing is sent anywhere.</p>
          <label>Link
            <input readonly .value=${this.link ?? ""} @focus=${(/** @type {FocusEvent} */ { target }) => /** @type {HTMLInputElement} */ (target).select()} /></label>
          ${this.advice ? html`<p class="advice">${this.advice}</p>` : nothing}
          <p class="buttons">
            <button class="main" ?disabled=${!this.link} @click=${() => this.#copy()}>Copy</button>
            ${this.asFile ? html`<button @click=${() => sendIntent(this, { type: "save-link" })}>Save as a file</button>` : nothing}
            <span role="status">${this.copied}</span>
          </p>
          <pictures-view .shown=${this.pictures}></pictures-view>
        </div>
      </dialog>
    `;
  }

  #dialog() {
    return /** @type {HTMLDialogElement} */ (this.querySelector("dialog"));
  }

  #open() {
    this.copied = "";
    sendIntent(this, { type: "forget-picture" });
    sendIntent(this, { type: "share" });
    this.#dialog().showModal();
  }

  /** Where the clipboard is refused, the link is selected, so that the ordinary keys copy it. */
  async #copy() {
    const field = /** @type {HTMLInputElement} */ (this.querySelector("input"));
    field.select();
    try {
      await navigator.clipboard.writeText(field.value);
      this.copied = "Copied.";
    } catch {
      this.copied = "The browser does not let the page copy: press Ctrl+C.";
    }
  }
}

customElements.define("share-view", ShareView);
