// <task-view>: the dialog in which a student has the program in the editor judged by a teacher's task.
import { html, nothing } from "lit";
import { sendIntent } from "../../views/intent.js";
import { View } from "../../views/view.js";
import { counted } from "../../words/sentence.js";
import { outcomeTable } from "./outcome-table.js";

export class TaskView extends View {
  static properties = {
    open: { type: Boolean },
    homework: { attribute: false },
    program: { type: String },
    isReady: { type: Boolean },
  };

  constructor() {
    super();
    this.open = false;
    /** @type {Readonly<import("./types.js").Homework> | null} */
    this.homework = null;
    /** The name of the program in the editor. */
    this.program = "";
    this.isReady = false;
  }

  updated() {
    const dialog = /** @type {HTMLDialogElement} */ (this.querySelector("dialog"));
    if (this.open && !dialog.open) dialog.showModal();
    if (!this.open && dialog.open) dialog.close();
  }

  render() {
    const { file = "", doing = false, wrong = "", found = null } = this.homework ?? {};
    return html`
      <dialog aria-labelledby="task-title" @close=${() => this.open && sendIntent(this, { type: "leave-task" })}>
        <div class="class">
          <form method="dialog"><button class="icon" aria-label="Close the check with a task">✕</button></form>
          <h2 id="task-title">Check with a task</h2>
          <p class="class-about">Your teacher’s file, which ends in <code>.edition.json</code>, has what your program is judged on. What it says here, the autograder will say too. Nothing leaves this computer.</p>
          <div class="class-files">
            <label for="task-file">Task</label>
            <input id="task-file" type="file" accept=".json" ?disabled=${doing} aria-describedby="task-about"
              aria-invalid=${wrong ? "true" : nothing} @change=${this.#choose} />
            <p id="task-about">${file ? html`<strong>${file}</strong>` : "You can also drop it on the page."}</p>
            ${wrong ? html`<p class="field-error" role="alert">${wrong}</p>` : nothing}
          </div>
          <div class="class-outcome">
            ${
              doing
                ? html`<label>${this.program} is being judged… <progress></progress></label>
                    <button @click=${() => sendIntent(this, { type: "stop-task" })}>Stop</button>`
                : this.#begin(file)
            }
            <p role="status">${found ? foundText(found) : ""}</p>
          </div>
          ${found ? outcomeTable("What came of each case", "Case", found.row.cases) : nothing}
        </div>
      </dialog>
    `;
  }

  /** @param {string} file */
  #begin(file) {
    const lacking = !this.isReady ? "Python is starting…" : file ? "" : "Choose the task.";
    return html`<button class="main" ?disabled=${lacking !== ""} @click=${() => sendIntent(this, { type: "check-task" })}>Check ${this.program}</button> <span>${lacking}</span>`;
  }

  /** @param {Event} event */
  async #choose({ target }) {
    const [file] = /** @type {HTMLInputElement} */ (target).files ?? [];
    if (file) sendIntent(this, { type: "open-task", name: file.name, text: await file.text() });
  }
}

/** What came of all cases, and what is not known here. @param {import("./types.js").Found} found */
function foundText({ task, row: { points, most }, withheld }) {
  const here = `${task}: ${points} of ${most} points.`;
  return withheld > 0 ? `${here} Your teacher’s own copy has ${counted(withheld, "case")} more.` : here;
}

customElements.define("task-view", TaskView);
