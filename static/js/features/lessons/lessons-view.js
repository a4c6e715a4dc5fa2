// <lessons-view>: the dialog with the list of lessons.
import { html, nothing } from "lit";
import { sendIntent } from "../../views/intent.js";
import { View } from "../../views/view.js";
import { levelName } from "../../words/level.js";

/** @typedef {import("../../lessons/lesson-source.js").LessonEntry & {how: string, isDone: boolean}} Entry */

export class LessonsView extends View {
  static properties = { lessons: { attribute: false }, drafts: { attribute: false }, undo: {}, open: {} };

  constructor() {
    super();
    /** @type {readonly Entry[] | null} null until they are known */
    this.lessons = null;
    /** The lessons that are being written. @type {readonly {key: string, title: string, count: number, isOpen: boolean}[]} */
    this.drafts = [];
    /** What was deleted last; "" if nothing. */
    this.undo = "";
    /** The id of the lesson that stands beside the workspace. */
    this.open = "";
  }

  render() {
    return html`
      <dialog aria-labelledby="lessons-title" @click=${(/** @type {MouseEvent} */ event) => event.target === this.#dialog() && this.#dialog().close()}>
        <div class="lessons">
          <form method="dialog"><button class="icon" aria-label="Close the list of lessons">✕</button></form>
          <h2 id="lessons-title">Lessons and exercises</h2>
          <p class="lessons-about">Each takes ten minutes or less. It stands beside the tree, where you can touch everything.</p>
          ${this.undo ? html`<p class="lessons-undo" role="status">${this.undo} <button class="small" @click=${() => this.#compose({ does: "undo" }, true)}>Undo</button></p>` : nothing}
          ${this.drafts.length > 0 ? html`<ul class="lessons-drafts" aria-label="Lessons that you are writing">${this.drafts.map((each) => this.#draft(each))}</ul>` : nothing}
          ${this.lessons === null ? html`<p>…</p>` : html`<ol>${this.lessons.map((each, at) => this.#entry(each, at))}</ol>`}
          <p class="lessons-practice" role="group" aria-label="For the teacher">
            <span>For the teacher:</span>
            <button class="write" @click=${() => this.#compose({ does: "begin" })}>Write a lesson</button>
            <button @click=${() => this.#leaveFor("prepare-exam")}>Worksheets and quizzes</button>
            <button @click=${() => this.#leaveFor("collect-results")}>Results</button>
            <button @click=${() => this.#leaveFor("open-class")}>Check a class…</button>
          </p>
          <p class="lessons-own">
            <label>A lesson of your own: drop its file on the page, or
              <input type="file" accept=".md,.txt,text/markdown,text/plain" @change=${this.#openFile} /></label>
          </p>
        </div>
      </dialog>
    `;
  }

  /** @param {Entry} entry @param {number} at */
  #entry({ id, title, level, minutes, about, how, isDone }, at) {
    const facts = [levelName(level), minutes ? `${minutes} min` : ""].filter(Boolean).join(" · ");
    return html`
      <li>
        <button aria-current=${id === this.open ? "true" : nothing} @click=${() => this.#choose(id)}>
          <span class="lessons-name" id="lessons-${at}">${title}</span>
          ${how ? html`<span class="lessons-how ${isDone ? "done" : ""}">${isDone ? html`<span aria-hidden="true">✓ </span>` : nothing}${how}</span>` : nothing}
          <span class="lessons-facts">${facts}</span>
          <span class="lessons-sentence">${about}</span>
        </button>
        <button class="small change" aria-describedby="lessons-${at}" title="Write a lesson of your own, starting from this one" @click=${() => this.#compose({ does: "change", id })}>Edit a copy</button>
      </li>
    `;
  }

  /** @param {{key: string, title: string, count: number, isOpen: boolean}} draft */
  #draft({ key, title, count, isOpen }) {
    const name = title.trim() || "No title yet";
    return html`
      <li>
        <button aria-current=${isOpen ? "true" : nothing} @click=${() => this.#compose({ does: "go-on", key })}>
          <span class="lessons-name" id="lessons-${key}">${name}</span>
          <span class="lessons-how">${count === 1 ? "1 step" : `${count} steps`}</span>
          <span class="lessons-sentence">You are writing this one: continue.</span>
        </button>
        <button class="small change" aria-describedby="lessons-${key}" @click=${() => this.#compose({ does: "discard", key }, true)}>Delete</button>
      </li>
    `;
  }

  /** @param {import("./composing.js").Action} action @param {boolean} stays  whether the list stays open */
  #compose(action, stays = false) {
    if (!stays) this.#dialog().close();
    sendIntent(this, { type: "compose", action });
  }

  /** @param {"prepare-exam" | "collect-results" | "open-class"} type */
  #leaveFor(type) {
    this.#dialog().close();
    sendIntent(this, { type });
  }

  #dialog() {
    return /** @type {HTMLDialogElement} */ (this.querySelector("dialog"));
  }

  show() {
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
