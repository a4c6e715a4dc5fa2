// <class-view>: the dialog in which a teacher has the programs of a class judged.
import { html, nothing } from "lit";
import { decoded } from "../../files/decoded.js";
import { sendIntent } from "../../views/intent.js";
import { View } from "../../views/view.js";
import { READY_MADE } from "./ready-made.js";
import { outcomeTable } from "./outcome-table.js";

const OWN = "own";
/** What a task of one's own begins with. */
const FIRST_TASK = `name = "Homework 3: alpha-beta"
search = "alphabeta"
trees = ["[[3, 12, 8], [2, 4, 6], [14, 5, 2]]"]

[points]
value = 6
cuts = 3
nodes = 1
`;
const FORMATS = /** @type {const} */ ([
  { format: "html", name: "Save report" },
  { format: "csv", name: "Save CSV" },
  { format: "students", name: "Save pages for students" },
]);
const PROGRAMS = /\.(py|ipynb|zip)$/i;
const TASK = /\.toml$/i;

export class ClassView extends View {
  static properties = {
    open: { type: Boolean },
    judging: { attribute: false },
    isReady: { type: Boolean },
    files: { state: true },
    pack: { state: true },
    text: { state: true },
    beside: { state: true },
    isOver: { state: true },
  };

  constructor() {
    super();
    this.open = false;
    /** @type {Readonly<import("./types.js").Judging> | null} */
    this.judging = null;
    this.isReady = false;
    /** What was handed in. @type {readonly File[]} */
    this.files = [];
    /** The name of a ready-made task, or `OWN`. */
    this.pack = "trees";
    /** The task of one's own. */
    this.text = FIRST_TASK;
    /** The files that it names. @type {readonly File[]} */
    this.beside = [];
    /** Whether files are held over the place for them. */
    this.isOver = false;
  }

  /** @param {Map<string, unknown>} changed */
  updated(changed) {
    const dialog = /** @type {HTMLDialogElement} */ (this.querySelector("dialog"));
    if (this.open && !dialog.open) dialog.showModal();
    if (!this.open && dialog.open) dialog.close();
    const before = /** @type {ClassView["judging"]} */ (changed.get("judging"));
    const { wrong = null } = this.judging ?? {};
    if (changed.has("judging")) this.#keepFocus(before?.doing ?? "");
    if (wrong && wrong !== before?.wrong) this.#point(wrong);
  }

