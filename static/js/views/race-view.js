/**
 * <race-view>: several methods on one problem, side by side: a table of the work of each, and a plot of it.
 *
 * @typedef {import("../kinds/problem/race.js").Lane} Lane
 * @typedef {import("../kinds/problem/race.js").Run} Run
 */
import { html, nothing } from "lit";
import { formatCount, formatSeconds } from "../words/format.js";
import { requestError, showRequestError } from "./request-error.js";
import { sendIntent } from "./intent.js";
import { optionField } from "./option-fields.js";
import { View } from "./view.js";
import { whyBusy } from "./why-busy.js";

/** @type {readonly {id: "assignments" | "checks" | "backtracks" | "seconds", name: string, write: (amount: number) => string}[]} */
const MEASURES = [
  { id: "assignments", name: "Assignments", write: formatCount },
  { id: "checks", name: "Checks", write: formatCount },
  { id: "backtracks", name: "Backtracks", write: formatCount },
  { id: "seconds", name: "Time", write: formatSeconds },
];

export class RaceView extends View {
  static properties = {
    lanes: { attribute: false },
    reference: {},
    alike: { type: Boolean },
    givens: { type: Number },
    shared: { attribute: false },
    running: { type: Number },
    note: {},
    busy: { type: Boolean },
    canAdd: { type: Boolean },
    own: { type: Boolean },
    added: { type: Boolean },
    error: { attribute: false },
    measure: { state: true },
  };

  constructor() {
    super();
    /** @type {readonly Lane[]} */
    this.lanes = [];
    /** The method with whose row the others are compared. */
    this.reference = "";
    /** Whether all methods have the shared settings. */
    this.alike = true;
    /** How many values are given in the problem. */
    this.givens = 0;
    /** @type {readonly {option: import("../words/options.js").Option, value: number}[]} the settings that the methods share */
    this.shared = [];
    /** The number of the lane that is running, −1 for none. */
    this.running = -1;
    /** How far it is, or a note about methods that did not finish; "" for nothing. */
    this.note = "";
    /** Whether Python is busy with something. */
    this.busy = false;
    /** Whether the method with its current settings can be added. */
    this.canAdd = false;
    /** Whether a person has chosen which methods take part. */
    this.own = false;
    /** Whether a method with settings of its own takes part. */
    this.added = false;
    /** @type {import("./request-error.js").RequestError} */
    this.error = null;
    /** @type {typeof MEASURES[number]["id"]} what is plotted */
    this.measure = "checks";
  }

  /** @param {import("lit").PropertyValues} changed */
  updated(changed) {
    if (changed.has("error")) showRequestError(this);
  }

  render() {
    return html`
      <section class="panel race ${this.running < 0 ? "" : "running"}" aria-labelledby="race-title">
        <h2 id="race-title">Compare methods</h2>
        <p class="hint">Each method solves the whole problem on its own. The time is measured without recording steps.${this.givens > 0 ? ` The ${this.givens} given values count as assignments too.` : ""}</p>
        ${this.shared.length > 0 ? this.#alike() : nothing}
        <div class="buttons">
          ${
            this.running < 0
              ? html`<button class="main" aria-disabled=${this.busy || this.lanes.length < 2} title=${whyBusy(this.busy)} @click=${() => this.#ask({ type: "race" })}>Run all</button>`
              : html`<button @click=${() => sendIntent(this, { type: "stop" })}>Stop</button>`
          }
          ${this.canAdd ? html`<button @click=${() => this.#ask({ type: "add-contestant" })}>Add the current method and settings</button>` : nothing}
          ${this.alike ? nothing : html`<button @click=${() => this.#ask({ type: "same-heuristics" })}>Same heuristics for all</button>`}
          ${this.own ? html`<button @click=${() => this.#ask({ type: "reset-contestants" })}>All methods</button>` : nothing}
          <p class="note" role="status">${this.note}</p>
        </div>
        ${requestError(this.error)}
        <table role="table">
          <thead role="rowgroup">
            <tr role="row">
              <th role="columnheader" scope="col">Method</th><th role="columnheader" scope="col">Outcome</th>
              ${MEASURES.map(({ name }) => html`<th role="columnheader" scope="col" class="number">${name}</th>`)}
              <th role="columnheader" scope="col"><span class="hidden-text">Leave out</span></th>
            </tr>
          </thead>
          <tbody role="rowgroup">${this.lanes.map((lane, index) => this.#row(lane, index))}</tbody>
        </table>
        ${this.lanes.some(({ run }) => run) ? this.#plot() : nothing}
      </section>
    `;
  }

  #alike() {
    return html`
      <fieldset class="alike" aria-labelledby="alike-hint" ?disabled=${this.busy}>
        <p class="hint" id="alike-hint">All methods share these settings, so that only the methods differ${this.added ? " (except what you added)" : ""}:</p>
        ${this.shared.map(({ option, value }) => optionField(option, value, (chosen) => this.#ask({ type: "share-option", option: option.id, value: Number(chosen) })))}
      </fieldset>
    `;
  }

  /** @param {import("../state/intents.js").Intent} intent */
  #ask(intent) {
    if (!this.busy) sendIntent(this, intent);
  }

  /** On a narrow screen CSS makes a row a block, and it would lose its role: so all roles are written out. @param {Lane} lane @param {number} index */
  #row({ name, options, differs, run }, index) {
    const state = index === this.running ? "running…" : (run?.outcome ?? "–");
    return html`<tr role="row" class=${run && !run.finished ? "broken-off" : ""}>
      <th role="rowheader" scope="row">${name}${options ? html` <span class="chosen">${options}</span>` : nothing}
        ${differs ? html`<span class="chosen several">≠ ${this.reference} in several settings: ${differs}</span>` : nothing}</th>
      <td role="cell">${state}</td>
      ${MEASURES.map(({ id, name: measure, write }) => html`<td role="cell" class="number" data-name=${measure}>${amountText(run, id, write)}</td>`)}
      <td role="cell"><button type="button" class="small" aria-label="Leave out ${name}" title="Leave out" aria-disabled=${this.busy || this.lanes.length <= 2}
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
        ${this.lanes.map(
          ({ name, options, run }) => html`
          <div class="lane ${run && !run.finished ? "broken-off" : ""}">
            <span class="name">${name}${options ? html` <span class="chosen">${options}</span>` : nothing}</span>
            <span class="trough"><span class="fill" .style="inline-size: ${100 * share(run?.[this.measure] ?? 0, most, this.measure)}%"></span></span>
            <span class="number">${amountText(run, this.measure, write)}</span>
          </div>`,
        )}
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

/** Seconds are plotted as tenths of milliseconds, so that short times look different too. */
const PER_SECOND = 1e4;

/**
 * The length of a bar, from 0 to 1, on a logarithmic scale.
 * @param {number} amount @param {number} most @param {string} measure
 */
export function share(amount, most, measure) {
  const scale = measure === "seconds" ? PER_SECOND : 1;
  return most > 0 ? Math.log1p(amount * scale) / Math.log1p(most * scale) : 0;
}
