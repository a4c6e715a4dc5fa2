// <panel-view>: chooses what the panel beside a tree shows.
import { html } from "lit";
import { sendIntent } from "./intent.js";
import { View } from "./view.js";

export class PanelView extends View {
  static properties = { tab: {}, tabs: { attribute: false } };

  constructor() {
    super();
    this.tab = "";
    /** @type {readonly {id: string, name: string}[]} */
    this.tabs = [];
  }

  render() {
    return html`
      <div class="segments" role="group" aria-label="Side panel">
        ${this.tabs.map(
          ({ id, name }) => html`
            <button aria-pressed=${this.tab === id} @click=${() => sendIntent(this, { type: "tab", tab: id })}>${name}</button>
          `,
        )}
      </div>
    `;
  }
}
