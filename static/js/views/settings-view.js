// <settings-view>: the choice of a game, a search and its options. The game and the search open the gallery; a button opens
// a sheet with the options, and shows those that are not as usual. Where there is no room, the sheet has all the choices, and
// the button shows the names of game and search.
import { html, nothing } from "lit";
import { live } from "lit/directives/live.js";
import { kindOf } from "../kinds/index.js";
import { CUTS, conventionOf } from "../view-models/convention.js";
import { subjectTitle } from "../state/catalogue.js";
import { orderInUse } from "../state/move-orders.js";
import { depthTyped, depthWords, roundOf } from "../words/depth.js";
import { capital } from "../words/sentence.js";
import { sendIntent } from "./intent.js";
import { View } from "./view.js";

/** @typedef {import("../state/state.js").State} State */
/** @typedef {import("../python/protocol.js").Catalogue} Catalogue */

const OWN = "own";

export class SettingsView extends View {
  static properties = {
    state: { attribute: false },
    catalogue: { attribute: false },
    look: { attribute: false },
    choosing: {},
    error: { attribute: false },
    open: { state: true },
  };

  constructor() {
    super();
    /** @type {State | null} */
    this.state = null;
    /** @type {Catalogue | null} */
    this.catalogue = null;
    /** @type {{kind?: string, methods: string[], orders?: string[], round?: number} | null} what the position offers */
    this.look = null;
    /** The game and preset that were chosen but are not on the board yet, as "nim/three"; "" for none. */
    this.choosing = "";
    /** @type {{message: string, field?: string} | null} */
    this.error = null;
    this.open = false;
  }

  connectedCallback() {
    super.connectedCallback();
    document.addEventListener("pointerdown", this.#pressed);
    document.addEventListener("keydown", this.#key);
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    document.removeEventListener("pointerdown", this.#pressed);
    document.removeEventListener("keydown", this.#key);
  }

  /** An error in the depth is shown in the sheet, so that opens it. @param {import("lit").PropertyValues} changed */
  willUpdate(changed) {
    if (changed.has("error") && this.error?.field === "depth") this.open = true;
  }

  /** A press outside the sheet closes it. @param {PointerEvent} event */
  #pressed = ({ target }) => {
    if (!this.contains(/** @type {Node} */ (target))) this.open = false;
  };

  /** @param {KeyboardEvent} event */
  #key = ({ key }) => {
    if (key === "Escape" && this.open) this.#close();
  };

  /** @param {FocusEvent} event */
  #left = ({ relatedTarget }) => {
    if (relatedTarget instanceof Node && !this.contains(relatedTarget)) this.open = false;
  };

  #close() {
    this.open = false;
    this.querySelector("button")?.focus();
  }

  render() {
    const { state, catalogue } = this;
    if (!state || !catalogue) return nothing;
    const search = catalogue.methods.find((entry) => entry.id === state.method);
    const { words } = kindOf(this.look);
    return html`
      <button
        class="settings-toggle"
        aria-expanded=${this.open}
        aria-controls="settings-fields"
        @click=${() => (this.open = !this.open)}
        @focusout=${this.#left}
      >
        <span class="hidden-text">Settings: </span>
        <span class="chosen"><span>${this.#subjectName(state, catalogue)}</span><span>${this.#isOnly(catalogue.methods) ? "" : (search?.name ?? "")}</span></span>
        <span aria-hidden="true">${this.open ? "▴" : "▾"}</span>
      </button>
      <div id="settings-fields" class=${this.open ? "fields open" : "fields"} @focusout=${this.#left}>
        ${this.#opener("subject", words.subject, this.#chosenSubject(state), this.#subjectName(state, catalogue))}
        ${this.#isOnly(catalogue.methods) ? nothing : this.#opener("method", words.method, state.method, search?.name ?? "")}
        ${this.#options(state, catalogue)}
      </div>
      <p class="on-paper">${conventionOf(state, catalogue, this.look).map(({ name, text }) => html`<span>${name}: <b>${text}</b></span> `)}</p>
    `;
  }

