// <text-size-view>: how large the page's text is, and with it all that grows with the text.
import { html } from "lit";
import { TEXT_SIZES } from "../state/state.js";
import { sendIntent } from "./intent.js";
import { View } from "./view.js";

export class TextSizeView extends View {
  static properties = { size: { type: Number } };

  constructor() {
    super();
    /** @type {import("../state/state.js").State["textSize"]} */
    this.size = 100;
  }

  render() {
    return html`
      <fieldset class="segments">
        <legend>Text size</legend>
        ${TEXT_SIZES.map(
          (size) => html`
            <button aria-pressed=${this.size === size} @click=${() => sendIntent(this, { type: "text-size", size })}>${size} %</button>
          `,
        )}
      </fieldset>
    `;
  }
}
