// <present-view>: the button that starts presenter mode.
import { html } from "lit";
import { sendIntent } from "../../views/intent.js";
import { View } from "../../views/view.js";

export class PresentView extends View {
  render() {
    return html`
      <button class="icon" aria-label="Present (P)" title="Present (P)" @click=${() => sendIntent(this, { type: "present" })}>
        <svg viewBox="0 0 16 16" width="1rem" height="1rem" aria-hidden="true">
          <path d="M1.5 2.5h13v8h-13zM8 10.5v3M5 13.5h6" fill="none" stroke="currentColor" stroke-width="1.5" />
        </svg>
      </button>
    `;
  }
}

customElements.define("present-view", PresentView);
