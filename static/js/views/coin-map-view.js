// <coin-map-view>: the value for MAX of any two coins, as a map on which a pair can be chosen.
import { html, nothing, svg } from "lit";
import { formatValue } from "../words/format.js";
import { bandOf, bandWidth, borders, movedBy, nearest, placeOf, someOf } from "../plots/map.js";
import { sendIntent } from "./intent.js";
import { View } from "./view.js";

/** The width and height of the map in the picture's own units; the picture is scaled to fit. */
const SIDE = 236;
const MARGIN = { left: 34, bottom: 32, top: 20, right: 8 };
/** How many numbers are written along a side of the map, and along a side of the table. */
const WRITTEN = 5;
const TABLE = 11;

export class CoinMapView extends View {
  static properties = {
    steps: { attribute: false },
    values: { attribute: false },
    at: { attribute: false },
    best: { attribute: false },
  };

  constructor() {
    super();
    /** @type {readonly number[]} the probabilities of heads along both sides, ascending */
    this.steps = [];
    /** @type {readonly (readonly number[])[]} the value for MAX, by the step of coin A, then of coin B */
    this.values = [];
    /** @type {readonly [number, number]} the pair that is played: heads of A, heads of B */
    this.at = [0.75, 0.4];
    /** @type {{a: number, b: number, value: number} | null} the pair that is best for MAX */
    this.best = null;
  }

  render() {
    if (this.values.length === 0) return nothing;
    return html`
      <figure class="coin-map">
        <figcaption>
          <h3 id="coin-map-title">Does any pair of coins favour MAX?</h3>
          <p>${this.#answer()}</p>
        </figcaption>
        <div
          class="map"
          role="application"
          tabindex="0"
          aria-roledescription="map"
          aria-labelledby="coin-map-title"
          aria-describedby="coin-map-here coin-map-keys"
          @keydown=${this.#onKey}
          @click=${this.#onClick}
        >
          ${this.#picture()}
        </div>
        <p id="coin-map-here" aria-live="polite">${this.#here()}</p>
        <p id="coin-map-keys" class="keys">Click, or use the arrow keys, to choose another pair.</p>
        ${this.#table()}
      </figure>
    `;
  }

