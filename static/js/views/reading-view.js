// <reading-view>: how the program begins, and what Plyscope takes for state, move, value, window, depth and side.
import { html, nothing } from "lit";
import { formatCount } from "../words/format.js";
import { sendIntent } from "./intent.js";
import { View } from "./view.js";

/**
 * @typedef {object} Role
 * @property {string} role
 * @property {string} from  where it is read; "" if that is not known
 * @property {string} how  why
 * @property {readonly string[]} choices  what else it could be read from
 * @property {string} chosen  what the user has chosen; "" to leave it to Plyscope
 */

const COUNTS = /** @type {const} */ ([
  ["nodes", "Calls"],
  ["leaves", "Leaves"],
  ["depth", "Depth"],
  ["cuts", "Cuts"],
]);

/** @type {Readonly<Record<string, string>>} */
const HEADINGS = {
  same: "✓ The same as the textbook.",
  "not compared": "Not compared.",
  stopped: "Stopped before its end.",
  crashed: "Ended by an error.",
};

export class ReadingView extends View {
  static properties = {
    roles: { attribute: false },
    functions: { attribute: false },
    watched: {},
    start: {},
    chosenStart: {},
    counts: { attribute: false },
    difference: { attribute: false },
    outcome: { attribute: false },
    comparable: { type: Boolean },
    bookShown: { type: Boolean },
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
    /** @type {{nodes: number, leaves: number, depth: number, cuts: number | null} | null} */
    this.counts = null;
    /** The first difference from the textbook's search, and its row. @type {{sentence: string, row: number} | null} */
    this.difference = null;
    /** What came of comparing it; null before that. @type {import("../python/messages.js").OutcomeReport | null} */
    this.outcome = null;
    /** Whether there is a textbook's tree for it. */
    this.comparable = false;
    /** Whether that tree stands beside the program's. */
    this.bookShown = false;
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
        ${this.#comparison()} ${this.comparable ? this.#textbook() : nothing}
        ${
          counts
            ? html`<dl class="counts">${COUNTS.map(([id, name]) => html`<div><dt>${name}</dt><dd class="number">${counts[id] === null ? "not known" : formatCount(counts[id])}</dd></div>`)}</dl>
              <dl class="roles">${this.roles.map((each) => this.#role(each))}</dl>`
            : nothing
        }
      </section>
    `;
  }

  #comparison() {
    const { difference, outcome } = this;
    const ended = outcome && outcome.kind !== "different" ? this.#outcome(outcome) : nothing;
    if (!difference) return ended;
    return html`<p class="difference"><span>${difference.sentence}</span>
        <button type="button" class="small" @click=${() => sendIntent(this, { type: "goto-node", row: difference.row })}>Show it</button></p>
      ${ended}`;
  }

  /** @param {import("../python/messages.js").OutcomeReport} outcome */
  #outcome({ kind, compared, why, try: remedy }) {
    const what = compared.length > 0 && kind !== "not compared" ? html` Compared: ${compared.join(", ")}.` : nothing;
    return html`<p class="outcome ${kind === "same" ? "same" : ""}"><b>${HEADINGS[kind]}</b> ${why}${what}${remedy ? ` ${remedy}` : nothing}</p>`;
  }

  #textbook() {
    const toggle = () => sendIntent(this, { type: "show-textbook", shown: !this.bookShown });
    return html`<button type="button" class="small textbook" aria-pressed=${this.bookShown} @click=${toggle}>
      Beside the textbook</button>`;
  }

  /** @param {Role} each */
  #role({ role, from, how, choices, chosen }) {
    const offered = choices.includes(from) || from === "" ? choices : [from, ...choices];
    return html`<div class=${from ? "" : "unknown"}>
      <dt id="role-${role}">${role}</dt>
      <dd>
        <select aria-labelledby="role-${role}" @change=${(/** @type {Event} */ event) => this.#choose(role, event)}>
          <option value="" .selected=${chosen === ""}>${chosen === "" ? from || "not known" : "as recognised"}</option>
          ${offered.filter((name) => chosen !== "" || name !== from).map((name) => html`<option value=${name} .selected=${name === chosen}>${name}</option>`)}
        </select>
        <span class="hint">${how}</span>
      </dd>
    </div>`;
  }

  /** @param {string} role @param {Event} event */
  #choose(role, event) {
    const { value } = /** @type {HTMLSelectElement} */ (event.target);
    const before = Object.fromEntries(
      this.roles.filter(({ chosen }) => chosen).map((each) => [each.role, each.chosen]),
    );
    const { [role]: _, ...others } = before;
    sendIntent(this, { type: "set-running", change: { reads: value ? { ...others, [role]: value } : others } });
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
