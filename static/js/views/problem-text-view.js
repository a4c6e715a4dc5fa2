// <problem-text-view>: a constraint problem as text, to type or paste, with Undo.
import { html, nothing } from "lit";
import { chooseOne } from "./choose-one.js";
import { foldButton } from "./folded.js";
import { sendIntent } from "./intent.js";
import { textBox, unusedNote } from "./typed-text.js";
import { View } from "./view.js";

/** How many lines are shown of a text with several lines. */
const MANY_LINES = 4;

/** How many characters are quoted from the place of an error. */
const MOST_QUOTED = 24;

export class ProblemTextView extends View {
  static properties = {
    text: {},
    unused: { type: Boolean },
    notation: {},
    written: { type: Boolean },
    long: { type: Boolean },
    error: { attribute: false },
    warning: {},
    note: {},
    back: { type: Boolean },
    forward: { type: Boolean },
  };

  constructor() {
    super();
    this.text = "";
    /** Whether it was typed but is not in use yet. */
    this.unused = false;
    /** The notation, in a sentence. */
    this.notation = "";
    /** Whether the problem is a program of the reader's own, which is edited elsewhere. */
    this.written = false;
    /** Whether it may have several lines. */
    this.long = false;
    /** @type {import("../state/results.js").TypedError | null} */
    this.error = null;
    /** How the text was read, if it is in another notation; "" for nothing. */
    this.note = "";
    /** A warning about a text that can still be used; "" for none. */
    this.warning = "";
    /** Whether Undo can go back to an earlier problem, and Redo forward to a later one. */
    this.back = false;
    this.forward = false;
  }

  render() {
    const lines = this.long ? MANY_LINES : 1;
    return html`
      ${foldButton(this, this.written ? "Change it" : "As text")}
      <form class="problem-text" @submit=${this.#use}>
        ${this.written ? nothing : this.#typed(lines)}
        ${unusedNote(this.unused && this.error === null, lines, "Use")}
        ${this.error ? html`<p id="problem-error" class="field-error" role="alert">${this.error.message}${this.#place(this.error)}</p>` : nothing}
        ${chooseOne({
          choices: this.error?.choices ?? [],
          label: "Choose one:",
          use: "Use this one",
          onChoose: ({ text }) => sendIntent(this, { type: "set-position", text }),
        })}
        <p class="hint read-as" role="status">${this.note}</p>
        ${this.warning ? html`<p class="warning" role="status">${this.warning}</p>` : nothing}
        <p id="problem-notation" class="hint">${this.notation}</p>
        <div class="buttons">
          ${this.written ? nothing : html`<button type="submit" class="main">Use</button>`}
          <button type="button" aria-disabled=${!this.back} @click=${() => this.back && sendIntent(this, { type: "undo" })}>Undo</button>
          <button type="button" aria-disabled=${!this.forward} @click=${() => this.forward && sendIntent(this, { type: "redo" })}>Redo</button>
        </div>
      </form>
    `;
  }

  /** @param {number} lines */
  #typed(lines) {
    return html`<label for="problem-typed">The problem as text</label>
      ${textBox({
        id: "problem-typed",
        text: this.text,
        lines,
        wrong: this.error === null ? "" : "problem-error",
        notation: "problem-notation",
        onDraft: (text) => sendIntent(this, { type: "position-draft", text }),
      })}`;
  }

  /** The text at the place of the error. @param {{at?: number | null}} error */
  #place({ at }) {
    if (at === null || at === undefined) return nothing;
    const [line] = this.text.slice(at).split("\n");
    const rest = line.length > MOST_QUOTED ? `${line.slice(0, MOST_QUOTED)}…` : line;
    return html` <span class="place">${rest ? `The problem is at “${rest}”.` : this.text.length > at ? "The problem is at the end of a line." : "The problem is at the end."}</span>`;
  }

  /** @param {Event} event */
  #use = (event) => {
    event.preventDefault();
    const field = /** @type {HTMLTextAreaElement} */ (this.querySelector("#problem-typed"));
    sendIntent(this, { type: "set-position", text: field.value });
  };
}