  /** @param {State} state @param {Catalogue} catalogue */
  #options(state, catalogue) {
    const search = catalogue.methods.find((entry) => entry.id === state.method);
    const hasOrder = !search?.merged && !(this.look && !this.look.orders?.length);
    if (search && !search.takesDepth && !hasOrder && !search.takesCut) return nothing;
    return html`
      <button
        class="options-toggle"
        aria-expanded=${this.open}
        @click=${() => (this.open = !this.open)}
        @focusout=${this.#left}
      >
        Options <span class="chips">${this.#unusual(state, catalogue).map((text) => html`<span class="chip">${text}</span> `)}</span>
        <span aria-hidden="true">${this.open ? "▴" : "▾"}</span>
      </button>
      <div class="run-options">
        ${search && !search.takesDepth ? nothing : this.#depth(state)}
        ${hasOrder ? this.#order(state, catalogue) : nothing}
        ${search?.takesCut ? this.#cut(state.cut) : nothing}
      </div>
    `;
  }

  /** The options that are not as usual, in words. @param {State} state @param {Catalogue} catalogue @returns {string[]} */
  #unusual(state, catalogue) {
    const search = catalogue.methods.find((entry) => entry.id === state.method);
    const order = orderInUse(catalogue, state);
    const orderName = catalogue.orders.find(({ id }) => id === order)?.name ?? order;
    return [
      ...(search?.takesDepth && state.depth !== "" ? [`depth ${depthField(state.depth, roundOf(this.look))}`] : []),
      ...(order !== "given" && this.look?.orders?.includes(order) && !search?.merged ? [`order: ${orderName}`] : []),
      ...(search?.takesCut && state.cut !== ">=" ? ["cut only if v > β or v < α"] : []),
    ];
  }

  /** The subject and preset that are chosen, as "nim/three". @param {State} state */
  #chosenSubject({ subject, preset }) {
    return this.choosing || `${subject}/${preset || OWN}`;
  }

  /** @param {State} state @param {Catalogue} catalogue */
  #subjectName(state, { subjects }) {
    const [id, presetId] = this.#chosenSubject(state).split("/");
    const subject = subjects.find((entry) => entry.id === id);
    if (state.activity === "play") return subject?.name ?? "";
    const { name = "", presets = [] } = subject ?? {};
    return capital(subjectTitle({ name: this.#isOnly(subjects) ? "" : name, presets }, presetId));
  }

  /** Whether this kind has one entry alone, so that its name says nothing. @param {readonly {kind?: string}[]} entries */
  #isOnly(entries) {
    const { id } = kindOf(this.look);
    return entries.filter(({ kind }) => kind === id).length === 1;
  }

  /**
   * A button that opens the gallery, where there is room to say what each entry is.
   * @param {"subject" | "method"} about @param {string} label @param {string} chosen  its id @param {string} name
   */
  #opener(about, label, chosen, name) {
    return html`
      <div class="field">
        <span aria-hidden="true">${label}</span>
        <button name=${about} value=${chosen} aria-haspopup="dialog" aria-label="${label}: ${name}"
          @click=${() => {
            // Where the focus comes back to, the button must still be there.
            if (this.open) this.#close();
            sendIntent(this, { type: "gallery", about });
          }}><span class="opener-name">${name.split(" · ").map((part, at) => (at === 0 ? part : html`<span class="of-it"> · ${part}</span>`))}</span><span aria-hidden="true">▾</span></button>
      </div>
    `;
  }

  /** @param {string} chosen */
  #cut(chosen) {
    return html`
      <label class="field">
        <span>Cut when</span>
        <select name="cut" @change=${(/** @type {Event} */ event) => sendIntent(this, { type: "change-run", change: { cut: /** @type {State["cut"]} */ (chosenIn(event)) } })}>
          ${CUTS.map((entry) => html`<option value=${entry.id} .selected=${live(entry.id === chosen)}>${entry.name}</option>`)}
        </select>
      </label>
    `;
  }

  /** Choosing an order that is learnt also chooses the search that learns it. @param {State} state @param {Catalogue} catalogue */
  #order(state, catalogue) {
    const orders = offered(catalogue.orders, this.look?.orders);
    const chosen = orderInUse(catalogue, state);
    const entries = (/** @type {typeof orders} */ group) =>
      group.map(
        ({ id, name, note }) =>
          html`<option value=${id} title=${note} .selected=${live(id === chosen)}>${name}</option>`,
      );
    const learnt = orders.filter((order) => order.learnt);
    return html`
      <label class="field">
        <span>Order</span>
        <select
          name="order"
          @change=${(/** @type {Event} */ event) => sendIntent(this, { type: "choose-order", order: chosenIn(event) })}
        >
          ${entries(orders.filter((order) => !order.learnt))}
          ${learnt.length > 0 ? html`<optgroup label="Learnt while searching">${entries(learnt)}</optgroup>` : nothing}
        </select>
      </label>
    `;
  }

  /** @param {State} state */
  #depth(state) {
    const error = this.error?.field === "depth" ? this.error.message : "";
    const round = roundOf(this.look);
    return html`
      <label class=${round === 1 ? "field depth" : "field depth in-rounds"}>
        <span>Depth${round === 1 ? nothing : html`<span class="hidden-text"> in rounds</span>`}</span>
        <input
          name="depth"
          inputmode="numeric"
          autocomplete="off"
          size=${round === 1 ? 4 : 8}
          placeholder="full"
          .value=${depthField(state.depth, round)}
          aria-invalid=${error ? "true" : "false"}
          aria-describedby=${error ? "depth-error" : nothing}
          @change=${(/** @type {Event} */ event) => this.#typeDepth(event, round)}
        />
        ${error ? html`<span id="depth-error" class="field-error" role="alert">${error}</span>` : nothing}
      </label>
    `;
  }

  /** What was typed is shown as the page writes it: "6 plies" may be "2" rounds. @param {Event} event @param {number} round */
  #typeDepth({ target }, round) {
    const field = /** @type {HTMLInputElement} */ (target);
    const depth = depthTyped(field.value, round);
    field.value = depthField(depth, round);
    sendIntent(this, { type: "change-run", change: { depth } });
  }
}

/**
 * The entries that the position offers; all of them until this is known.
 * @template {{id: string}} T @param {readonly T[]} entries @param {readonly string[] | undefined} ids
 */
const offered = (entries, ids) => (ids ? entries.filter(({ id }) => ids.includes(id)) : entries);

/** The name of the field has no room for the unit, so that its text has: "2 rounds". @param {string} depth @param {number} round */
const depthField = (depth, round) => (depth === "" ? "" : depthWords(depth, round));

/** @param {Event} event */
const chosenIn = (event) => /** @type {HTMLSelectElement | HTMLInputElement} */ (event.target).value;
