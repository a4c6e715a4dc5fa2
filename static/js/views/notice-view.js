// <notice-view>: what is said over the whole page: a link that cannot be opened, or somebody else's program.
import { html, nothing } from "lit";
import { sendIntent } from "./intent.js";
import { View } from "./view.js";

export class NoticeView extends View {
  static properties = { message: {}, offers: { type: Boolean } };

  constructor() {
    super();
    this.message = "";
    /** Whether something waits to be opened. */
    this.offers = false;
  }

  render() {
    if (this.message === "") return nothing;
    const dismiss = () => sendIntent(this, { type: "dismiss-notice" });
    return html`
      <div class="notice" role="alert">
        <span>${this.message}</span>
        ${this.offers ? html`<button class="main" @click=${() => sendIntent(this, { type: "accept-offer" })}>Open it</button>` : nothing}
        <button @click=${dismiss}>${this.offers ? "Leave it" : "Close"}</button>
      </div>
    `;
  }
}

customElements.define("notice-view", NoticeView);
