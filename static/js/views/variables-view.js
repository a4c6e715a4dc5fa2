// <variables-view>: the values of the variables in the running call.
import { html } from "lit";
import { View } from "./view.js";

/** @typedef {{name: string, value: string, role: string, changed: boolean}} Variable */

export class VariablesView extends View {
  static properties = { node: {}, variables: { attribute: false } };

  constructor() {
    super();
    this.node = "";
    /** @type {readonly Variable[]} */
    this.variables = [];
  }

  render() {
    return html`
      <section class="panel variables" aria-labelledby="variables-title">
        <h2 id="variables-title">Variables${this.node ? html` in <span class="node">${this.node}</span>` : ""}</h2>
        ${
          this.variables.length === 0
            ? html`<p class="nothing">${this.node ? "Nothing to show." : "No call is running yet."}</p>`
            : html`<dl>
              ${this.variables.map(
                ({ name, value, role, changed }) => html`
                  <div class=${changed ? "changed" : ""}><dt>${name}</dt><dd class=${role}>${value}</dd></div>
                `,
              )}
            </dl>`
        }
      </section>
    `;
  }
}
