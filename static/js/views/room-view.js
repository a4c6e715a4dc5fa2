// <room-view>: chooses which kind of subject is on the page.
import { html } from "lit";
import { sendIntent } from "./intent.js";
import { View } from "./view.js";

export class RoomView extends View {
  static properties = { room: {}, rooms: { attribute: false } };

  constructor() {
    super();
    this.room = "";
    /** @type {readonly {id: string, name: string}[]} */
    this.rooms = [];
  }

  render() {
    return html`
      <div class="segments rooms" role="group" aria-label="Room">
        ${this.rooms.map(
          ({ id, name }) => html`
            <button aria-pressed=${this.room === id} @click=${() => sendIntent(this, { type: "choose-room", room: id })}>${name}</button>
          `,
        )}
      </div>
    `;
  }
}
