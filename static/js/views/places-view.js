// <places-view>: the words of the header that lead somewhere.
import { html, nothing } from "lit";
import { sendIntent } from "./intent.js";
import { View } from "./view.js";

export class PlacesView extends View {
  static properties = { place: {}, places: { attribute: false } };

  constructor() {
    super();
    /** Where the reader is; "" at home. */
    this.place = "";
    /** @type {readonly {id: string, name: string}[]} */
    this.places = [];
  }

  render() {
    return this.places.map(
      ({ id, name }) => html`
        <button aria-current=${this.place === id ? "page" : nothing} @click=${() => sendIntent(this, { type: "go-to", place: id })}>${name}</button>
      `,
    );
  }
}
