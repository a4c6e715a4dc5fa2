// <stages-view>: what stands in the middle of the page: the tree, plots, or a duel.
import { LitElement, html, nothing } from "lit";
import { sendIntent } from "./intent.js";

const NAMES = { tree: "Tree", plots: "Plots", duel: "Duel", race: "Compare" };

export class StagesView extends LitElement {
  static properties = { stage: {}, stages: { attribute: false } };

  constructor() {
    super();
    this.stage = "tree";
    /** @type {readonly ("tree" | "plots" | "duel" | "race")[]} those that there are for this game */
    this.stages = [];
  }

  createRenderRoot() {
    return this;
  }

  render() {
    if (this.stages.length < 2) return nothing;
    return html`
      <div class="segments" role="group" aria-label="Middle panel">
        ${this.stages.map(
          (id) => html`
            <button aria-pressed=${this.stage === id} @click=${() => sendIntent(this, { type: "stage", stage: id })}>${NAMES[id]}</button>
          `,
        )}
      </div>
    `;
  }
}

customElements.define("stages-view", StagesView);
