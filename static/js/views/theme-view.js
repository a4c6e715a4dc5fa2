// <theme-view>: light, dark, or the same as the system.
import { html } from "lit";
import { sendIntent } from "./intent.js";
import { View } from "./view.js";

/** @typedef {import("../state/state.js").State["theme"]} Theme */

/** @type {Record<Theme, {next: Theme, icon: string, name: string}>} */
const THEMES = {
  "": { next: "light", icon: "◐", name: "same as the system" },
  light: { next: "dark", icon: "☀", name: "light" },
  dark: { next: "", icon: "☾", name: "dark" },
};

export class ThemeView extends View {
  static properties = { theme: {} };

  constructor() {
    super();
    /** @type {Theme} */
    this.theme = "";
  }

  render() {
    const { next, icon, name } = THEMES[this.theme];
    const label = `Colours: ${name}. Change to ${THEMES[next].name}.`;
    return html`
      <button aria-label=${label} title=${label} @click=${() => sendIntent(this, { type: "theme", theme: next })}>
        <span aria-hidden="true">${icon}</span> Colours: ${name}
      </button>
    `;
  }
}
