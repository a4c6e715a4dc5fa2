// <link-field>: a link that was made, or the code with one, to copy it.
import { html, nothing } from "lit";
import { sendIntent } from "./intent.js";
import { View } from "./view.js";

class LinkField extends View {
  static properties = { link: {}, label: {}, advice: {}, file: { attribute: false }, copied: { state: true } };

  constructor() {
    super();
    /** @type {string | null} the link; "" while it is written, null if none was asked for */
    this.link = null;
    this.label = "Link";
    /** What there is to say about its length, or about where it leads; "" for nothing. */
    this.advice = "";
    /** What saves it as a file, where that is better. @type {import("../state/intents.js").Intent | null} */
    this.file = null;
    /** What became of copying it. */
    this.copied = "";
  }

  /** @param {Map<string, unknown>} changed */
  willUpdate(changed) {
    if (changed.has("link")) this.copied = "";
  }

  render() {
    const { file } = this;
    return html`
      <label>${this.label}
        <input readonly .value=${this.link ?? ""} @focus=${(/** @type {FocusEvent} */ { target }) => /** @type {HTMLInputElement} */ (target).select()} /></label>
      ${this.advice ? html`<p class="advice">${this.advice}</p>` : nothing}
      <p class="buttons">
        <button class="main" ?disabled=${!this.link} @click=${() => this.#copy()}>Copy</button>
        ${file ? html`<button @click=${() => sendIntent(this, file)}>Save as a file</button>` : nothing}
        <span role="status">${this.copied}</span>
      </p>
    `;
  }

  /** Where the clipboard is refused, the link is selected, so that the ordinary keys copy it. */
  async #copy() {
    const field = /** @type {HTMLInputElement} */ (this.querySelector("input"));
    field.select();
    try {
      await navigator.clipboard.writeText(field.value);
      this.copied = "Copied.";
    } catch {
      this.copied = "The browser does not let the page copy: press Ctrl+C.";
    }
  }
}

customElements.define("link-field", LinkField);
