// <lessons-view>: the button and the dialog with the list of lessons.
import { html, nothing } from "lit";
import { sendIntent } from "./intent.js";
import { isNarrow } from "./narrow.js";
import { View } from "./view.js";

/** @typedef {import("../lessons/shelf.js").Listed & {how: string, isDone: boolean}} Entry */

export class LessonsView extends View {
  static properties = { lessons: { attribute: false }, open: {} };

  constructor() {
    super();
    /** @type {readonly Entry[] | null} null until they are known */
    this.lessons = null;
    /** The id of the lesson that stands beside the bench. */
    this.open = "";
  }

  render() {
    return html`
      <button class="icon" aria-label="Lessons" title="Lessons and exercises" aria-haspopup="dialog" @click=${() => this.#show()}>
        <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
          <path d="M8 4.2C6.600 2.900 4.300 2.500 1.500 2.700v9.800c2.800-.2 5.100.2 6.500 1.500 1.400-1.300 3.700-1.700 6.500-1.500V2.700C11.700 2.500 9.400 2.900 8 4.200zm0 0V14"
            fill="none" stroke="currentColor" stroke-width="1.5" stroke-linejoin="round" />
        </svg>
        <span class="lessons-word">Lessons</span>
      </button>
      <dialog aria-labelledby="lessons-title" @click=${(/** @type {MouseEvent} */ event) => event.target === this.#dialog() && this.#dialog().close()}>
        <div class="lessons">
          <form method="dialog"><button class="icon" aria-label="Close the list of lessons">✕</button></form>
          <h2 id="lessons-title">Lessons and exercises</h2>
          <p class="lessons-about">Each takes ten minutes or less. It stands beside the bench, where you can touch everything.</p>
          <p class="lessons-practice">
            <button class="main" @click=${() => this.#practise()}>Practise</button>
            <span>Exercises answered in the picture, and tests; Python grades them and says why.</span>
          </p>
          ${this.lessons === null ? html`<p>…</p>` : html`<ol>${this.lessons.map((each) => this.#entry(each))}</ol>`}
          <p class="lessons-own">
            <label>A lesson of your own: drop its file on the page, or
              <input type="file" accept=".md,.txt,text/markdown,text/plain" @change=${this.#openFile} /></label>
          </p>
        </div>
      </dialog>
    `;
  }

  /** @param {Entry} entry */
  #entry({ id, title, level, minutes, about, how, isDone }) {
    const facts = [level, minutes ? `${minutes} min` : ""].filter(Boolean).join(" · ");
    return html`
      <li>
        <button aria-current=${id === this.open ? "true" : nothing} @click=${() => this.#choose(id)}>
          <span class="lessons-name">${title}</span>
          ${how ? html`<span class="lessons-how ${isDone ? "done" : ""}">${isDone ? html`<span aria-hidden="true">✓ </span>` : nothing}${how}</span>` : nothing}
          <span class="lessons-facts">${facts}</span>
          <span class="lessons-sentence">${about}</span>
        </button>
      </li>
    `;
  }

  #practise() {
    this.#dialog().close();
    sendIntent(this, { type: "practise", isNarrow: isNarrow() });
  }

  #dialog() {
    return /** @type {HTMLDialogElement} */ (this.querySelector("dialog"));
  }

  #show() {
    sendIntent(this, { type: "list-lessons" });
    this.#dialog().showModal();
  }

  /** @param {string} id */
  #choose(id) {
    this.#dialog().close();
    sendIntent(this, { type: "open-lesson", id });
  }

  /** @param {Event} event */
  async #openFile({ target }) {
    const field = /** @type {HTMLInputElement} */ (target);
    const [file] = field.files ?? [];
    if (!file) return;
    const text = await file.text();
    field.value = "";
    this.#dialog().close();
    sendIntent(this, { type: "open-lesson-text", name: file.name, text });
  }
}

customElements.define("lessons-view", LessonsView);