  #answer() {
    if (!this.best) return "";
    const { a, b, value } = this.best;
    const pair = `heads ${formatValue(a)} and ${formatValue(b)}`;
    if (value > 1e-9) return `Yes: the best pair, ${pair}, is worth ${formatValue(value)} to MAX.`;
    return `No pair on this map does. The best for MAX (★) is ${pair}, worth ${formatValue(value)}.`;
  }

  #here() {
    const [a, b] = this.at;
    const [i, j] = [nearest(this.steps, a), nearest(this.steps, b)];
    const about = this.steps[i] === a && this.steps[j] === b ? "" : "about ";
    return `P(heads) is ${formatValue(a)} for coin A and ${formatValue(b)} for coin B: worth ${about}${formatValue(this.values[i][j])} to MAX.`;
  }

  #picture() {
    const { steps, values } = this;
    const cell = SIDE / steps.length;
    const width = bandWidth(values);
    const bands = values.map((column) => column.map((value) => bandOf(value, width)));
    const most = Math.max(...bands.flat().map(Math.abs), 1);
    const ticks = someOf(steps, WRITTEN);
    const down = (/** @type {number} */ place) => SIDE - (place + 0.5) * cell;
    const across = (/** @type {number} */ place) => (place + 0.5) * cell;
    return svg`
      <svg viewBox="${-MARGIN.left} ${-MARGIN.top} ${MARGIN.left + SIDE + MARGIN.right} ${MARGIN.top + SIDE + MARGIN.bottom}" aria-hidden="true">
        ${bands.map((column, i) =>
          column.map(
            (band, j) => svg`
          <rect x=${i * cell} y=${SIDE - (j + 1) * cell} width=${cell + 0.4} height=${cell + 0.4} .style="fill: ${fillOf(band / most)}" />`,
          ),
        )}
        <path class="border" transform="translate(0 ${SIDE}) scale(${cell} ${-cell})" d=${borders(bands)} />
        ${ticks.map(
          (i) => svg`
          <text x=${across(i)} y=${SIDE + 14} text-anchor="middle">${formatValue(steps[i])}</text>
          <text x="-5" y=${down(i)} dy="0.35em" text-anchor="end">${formatValue(steps[i])}</text>`,
        )}
        ${ticks.map((i) =>
          ticks.map(
            (j) => svg`
          <text class="said" x=${across(i)} y=${down(j)} dy="0.35em" text-anchor=${anchorOf(i, steps.length)}>${formatValue(Number(values[i][j].toFixed(2)))}</text>`,
          ),
        )}
        <text class="name" x=${SIDE} y=${SIDE + 28} text-anchor="end">P(heads) of coin A →</text>
        <text class="name" x=${-MARGIN.left} y="-8">P(heads) of coin B ↑</text>
        ${this.best ? svg`<text class="best" x=${across(placeOf(steps, this.best.a))} y=${down(placeOf(steps, this.best.b)) - 9} text-anchor="middle">★</text>` : nothing}
        <circle class="at" cx=${across(placeOf(steps, this.at[0]))} cy=${down(placeOf(steps, this.at[1]))} r="9" />
      </svg>
    `;
  }

  #table() {
    const { steps, values } = this;
    const shown = someOf(steps, TABLE);
    return html`
      <details class="numbers">
        <summary>The numbers</summary>
        <div class="scroll" tabindex="0" role="region" aria-label="Values of pairs of coins">
          <table>
            <caption>Value of each pair for MAX: P(heads) of A across, P(heads) of B down.</caption>
            <thead><tr><th scope="col">B \\ A</th>${shown.map((i) => html`<th scope="col">${formatValue(steps[i])}</th>`)}</tr></thead>
            <tbody>
              ${[...shown].reverse().map(
                (j) => html`<tr>
                <th scope="row">${formatValue(steps[j])}</th>${shown.map((i) => html`<td>${formatValue(values[i][j])}</td>`)}
              </tr>`,
              )}
            </tbody>
          </table>
        </div>
      </details>
    `;
  }

  /** @param {KeyboardEvent} event */
  #onKey(event) {
    if (event.ctrlKey || event.metaKey || event.altKey || !event.key.startsWith("Arrow")) return;
    // At the edge of the map an arrow key does nothing; it must not step through the search.
    event.preventDefault();
    event.stopPropagation();
    const pair = movedBy(this.steps, this.at, event.key);
    if (pair) this.#choose(pair);
  }

  /** @param {MouseEvent} event */
  #onClick(event) {
    const picture = /** @type {SVGSVGElement} */ (this.querySelector(".map svg"));
    const place = new DOMPoint(event.clientX, event.clientY).matrixTransform(picture.getScreenCTM()?.inverse());
    const cell = SIDE / this.steps.length;
    const [i, j] = [Math.floor(place.x / cell), Math.floor((SIDE - place.y) / cell)];
    const [a, b] = [this.steps[i], this.steps[j]];
    if (a !== undefined && b !== undefined) this.#choose([a, b]);
  }

  /** @param {[number, number]} pair */
  #choose([a, b]) {
    sendIntent(this, { type: "set-options", options: { a, b } });
  }
}

/** The colour of a band: MAX's for gains, MIN's for losses, stronger if larger. @param {number} share from −1 to 1 */
const fillOf = (share) =>
  share === 0
    ? "var(--surface)"
    : `color-mix(in srgb, var(${share > 0 ? "--max" : "--min"}) ${Math.round(15 + 65 * Math.abs(share))}%, var(--surface))`;

/** The first and last numbers are kept inside the map. @param {number} index @param {number} count */
const anchorOf = (index, count) => (index === 0 ? "start" : index === count - 1 ? "end" : "middle");
