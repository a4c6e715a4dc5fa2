// <panes-view>: chooses which of the three panes a narrow screen shows.
import { html } from "lit";
import { sendIntent } from "./intent.js";
import { View } from "./view.js";

/** @type {readonly {id: import("../state/state.js").State["pane"], name: string}[]} */
const PANES = [
  { id: "board", name: "" },
  { id: "tree", name: "Tree" },
  { id: "code", name: "Python" },
];

export class PanesView extends View {
  static properties = { pane: {}, board: {} };

  constructor() {
    super();
    /** @type {import("../state/state.js").State["pane"]} */
    this.pane = "tree";
    /** The name of the pane with the subject. */
    this.board = "Board";
  }

  render() {
    return html`
      <div class="segments" role="group" aria-label="Panel shown">
        ${PANES.map(
          ({ id, name }) => html`
            <button aria-pressed=${this.pane === id} @click=${() => sendIntent(this, { type: "pane", pane: id })}>${name || this.board}</button>
          `,
        )}
      </div>
    `;
  }
}

customElements.define("panes-view", PanesView);
