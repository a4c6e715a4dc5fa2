// <players-view>: the options of the game's rules, if it has any, and which side Python plays.
import { html, nothing } from "lit";
import { sendIntent } from "./intent.js";
import { optionField } from "./option-fields.js";
import { View } from "./view.js";

/** @typedef {import("../words/options.js").Option} Option */

export class PlayersView extends View {
  static properties = {
    options: { attribute: false },
    values: { attribute: false },
    areTried: { attribute: false },
    sides: { attribute: false },
    python: {},
    engine: { attribute: false },
    scale: {},
    error: { attribute: false },
  };

  constructor() {
    super();
    /** @type {readonly Option[]} */
    this.options = [];
    /** @type {Record<string, number | string>} */
    this.values = {};
    /** Whether the rules are shown open. */
    this.areTried = false;
    /** @type {{MAX: string, MIN: string} | null} the names of the sides; null if nobody plays */
    this.sides = null;
    this.python = "";
    /** @type {boolean | null} whether the engine plays instead of the search; null if the game has no engine */
    this.engine = null;
    /** What the game's utilities and evaluations mean. */
    this.scale = "";
    /** @type {{message: string, field?: string} | null} */
    this.error = null;
  }

  render() {
    if (!this.sides && this.options.length === 0) return nothing;
    return html`
      <section class="panel players" aria-label="Players and rules">
        ${this.sides ? this.#players(this.sides) : nothing}
        ${this.#rules()}
      </section>
    `;
  }

  /** @param {{MAX: string, MIN: string}} sides */
  #players(sides) {
    /** @type {{id: import("../state/state.js").State["python"], name: string}[]} */
    const players = [
      { id: "", name: "neither" },
      { id: "MAX", name: sides.MAX },
      { id: "MIN", name: sides.MIN },
    ];
    return html`
      <fieldset class="segments">
        <legend>Python plays</legend>
        ${players.map(
          ({ id, name }) => html`
            <button aria-pressed=${this.python === id} @click=${() => sendIntent(this, { type: "python-plays", side: id })}>${name}</button>
          `,
        )}
      </fieldset>
      ${
        this.engine === null
          ? nothing
          : html`
          <label class="engine">
            <input type="checkbox" name="engine" .checked=${this.engine}
              @change=${(/** @type {Event} */ event) => sendIntent(this, { type: "set-engine", on: /** @type {HTMLInputElement} */ (event.target).checked })} />
            <span>Use the strong-play engine</span>
          </label>`
      }
    `;
  }

  #rules() {
    const error = this.error?.field === "options" ? this.error.message : "";
    return html`
      <details class="rules" ?open=${error !== "" || this.areTried}>
        <summary>${this.#summary()}</summary>
        <div class="options">
          ${this.options.map((option) =>
            optionField(option, this.values[option.id], (value) =>
              sendIntent(this, { type: "set-option", option: option.id, value }),
            ),
          )}
        </div>
        ${error ? html`<p class="field-error" role="alert">${error}</p>` : nothing}
        <p class="scale">${this.scale}</p>
      </details>
    `;
  }

  #summary() {
    const { columns, rows, connect } = this.values;
    const toWin = connect === undefined ? "" : `, ${connect} in a row`;
    if (columns !== undefined) return `Rules: ${columns} × ${rows}${toWin}`;
    return this.options.length > 0 ? "Rules" : "Values";
  }
}
