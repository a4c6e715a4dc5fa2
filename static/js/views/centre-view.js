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
      <label class="centres">Large view
        <select @change=${this.#choose}>
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
