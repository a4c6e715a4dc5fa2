// <handed-in-view>: the dialog in which a teacher reads the result codes that students hand in.
import { html, nothing } from "lit";
import { exercisesText, percentOf, readResultList } from "../../exercises/result-list.js";
import { sendIntent } from "../../views/intent.js";
import { View } from "../../views/view.js";

export class HandedInView extends View {
  static properties = { open: { type: Boolean }, text: { state: true } };

  constructor() {
    super();
    this.open = false;
    /** What was pasted. */
    this.text = "";
  }

  updated() {
    const dialog = /** @type {HTMLDialogElement} */ (this.querySelector("dialog"));
    if (this.open && !dialog.open) dialog.showModal();
    if (!this.open && dialog.open) dialog.close();
  }

  render() {
    const { rows, bad } = readResultList(this.text);
    const summary = `${rows.length} ${rows.length === 1 ? "result" : "results"}${bad.length ? `, ${bad.length} ${bad.length === 1 ? "line" : "lines"} that cannot be read` : ""}.`;
    return html`
      <dialog aria-labelledby="handed-in-title" @close=${() => this.open && sendIntent(this, { type: "leave-worksheets" })}>
        <div class="handed-in">
          <form method="dialog"><button class="icon" aria-label="Close the results">✕</button></form>
          <h2 id="handed-in-title">Results</h2>
          <p>Without a learning platform, students hand in a line of text after a test. Its checksum finds slips and broken lines. It is no proof: such a line can be written by hand.</p>
          <label>Paste what was handed in, one code on each line
            <textarea rows="5" spellcheck="false" placeholder="Plyscope 1 | Ada Lovelace | seed 12 | cuts 5 | 4.5 of 5 | …"
              .value=${this.text} @input=${(/** @type {Event} */ { target }) => (this.text = /** @type {HTMLTextAreaElement} */ (target).value)}></textarea></label>
          <p class="handed-in-said"><span role="status">${this.text.trim() ? summary : ""}</span>
            <button class="main" ?disabled=${rows.length + bad.length === 0} @click=${() => sendIntent(this, { type: "save-results", text: this.text })}>Save as CSV</button></p>
          ${bad.length ? html`<ul class="handed-in-bad">${bad.map(({ why, text }) => html`<li><span class="field-error">${why}</span> <q>${text.slice(0, 120)}${text.length > 120 ? "…" : ""}</q></li>`)}</ul>` : nothing}
          ${rows.length ? this.#table(rows) : nothing}
        </div>
      </dialog>
    `;
  }

  /** @param {readonly import("../../exercises/result-list.js").Row[]} rows */
  #table(rows) {
    return html`
      <div class="handed-in-table" tabindex="0" role="region" aria-label="The results">
        <table>
          <thead><tr><th scope="col">Name</th><th scope="col">Score</th><th scope="col">%</th><th scope="col">Exercises</th><th scope="col">Seed</th></tr></thead>
          <tbody>
            ${rows.map(
              (row) => html`<tr>
                <th scope="row">${row.name}${row.again ? html` <span class="again">handed in before</span>` : nothing}</th>
                <td>${row.score} of ${row.total}</td><td>${percentOf(row)}</td><td>${exercisesText(row.exercises)}</td><td>${row.seed}</td></tr>`,
            )}
          </tbody>
        </table>
      </div>
    `;
  }
}

customElements.define("handed-in-view", HandedInView);
