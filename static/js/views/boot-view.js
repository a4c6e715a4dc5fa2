// <boot-view>: how far Python has got with starting, and what to do if it failed.
import { html, nothing } from "lit";
import { formatSeconds } from "../words/format.js";
import { sendIntent } from "./intent.js";
import { View } from "./view.js";

/** @typedef {import("../python/protocol.js").Status} Status */

export class BootView extends View {
  static properties = { status: { attribute: false } };

  constructor() {
    super();
    /** @type {Status | null} */
    this.status = null;
  }

  render() {
    const { status } = this;
    if (!status) return nothing;
    if (status.phase === "failed") {
      return html`
        <div class="boot failed" role="alert">
          <span>${status.message}</span>
          <button @click=${() => sendIntent(this, { type: "retry-boot" })}>Try again</button>
        </div>
      `;
    }
    if (status.phase === "ready") {
      return html`<p class="boot ready" role="status" title="started in ${formatSeconds(status.seconds)}">Python ready</p>`;
    }
    const percent = Math.round(status.fraction * 100);
    return html`
      <div class="boot booting" role="status" title=${status.stage}>
        <label for="boot-progress">${status.stage}</label>
        <progress id="boot-progress" max="100" .value=${percent}>${percent} %</progress>
      </div>
    `;
  }
}
