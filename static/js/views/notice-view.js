// <notice-view>: what is said over the whole page: a link that cannot be opened, somebody else's program, or what a
// dropped file is.
import { html, nothing } from "lit";
import { keyed } from "lit/directives/keyed.js";
import { chooseOne } from "./choose-one.js";
import { sendIntent } from "./intent.js";
import { View } from "./view.js";

export class NoticeView extends View {
  static properties = {
    message: {},
    offers: { type: Boolean },
    programs: { attribute: false },
    texts: { attribute: false },
    canGoBack: { type: Boolean },
  };

  constructor() {
    super();
    this.message = "";
    /** Whether something waits to be opened. */
    this.offers = false;
    /** @type {readonly {name: string, text: string}[]} what can be read before it runs */
    this.programs = [];
    /** @type {readonly import("../state/state.js").TextToOpen[]} of which one can be opened */
    this.texts = [];
    /** Whether Undo brings back what was there before a file. */
    this.canGoBack = false;
  }

  render() {
    if (this.message === "") return nothing;
    const dismiss = () => sendIntent(this, { type: "dismiss-notice" });
    return html`
      <div class="notice">
        <span class="message" role="alert" tabindex=${this.message.includes("\n") ? 0 : nothing}>${this.message}</span>
        ${this.offers ? html`<button class="main" @click=${() => sendIntent(this, { type: "accept-offer" })}>Open it</button>` : nothing}
        ${this.#choice()}
        ${this.canGoBack ? html`<button @click=${() => sendIntent(this, { type: "undo" })}>Undo</button>` : nothing}
        <button @click=${dismiss}>${this.offers || this.texts.length > 0 ? "Leave it" : "Close"}</button>
        ${this.programs.length > 0 ? this.#reading() : nothing}
      </div>
    `;
  }

  #choice() {
    return keyed(
      this.texts,
      chooseOne({
        choices: this.texts,
        label: "Choose one:",
        use: "Open it",
        onChoose: (wish) => sendIntent(this, { type: "open-text", wish }),
      }),
    );
  }

  /** The texts, of which nothing runs. A new link brings a new element, which is closed. */
  #reading() {
    return keyed(
      this.programs,
      html`<details>
        <summary>Read it first</summary>
        <div class="programs">${this.programs.map(
          ({ name, text }) => html`<h3>${name}</h3>
            <pre tabindex="0" role="region" aria-label="The program ${name}">${text}</pre>`,
        )}</div>
      </details>`,
    );
  }
}
