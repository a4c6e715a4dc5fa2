// <panes-view>: on a narrow screen, which of the three panes is shown.
import { LitElement, html } from "lit";
import { sendIntent } from "./intent.js";

const PANES = [
  { id: "board", name: "Board", inProblems: "Problem" },
  { id: "tree", name: "Tree" },
  { id: "code", name: "Python" },
];

export class PanesView extends LitElement {
  static properties = { pane: {}, room: {} };

  constructor() {
    super();
    this.pane = "tree";
    /** @type {"games" | "constraints"} */
    this.room = "games";
  }

  createRenderRoot() {
    return this;
  }

  render() {
    return html`
      <div class="segments" role="group" aria-label="Panel shown">
        ${PANES.map(
          ({ id, name, inProblems }) => html`
            <button aria-pressed=${this.pane === id} @click=${() => sendIntent(this, { type: "pane", pane: id })}>${(this.room === "constraints" && inProblems) || name}</button>
          `,
        )}
      </div>
    `;
  }
}

customElements.define("panes-view", PanesView);
