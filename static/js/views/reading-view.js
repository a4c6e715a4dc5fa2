// <reading-view>: how the program begins, and what Plyscope takes for state, move, value, window, depth and side.
import { html, nothing } from "lit";
import { formatCount } from "../words/format.js";
import { sendIntent } from "./intent.js";
import { View } from "./view.js";

/** @typedef {{role: string, from: string, how: string}} Role */

const COUNTS = /** @type {const} */ ([
  ["nodes", "Calls"],
  ["leaves", "Leaves"],
  ["depth", "Depth"],
  ["cuts", "Cuts"],
]);

export class ReadingView extends View {
  static properties = {
    roles: { attribute: false },
    functions: { attribute: false },
    watched: {},
    start: {},
    chosenStart: {},
    counts: { attribute: false },
    error: { attribute: false },
  };

  constructor() {
    super();
    /** @type {readonly Role[]} */
    this.roles = [];
    /** @type {readonly string[]} the names of the program's functions */
    this.functions = [];
    /** The function to watch; "" for all that call themselves. */
    this.watched = "";
    /** The expression that begins the search; "" lets Plyscope choose. */
    this.start = "";
    /** What Plyscope chose; "" if the program itself begins. */
    this.chosenStart = "";
    /** @type {{nodes: number, leaves: number, depth: number, cuts: number} | null} */
    this.counts = null;
    /** @type {{message: string} | null} */
    this.error = null;
  }

  render() {
    const { counts } = this;
    return html`
      <section class="panel work reading" aria-labelledby="reading-title">
        <h2 id="reading-title">What was watched</h2>
        <form class="running" @submit=${this.#use}>
          <label class="field"><span>Function</span>
            <select name="watched" @change=${this.#use}>
              <option value="" .selected=${this.watched === ""}>all that call themselves</option>
              ${this.functions.map((name) => html`<option value=${name} .selected=${name === this.watched}>${name}</option>`)}
            </select>
          </label>
          <label class="field"><span>Start with</span>
            <input name="start" spellcheck="false" autocomplete="off" autocapitalize="off" .value=${this.start}
              placeholder=${this.chosenStart || "the program itself"} @change=${this.#use} />
          </label>
          ${this.error ? html`<p class="field-error" role="alert">${this.error.message}</p>` : nothing}
        </form>
        ${
          counts
            ? html`<dl class="counts">${COUNTS.map(([id, name]) => html`<div><dt>${name}</dt><dd class="number">${formatCount(counts[id])}</dd></div>`)}</dl>
              <dl class="roles">${this.roles.map(
                ({ role, from, how }) => html`<div class=${from ? "" : "unknown"}>
                  <dt>${role}</dt><dd>${from ? html`<code>${from}</code> <span class="hint">${how}</span>` : "–"}</dd>
                </div>`,
              )}</dl>`
            : nothing
        }
      </section>
    `;
  }

  /** @param {Event} event */
  #use = (event) => {
    event.preventDefault();
    const form = /** @type {HTMLFormElement} */ (this.querySelector("form"));
    const given = new FormData(form);
    const change = { watched: String(given.get("watched")), start: String(given.get("start")).trim() };
    if (change.watched === this.watched && change.start === this.start) return;
    sendIntent(this, { type: "set-running", change });
  };
}

customElements.define("reading-view", ReadingView);
