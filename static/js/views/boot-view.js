// <boot-view>: how far Python has got with starting, and what to do if it failed.
import { html, nothing } from "lit";
import { formatSeconds, formatTimeLeft } from "../words/format.js";
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
    const left = formatTimeLeft(status.left ?? 0);
    return html`
      <div class="boot booting" role="status" title=${left ? `${status.stage}, ${left}` : status.stage}>
        <label for="boot-progress"><span class=${left ? "hidden-text" : ""}>${status.stage}</span><span
          aria-hidden="true">${left}</span></label>
        <progress id="boot-progress" max="100" .value=${percent}>${percent} %</progress>
      </div>
    `;
  }
}
