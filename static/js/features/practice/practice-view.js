// <practice-view>: graded exercises in a dialog. The answer is given in the picture, by mouse, touch or keyboard.
import { html, nothing } from "lit";
import { sendIntent } from "../../views/intent.js";
import { isNarrow } from "../../views/narrow.js";
import { testTable } from "../../views/practice/test-table.js";
import { testBar, testChoices, Clock } from "./test-bar.js";
import { graphPicture } from "../../views/practice/graph.js";
import { partsOf } from "../../views/practice/parts.js";
import { treePicture } from "../../views/practice/tree.js";
import { wishFields } from "./practice-wishes.js";
import { View } from "../../views/view.js";

/** @typedef {{isRight: boolean, score: string, why: string, more: string, canFix: boolean, misconception: string, canWatchBoth: boolean, wrong: ReadonlySet<string>}} Reply */

/** @type {ReadonlySet<string>} */
const NOWHERE = new Set();

export class PracticeView extends View {
  static properties = {
    open: { type: Boolean },
    types: { attribute: false },
    type: {},
    question: {},
    convention: {},
    how: {},
    draft: { attribute: false },
    look: { attribute: false },
    parts: { attribute: false },
    canUndo: { type: Boolean },
    canWatch: { type: Boolean },
    reply: { attribute: false },
    hint: {},
    place: {},
    isShown: { type: Boolean },
    streak: {},
    wishes: { attribute: false },
    wishError: {},
    test: { attribute: false },
    waits: {},
    busy: { type: Boolean },
    error: {},
    held: { state: true },
    left: { state: true },
  };

