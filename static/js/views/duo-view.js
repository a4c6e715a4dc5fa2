// <duo-view>: over two trees side by side, what runs in each, with which settings, and how much work each has done.
import { html, nothing } from "lit";
import { formatCount } from "../words/format.js";
import { sendIntent } from "./intent.js";
import { View } from "./view.js";

/**
 * @typedef {object} Racer
 * @property {string} name
 * @property {readonly {name: string, text: string, differs: boolean}[]} settings
 * @property {readonly {name: string, count: number, most: number}[]} counts  `most` is the larger end count of both
 * @property {boolean} waits  whether only the other one goes on
 * @property {string} problem  why there is no such run yet; "" if there is one
 */

export class DuoView extends View {
  static properties = { runs: { attribute: false }, note: {}, alike: { attribute: false } };

  constructor() {
    super();
    /** @type {readonly Racer[]} */
    this.runs = [];
    /** What else there is to say about the settings of both; "" for nothing. */
    this.note = "";
    /** @type {{change: object, text: string} | null} what leaves them with one difference, if there are several */
    this.alike = null;
  }

  render() {
    if (this.runs.length === 0) return nothing;
    return html`
      <section class="duo" aria-label="Two runs side by side">
        ${this.runs.map((run) => this.#racer(run))}
        ${this.note ? html`<p class="note">${this.note} ${this.alike ? this.#button(this.alike) : nothing}</p>` : nothing}
      </section>
    `;
  }

  /** @param {{change: object, text: string}} alike */
  #button({ change, text }) {
    return html`<button class="small" @click=${() => sendIntent(this, { type: "change-second", change })}>${text}</button>`;
  }

  /** @param {Racer} run */
  #racer({ name, settings, counts, waits, problem }) {
    return html`
      <section class="racer ${waits ? "waits" : ""}" aria-label=${name}>
        <h2>${name} <span class="wait">${waits ? "waits" : ""}</span></h2>
        <p class="settings">${settings.map(
          (each) =>
            html`<span class=${each.differs ? "differs" : ""}>${each.name}: ${each.differs ? html`<b>${each.text}</b>` : each.text}</span> `,
        )}</p>
        ${problem ? html`<p class="problem" role="status">${problem}</p>` : nothing}
        <dl>
          ${counts.map(
            ({ name: what, count, most }) => html`<div>
              <dt>${what}</dt>
              <dd class="number">${formatCount(count)}</dd>
              <dd class="trough" aria-hidden="true"><span class="fill" .style="inline-size: ${most > 0 ? (100 * count) / most : 0}%"></span></dd>
            </div>`,
          )}
        </dl>
      </section>
    `;
  }
}
