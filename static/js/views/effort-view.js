// <effort-view>: the work of a constraint search so far, out of its total work.
import { html, nothing } from "lit";
import { formatCount } from "../words/format.js";
import { requestError, showRequestError } from "./request-error.js";
import { sendIntent } from "./intent.js";
import { View } from "./view.js";
import { whyBusy } from "./why-busy.js";

/** @typedef {{name: string, count: number, total: number}} Row */

export class EffortView extends View {
  static properties = {
    rows: { attribute: false },
    over: { type: Boolean },
    seconds: {},
    solutions: {},
    counting: { type: Boolean },
    busy: { type: Boolean },
    error: { attribute: false },
  };

  constructor() {
    super();
    /** @type {readonly Row[]} */
    this.rows = [];
    /** Whether the search is over: how much there is in all is not told before. */
    this.over = false;
    /** How long the whole search took, with the watcher. */
    this.seconds = "";
    /** How many solutions the problem has, in words; "" until that is known. */
    this.solutions = "";
    /** Whether they are being counted. */
    this.counting = false;
    /** Whether Python is busy with something. */
    this.busy = false;
    /** @type {import("./request-error.js").RequestError} */
    this.error = null;
  }

  /** @param {import("lit").PropertyValues} changed */
  updated(changed) {
    if (changed.has("error")) showRequestError(this);
  }

  render() {
    return html`
      <section class="panel work effort" aria-labelledby="effort-title">
        <h2 id="effort-title">Work</h2>
        <dl>
          ${this.rows.map(
            ({ name, count, total }) => html`<div>
              <dt>${name}</dt>
              <dd class="number">${formatCount(count)}${this.over ? html` <span class="of">of ${formatCount(total)}</span>` : nothing}</dd>
            </div>`,
          )}
          <div><dt>Time</dt><dd class="number">${this.seconds || "–"}</dd></div>
          <div><dt>Solutions</dt><dd>
            ${this.counting ? "counting…" : this.solutions || "–"}
            <button class="small" aria-disabled=${this.busy} title=${whyBusy(this.busy)} @click=${() => !this.busy && sendIntent(this, { type: "count-solutions" })}>Count</button>
          </dd></div>
        </dl>
        ${requestError(this.error)}
      </section>
    `;
  }
}
