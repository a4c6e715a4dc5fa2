// <presenter-view>: what presenter mode adds to the picture: its name, the black screen, and the spotlight or pen.
import { html, nothing, svg } from "lit";
import { PRESENTER_KEYS } from "./keys-in-words.js";
import { sendIntent } from "../../views/intent.js";
import { pairPicture } from "../../views/pair-picture.js";
import { ICONS } from "../../views/step-icons.js";
import { View } from "../../views/view.js";

/** @typedef {import("../../state/state.js").State} State */
/** @typedef {State["pointer"]} Pointer */

/** How long the controls are seen after the pointer has moved, in milliseconds. */
const AWAKE = 3000;

const WATCH = { name: "Watch (space)", shown: ICONS.play };
const PAUSE = { name: "Pause (space)", shown: ICONS.pause };
const REPLAY = { name: "Replay (space)", shown: "Replay" };

export class PresenterView extends View {
  static properties = {
    shown: { type: Boolean, reflect: true },
    name: {},
    black: { type: Boolean },
    pointer: {},
    sheet: {},
    moment: { type: Number },
    playing: { type: Boolean },
    steps: { type: Boolean },
    isOver: { type: Boolean },
    next: {},
    pairs: { attribute: false },
    isCompared: { type: Boolean },
    awake: { state: true },
    lines: { state: true },
  };

  #follow = (/** @type {PointerEvent} */ event) => {
    if (!this.shown) return;
    this.#lightAt(event);
    this.#wake();
  };

  constructor() {
    super();
    /** Whether the page is in presenter mode. */
    this.shown = false;
    /** Game, position and search. */
    this.name = "";
    this.black = false;
    /** @type {Pointer} */
    this.pointer = "";
    /** What lies over the picture. @type {State["sheet"]} */
    this.sheet = "";
    /** The step that is shown: lines are drawn for one step only. */
    this.moment = 0;
    this.playing = false;
    /** Whether there is a search to step through. */
    this.steps = false;
    /** Whether its end is shown. */
    this.isOver = false;
    /** The name of the next view; "" if there is one only. */
    this.next = "";
    /** The pairs of runs worth seeing side by side. @type {readonly import("../../kinds/kind.js").Pair[]} */
    this.pairs = [];
    /** Whether two runs are shown. */
    this.isCompared = false;
    /** Whether the pointer has just moved: then the controls are seen. */
    this.awake = false;
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.resting = undefined;
    /** What the pen has drawn: the points of each line, as the text of an SVG. @type {readonly string[]} */
    this.lines = [];
    /** What had the focus before. @type {Element | null} */
    this.hadFocus = null;
  }

  connectedCallback() {
    super.connectedCallback();
    // The light is where the mouse is as soon as it is switched on.
    document.addEventListener("pointermove", this.#follow, { passive: true });
    document.addEventListener("pointerdown", this.#follow, { passive: true });
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    document.removeEventListener("pointermove", this.#follow);
    document.removeEventListener("pointerdown", this.#follow);
    clearTimeout(this.resting);
  }

  #wake() {
    this.awake = true;
    clearTimeout(this.resting);
    this.resting = setTimeout(() => {
      this.awake = false;
    }, AWAKE);
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
      this.#wake();
      this.hadFocus = document.activeElement;
      this.focus({ preventScroll: true });
    } else if (this.hadFocus instanceof HTMLElement) {
      this.hadFocus.focus({ preventScroll: true });
      this.hadFocus = null;
    }
  }

  /** @param {PointerEvent} event */
  #lightAt({ clientX, clientY }) {
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
      ${this.#controls()}
      ${this.sheet === "keys" ? this.#keys() : nothing}
      ${this.sheet === "pairs" ? this.#cards() : nothing}
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

  /** For whoever does not know the keys: seen while the pointer moves, or one of them has the focus. */
  #controls() {
    const { playing, next, pairs, sheet } = this;
    return html`
      <div class="controls ${this.awake || sheet ? "awake" : ""}" role="group" aria-label="Presenter controls">
        ${
          this.steps
            ? html`${this.#button({ name: "Previous step (←)", shown: ICONS.back }, { type: "step", direction: -1 })}
              ${this.#button(playing ? PAUSE : this.isOver ? REPLAY : WATCH, { type: "play-pause" })}
              ${this.#button({ name: "Next step (→)", shown: ICONS.forward }, { type: "step", direction: 1 })}
              ${this.#button({ name: "To the end (End)", shown: ICONS.end }, { type: "goto-end" })}`
            : nothing
        }
        ${next ? this.#button({ name: `${next} (B)`, shown: next }, { type: "present-next-view" }) : nothing}
        ${
          pairs.length > 0
            ? this.#button(
                { name: "Side by side (C)", shown: "Side by side", opens: "pairs" },
                { type: "present-pairs" },
              )
            : nothing
        }
        ${this.#button({ name: "What the keys do (?)", shown: "Keys", opens: "keys" }, { type: "present-keys" })}
        ${this.#button({ name: "Leave presenter mode (Escape)", shown: "✕" }, { type: "leave-presenting" })}
      </div>
    `;
  }

  /**
   * @param {{name: string, shown: unknown, opens?: State["sheet"]}} about  what it is called, what it shows, and the sheet
   *   that it opens
   * @param {import("../../state/intents.js").Intent} intent
   */
  #button({ name, shown, opens }, intent) {
    const press = (/** @type {MouseEvent} */ { detail }) => {
      // After a press of the pointer, the space bar is the page's again.
      if (detail > 0) this.focus({ preventScroll: true });
      sendIntent(this, intent);
    };
    const expanded = opens && (opens === "keys" || this.isCompared) ? String(this.sheet === opens) : nothing;
    return html`<button aria-label=${name} title=${name} aria-expanded=${expanded} @click=${press}>${shown}</button>`;
  }

  /** The pairs of runs, and one tree again. */
  #cards() {
    const card = (
      /** @type {string} */ name,
      /** @type {readonly string[]} */ shapes,
      /** @type {import("../../state/intents.js").Intent} */ intent,
    ) => {
      const press = () => {
        sendIntent(this, { type: "close-topmost" });
        sendIntent(this, intent);
      };
      return html`<button @click=${press}>${pairPicture(shapes)}<b>${name}</b></button>`;
    };
    return html`<div class="sheet pair-cards" role="group" aria-label="Side by side">
      ${this.pairs.map(({ name, main, second, shapes }) => card(name, shapes, { type: "compare-runs", main, second }))}
      ${card("One tree again", ["((...)(.xx)(...))"], { type: "end-comparison" })}
    </div>`;
  }

  #keys() {
    return html`<dl class="sheet keys" tabindex="0">${PRESENTER_KEYS.map(([keys, does]) => html`<dt>${keys}</dt><dd>${does}</dd>`)}</dl>`;
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
