// <room-view>: whether games are played on the page, or constraint problems solved.
import { LitElement, html } from "lit";
import { sendIntent } from "./intent.js";

const ROOMS = /** @type {const} */ ([
  { id: "games", name: "Games" },
  { id: "constraints", name: "Constraints" },
]);

export class RoomView extends LitElement {
  static properties = { room: {} };

  constructor() {
    super();
    /** @type {"games" | "constraints"} */
    this.room = "games";
  }

  createRenderRoot() {
    return this;
  }

  render() {
    return html`
      <div class="segments rooms" role="group" aria-label="Room">
        ${ROOMS.map(
          ({ id, name }) => html`
            <button aria-pressed=${this.room === id} @click=${() => sendIntent(this, { type: "choose-room", room: id })}>${name}</button>
          `,
        )}
      </div>
    `;
  }
}

customElements.define("room-view", RoomView);
