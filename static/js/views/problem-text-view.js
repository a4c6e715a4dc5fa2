// <problem-text-view>: a constraint problem as text: typed, pasted, and taken back.
import { LitElement, html, nothing } from "lit";
import { sendIntent } from "./intent.js";
import { textBox, unusedNote } from "./typed-text.js";

/** So many lines are shown of a text that has several. */
const MANY_LINES = 4;

/** So many characters are quoted of the place where a text is wrong. */
const MOST_QUOTED = 24;

export class ProblemTextView extends LitElement {
  static properties = {
    text: {},
    unused: { type: Boolean },
    notation: {},
    long: { type: Boolean },
    error: { attribute: false },
    warning: {},
    back: { type: Boolean },
    forward: { type: Boolean },
  };

  constructor() {
    super();
    this.text = "";
    /** Whether it was typed, and is not in use. */
    this.unused = false;
    /** How it is written, in a sentence. */
    this.notation = "";
    /** Whether it may have several lines. */
    this.long = false;
    /** @type {{message: string, at?: number | null} | null} */
    this.error = null;
    /** What is odd about it, though it can be used; "" for nothing. */
    this.warning = "";
    /** Whether there is a problem before this one, and after it, to go to. */
    this.back = false;
    this.forward = false;
  }

  createRenderRoot() {
    return this;
  }

  render() {
    const lines = this.long ? MANY_LINES : 1;
    return html`
      <form class="problem-text" @submit=${this.#use}>
        <label for="problem-typed">The problem as text</label>
        ${textBox({
          id: "problem-typed",
          text: this.text,
          lines,
          wrong: this.error === null ? "" : "problem-error",
          notation: "problem-notation",
          onDraft: (text) => sendIntent(this, { type: "position-draft", text }),
        })}
        ${unusedNote(this.unused && this.error === null, lines, "Use")}
        ${this.error ? html`<p id="problem-error" class="field-error" role="alert">${this.error.message}${this.#place(this.error)}</p>` : nothing}
        ${this.warning ? html`<p class="warning" role="status">${this.warning}</p>` : nothing}
        <p id="problem-notation" class="hint">${this.notation}</p>
        <div class="buttons">
          <button type="submit" class="main">Use</button>
          <button type="button" aria-disabled=${!this.back} @click=${() => this.back && sendIntent(this, { type: "undo" })}>Undo</button>
          <button type="button" aria-disabled=${!this.forward} @click=${() => this.forward && sendIntent(this, { type: "redo" })}>Redo</button>
        </div>
      </form>
    `;
  }

  /** What stands where the text is wrong. @param {{at?: number | null}} error */
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

customElements.define("problem-text-view", ProblemTextView);
