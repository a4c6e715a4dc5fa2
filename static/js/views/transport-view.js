// <transport-view>: steps through the search, forwards and backwards, by hand or at a chosen speed.
import { html, nothing, svg } from "lit";
import { SPEEDS } from "../support/pace.js";
import { formatCount } from "../words/format.js";
import { sendIntent } from "./intent.js";
import { foldOf } from "./menu.js";
import { ICONS } from "./step-icons.js";
import { View } from "./view.js";

/** More cuts than this are drawn faintly, and only those that are far enough apart to see. */
const MANY_TICKS = 80;
const MAX_TICKS = 400;

export class TransportView extends View {
  static properties = {
    step: { type: Number },
    steps: { type: Number },
    ticks: { attribute: false },
    playing: { type: Boolean },
    granularity: {},
    speed: { type: Number },
    lines: { type: Boolean },
    kinds: { attribute: false },
    disabled: { type: Boolean },
    asks: { type: Boolean },
    asking: { type: Boolean },
    compact: { type: Boolean },
  };

  constructor() {
    super();
    /** The current step, and the number of steps. */
    this.step = 0;
    this.steps = 0;
    /** @type {readonly number[]} where the cuts so far are, from 0 to 1 */
    this.ticks = [];
    this.playing = false;
    /** @type {import("../trace/cursor.js").Granularity} */
    this.granularity = "node";
    this.speed = 0.8;
    this.lines = true;
    /** @type {readonly import("../kinds/kind.js").Step[]} how far a step can go */
    this.kinds = [];
    this.disabled = true;
    /** Whether the learner is asked before each step that can be predicted, and whether that is possible here. */
    this.asks = false;
    this.asking = false;
    /** Whether what is chosen once stands behind one button. */
    this.compact = false;
  }

  render() {
    const atEnd = this.step >= this.steps;
    return html`
      <div class="transport" role="group" aria-label="Steps">
        <div class="buttons">
          ${this.#button("To the start (Home)", ICONS.start, { type: "goto-start" }, this.step <= 0)}
          ${this.#button("Previous step (←)", ICONS.back, { type: "step", direction: -1 }, this.step <= 0, "step")}
          ${this.#button(this.playing ? "Pause (space)" : "Watch (space)", this.playing ? ICONS.pause : ICONS.play, { type: "play-pause" }, false, "main")}
          ${this.#button("Next step (→)", html`${ICONS.forward}<span class="step-word">Next step</span>`, { type: "step", direction: 1 }, atEnd, "step next")}
          ${this.#button("To the end (End)", ICONS.end, { type: "goto-end" }, atEnd)}
        </div>
        <span class="step-count" aria-hidden="true">${formatCount(this.step)} of ${formatCount(this.steps)}</span>
        ${this.compact ? nothing : this.#stepBy()}
        <div class="scrubber">
          <svg class="ticks ${this.ticks.length > MANY_TICKS ? "many" : ""}" viewBox="0 0 1000 10" preserveAspectRatio="none" aria-hidden="true">
            ${thinned(this.ticks).map((at) => svg`<path d="M${(at * 1000).toFixed(1)} 0V10" />`)}
          </svg>
          <input
            type="range"
            aria-label="Step"
            aria-valuetext="step ${formatCount(this.step)} of ${formatCount(this.steps)}"
            min="0"
            max=${this.steps}
            .value=${String(this.step)}
            ?disabled=${this.disabled}
            .style="--done: ${this.steps > 0 ? (this.step / this.steps) * 100 : 0}%"
            @input=${(/** @type {Event} */ event) =>
              sendIntent(this, { type: "scrub", step: Number(/** @type {HTMLInputElement} */ (event.target).value) })}
          />
        </div>
        ${this.compact ? this.#pace() : this.#speed()}
      </div>
    `;
  }

  /** How long a step is, how fast they follow each other, and whether the learner is asked, behind one button. */
  #pace() {
    const by = this.kinds.find(({ id }) => id === this.granularity)?.name ?? "";
    const speed = SPEEDS.find((each) => each.speed === this.speed)?.name ?? "";
    return foldOf({
      id: "pace",
      name: `By ${by}, ${speed}`,
      label: "how long a step is, and how fast",
      content: html`${this.#stepBy()} ${this.#speed()}`,
    });
  }

  #stepBy() {
    return html`
      <div class="segments" role="group" aria-label="Step by">
        ${this.kinds.map(
          ({ id, name, hint }) => html`
            <button
              aria-pressed=${this.granularity === id}
              ?disabled=${id === "line" && !this.lines}
              title=${id === "line" && !this.lines ? "Lines were not recorded: the search is too large." : (hint ?? `Step by ${name}`)}
              @click=${() => sendIntent(this, { type: "granularity", granularity: id })}
            >
              ${name}
            </button>
          `,
        )}
      </div>
      ${
        this.asking
          ? html`<button class="ask" aria-pressed=${this.asks} title="Stop before steps that you can predict"
              @click=${() => sendIntent(this, { type: "ask-me" })}>Ask me</button>`
          : nothing
      }
    `;
  }

  #speed() {
    return html`
      <label class="speed">
        <span class=${this.compact ? "" : "visually-hidden"}>Speed</span>
        <select @change=${(/** @type {Event} */ event) => sendIntent(this, { type: "speed", speed: Number(/** @type {HTMLSelectElement} */ (event.target).value) })}>
          ${SPEEDS.map(({ speed, name }) => html`<option value=${speed} .selected=${speed === this.speed}>${name}</option>`)}
        </select>
      </label>
    `;
  }

  /**
   * @param {string} label @param {unknown} icon @param {import("../state/intents.js").Intent} intent
   * @param {boolean} off @param {string} [kind]
   */
  #button(label, icon, intent, off, kind = "") {
    return html`
      <button class="icon ${kind}" aria-label=${label} title=${label} aria-disabled=${this.disabled || off}
        @click=${() => !this.disabled && !off && sendIntent(this, intent)}>
        ${icon}
      </button>
    `;
  }
}

/** Only the ticks that are far enough apart to see. @param {readonly number[]} ticks */
function thinned(ticks) {
  if (ticks.length <= MAX_TICKS) return ticks;
  const seen = new Set();
  return ticks.filter((at) => {
    const place = Math.round(at * MAX_TICKS);
    return !seen.has(place) && seen.add(place);
  });
}