  /** A button that goes or is disabled hands the focus on. @param {string} before  what was being done */
  #keepFocus(before) {
    const { doing = "" } = this.judging ?? {};
    const { activeElement } = document;
    const isLost =
      activeElement === document.body || activeElement?.localName === "dialog" || activeElement?.matches(":disabled");
    if (!this.open || doing === before || !isLost) return;
    const place = doing
      ? ".class-outcome button"
      : before === "writing"
        ? `[data-format="${this.#saved}"]`
        : ".class-table, .main";
    /** @type {HTMLElement | null} */ (this.querySelector(place))?.focus();
  }

  /** The format that was saved last. */
  #saved = "";

  /** The place that is wrong gets the focus; in a task, the line is marked. @param {import("./types.js").Wrong} wrong */
  #point({ of, line }) {
    const field = this.querySelector("textarea");
    if (of !== "task" || !field || line === null) return;
    const lines = field.value.split("\n");
    const from = lines.slice(0, line - 1).join("\n").length + (line > 1 ? 1 : 0);
    field.focus();
    field.setSelectionRange(from, from + (lines[line - 1] ?? "").length);
  }

  render() {
    const { doing = "", rows = [], wrong = null } = this.judging ?? {};
    const elsewhere = wrong && !(wrong.of === "class" || (wrong.of === "task" && this.pack === OWN)) ? wrong : null;
    return html`
      <dialog aria-labelledby="class-title" @close=${() => this.open && sendIntent(this, { type: "leave-class" })}
        @dragover=${this.#over} @dragleave=${() => (this.isOver = false)} @drop=${this.#drop}>
        <div class="class">
          <form method="dialog"><button class="icon" aria-label="Close the check of a class">✕</button></form>
          <h2 id="class-title">Check a class</h2>
          <p class="class-about">Every program runs in a clean Python of its own, here in the browser, and the table says where its search first goes wrong. Nothing leaves this computer.</p>
          <fieldset ?disabled=${doing !== ""}>
            <legend class="visually-hidden">What is judged</legend>
            ${this.#submissions(wrong)} ${this.#task(wrong)}
          </fieldset>
          <div class="class-outcome">
            ${doing ? this.#progress(doing) : this.#begin()}
            <p role="status">${this.judging?.message ?? ""}</p>
            ${elsewhere ? html`<p class="field-error" role="alert">${elsewhere.message}</p>` : nothing}
          </div>
          ${rows.length ? outcomeTable("What came of each submission", "Submission", rows) : nothing}
          ${
            rows.length
              ? html`<div class="class-buttons" role="group" aria-label="What came of it">
                  ${FORMATS.map(({ format, name }) => html`<button data-format=${format} ?disabled=${doing !== ""} @click=${() => this.#save(format)}>${name}</button>`)}
                </div>`
              : nothing
          }
        </div>
      </dialog>
    `;
  }

  /** @param {import("./types.js").Wrong | null} wrong */
  #submissions(wrong) {
    const names = this.files.map(({ name }) => name).join(", ");
    const isWrong = wrong?.of === "class";
    return html`
      <div class="class-files ${this.isOver ? "over" : ""}">
        <label for="class-files">Submissions</label>
        <input id="class-files" type="file" multiple accept=".zip,.py,.ipynb" aria-describedby="class-files-about"
          aria-invalid=${isWrong ? "true" : nothing} @change=${this.#choose} />
        <p id="class-files-about">${names ? html`<strong>${names}</strong>` : "A zip with a file, folder, notebook or zip for each student. You can also drop it here."}</p>
        ${isWrong ? html`<p class="field-error" role="alert">${wrong.message}</p>` : nothing}
      </div>
    `;
  }

  /** @param {import("./types.js").Wrong | null} wrong */
  #task(wrong) {
    const choose = (/** @type {Event} */ { target }) => (this.pack = /** @type {HTMLSelectElement} */ (target).value);
    return html`
      <div class="class-task">
        <label for="class-task">Task</label>
          <select id="class-task" .value=${this.pack} @change=${choose}>
            ${Object.entries(READY_MADE).map(([name, words]) => html`<option value=${name} ?selected=${name === this.pack}>${words}</option>`)}
            <option value=${OWN} ?selected=${this.pack === OWN}>A task of your own</option>
          </select>
        ${this.pack === OWN ? this.#ownTask(wrong?.of === "task" ? wrong.message : "") : nothing}
      </div>
    `;
  }

  /** @param {string} message  what is wrong with it */
  #ownTask(message) {
    const names = this.beside.map(({ name }) => name).join(", ");
    return html`
      <label for="class-own">The task, in TOML</label>
      <textarea id="class-own" rows="9" spellcheck="false" aria-invalid=${message ? "true" : nothing} aria-describedby=${message ? "class-own-wrong" : nothing}
        .value=${this.text} @input=${(/** @type {Event} */ { target }) => (this.text = /** @type {HTMLTextAreaElement} */ (target).value)}></textarea>
      ${message ? html`<p class="field-error" id="class-own-wrong" role="alert">${message}</p>` : nothing}
      <label for="class-beside">Its file, and the files that it names</label>
      <input id="class-beside" type="file" multiple accept=".toml,.py,.test" @change=${this.#chooseTask} />
      ${names ? html`<p>${names}</p>` : nothing}
    `;
  }

  #begin() {
    const lacking = !this.isReady ? "Python is starting…" : this.files.length === 0 ? "Choose the submissions." : "";
    return html`<button class="main" ?disabled=${lacking !== ""} @click=${this.#check}>Check</button> <span>${lacking}</span>`;
  }

  /** @param {"reading" | "judging" | "writing"} doing */
  #progress(doing) {
    const { count = 0, rows = [] } = this.judging ?? {};
    const words =
      doing === "judging"
        ? `${rows.length} of ${count} judged`
        : doing === "writing"
          ? "Writing the file…"
          : "Reading the class…";
    return html`
      <label>${words} <progress max=${count || 1} .value=${doing === "judging" ? rows.length : 0}></progress></label>
      <button @click=${() => sendIntent(this, { type: "stop-class" })}>Stop</button>
    `;
  }

  /** @param {Event} event */
  #choose({ target }) {
    const field = /** @type {HTMLInputElement} */ (target);
    if (field.files?.length) this.files = [...field.files];
  }

  /** @param {Event} event */
  #chooseTask({ target }) {
    const { files } = /** @type {HTMLInputElement} */ (target);
    return this.#takeTask([...(files ?? [])]);
  }

  /** @param {readonly File[]} files */
  async #takeTask(files) {
    if (files.length === 0) return;
    this.pack = OWN;
    this.beside = files.filter(({ name }) => !TASK.test(name));
    const task = files.find(({ name }) => TASK.test(name));
    if (task) this.text = decoded(new Uint8Array(await task.arrayBuffer()));
  }

  /** @param {DragEvent} event */
  #over(event) {
    if (!event.dataTransfer?.types.includes("Files")) return;
    event.preventDefault();
    this.isOver = true;
  }

  /** A task is known by its ending; what is dropped beside it belongs to it. @param {DragEvent} event */
  #drop(event) {
    event.preventDefault();
    this.isOver = false;
    if (this.judging?.doing) return;
    const files = [...(event.dataTransfer?.files ?? [])];
    if (files.some(({ name }) => TASK.test(name))) this.#takeTask(files.filter(({ name }) => !/\.zip$/i.test(name)));
    const programs = files.filter(
      ({ name }) => /\.zip$/i.test(name) || (PROGRAMS.test(name) && files.every((each) => !TASK.test(each.name))),
    );
    if (programs.length) this.files = programs;
  }

  /** @param {"html" | "csv" | "students"} format */
  #save(format) {
    this.#saved = format;
    sendIntent(this, { type: "save-class", format });
  }

  #check() {
    const isOwn = this.pack === OWN;
    const task = { pack: isOwn ? "" : this.pack, text: isOwn ? this.text : "", beside: isOwn ? this.beside : [] };
    sendIntent(this, { type: "check-class", files: this.files, task });
  }
}

customElements.define("class-view", ClassView);
