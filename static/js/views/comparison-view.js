// <comparison-view>: changes the settings of the second of two runs side by side.
import { html, nothing } from "lit";
import { live } from "lit/directives/live.js";
import { depthLabel, depthShown, depthTyped } from "../words/depth.js";
import { WHOLE_WINDOW, windowWords } from "../words/window.js";
import { sendIntent } from "./intent.js";
import { optionField } from "./option-fields.js";
import { View } from "./view.js";

/** @typedef {{id: string, name: string}} Choice */

export class ComparisonView extends View {
  static properties = {
    settings: { attribute: false },
    methods: { attribute: false },
    takesDepth: { type: Boolean },
    round: { type: Number },
    orders: { attribute: false },
    order: {},
    cuts: { attribute: false },
    takesWindow: { type: Boolean },
    options: { attribute: false },
    methodWord: { attribute: false },
    alike: { type: Boolean },
    oneDifference: { attribute: false },
    error: { attribute: false },
    opened: { state: true },
  };

  constructor() {
    super();
    /** @type {import("../state/state.js").RunSettings | null} of the second run; null if there is none */
    this.settings = null;
    /** @type {readonly Choice[]} */
    this.methods = [];
    this.takesDepth = false;
    /** How many plies a round has, in a game where people count in rounds; else 1. */
    this.round = 1;
    /** @type {readonly Choice[]} the orders of moves that can be chosen; [] for none */
    this.orders = [];
    this.order = "";
    /** @type {readonly Choice[]} */
    this.cuts = [];
    this.takesWindow = false;
    /** @type {readonly import("../words/options.js").Option[]} */
    this.options = [];
    this.methodWord = "Search";
    /** Whether both runs have the same settings. */
    this.alike = false;
    /** @type {{change: Partial<import("../state/state.js").State>, text: string} | null} what leaves one difference, if there are several */
    this.oneDifference = null;
    /** @type {{message: string} | null} */
    this.error = null;
    /** Whether the settings are seen: at first, only if they have to be chosen. */
    this.opened = false;
  }

  /** @param {import("lit").PropertyValues<this>} changed */
  willUpdate(changed) {
    if (changed.has("settings") && !changed.get("settings")) this.opened = this.alike;
  }

  render() {
    if (!this.settings) return nothing;
    return html`
      <details .open=${live(this.opened)} @toggle=${this.#toggle}>
        <summary>Change</summary>
        ${this.#second(this.settings)}
      </details>
    `;
  }

  /** @param {Event} event */
  #toggle(event) {
    this.opened = /** @type {HTMLDetailsElement} */ (event.target).open;
  }

  /** @param {import("../state/state.js").RunSettings} settings */
  #second({ method, depth, cut, window, methodOptions }) {
    return html`
      <div class="panel second" role="group" aria-label="The second run">
        ${this.#menu(this.methodWord, "second-method", this.methods, method, (id) => this.#change({ method: id }))}
        ${this.takesDepth ? this.#depth(depth) : nothing}
        ${this.orders.length > 0 ? this.#menu("Order", "second-order", this.orders, this.order, (order) => sendIntent(this, { type: "choose-second-order", order })) : nothing}
        ${this.cuts.length > 0 ? this.#menu("Cut when", "second-cut", this.cuts, cut, (id) => this.#change({ cut: /** @type {">=" | ">"} */ (id) })) : nothing}
        ${this.takesWindow ? this.#window(window) : nothing}
        ${this.options.map((option) =>
          optionField(option, methodOptions[option.id], (value) =>
            this.#change({ methodOptions: { ...methodOptions, [option.id]: value } }),
          ),
        )}
        ${this.error ? html`<p class="field-error" role="alert">${this.error.message}</p>` : nothing}
        ${this.oneDifference ? this.#single(this.oneDifference) : nothing}
        <p class="hint">The first run is set at the top of the page.</p>
        <button @click=${() => sendIntent(this, { type: "end-comparison" })}>End the comparison</button>
      </div>
    `;
  }

  /** The same button as over the trees, which this panel covers. @param {NonNullable<ComparisonView["oneDifference"]>} oneDifference */
  #single({ change, text }) {
    return html`<button @click=${() => this.#change(change)}>${text}</button>`;
  }

  /** @param {Partial<import("../state/state.js").State>} change */
  #change(change) {
    sendIntent(this, { type: "change-second", change });
  }

  /** @param {string} label @param {string} name @param {readonly Choice[]} entries @param {string} chosen @param {(id: string) => void} choose */
  #menu(label, name, entries, chosen, choose) {
    return html`
      <label class="option">
        <span>${label}</span>
        <select name=${name} @change=${(/** @type {Event} */ event) => choose(/** @type {HTMLSelectElement} */ (event.target).value)}>
          ${entries.map((entry) => html`<option value=${entry.id} .selected=${live(entry.id === chosen)}>${entry.name}</option>`)}
        </select>
      </label>
    `;
  }

  /** @param {string} typed */
  #window(typed) {
    return html`
      <label class="option" title="From MAX's side, whoever moves first">
        <span>Window [α, β]</span>
        <input name="second-window" autocomplete="off" size="8" placeholder=${WHOLE_WINDOW} .value=${live(typed && windowWords(typed))}
          @change=${(/** @type {Event} */ event) => this.#change({ window: /** @type {HTMLInputElement} */ (event.target).value.trim() })} />
      </label>
    `;
  }

  /** @param {string} depth */
  #depth(depth) {
    return html`
      <label class="option">
        <span>${depthLabel(this.round)}</span>
        <input name="second-depth" inputmode="numeric" autocomplete="off" size="4" placeholder="full" .value=${live(depthShown(depth, this.round))}
          @change=${(/** @type {Event} */ event) => this.#change({ depth: depthTyped(/** @type {HTMLInputElement} */ (event.target).value, this.round) })} />
      </label>
    `;
  }
}
