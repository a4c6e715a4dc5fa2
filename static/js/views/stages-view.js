// <stages-view>: chooses what is in the middle of the page: the tree, or another view of its kind.
import { html, nothing } from "lit";
import { sendIntent } from "./intent.js";
import { View } from "./view.js";

export class StagesView extends View {
  static properties = { stage: {}, stages: { attribute: false } };

  constructor() {
    super();
    this.stage = "tree";
    /** @type {readonly {id: string, name: string}[]} what there is to choose from */
    this.stages = [];
  }

  render() {
    if (this.stages.length < 2) return nothing;
    return html`
      <div class="segments" role="group" aria-label="Middle panel">
        ${this.stages.map(
          ({ id, name }) => html`
            <button aria-pressed=${this.stage === id} @click=${() => sendIntent(this, { type: "stage", stage: id })}>${name}</button>
          `,
        )}
      </div>
    `;
  }
}
