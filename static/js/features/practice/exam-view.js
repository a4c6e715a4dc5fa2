// <exam-view>: the dialog in which a teacher makes worksheets and quizzes.
import { html, nothing } from "lit";
import { MOST_QUESTIONS, MOST_VERSIONS } from "../../exercises/exam.js";
import { showPaper } from "../../files/paper.js";
import { freshSeed } from "../../support/random-seed.js";
import { sendIntent } from "../../views/intent.js";
import { View } from "../../views/view.js";

const LARGEST_SEED = 2 ** 31 - 1;
/** What platforms take. */
const PLATFORMS = [
  { format: "moodle", name: "Moodle XML" },
  { format: "qti", name: "QTI for Canvas" },
  { format: "qti-brightspace", name: "QTI for Brightspace" },
  { format: "gift", name: "GIFT" },
  { format: "scorm", name: "SCORM, for practice" },
];

export class ExamView extends View {
  static properties = {
    open: { type: Boolean },
    types: { attribute: false },
    levels: { attribute: false },
    exam: { attribute: false },
    count: { type: Number },
    lacking: {},
    preview: {},
    made: { attribute: false },
    message: {},
    leftOut: { attribute: false },
    busy: { type: Boolean },
    waits: {},
    error: {},
    wrong: { state: true },
  };

  constructor() {
    super();
    this.open = false;
    /** @type {readonly {id: string, name: string}[]} */
    this.types = [];
    /** @type {readonly {id: string, name: string}[]} */
    this.levels = [];
    /** @type {import("../../exercises/exam.js").Exam} */
    this.exam = { title: "", level: "", versions: 1, seed: 1, counts: {} };
    this.count = 0;
    this.lacking = "";
    /** The first question as a document. */
    this.preview = "";
    /** @type {{done: number, total: number} | null} how far the questions are, while they are made */
    this.made = null;
    this.message = "";
    /** @type {readonly string[]} */
    this.leftOut = [];
    this.busy = false;
    this.waits = "";
    this.error = "";
    /** What is wrong with what was typed last. */
    this.wrong = "";
    this.#shown = "";
  }

  /** The document in the frame. */
  #shown;

  updated() {
    const dialog = /** @type {HTMLDialogElement} */ (this.querySelector("dialog"));
    if (this.open && !dialog.open) dialog.showModal();
    if (!this.open && dialog.open) dialog.close();
    const frame = this.querySelector("iframe");
    if (!frame) this.#shown = "";
    else if (this.open && this.preview !== this.#shown) {
      this.#shown = this.preview;
      showPaper(frame, this.preview);
    }
  }

