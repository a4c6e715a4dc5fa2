// <weights-view>: how much each feature counts in the evaluation, the same for both sides or separately for each.
import { html, nothing } from "lit";
import { live } from "lit/directives/live.js";
import { depthShown, depthTyped } from "../words/depth.js";
import { sendIntent } from "./intent.js";
import { sliderWithNumber } from "./option-fields.js";
import { isWrong, weightedSum } from "./weighted-sum.js";
import { View } from "./view.js";

/** @typedef {{id: string, name: string, most: number}} Feature `most` is the largest |x| that it can have */
/**
 * A side, and how it evaluates positions. A weight is a number, or typed text that is not a number.
 * @typedef {{id: "MAX" | "MIN", name: string, weights: readonly (number | string)[], depth: string}} Side
 */

/** How far the sliders go in both directions; a typed number may be larger. */
const REACH = 10;
const STEP = 0.1;

export class WeightsView extends View {
  static properties = {
    chosen: {},
    choices: { attribute: false },
    features: { attribute: false },
    sides: { attribute: false },
    separate: { type: Boolean },
    round: { type: Number },
    formula: {},
    error: { attribute: false },
  };

  constructor() {
    super();
    /** The id of the person's own evaluation that is used; "" for the game's own. */
    this.chosen = "";
    /** @type {readonly {id: string, name: string}[]} the evaluations to choose from; [] if none is needed */
    this.choices = [];
    /** @type {readonly Feature[]} */
    this.features = [];
    /** @type {readonly Side[]} MAX, then MIN; the first is for both if they are not separate */
    this.sides = [];
    this.separate = false;
    /** How many plies a round has, in a game where people count in rounds; else 1. */
    this.round = 1;
    /** What is done with the sum, in a sentence, such as how it is scaled; "" for nothing. */
    this.formula = "";
    /** @type {{message: string} | null} */
    this.error = null;
  }

  render() {
    if (this.choices.length === 0) return nothing;
    return html`
      <section class="panel weights" aria-labelledby="weights-title">
        <h2 id="weights-title">Evaluation</h2>
        <div class="card">
          ${this.#choice()}
          ${this.features.length === 0 || this.sides.length === 0 ? nothing : this.#weights()}
        </div>
      </section>
    `;
  }

  /** Which evaluation is used: the game's, or one that the person wrote. */
  #choice() {
    return html`
      <label class="evaluation">
        <span>Evaluation</span>
        <select
          name="evaluation"
          @change=${(/** @type {Event} */ event) =>
            sendIntent(this, {
              type: "choose-evaluation",
              id: /** @type {HTMLSelectElement} */ (event.target).value,
            })}
        >
          ${this.choices.map(({ id, name }) => html`<option value=${id} .selected=${live(id === this.chosen)}>${name}</option>`)}
        </select>
      </label>
      <div class="own">
        ${
          this.chosen === ""
            ? nothing
            : html`<button class="small" @click=${() => sendIntent(this, { type: "edit-evaluation", id: this.chosen })}>Edit it</button>`
        }
        <button class="small" title="Write an evaluation for this game in Python" @click=${() => sendIntent(this, { type: "write-evaluation" })}>
          Write one
        </button>
      </div>
    `;
  }

  #weights() {
    const shown = this.separate ? this.sides : this.sides.slice(0, 1);
    const isMarked = shown.some(({ weights }) => weights.some(isWrong));
    return html`
          <label class="switch">
            <input
              type="checkbox"
              name="separate"
              .checked=${this.separate}
              @change=${(/** @type {Event} */ event) =>
                sendIntent(this, {
                  type: "separate-sides",
                  on: /** @type {HTMLInputElement} */ (event.target).checked,
                })}
            />
            <span>${this.sides.map(({ name }) => name).join(" and ")} each have their own</span>
          </label>
          ${shown.map((side) => this.#side(side))}
          ${this.formula ? html`<p class="formula">${this.formula}</p>` : nothing}
          ${this.error && !isMarked ? this.#error(this.error) : nothing}
          <button @click=${() => sendIntent(this, { type: "reset-weights" })}>Reset the weights</button>
    `;
  }

  /** @param {{message: string}} error */
  #error({ message }) {
    return html`<p class="field-error" role="alert">${message}</p>`;
  }

  /** @param {Side} side */
  #side(side) {
    const first = this.sides.find(({ weights }) => weights.some(isWrong));
    const faulty = side === first ? side.weights.findIndex(isWrong) : -1;
    const rows = this.features.map((feature, index) => [
      this.#weight(side, feature, index),
      this.error && index === faulty ? this.#error(this.error) : nothing,
    ]);
    if (!this.separate) return html`<p class="sum">${weightedSum(side.weights)}</p>${rows}`;
    return html`
      <fieldset class=${side.id.toLowerCase()}>
        <legend><span aria-hidden="true">${side.id === "MAX" ? "▲" : "▼"}</span> ${side.name}</legend>
        <p class="sum">${weightedSum(side.weights)}</p>
        ${rows}
        ${this.#depth(side)}
      </fieldset>
    `;
  }

  /** @param {Side} side @param {Feature} feature @param {number} index */
  #weight(side, feature, index) {
    const who = this.separate ? `${side.name}: ` : "";
    const range = {
      id: `weight-${side.id}-${feature.id}`,
      name: `${who}weight of ${feature.name}`,
      minimum: -REACH,
      maximum: REACH,
      step: STEP,
    };
    const set = (/** @type {number | string} */ value) =>
      sendIntent(this, { type: "set-weight", side: side.id, index, value });
    return html`
      <div class="weight ${isWrong(side.weights[index]) ? "invalid" : ""}">
        <span class="feature" title="from −${feature.most} to ${feature.most}">
          <math aria-hidden="true"><msub><mi>x</mi><mn>${index + 1}</mn></msub></math> ${feature.name}
        </span>
        ${sliderWithNumber(range, side.weights[index] ?? 0, set)}
      </div>
    `;
  }

  /** @param {Side} side */
  #depth(side) {
    return html`
      <label class="depth">
        <span>Depth in ${this.round === 1 ? "plies" : "rounds"}</span>
        <input
          name="depth-${side.id}"
          inputmode="numeric"
          autocomplete="off"
          placeholder="full"
          .value=${live(depthShown(side.depth, this.round))}
          @change=${(/** @type {Event} */ event) =>
            sendIntent(this, {
              type: "set-side-depth",
              side: side.id,
              depth: depthTyped(/** @type {HTMLInputElement} */ (event.target).value, this.round),
            })}
        />
      </label>
    `;
  }
}
