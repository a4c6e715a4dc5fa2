// <note-view>: the dialog with a person's note.
import { html } from "lit";
import { sendIntent } from "../../views/intent.js";
import { View } from "../../views/view.js";

export class NoteView extends View {
  static properties = { note: {} };

  constructor() {
    super();
    /** What is written. */
    this.note = "";
  }

  render() {
    return html`
      <dialog aria-labelledby="note-title">
        <div>
          <form method="dialog"><button class="icon" aria-label="Close the note">✕</button></form>
          <h2 id="note-title">A note</h2>
          <textarea aria-labelledby="note-title" .value=${this.note}
            @input=${(/** @type {InputEvent} */ { target }) =>
              sendIntent(this, {
                type: "write-note",
                written: /** @type {HTMLTextAreaElement} */ (target).value,
              })}></textarea>
        </div>
      </dialog>
    `;
  }

  show() {
    this.querySelector("dialog")?.showModal();
  }
}

customElements.define("note-view", NoteView);
