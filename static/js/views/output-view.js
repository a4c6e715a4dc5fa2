// <output-view>: what the program printed, each piece with the call in which it did, and the answers to its input().
import { html, nothing } from "lit";
import { sendIntent } from "./intent.js";
import { View } from "./view.js";

/** @typedef {{row: number, text: string, name: string, ahead: boolean}} Piece */

export class OutputView extends View {
  static properties = {
    pieces: { attribute: false },
    current: { type: Number },
    traceback: {},
    notes: { attribute: false },
    missing: { attribute: false },
    notInstalled: { attribute: false },
    asks: {},
    input: {},
    only: { state: true },
    typed: { state: true },
  };

  constructor() {
    super();
    /** @type {readonly Piece[]} */
    this.pieces = [];
    /** The row of the current call, −1 for none. */
    this.current = -1;
    /** How Python tells of the error that ended the program; "" if none did. */
    this.traceback = "";
    /** @type {readonly string[]} what could not run here, in sentences */
    this.notes = [];
    /** @type {import("../kinds/program/packages.js").MissingPackages | null} a module that was not found */
    this.missing = null;
    /** @type {{message: string} | null} why it was not installed */
    this.notInstalled = null;
    /** The name of a package, as the user has corrected it; "" for the one that is offered. */
    this.typed = "";
    /** The question of an input() that had no answer; "" for none. */
    this.asks = "";
    /** The answers, a line for each. */
    this.input = "";
    /** Whether only what the current call printed is shown. */
    this.only = false;
  }

  render() {
    const shown = this.only ? this.pieces.filter(({ row }) => row === this.current) : this.pieces;
    return html`
      <section class="panel output" aria-labelledby="output-title">
        <h2 id="output-title">Output</h2>
        ${
          this.pieces.some(({ row }) => row >= 0)
            ? html`<label class="only"><input type="checkbox" .checked=${this.only} @change=${this.#filter} /> only of this call</label>`
            : nothing
        }
        ${
          shown.length > 0
            ? html`<div class="printed card" tabindex="0" role="group" aria-label="What was printed">${shown.map((piece) => this.#piece(piece))}</div>`
            : html`<p class="hint">${this.only ? "This call printed nothing." : "Nothing was printed."}</p>`
        }
        ${this.notes.map((note) => html`<p class="note">${note}</p>`)}
        ${this.missing ? this.#offer(this.missing) : nothing}
        ${this.traceback ? html`<pre class="traceback" tabindex="0">${this.traceback}</pre>` : nothing}
        <details class="input" ?open=${this.asks !== "" || this.input !== ""}>
          <summary>Input</summary>
          <form @submit=${this.#answer}>
            <label for="program-input">${this.asks ? `The program asks “${this.asks.trim()}”` : "Answers to input(), one in each line"}</label>
            <textarea id="program-input" rows="2" spellcheck="false" .value=${this.input}></textarea>
            <button type="submit" class="small">Run with this input</button>
          </form>
        </details>
      </section>
    `;
  }

  /** A module that is not here, and the way to get it. @param {import("../kinds/program/packages.js").MissingPackages} missing */
  #offer({ module, name, installing }) {
    const packageName = this.typed.trim() || name;
    return html`
      <p class="note">
        There is no module “${module}” here. If it is a file of yours, drop the whole folder on the editor. If it is a
        package, install it: this needs the network once, and lasts as long as this page is open.
      </p>
      <form class="install" @submit=${this.#install}>
        <label for="package-name">Package</label>
        <input id="package-name" autocomplete="off" autocapitalize="none" spellcheck="false" .value=${packageName} @input=${this.#type} />
        <button type="submit" class="small" ?disabled=${installing}>Install ${packageName}</button>
      </form>
      <p class="installing" role="status">${installing ? `Installing ${packageName}…` : ""}</p>
      ${this.notInstalled ? html`<p class="trouble" role="alert">${this.notInstalled.message}</p>` : nothing}
    `;
  }

  /** @param {Map<string, unknown>} changed */
  willUpdate(changed) {
    const before = /** @type {OutputView["missing"]} */ (changed.get("missing"));
    if (changed.has("missing") && before?.module !== this.missing?.module) this.typed = "";
  }

  /** @param {Event} event */
  #type = (event) => {
    this.typed = /** @type {HTMLInputElement} */ (event.target).value;
  };

  /** @param {Event} event */
  #install = (event) => {
    event.preventDefault();
    const name = this.typed.trim() || this.missing?.name;
    if (name) sendIntent(this, { type: "install-package", name });
  };

  /** @param {Piece} piece */
  #piece({ row, text, name, ahead }) {
    if (row < 0) return html`<pre>${text}</pre>`;
    return html`<pre class=${ahead ? "ahead" : ""}><button type="button" class="small of" title="Go to ${name}"
      @click=${() => sendIntent(this, { type: "goto-node", row })}>${name}</button>${text}</pre>`;
  }

  /** @param {Event} event */
  #filter = (event) => {
    this.only = /** @type {HTMLInputElement} */ (event.target).checked;
  };

  /** @param {Event} event */
  #answer = (event) => {
    event.preventDefault();
    const { value } = /** @type {HTMLTextAreaElement} */ (this.querySelector("#program-input"));
    sendIntent(this, { type: "set-running", change: { input: value } });
  };
}