  #clock = new Clock(
    (left) => {
      this.left = left;
    },
    () => sendIntent(this, { type: "hand-in-test" }),
  );

  constructor() {
    super();
    this.open = false;
    /** @type {readonly {id: string, name: string}[]} */
    this.types = [];
    this.type = "";
    this.question = "";
    this.convention = "";
    this.how = "";
    /** @type {import("../../exercises/drafts.js").Draft} */
    this.draft = { chosen: [], typed: {}, best: "" };
    /** @type {import("../../exercises/answer-form.js").Look | null} */
    this.look = null;
    /** @type {readonly import("../../exercises/answer-form.js").Part[]} */
    this.parts = [];
    this.canUndo = false;
    this.canWatch = false;
    /** @type {Reply | null} */
    this.reply = null;
    this.hint = "";
    /** The place that the hint is about. */
    this.place = "";
    this.isShown = false;
    this.streak = "";
    /** @type {readonly import("./practice-wishes.js").WishField[]} */
    this.wishes = [];
    this.wishError = "";
    /** @type {import("../../views/practice/test-table.js").TestShown | null} */
    this.test = null;
    this.waits = "";
    this.busy = false;
    this.error = "";
    /** The node that the buttons move. */
    this.held = "";
    /** How much time is left of a test. */
    this.left = "";
  }

  /** @param {Map<string, unknown>} changed */
  willUpdate(changed) {
    if (changed.has("question")) this.held = "";
  }

  updated() {
    const dialog = /** @type {HTMLDialogElement} */ (this.querySelector("dialog"));
    if (this.open && !dialog.open) dialog.showModal();
    if (!this.open && dialog.open) dialog.close();
    this.#clock.set(this.test?.until ?? null);
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this.#clock.set(null);
  }

  render() {
    const { test } = this;
    return html`
      <dialog aria-labelledby="practice-title" @close=${() => this.open && sendIntent(this, { type: "leave-practice" })}>
        <div class="practice ${this.reply === null && this.place ? "hinted" : ""}">
          <form method="dialog"><button class="icon" aria-label="Close the exercises">✕</button></form>
          <h2 id="practice-title">${test ? "A test" : "Practise"}</h2>
          ${test ? testBar(this, test, this.busy, this.left) : this.#choices()}
          ${test && test.at < 0 ? testTable(this, test) : this.#exercise()}
          ${this.error ? html`<p class="field-error" role="alert">${this.error}</p>` : nothing}
        </div>
      </dialog>
    `;
  }

  #choices() {
    return html`
      <div class="choices">
        <label><span class="visually-hidden">Exercise</span>
          <select @change=${(/** @type {Event} */ { target }) =>
            this.#begin(/** @type {HTMLSelectElement} */ (target).value)}>
            ${this.types.map(({ id, name }) => html`<option value=${id} .selected=${id === this.type}>${name}</option>`)}
          </select></label>
        <button ?disabled=${this.busy} @click=${() => this.#begin(this.type)}>A new one</button>
        <span class="streak" role="status">${this.streak}</span>
      </div>
      <div class="more">
        ${wishFields(this, this.wishes, this.wishError, () => this.#begin(this.type))}
        ${testChoices(this, this.busy)}
      </div>
    `;
  }

  /** @param {string} exerciseType */
  #begin(exerciseType) {
    sendIntent(this, { type: "new-exercise", exerciseType, isNarrow: isNarrow() });
  }

  #exercise() {
    if (!this.look)
      return this.wishError ? nothing : html`<p role="status">${this.waits || "Python makes an exercise…"}</p>`;
    const { look, draft, held } = this;
    const wrong = this.reply?.wrong ?? (this.place ? new Set([this.place]) : NOWHERE);
    const hold = (/** @type {string} */ name) => {
      this.held = name;
    };
    return html`
      <p class="question">${this.question}</p>
      <p class="convention">${this.convention} ${this.how}</p>
      ${look.tree ? treePicture(this, { look, tree: look.tree, draft, wrong, held, hold }) : nothing}
      ${look.graph ? graphPicture(this, { look, graph: look.graph, wrong }) : nothing}
      ${partsOf(this, { parts: this.parts, draft, wrong, right: look.right })}
      ${this.test ? this.#testButtons() : this.#buttons()}
      <div class="reply" role="status">${this.#reply()}</div>
    `;
  }

  #buttons() {
    return html`<div class="buttons">
      <button class="main" ?disabled=${this.busy} @click=${() => sendIntent(this, { type: "check-exercise" })}>Check</button>
      ${this.#undo()}
      <button ?disabled=${this.busy} @click=${() => sendIntent(this, { type: "hint-in-exercise" })}>Hint</button>
      ${this.#solution()}
      ${this.#watch()}
    </div>`;
  }

  /** A test has no help; when it is over, everything can be looked at. */
  #testButtons() {
    return html`<div class="buttons">${this.test?.done ? [this.#solution(), this.#watch()] : this.#undo()}</div>`;
  }

  #undo() {
    return html`<button ?disabled=${!this.canUndo} @click=${() => sendIntent(this, { type: "undo-in-exercise" })}>Undo</button>`;
  }

  #solution() {
    return html`<button ?disabled=${this.busy} @click=${() => sendIntent(this, { type: "solve-exercise" })}>Show the solution</button>`;
  }

  #watch() {
    if (!this.canWatch) return nothing;
    return html`<button @click=${() => sendIntent(this, { type: "watch-exercise" })}>Watch the search</button>`;
  }

  #reply() {
    if (this.isShown) {
      return html`<p>This is a solution.${this.test ? "" : " Take a new exercise to try it yourself."}</p>`;
    }
    if (this.hint)
      return html`<p class="hint">${this.hint} With a hint, an exercise does not count towards three in a row.</p>`;
    if (!this.reply) return nothing;
    const { isRight, score, why, more, canFix, misconception, canWatchBoth } = this.reply;
    if (isRight) return html`<p class="right">✓ All right.</p>`;
    return html`<p class="wrong">✗ ${score} right. ${why} ${more}</p>
      ${
        misconception
          ? html`<p class="misconception">${misconception}
              ${canWatchBoth ? html`<button @click=${() => sendIntent(this, { type: "watch-misconception" })}>Watch both side by side</button>` : nothing}</p>`
          : nothing
      }
      ${
        this.test
          ? nothing
          : html`<p class="again">${canFix ? html`<button ?disabled=${this.busy} @click=${() => sendIntent(this, { type: "fix-in-exercise" })}>Fix this place</button>` : nothing}
              <button ?disabled=${this.busy} @click=${() => this.#begin(this.type)}>The same with other numbers</button></p>`
      }`;
  }
}

customElements.define("practice-view", PracticeView);