  render() {
    const cannot = Boolean(this.lacking || this.waits || this.made);
    return html`
      <dialog aria-labelledby="exam-title" @close=${() => this.open && sendIntent(this, { type: "leave-worksheets" })}>
        <div class="exam">
          <form method="dialog"><button class="icon" aria-label="Close worksheets and quizzes">✕</button></form>
          <h2 id="exam-title">Worksheets and quizzes</h2>
          <p class="exam-about">Choose the questions. Every version asks the same with other numbers, equally hard, and the key shows how each is worked out.</p>
          <div class="exam-columns">
            <fieldset class="exam-choices" ?disabled=${this.made !== null}>
              <legend class="visually-hidden">What is asked</legend>
              ${this.#settings()}
              <h3>How many of each</h3>
              ${this.waits ? html`<p role="status">${this.waits}</p>` : html`<ul class="exam-types">${this.types.map((type) => this.#type(type))}</ul>`}
            </fieldset>
            <div class="exam-preview">
              <h3>The first question</h3>
              ${this.preview && this.count ? html`<iframe title="The first question, as it is printed"></iframe>` : html`<p>${this.lacking || "Making the first question…"}</p>`}
            </div>
          </div>
          <div class="exam-buttons" role="group" aria-label="On paper">
            <span>On paper</span>
            <button class="main" ?disabled=${cannot} @click=${() => sendIntent(this, { type: "print-exam", format: "sheet" })}>Print sheet</button>
            <button ?disabled=${cannot} @click=${() => this.#save("sheet")}>Save sheet</button>
            <button ?disabled=${cannot} @click=${() => sendIntent(this, { type: "print-exam", format: "key" })}>Print key</button>
            <button ?disabled=${cannot} @click=${() => this.#save("key")}>Save key</button>
          </div>
          <div class="exam-buttons" role="group" aria-label="For a platform">
            <span>For a platform</span>
            ${PLATFORMS.map(({ format, name }) => html`<button ?disabled=${cannot} @click=${() => this.#save(format)}>${name}</button>`)}
          </div>
          ${this.#outcome()}
        </div>
      </dialog>
    `;
  }

  #settings() {
    const { title, level, versions, seed } = this.exam;
    return html`
      <div class="exam-settings">
        <label class="wide">Title <input maxlength="120" .value=${title} @change=${this.#retitle} /></label>
        <label>Level
          <select @change=${(/** @type {Event} */ { target }) => this.#change({ level: /** @type {HTMLSelectElement} */ (target).value })}>
            ${this.levels.map(({ id, name }) => html`<option value=${id} ?selected=${id === level}>${name}</option>`)}
          </select></label>
        <label>Versions ${this.#number("The number of versions", versions, 1, MOST_VERSIONS, (value) => ({ versions: value }))}</label>
        <label title="The same seed gives the same exam">Seed ${this.#number("The seed", seed, 0, LARGEST_SEED, (value) => ({ seed: value }))}</label>
        <button type="button" @click=${() => this.#change({ seed: freshSeed() % 10_000 })}>Other numbers</button>
      </div>
    `;
  }

  /** @param {{id: string, name: string}} type */
  #type({ id, name }) {
    const { counts } = this.exam;
    const field = this.#number(name, counts[id] ?? 0, 0, MOST_QUESTIONS, (value) => ({
      counts: { ...counts, [id]: value },
    }));
    return html`<li class=${counts[id] ? "chosen" : ""}><label><span>${name}</span> ${field}</label></li>`;
  }

  /**
   * A field for a whole number; what is out of range is told, and not taken.
   * @param {string} what @param {number} value @param {number} least @param {number} most
   * @param {(value: number) => Partial<import("../../exercises/exam.js").Exam>} change
   */
  #number(what, value, least, most, change) {
    const take = (/** @type {Event} */ { target }) => {
      const field = /** @type {HTMLInputElement} */ (target);
      if (field.checkValidity() && field.value !== "") return this.#change(change(Number(field.value)));
      this.wrong = `${what}: a whole number from ${least} to ${most.toLocaleString("en")}.`;
      field.value = String(value);
    };
    return html`<input type="number" inputmode="numeric" min=${least} max=${most} .value=${String(value)} @change=${take} />`;
  }

  #outcome() {
    return html`
      <div class="exam-outcome">
        ${
          this.made
            ? html`<label>${this.made.done < this.made.total ? `Question ${this.made.done + 1} of ${this.made.total}…` : "Writing the file…"}
                <progress max=${this.made.total} .value=${this.made.done}></progress></label>
                <button @click=${() => sendIntent(this, { type: "stop" })}>Stop</button>`
            : nothing
        }
        <p role="status">${this.made ? "" : this.message}</p>
        ${this.error || this.wrong ? html`<p class="field-error" role="alert">${this.wrong || this.error}</p>` : nothing}
        ${
          this.leftOut.length
            ? html`<p>This format cannot ask everything, so the file is without:</p>
                <ul>${this.leftOut.map((sentence) => html`<li>${sentence}</li>`)}</ul>`
            : nothing
        }
      </div>
    `;
  }

  /** @param {Event} event */
  #retitle({ target }) {
    this.#change({ title: /** @type {HTMLInputElement} */ (target).value });
  }

  /** @param {Partial<import("../../exercises/exam.js").Exam>} change */
  #change(change) {
    this.wrong = "";
    sendIntent(this, { type: "change-exam", change });
  }

  /** @param {string} format */
  #save(format) {
    this.wrong = "";
    sendIntent(this, { type: "save-exam", format });
  }
}

customElements.define("exam-view", ExamView);
