// <plots-view>: the plots of a search, and the buttons that measure more to plot.
import { html, nothing } from "lit";
import { percentText } from "../words/fraction.js";
import { forecastLine } from "../plots/forecast.js";
import { requestError, showRequestError } from "./request-error.js";
import { sendIntent } from "./intent.js";
import { View } from "./view.js";
import { whyBusy } from "./why-busy.js";

/**
 * @typedef {import("../plots/data.js").PlotData} PlotData
 * @typedef {{steps: number[], values: number[][], at: [number, number], best: {a: number, b: number, value: number} | null}} CoinMap
 */

export class PlotsView extends View {
  static properties = {
    plots: { attribute: false },
    work: { attribute: false },
    workTerms: {},
    measuring: {},
    busy: { type: Boolean },
    comparable: { type: Boolean },
    coinMap: { attribute: false },
    strategies: { attribute: false },
    forecast: { attribute: false },
    forecasts: { type: Boolean },
    errors: { attribute: false },
    markers: { attribute: false },
  };

  constructor() {
    super();
    /** @type {readonly PlotData[]} of the search that ran */
    this.plots = [];
    /** @type {PlotData | null} of all searches side by side */
    this.work = null;
    /** What the searches that are compared have in common, in a sentence. */
    this.workTerms = "";
    /** What is being measured now; "" for nothing. */
    this.measuring = "";
    /** Whether Python is busy, so that the buttons that need it are off. */
    this.busy = false;
    /** Whether there are searches to compare by depth. */
    this.comparable = false;
    /** @type {CoinMap | null} */
    this.coinMap = null;
    /** @type {readonly import("../trace/trace.js").Mix[]} average strategies, for each information set */
    this.strategies = [];
    /** Whether the search relies on forecasts, whose errors can be measured. */
    this.forecasts = false;
    /** @type {import("../state/results.js").Laboratory["forecast"]} the one that was measured */
    this.forecast = null;
    /** @type {import("../plots/data.js").Markers} where the cursor is */
    this.markers = { pass: null, nodes: null, depth: null };
    /** Errors in what a button here asked for. @type {{work: import("./request-error.js").RequestError, forecast: import("./request-error.js").RequestError}} */
    this.errors = { work: null, forecast: null };
  }

  /** @param {import("lit").PropertyValues} changed */
  updated(changed) {
    if (changed.has("errors")) showRequestError(this);
  }

  render() {
    return html`
      <h2 class="visually-hidden">Plots</h2>
      <div class="plots" tabindex="0" role="region" aria-label="Plots">
        ${this.plots.map((plot) => html`<plot-view .data=${plot} .marker=${plot.along ? this.markers[plot.along] : null}></plot-view>`)}
        ${this.coinMap ? html`<coin-map-view .steps=${this.coinMap.steps} .values=${this.coinMap.values} .at=${this.coinMap.at} .best=${this.coinMap.best}></coin-map-view>` : nothing}
        ${this.strategies.length > 0 ? this.#strategies() : nothing}
        ${this.forecasts ? this.#forecast() : nothing}
        ${this.comparable ? this.#work() : nothing}
        ${this.plots.length === 0 && !this.comparable && !this.coinMap ? html`<p class="tree-empty">There is nothing to plot for this search.</p>` : nothing}
      </div>
    `;
  }

  #strategies() {
    return html`
      <section class="strategies">
        <h3>The average strategies</h3>
        <table>
          <thead><tr><th scope="col">Who</th><th scope="col">knows</th><th scope="col">plays</th></tr></thead>
          <tbody>
            ${this.strategies.map(
              ({ player, knows, actions, probabilities }) => html`
              <tr><td>${player}</td><td>${knows || "–"}</td>
                <td>${actions.map(
                  (action, i) => html`<span class="share"><span>${action}</span>
                  <meter min="0" max="1" value=${probabilities[i]}>${percentText(probabilities[i])}</meter>
                  <span class="number">${percentText(probabilities[i])}</span></span>`,
                )}</td></tr>`,
            )}
          </tbody>
        </table>
      </section>
    `;
  }

  #forecast() {
    const found = this.forecast;
    return html`
      <section class="work">
        <h3>The forecast</h3>
        <p>${found ? forecastLine(found) : "ProbCut depends on how well a shallow search predicts a deep one. You can measure that on positions near this one."}</p>
        <button ?disabled=${this.busy} title=${whyBusy(this.busy)} @click=${() => sendIntent(this, { type: "gather-forecast" })}>${found ? "Gather again" : "Gather the statistics"}</button>
        ${requestError(this.errors.forecast)}
      </section>
    `;
  }

  #work() {
    return html`
      <section class="work" aria-label="Work of the searches">
        ${
          this.work
            ? html`<plot-view .data=${this.work}></plot-view>`
            : html`
          <h3>Work against depth</h3>
          <p>How many nodes each search visits in this position, one ply deeper each time, until there are too many.</p>`
        }
        <p>${this.workTerms}</p>
        ${
          this.measuring
            ? html`<p class="measuring" role="status"><span>Measuring ${this.measuring}…</span>
              <button @click=${() => sendIntent(this, { type: "stop" })}>Stop</button></p>`
            : html`<button ?disabled=${this.busy} title=${whyBusy(this.busy)} @click=${() => sendIntent(this, { type: "measure-work" })}>${this.work ? "Measure again" : "Measure the searches"}</button>`
        }
        ${requestError(this.errors.work)}
      </section>
    `;
  }
}
