// <embed-view>: what a page in a frame shows besides its views: the way in, and the way out.
import { html, nothing } from "lit";
import { sendIntent } from "./intent.js";
import { View } from "./view.js";

export class EmbedView extends View {
  static properties = { waits: {}, href: {}, starting: { type: Boolean } };

  constructor() {
    super();
    /** What waits for a touch; "" if nothing does. */
    this.waits = "";
    /** Whether it has been touched. */
    this.starting = false;
    /** The address of the same in a page of its own. */
    this.href = "";
  }

  render() {
    return html`
      <p class="embed-small">This frame is too narrow for Plyscope: it needs 200 pixels.</p>
      ${
        this.waits
          ? html`<button class="embed-start" ?disabled=${this.starting} @click=${() => sendIntent(this, { type: "start-embedded" })}>
              <span aria-hidden="true">▶</span> ${this.waits}<small role="status">${this.starting ? "Starting Python…" : "Press to start"}</small>
            </button>`
          : nothing
      }
      <a class="embed-out" href=${this.href} target="_blank" rel="noopener">Open in Plyscope</a>
    `;
  }
}
