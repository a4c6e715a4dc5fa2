// <panes-view>: chooses which of the panes a narrow screen shows.
import { html } from "lit";
import { sendIntent } from "./intent.js";
import { View } from "./view.js";

/** @type {readonly {id: import("../state/state.js").State["pane"], name: string}[]} */
const PANES = [
  { id: "lesson", name: "Lesson" },
  { id: "board", name: "" },
  { id: "tree", name: "Tree" },
  { id: "code", name: "Python" },
];

export class PanesView extends View {
  static properties = { pane: {}, board: {}, lesson: { type: Boolean } };

  constructor() {
    super();
    /** @type {import("../state/state.js").State["pane"]} */
    this.pane = "tree";
    /** The name of the pane with the subject. */
    this.board = "Board";
    /** Whether a lesson stands beside the workspace. */
    this.lesson = false;
  }

  render() {
    return html`
      <div class="segments" role="group" aria-label="Panel shown">
        ${PANES.filter(({ id }) => this.lesson || id !== "lesson").map(
          ({ id, name }) => html`
            <button aria-pressed=${this.pane === id} @click=${() => sendIntent(this, { type: "pane", pane: id })}>${name || this.board}</button>
          `,
        )}
      </div>
    `;
  }
}
