// <pairs-view>: the pairs of runs that are worth seeing side by side.
import { html, nothing } from "lit";
import { sendIntent } from "./intent.js";
import { pairPicture } from "./pair-picture.js";
import { View } from "./view.js";

export class PairsView extends View {
  static properties = { pairs: { attribute: false }, disabled: { type: Boolean } };

  constructor() {
    super();
    /** @type {readonly import("../kinds/kind.js").Pair[]} */
    this.pairs = [];
    /** Whether nothing can be run yet. */
    this.disabled = true;
  }

  render() {
    return html`
      <section class="pairs" aria-labelledby="pairs-heading">
        <h2 id="pairs-heading">Two runs side by side</h2>
        <p>Both search the same position. What both visit is one step. Where one cuts, the other goes on alone.</p>
        <div class="choices">
          ${this.pairs.map(
            ({ name, question, main, second, shapes }) => html`
              <button ?disabled=${this.disabled} @click=${() => sendIntent(this, { type: "compare-runs", main, second })}>
                ${pairPicture(shapes)}<b>${name}</b><span>${question}</span>
              </button>
            `,
          )}
          <button ?disabled=${this.disabled} @click=${() => sendIntent(this, { type: "compare-runs" })}>
            <b>Choose the second run yourself</b><span>Any search, move order, rule for cuts, or depth.</span>
          </button>
        </div>
        ${this.disabled ? html`<p role="status">Python is still starting.</p>` : nothing}
      </section>
    `;
  }
}
