/**
 * <race-view>: several methods on one problem, side by side: a table of what each took, and a plot of it.
 *
 * @typedef {object} Lane
 * @property {string} name  of the method
 * @property {string} options  that differ from what is usual, in words; "" for none
 * @property {Run | null} run  null until it has run
 *
 * @typedef {object} Run
 * @property {boolean} finished  whether it came to an end
 * @property {string} outcome  in a few words
 * @property {number} assignments
 * @property {number} checks
 * @property {number} backtracks
 * @property {number | null} seconds
 */
import { LitElement, html, nothing } from "lit";
import { formatCount, formatSeconds } from "../format.js";
import { sendIntent } from "./intent.js";

/** @type {readonly {id: "assignments" | "checks" | "backtracks" | "seconds", name: string, write: (amount: number) => string}[]} */
const MEASURES = [
  { id: "assignments", name: "Assignments", write: formatCount },
  { id: "checks", name: "Checks", write: formatCount },
  { id: "backtracks", name: "Taken back", write: formatCount },
  { id: "seconds", name: "Time", write: formatSeconds },
];

export class RaceView extends LitElement {
  static properties = {
    lanes: { attribute: false },
    running: { type: Number },
    busy: { type: Boolean },
    canAdd: { type: Boolean },
    own: { type: Boolean },
    measure: { state: true },
  };

  constructor() {
    super();
    /** @type {readonly Lane[]} */
    this.lanes = [];
    /** The lane that is running, −1 if none is. */
    this.running = -1;
    /** Whether Python is busy with something. */
    this.busy = false;
    /** Whether the method as it is set now does not take part yet. */
    this.canAdd = false;
    /** Whether a person has chosen who takes part. */
    this.own = false;
    /** @type {typeof MEASURES[number]["id"]} what is plotted */
    this.measure = "checks";
  }

  createRenderRoot() {
    return this;
  }

  render() {
    return html`
      <section class="panel race" aria-labelledby="race-title">
        <h2 id="race-title">Compare methods</h2>
        <p class="hint">Each method solves the whole problem by itself. Time is measured with nobody watching.</p>
        <div class="buttons">
          ${this.running < 0
            ? html`<button class="main" aria-disabled=${this.busy || this.lanes.length < 2} @click=${() => this.#ask({ type: "race" })}>Run all</button>`
            : html`<button @click=${() => sendIntent(this, { type: "stop" })}>Stop</button>`}
          ${this.canAdd ? html`<button @click=${() => this.#ask({ type: "add-contestant" })}>Add the method as it is set now</button>` : nothing}
          ${this.own ? html`<button @click=${() => this.#ask({ type: "reset-contestants" })}>All methods</button>` : nothing}
        </div>
        <div class="scrolled" role="region" aria-label="Methods in a table" tabindex="0">
          <table>
            <thead>
              <tr>
                <th scope="col">Method</th><th scope="col">Outcome</th>
                ${MEASURES.map(({ name }) => html`<th scope="col" class="number">${name}</th>`)}
                <th scope="col"><span class="hidden-text">Leave out</span></th>
              </tr>
            </thead>
            <tbody>${this.lanes.map((lane, index) => this.#row(lane, index))}</tbody>
          </table>
        </div>
        ${this.lanes.some(({ run }) => run) ? this.#plot() : nothing}
      </section>
    `;
  }

  /** @param {{type: string, [key: string]: unknown}} intent */
  #ask(intent) {
    if (!this.busy) sendIntent(this, intent);
  }

  /** @param {Lane} lane @param {number} index */
  #row({ name, options, run }, index) {
    const state = run ? run.outcome : index === this.running ? "running…" : "–";
    return html`<tr class=${run && !run.finished ? "broken-off" : ""}>
      <th scope="row">${name}${options ? html` <span class="chosen">${options}</span>` : nothing}</th>
      <td>${state}</td>
      ${MEASURES.map(({ id, write }) => html`<td class="number">${amountText(run, id, write)}</td>`)}
      <td><button type="button" class="small" aria-label="Leave out ${name}" title="Leave out" aria-disabled=${this.busy || this.lanes.length <= 2}
        @click=${() => this.lanes.length > 2 && this.#ask({ type: "remove-contestant", index })}>×</button></td>
    </tr>`;
  }

  #plot() {
    const { write } = MEASURES.find(({ id }) => id === this.measure) ?? MEASURES[0];
    const most = Math.max(...this.lanes.map(({ run }) => run?.[this.measure] ?? 0));
    return html`
      <div class="segments" role="group" aria-label="Plot">
        ${MEASURES.map(({ id, name }) => html`<button aria-pressed=${id === this.measure} @click=${() => (this.measure = id)}>${name}</button>`)}
      </div>
      <figure aria-hidden="true">
        ${this.lanes.map(({ name, options, run }) => html`
          <div class="lane ${run && !run.finished ? "broken-off" : ""}">
            <span class="name">${name}${options ? html` <span class="chosen">${options}</span>` : nothing}</span>
            <span class="trough"><span class="fill" style="inline-size: ${100 * share(run?.[this.measure] ?? 0, most, this.measure)}%"></span></span>
            <span class="number">${amountText(run, this.measure, write)}</span>
          </div>`)}
        <figcaption>The scale is logarithmic.</figcaption>
      </figure>
    `;
  }
}

/** @param {Run | null} run @param {typeof MEASURES[number]["id"]} id @param {(amount: number) => string} write */
function amountText(run, id, write) {
  const amount = run?.[id] ?? null;
  if (amount === null) return "–";
  return run?.finished ? write(amount) : `> ${write(amount)}`;
}

/** Seconds are drawn as tenths of milliseconds, so that what is short can be told apart too. */
const PER_SECOND = 1e4;

/**
 * How much of the room a bar takes, on a logarithmic scale from 1.
 * @param {number} amount @param {number} most @param {string} measure
 */
export function share(amount, most, measure) {
  const scale = measure === "seconds" ? PER_SECOND : 1;
  return most > 0 ? Math.log1p(amount * scale) / Math.log1p(most * scale) : 0;
}

customElements.define("race-view", RaceView);
