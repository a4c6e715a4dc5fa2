// <layout-view>: chooses whether the tree of Watch has one panel beside it, or board and Python in columns.
import { html } from "lit";
import { sendIntent } from "./intent.js";
import { View } from "./view.js";

const LAYOUTS = Object.freeze(
  /** @type {const} */ ([
    { id: "panel", name: "Tree and one panel" },
    { id: "columns", name: "Board, tree and Python" },
  ]),
);

export class LayoutView extends View {
  static properties = { layout: {} };

  constructor() {
    super();
    /** @type {import("../view-models/layout.js").Layout} */
    this.layout = "panel";
  }

  render() {
    return html`
      <fieldset class="segments">
        <legend>Layout</legend>
        ${LAYOUTS.map(
          ({ id, name }) => html`
            <button aria-pressed=${this.layout === id} @click=${() => sendIntent(this, { type: "layout", layout: id })}>${name}</button>
          `,
        )}
      </fieldset>
    `;
  }
}
