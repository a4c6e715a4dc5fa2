// <stages-view>: chooses what is in the middle of the page: the tree, or another view of its kind.
import { html, nothing } from "lit";
import { sendIntent } from "./intent.js";
import { foldOf } from "./menu.js";
import { View } from "./view.js";

export class StagesView extends View {
  static properties = { stage: {}, stages: { attribute: false }, compact: { type: Boolean } };

  constructor() {
    super();
    this.stage = "tree";
    /** @type {readonly {id: string, name: string}[]} what there is to choose from */
    this.stages = [];
    /** Whether they stand in a list behind one button. */
    this.compact = false;
  }

  render() {
    if (this.stages.length < 2) return nothing;
    const buttons = this.stages.map(
      ({ id, name }) => html`
        <button aria-pressed=${this.stage === id} @click=${() => this.#choose(id)}>${name}</button>
      `,
    );
    if (!this.compact) return html`<div class="segments" role="group" aria-label="Middle panel">${buttons}</div>`;
    const name = this.stages.find(({ id }) => id === this.stage)?.name ?? "";
    return foldOf({ id: "stages-fold", name: `View: ${name}`, label: "what stands here", content: buttons });
  }

  /** @param {string} id */
  #choose(id) {
    /** @type {HTMLElement | null} */ (this.querySelector("[popover]"))?.hidePopover();
    sendIntent(this, { type: "stage", stage: id });
  }
}
