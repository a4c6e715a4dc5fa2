// <explain-view>: a button that opens the explanation of a search or a game.
import { html, nothing } from "lit";
import { unsafeHTML } from "lit/directives/unsafe-html.js";

import { sendIntent } from "./intent.js";
import { View } from "./view.js";

/** @typedef {import("../state/intents.js").Example} Example */

export class ExplainView extends View {
  static properties = {
    about: {},
    explained: { attribute: false },
    name: {},
    note: {},
    canEdit: { type: Boolean },
    text: { state: true },
    trouble: { state: true },
  };

  constructor() {
    super();
    /** @type {"method" | "subject"} */
    this.about = "method";
    /** The id of the game or search that is explained. */
    this.explained = "";
    this.name = "";
    /** What is shown if there is no explanation. */
    this.note = "";
    /** Whether it is a game whose rules can be changed. */
    this.canEdit = false;
    /** @type {string | null} */
    this.text = null;
    /** Why there is no text. */
    this.trouble = "";
  }

  render() {
    if (!this.explained) return nothing;
    const title = `explain-${this.about}-title`;
    return html`
      <button class="small" aria-haspopup="dialog" aria-label="What is this? ${this.name}" @click=${this.#open}>What is this?</button>
      <dialog
        aria-labelledby=${title}
        @click=${this.#onClick}
        @keydown=${(/** @type {KeyboardEvent} */ event) => event.stopPropagation()}
      >
        <article class="explanation">
          <form method="dialog"><button class="icon" aria-label="Close">✕</button></form>
          <h2 id=${title}>${this.name}</h2>
          ${this.text === null ? html`<p>${this.trouble || this.note}</p>` : html`<div class="parts">${unsafeHTML(this.text)}</div>`}
          ${this.canEdit ? html`<p><button @click=${this.#edit}>Change the rules of this game</button></p>` : nothing}
        </article>
      </dialog>
    `;
  }

  async #open() {
    try {
      const { explanationOf } = await import("./explanations.js");
      this.text = await explanationOf(this.about, this.explained);
      this.trouble = "";
    } catch (error) {
      this.trouble = /** @type {Error} */ (error).message;
    }
    await this.updateComplete;
    const dialog = this.#dialog();
    dialog.showModal();
    dialog.scrollTop = 0;
  }

  /** A click on an example shows it; one beside the dialog closes it. @param {MouseEvent} event */
  #onClick(event) {
    const target = /** @type {HTMLElement} */ (event.target);
    const button = /** @type {HTMLElement | null} */ (target.closest("[data-example]"));
    if (button) {
      /** @type {Example} */
      const example = JSON.parse(button.dataset.example ?? "{}");
      this.#dialog().close();
      // On a narrow screen, the example is in a different pane from its explanation.
      sendIntent(this, { type: "pane", pane: "tree" });
      sendIntent(this, { type: "show-example", example });
    } else if (target === this.#dialog()) {
      this.#dialog().close();
    }
  }

  #edit() {
    this.#dialog().close();
    sendIntent(this, { type: "edit-subject" });
  }

  #dialog() {
    return /** @type {HTMLDialogElement} */ (this.querySelector("dialog"));
  }
}
