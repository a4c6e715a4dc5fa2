// <search-options-view>: the options of a search other than depth and order.
import { html, nothing } from "lit";
import { live } from "lit/directives/live.js";
import { foldButton } from "./folded.js";
import { sendIntent } from "./intent.js";
import { optionField } from "./option-fields.js";
import { View } from "./view.js";

/** @typedef {import("../words/options.js").Option} Option */

export class SearchOptionsView extends View {
  static properties = {
    options: { attribute: false },
    values: { attribute: false },
    orders: { attribute: false },
    order: {},
    error: { attribute: false },
  };

  constructor() {
    super();
    /** @type {readonly Option[]} */
    this.options = [];
    /** @type {Readonly<Record<string, number | string>>} the values by option id; missing ones have their defaults */
    this.values = {};
    /** @type {readonly {id: string, name: string}[]} the move orders that do not learn; [] for none */
    this.orders = [];
    this.order = "given";
    /** @type {{message: string} | null} */
    this.error = null;
  }

  render() {
    if (this.options.length === 0) return nothing;
    return html`
      <div class="search-options" role="group" aria-label="Options of the search">
        ${foldButton(this, "Options")}
        ${this.options.map((option) =>
          optionField(option, this.values[option.id], (value) =>
            sendIntent(this, { type: "set-method-option", option: option.id, value }),
          ),
        )}
        ${this.orders.length > 0 ? this.#rest() : nothing}
        ${this.error ? html`<p class="field-error" role="alert">${this.error.message}</p>` : nothing}
      </div>
    `;
  }

  #rest() {
    return html`
      <label class="option">
        <span>Other moves</span>
        <select
          name="rest"
          @change=${(/** @type {Event} */ event) =>
            sendIntent(this, {
              type: "change-run",
              change: { order: /** @type {HTMLSelectElement} */ (event.target).value },
            })}
        >
          ${this.orders.map(({ id, name }) => html`<option value=${id} .selected=${live(id === this.order)}>${name}</option>`)}
        </select>
      </label>
    `;
  }
}
