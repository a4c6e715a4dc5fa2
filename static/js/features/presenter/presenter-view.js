// <presenter-view>: what presenter mode adds to the picture: its name, the black screen, and the spotlight or pen.
import { html, nothing, svg } from "lit";
import { PRESENTER_KEYS } from "./keys-in-words.js";
import { sendIntent } from "../../views/intent.js";
import { View } from "../../views/view.js";

/** @typedef {import("../../state/state.js").State["pointer"]} Pointer */

export class PresenterView extends View {
  static properties = {
    shown: { type: Boolean, reflect: true },
    name: {},
    black: { type: Boolean },
    pointer: {},
    keysShown: { type: Boolean },
    moment: { type: Number },
    lines: { state: true },
  };

  #follow = (/** @type {PointerEvent} */ event) => this.#lightAt(event);

  constructor() {
    super();
    /** Whether the page is in presenter mode. */
    this.shown = false;
    /** Game, position and search. */
    this.name = "";
    this.black = false;
    /** @type {Pointer} */
    this.pointer = "";
    this.keysShown = false;
    /** The step that is shown: lines are drawn for one step only. */
    this.moment = 0;
    /** What the pen has drawn: the points of each line, as the text of an SVG. @type {readonly string[]} */
    this.lines = [];
    /** What had the focus before. @type {Element | null} */
    this.hadFocus = null;
  }

  connectedCallback() {
    super.connectedCallback();
    // The light is where the mouse is as soon as it is switched on.
    document.addEventListener("pointermove", this.#follow, { passive: true });
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    document.removeEventListener("pointermove", this.#follow);
  }

  /** @param {import("lit").PropertyValues<this>} changed */
  willUpdate(changed) {
    if (changed.has("shown") || changed.has("pointer") || changed.has("moment")) this.lines = [];
  }

  /** @param {import("lit").PropertyValues<this>} changed */
  updated(changed) {
    if (!changed.has("shown")) return;
    // The control that started it is hidden now, and must not take the keys.
    if (this.shown) {
      this.hadFocus = document.activeElement;
      this.focus({ preventScroll: true });
    } else if (this.hadFocus instanceof HTMLElement) {
      this.hadFocus.focus({ preventScroll: true });
      this.hadFocus = null;
    }
  }

  /** @param {PointerEvent} event */
  #lightAt({ clientX, clientY }) {
    if (!this.shown) return;
    this.style.setProperty("--light-x", `${clientX}px`);
    this.style.setProperty("--light-y", `${clientY}px`);
  }

  /** @param {PointerEvent} event */
  #startLine(event) {
    /** @type {Element} */ (event.currentTarget).setPointerCapture(event.pointerId);
    this.lines = [...this.lines, placeOf(event)];
  }

  /** @param {PointerEvent} event */
  #drawLine(event) {
    if (event.buttons === 0 || this.lines.length === 0) return;
    const last = this.lines.length - 1;
    this.lines = this.lines.map((line, i) => (i === last ? `${line} ${placeOf(event)}` : line));
  }

  render() {
    if (!this.shown) return nothing;
    return html`
      <h1 class="presented">${this.name}</h1>
      <button class="icon" aria-label="What the keys do (?)" aria-expanded=${this.keysShown}
        @click=${() => sendIntent(this, { type: "present-keys" })}>?</button>
      <button class="icon" aria-label="Leave presenter mode (Escape)" title="Leave presenter mode (Escape)"
        @click=${() => sendIntent(this, { type: "leave-presenting" })}>✕</button>
      ${this.keysShown ? this.#keys() : nothing}
      ${this.pointer === "spotlight" ? html`<div class="spotlight"></div>` : nothing}
      ${this.pointer === "pen" ? this.#paper() : nothing}
      ${
        this.black
          ? html`<div class="black" @click=${() => sendIntent(this, { type: "black-screen" })}><span class="hidden-text"
            role="status">The screen is black.</span></div>`
          : nothing
      }
    `;
  }

  #keys() {
    return html`<dl class="keys" tabindex="0">${PRESENTER_KEYS.map(([keys, does]) => html`<dt>${keys}</dt><dd>${does}</dd>`)}</dl>`;
  }

  #paper() {
    return html`<svg class="paper" aria-hidden="true"
      @pointerdown=${(/** @type {PointerEvent} */ event) => this.#startLine(event)}
      @pointermove=${(/** @type {PointerEvent} */ event) => this.#drawLine(event)}
    >${this.lines.map((points) => svg`<polyline points=${points} />`)}</svg>`;
  }
}

/** @param {PointerEvent} event */
const placeOf = ({ clientX, clientY }) => `${Math.round(clientX)},${Math.round(clientY)}`;

customElements.define("presenter-view", PresenterView);
