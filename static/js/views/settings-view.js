// <settings-view>: the choice of a game, a search and its conventions, in a row. If there is no room for the row, a
// button shows the names of the game and the search, and opens a sheet with all the choices.
import { html, nothing } from "lit";
import { live } from "lit/directives/live.js";
import { kindOf } from "../kinds/index.js";
import { CUTS, conventionOf } from "../present/convention.js";
import { orderInUse } from "../state/move-orders.js";
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
    /** @type {{kind?: string, methods: string[], orders?: string[]} | null} what the position offers */
    this.look = null;
    /** The game and preset that were chosen but are not on the board yet, as "nim/three"; "" for none. */
    this.choosing = "";
    /** @type {{message: string, field?: string} | null} */
    this.error = null;
    this.open = false;
    /** Whether the sheet was last used with the pointer, not with keys. */
    this.byPointer = false;
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
    this.byPointer = this.contains(/** @type {Node} */ (target));
    if (!this.byPointer) this.open = false;
  };

  /** @param {KeyboardEvent} event */
  #key = ({ key }) => {
    this.byPointer = false;
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

  /**
   * A person who has chosen a game or a search with the pointer wants to see it next, so the sheet closes. With keys,
   * the person may still be on the way through the menu.
   */
  #chosen() {
    if (this.open && this.byPointer) this.#close();
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
        <span class="chosen"><span>${this.#subjectName(state, catalogue)}</span><span>${search?.name ?? ""}</span></span>
        <span aria-hidden="true">${this.open ? "▴" : "▾"}</span>
      </button>
      <div id="settings-fields" class=${this.open ? "fields open" : "fields"} @focusout=${this.#left}>
        ${this.#subject(state, catalogue, words.subject)}
        ${this.#choice("method", words.method, offered(catalogue.methods, this.look?.methods), state.method)}
        ${search && !search.takesDepth ? nothing : this.#depth(state)}
        ${search?.merged || (this.look && !this.look.orders?.length) ? nothing : this.#order(state, catalogue)}
        ${search?.takesCut ? this.#choice("cut", "Cut when", CUTS, state.cut) : nothing}
      </div>
      <p class="on-paper">${conventionOf(state, catalogue, this.look).map(({ name, text }) => html`<span>${name}: <b>${text}</b></span> `)}</p>
    `;
  }

  /** The subject and preset that are chosen, as "nim/three". @param {State} state */
  #chosenSubject({ subject, preset }) {
    return this.choosing || `${subject}/${preset || OWN}`;
  }

  /** @param {State} state @param {Catalogue} catalogue */
  #subjectName(state, { subjects }) {
    const [id, presetId] = this.#chosenSubject(state).split("/");
    const subject = subjects.find((entry) => entry.id === id);
    return nameOf(subject?.name ?? "", subject?.presets.find((entry) => entry.id === presetId)?.name);
  }

  /** @param {State} state @param {Catalogue} catalogue @param {string} label */
  #subject(state, catalogue, label) {
    const chosen = this.#chosenSubject(state);
    return html`
      <label class="field">
        <span>${label}</span>
        <select
          name="subject"
          @change=${(/** @type {Event} */ event) => {
            const [subject, preset] = chosenIn(event).split("/");
            sendIntent(this, { type: "choose-subject", subject, preset: preset === OWN ? "" : preset });
            this.#chosen();
          }}
        >
          ${catalogue.subjects
            .filter(({ kind }) => kind === kindOf(this.look).id)
            .map(
              (subject) => html`
              <optgroup label=${subject.name}>
                ${subject.presets.map(
                  (
                    preset,
                  ) => html`<option value="${subject.id}/${preset.id}" .selected=${live(chosen === `${subject.id}/${preset.id}`)}>
                    ${nameOf(subject.name, preset.name)}
                  </option>`,
                )}
                ${
                  subject.id === state.subject && !state.preset
                    ? html`<option value="${subject.id}/${OWN}" .selected=${live(chosen === `${subject.id}/${OWN}`)}>${nameOf(subject.name)}</option>`
                    : nothing
                }
              </optgroup>
            `,
            )}
        </select>
      </label>
    `;
  }

  /**
   * @param {"method" | "cut"} name @param {string} label
   * @param {readonly {id: string, name: string}[]} entries @param {string} chosen
   */
  #choice(name, label, entries, chosen) {
    return html`
      <label class="field">
        <span>${label}</span>
        <select
          name=${name}
          @change=${(/** @type {Event} */ event) => {
            sendIntent(this, { type: "change-run", change: { [name]: chosenIn(event) } });
            if (name === "method") this.#chosen();
          }}
        >
          ${entries.map((entry) => html`<option value=${entry.id} .selected=${live(entry.id === chosen)}>${entry.name}</option>`)}
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
    return html`
      <label class="field depth">
        <span>Depth</span>
        <input
          name="depth"
          inputmode="numeric"
          autocomplete="off"
          size="4"
          placeholder="full"
          .value=${state.depth}
          aria-invalid=${error ? "true" : "false"}
          aria-describedby=${error ? "depth-error" : nothing}
          @change=${(/** @type {Event} */ event) => sendIntent(this, { type: "change-run", change: { depth: chosenIn(event).trim() } })}
        />
        ${error ? html`<span id="depth-error" class="field-error" role="alert">${error}</span>` : nothing}
      </label>
    `;
  }
}

/**
 * The entries that the position offers; all of them until this is known.
 * @template {{id: string}} T @param {readonly T[]} entries @param {readonly string[] | undefined} ids
 */
const offered = (entries, ids) => (ids ? entries.filter(({ id }) => ids.includes(id)) : entries);

/** @param {string} subject @param {string} [preset] */
const nameOf = (subject, preset = "your own") => `${subject} · ${preset}`;

/** @param {Event} event */
const chosenIn = (event) => /** @type {HTMLSelectElement | HTMLInputElement} */ (event.target).value;

customElements.define("settings-view", SettingsView);
