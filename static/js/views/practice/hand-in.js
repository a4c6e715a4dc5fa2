// <hand-in>: makes the result code of a test that is over, for a class without a learning platform.
import { html, nothing } from "lit";
import { LONGEST_NAME, WrongCode, resultCode } from "../../exercises/result-code.js";
import "../link-field.js";
import { View } from "../view.js";

/** @typedef {Omit<import("../../exercises/result-code.js").Result, "name">} Reached */

class HandIn extends View {
  static properties = { reached: { attribute: false }, code: { state: true }, wrong: { state: true } };

  constructor() {
    super();
    /** @type {Reached | null} */
    this.reached = null;
    this.code = "";
    /** Why there is no code. */
    this.wrong = "";
  }

  render() {
    return html`
      <details>
        <summary>Hand it in</summary>
        <form @submit=${(/** @type {SubmitEvent} */ event) => this.#make(event)}>
          <label>Your name
            <input name="name" maxlength=${LONGEST_NAME} autocomplete="name" aria-invalid=${this.wrong ? "true" : nothing}
              aria-describedby=${this.wrong ? "hand-in-wrong" : nothing} /></label>
          <button type="submit">Make the code</button>
        </form>
        ${this.wrong ? html`<p id="hand-in-wrong" class="field-error" role="alert">${this.wrong}</p>` : nothing}
        ${this.code ? html`<link-field .label=${"Send this line to your teacher"} .link=${this.code}></link-field>` : nothing}
        <p class="convention">It is one line with your name and your score. It is no proof: anybody could write such a line.</p>
      </details>
    `;
  }

  /** @param {SubmitEvent} event */
  #make(event) {
    event.preventDefault();
    const name = String(new FormData(/** @type {HTMLFormElement} */ (event.target)).get("name"));
    this.code = this.wrong = "";
    try {
      this.code = resultCode({ .../** @type {Reached} */ (this.reached), name });
    } catch (error) {
      if (!(error instanceof WrongCode)) throw error;
      this.wrong = error.message;
    }
  }
}

customElements.define("hand-in", HandIn);
