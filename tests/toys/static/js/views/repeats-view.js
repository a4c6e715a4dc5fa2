// <repeats-view>: how often a recursion makes each call.
import { LitElement, html } from "lit";

export class RepeatsView extends LitElement {
  static properties = { rows: { attribute: false } };

  constructor() {
    super();
    /** @type {readonly {name: string, count: number, total: number}[]} */
    this.rows = [];
  }

  createRenderRoot() {
    return this;
  }

  render() {
    return html`
      <section class="panel work" aria-labelledby="repeats-title">
        <h2 id="repeats-title">Calls</h2>
        <dl>
          ${this.rows.map(
            ({ name, count, total }) => html`<div><dt>${name}</dt><dd class="number">${count} of ${total}</dd></div>`,
          )}
        </dl>
      </section>
    `;
  }
}
