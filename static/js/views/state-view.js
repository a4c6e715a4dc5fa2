// <state-view>: the state of the program's game at the current call, as text.
import { html } from "lit";
import { View } from "./view.js";

export class StateView extends View {
  static properties = { node: {}, text: {}, missing: {} };

  constructor() {
    super();
    /** The name of the call. */
    this.node = "";
    this.text = "";
    /** Why there is no text; "" if nothing needs to be said. */
    this.missing = "";
  }

  render() {
    return html`
      <section class="panel state" aria-labelledby="state-title">
        <h2 id="state-title">State</h2>
        ${this.node ? html`<p class="node">${this.node}</p>` : ""}
        ${this.text ? html`<pre class="card" tabindex="0" aria-label="State">${this.text}</pre>` : html`<p class="hint">${this.missing}</p>`}
      </section>
    `;
  }
}
