// <cuts-view>: the list of cuts of a search, each with its reason. A press on one goes to its step.
import { html, nothing } from "lit";
import { sendIntent } from "./intent.js";
import { View } from "./view.js";

/** @typedef {import("../kinds/game/cuts.js").Cut} Cut */

export class CutsView extends View {
  static properties = {
    heading: {},
    cuts: { attribute: false },
    more: { attribute: false },
    besideMinimax: { attribute: false },
    isOver: { attribute: false },
    typed: {},
  };

  constructor() {
    super();
    this.heading = "";
    /** @type {readonly Cut[]} */
    this.cuts = [];
    /** How many are not listed. */
    this.more = 0;
    /** Whether minimax can be put beside this search. */
    this.besideMinimax = false;
    /** Whether the search is at its end. */
    this.isOver = false;
    /** The text of the tree, if that can be practised on; else "". */
    this.typed = "";
  }

  render() {
    if (this.heading === "")
      return html`<p class="cuts-none">The cuts are listed here as soon as there is a search.</p>`;
    return html`
      <h2>${this.heading}</h2>
      <ol class=${this.isOver ? "cuts-list whole" : "cuts-list"}>${this.cuts.map((cut) => html`<li>${this.#cut(cut)}</li>`)}</ol>
      ${this.more > 0 ? html`<p class="cuts-none">And ${this.more} more: step by cut to see them.</p>` : nothing}
      <p class="cuts-next">
        ${this.isOver ? html`<button @click=${() => this.#replay()}>Replay</button>` : nothing}
        ${
          this.besideMinimax
            ? html`<button @click=${() => sendIntent(this, { type: "compare-runs", second: { method: "minimax", methodOptions: {} } })}
                >Beside minimax</button>`
            : nothing
        }
        ${
          this.isOver && this.typed
            ? html`<button @click=${() => sendIntent(this, { type: "practise-on", position: this.typed })}>Practise on this tree</button>`
            : nothing
        }
      </p>
    `;
  }

  /** Shows the search once more from its start. */
  #replay() {
    sendIntent(this, { type: "goto-start" });
    sendIntent(this, { type: "play-pause" });
  }

  /** Lights rows in the tree. @param {readonly number[]} rows */
  #light(rows) {
    sendIntent(this, { type: "light-rows", rows });
  }

  /** Goes to a cut: the list stays, and a narrow screen shows the tree with it. @param {number} row */
  #go(row) {
    sendIntent(this, { type: "tab", tab: "cuts" });
    sendIntent(this, { type: "pane", pane: "tree" });
    sendIntent(this, { type: "goto-node", row });
  }

  /** @param {Cut} cut */
  #cut({ number, row, what, why, lights, isNow, isAhead }) {
    return html`
      <button class=${isAhead ? "cut-entry ahead" : "cut-entry"} aria-current=${isNow ? "step" : nothing} @click=${() => this.#go(row)}
        @pointerenter=${() => this.#light(lights)} @focus=${() => this.#light(lights)}
        @pointerleave=${() => this.#light([])} @blur=${() => this.#light([])}>
        <span class="cut-number">${number}</span>
        <span class="cut-what">${what}</span>
        <span class="cut-why">${why.map(({ text }) => text)}</span>
      </button>
    `;
  }
}
