// <centre-view>: chooses which view of the page is large.
import { html, nothing } from "lit";
import { live } from "lit/directives/live.js";
import { sendIntent } from "./intent.js";
import { View } from "./view.js";

export class CentreView extends View {
  static properties = { centre: {}, centres: { attribute: false } };

  constructor() {
    super();
    /** @type {import("../state/state.js").State["centre"]} which view the reader wants to be large */
    this.centre = "";
    /** @type {readonly {id: string, name: string}[]} */
    this.centres = [];
  }

  render() {
    if (this.centres.length === 0) return nothing;
    return html`
      <label class="centres" title="Which view is large">
        <svg viewBox="0 0 16 16" width="1rem" height="1rem" aria-hidden="true">
          <path d="M1.5 2.5h13v11h-13zM5 2.5v11M11 2.5v11" fill="none" stroke="currentColor" stroke-width="1.5" />
        </svg>
        <select aria-label="Large view" @change=${this.#choose}>
          ${this.centres.map(({ id, name }) => html`<option value=${id} .selected=${live(id === this.centre)}>${name}</option>`)}
        </select>
      </label>
    `;
  }

  /** @param {Event} event */
  #choose(event) {
    const centre = /** @type {typeof this.centre} */ (/** @type {HTMLSelectElement} */ (event.target).value);
    sendIntent(this, { type: "centre", centre });
  }
}
