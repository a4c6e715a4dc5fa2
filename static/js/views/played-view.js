// <played-view>: the moves of the game that is being played; a press on one goes back to it.
import { html, nothing } from "lit";
import { sendIntent } from "./intent.js";
import { View } from "./view.js";

/** @typedef {import("../kinds/game/move-list.js").Row} Row */
/** @typedef {import("../kinds/game/move-list.js").Entry} Entry */

export class PlayedView extends View {
  static properties = { rows: { attribute: false } };

  constructor() {
    super();
    /** @type {readonly Row[]} */
    this.rows = [];
  }

  render() {
    if (this.rows.length === 0) return nothing;
    return html`<h2>Moves</h2>
      <ol class="played-moves" tabindex="0" aria-label="Moves played">${this.rows.map((row) => this.#row(row))}</ol>`;
  }

  /** @param {Row} row */
  #row({ MAX, MIN }) {
    // Where the second side began, the first has no move there.
    return html`<li>${MAX.length > 0 ? this.#moves(MAX) : html`<span class="none">…</span>`}${this.#moves(MIN)}</li>`;
  }

  /** @param {readonly Entry[]} moves */
  #moves(moves) {
    return html`<span>${moves.map(
      ({ name, at, isNow, isChance }) =>
        html`<button class=${isChance ? "chance" : ""} aria-current=${isNow ? "step" : nothing} title="Go to this move"
          @click=${() => sendIntent(this, { type: "go-to-move", at })}>${name}</button>`,
    )}</span>`;
  }

  /** The move that led to the board stays in sight; only the list scrolls. */
  updated() {
    const list = this.querySelector("ol");
    const now = /** @type {HTMLElement | null} */ (this.querySelector("[aria-current]"));
    if (list && now) list.scrollTop = now.offsetTop + now.offsetHeight / 2 - list.clientHeight / 2;
  }
}
