// <players-view>: the rules of the game where it has options, and which side Python plays.
import { LitElement, html, nothing } from "lit";
import { sendIntent } from "./intent.js";

/** @typedef {import("../python/protocol.js").GameOption} GameOption */

export class PlayersView extends LitElement {
  static properties = {
    options: { attribute: false },
    values: { attribute: false },
    sides: { attribute: false },
    python: {},
    scale: {},
    error: { attribute: false },
  };

  constructor() {
    super();
    /** @type {readonly GameOption[]} */
    this.options = [];
    /** @type {Record<string, number>} */
    this.values = {};
    /** @type {{MAX: string, MIN: string} | null} the names of the sides, null when nobody plays */
    this.sides = null;
    this.python = "";
    /** What the game's utilities and evaluations mean. */
    this.scale = "";
    /** @type {{message: string, field?: string} | null} */
    this.error = null;
  }

  createRenderRoot() {
    return this;
  }

  render() {
    if (!this.sides) return nothing;
    const sides = this.sides;
    const players = [
      { id: "", name: "nobody" },
      { id: "MAX", name: sides.MAX },
      { id: "MIN", name: sides.MIN },
    ];
    return html`
      <section class="panel players" aria-label="Players and rules">
        <fieldset class="segments">
          <legend>Python plays</legend>
          ${players.map(
            ({ id, name }) => html`
              <button aria-pressed=${this.python === id} @click=${() => sendIntent(this, { type: "python-plays", side: id })}>${name}</button>
            `,
          )}
        </fieldset>
        ${this.#rules()}
      </section>
    `;
  }

  #rules() {
    const error = this.error?.field === "options" ? this.error.message : "";
    return html`
      <details class="rules" ?open=${error !== ""}>
        <summary>${this.#summary()}</summary>
        <div class="options">
          ${this.options.map((option) =>
            option.minimum === 0 && option.maximum === 1 ? this.#flag(option) : this.#number(option),
          )}
        </div>
        ${error ? html`<p class="field-error" role="alert">${error}</p>` : nothing}
        <p class="scale">${this.scale}</p>
      </details>
    `;
  }

  #summary() {
    const { columns, rows, connect } = this.values;
    return columns === undefined ? "Values" : `Rules: ${columns} × ${rows}, ${connect} in a row`;
  }

  /** @param {GameOption} option */
  #number(option) {
    return html`
      <label class="option">
        <span>${option.name}</span>
        <input
          type="number"
          name=${option.id}
          min=${option.minimum}
          max=${option.maximum}
          .value=${String(this.values[option.id] ?? option.default)}
          @change=${(/** @type {Event} */ event) => this.#set(option, Number(inputOf(event).value))}
        />
      </label>
    `;
  }

  /** @param {GameOption} option */
  #flag(option) {
    return html`
      <label class="option">
        <input
          type="checkbox"
          name=${option.id}
          .checked=${(this.values[option.id] ?? option.default) === 1}
          @change=${(/** @type {Event} */ event) => this.#set(option, inputOf(event).checked ? 1 : 0)}
        />
        <span>${option.name}</span>
      </label>
    `;
  }

  /** @param {GameOption} option @param {number} value */
  #set(option, value) {
    sendIntent(this, { type: "set-option", option: option.id, value });
  }
}

/** @param {Event} event */
const inputOf = (event) => /** @type {HTMLInputElement} */ (event.target);

customElements.define("players-view", PlayersView);
