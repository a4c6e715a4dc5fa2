// <search-options-view>: the numbers that a search takes beside depth and order.
import { LitElement, html, nothing } from "lit";
import { sendIntent } from "./intent.js";
import { optionField } from "./option-fields.js";

/** @typedef {import("./option-fields.js").Option} Option */

export class SearchOptionsView extends LitElement {
  static properties = {
    options: { attribute: false },
    values: { attribute: false },
    error: { attribute: false },
  };

  constructor() {
    super();
    /** @type {readonly Option[]} */
    this.options = [];
    /** @type {Readonly<Record<string, number | string>>} what is set, by the option's id; left out is the default */
    this.values = {};
    /** @type {{message: string} | null} */
    this.error = null;
  }

  createRenderRoot() {
    return this;
  }

  render() {
    if (this.options.length === 0) return nothing;
    return html`
      <div class="search-options" role="group" aria-label="Options of the search">
        ${this.options.map((option) =>
          optionField(option, this.values[option.id], (value) =>
            sendIntent(this, { type: "set-search-option", option: option.id, value }),
          ),
        )}
        ${this.error ? html`<p class="field-error" role="alert">${this.error.message}</p>` : nothing}
      </div>
    `;
  }
}

customElements.define("search-options-view", SearchOptionsView);
