// <scores-view>: what the engine knows about every move, as bars over the columns of Connect-4 or as a grid.
import { html, nothing } from "lit";
import { countedPlies } from "../words/depth.js";
import { isExact, scoreText, scoreWords, signOf, verdictWords } from "../words/engine-scores.js";
import { requestError, showRequestError } from "./request-error.js";
import { sendIntent } from "./intent.js";
import { View } from "./view.js";

/** @typedef {import("../words/engine-scores.js").MoveScore} MoveScore */
/** @typedef {import("../kinds/game/score-grid.js").Place} Place */

const KINDS = new Map([
  [1, "win"],
  [0, "draw"],
  [-1, "loss"],
]);
/** The result of a move for the side that makes it. */
const VERBS = new Map([
  [1, "wins"],
  [0, "draw"],
  [-1, "loses"],
]);

export class ScoresView extends View {
  static properties = {
    offered: { type: Boolean },
    moves: { attribute: false },
    best: { attribute: false },
    columns: { type: Number },
    grid: { attribute: false },
    busy: { type: Boolean },
    notes: { attribute: false },
    seconds: {},
    error: { attribute: false },
    mover: {},
    other: {},
  };

  constructor() {
    super();
    /** Whether there is an engine to ask. */
    this.offered = false;
    /** @type {readonly MoveScore[]} for the side to move; [] until the engine is asked */
    this.moves = [];
    /** @type {readonly string[]} ids of the moves that are known to be best */
    this.best = [];
    /** The number of columns, if the scores are bars over the board's columns; 0 if they are in a grid. */
    this.columns = 0;
    /** @type {import("../kinds/game/score-grid.js").Grid | null} */
    this.grid = null;
    this.busy = false;
    /** @type {readonly string[]} sentences below, such as how many positions were looked at */
    this.notes = [];
    /** @type {string | null} how long the engine may think, as typed; null if it needs no limit */
    this.seconds = "3";
    /** @type {import("./request-error.js").RequestError} */
    this.error = null;
    /** The side that the scores are for, and the other side. */
    this.mover = "the player to move";
    this.other = "the other player";
  }

  /** @param {import("lit").PropertyValues} changed */
  updated(changed) {
    if (changed.has("error")) showRequestError(this);
  }

  render() {
    if (!this.offered) return nothing;
    const known = this.moves.length > 0;
    const bars = this.columns > 0;
    return html`
      <section class="panel scores" aria-labelledby="scores-title" aria-busy=${this.busy ? "true" : "false"}>
        <h2 id="scores-title">${this.#isOutright() ? "Every move, solved completely" : "Score of every column"}</h2>
        ${known && bars ? this.#bars() : nothing}
        ${known && !bars && this.grid ? this.#table(this.grid) : nothing}
        ${known ? html`<p class="verdict">${verdictWords(this.moves, this.best, this.#sides())}</p>` : nothing}
        ${this.notes.map((note) => html`<p class="note">${note}</p>`)}
        ${
          this.busy
            ? html`<p class="note" role="status">The engine is thinking…</p>`
            : html`<p class="ask">${this.#ask(known)}</p>`
        }
        ${requestError(this.error)}
      </section>
    `;
  }

  #isOutright() {
    return this.seconds === null;
  }

  /** @param {boolean} known */
  #ask(known) {
    if (this.#isOutright()) {
      return known
        ? nothing
        : html`<button @click=${() => sendIntent(this, { type: "score-moves" })}>Show the value of every move</button>`;
    }
    return html`
      <button @click=${() => sendIntent(this, { type: "score-moves" })}>${known ? "Score again" : "Score every column"}</button>
      <label>in <input name="seconds" inputmode="decimal" autocomplete="off" size="3" .value=${this.seconds ?? ""}
        aria-invalid=${this.error?.field === "seconds" ? "true" : "false"}
        @change=${(/** @type {Event} */ event) => sendIntent(this, { type: "set-engine", seconds: /** @type {HTMLInputElement} */ (event.target).value })} /> s</label>
    `;
  }

  #sides() {
    return { mover: this.mover, other: this.other, discs: this.columns > 0 };
  }

  /** @param {MoveScore} move */
  #words(move) {
    return scoreWords(move, this.#sides());
  }

  // Bars

  #bars() {
    const most = Math.max(1, ...this.moves.filter(isExact).map(({ least }) => Math.abs(least ?? 0)));
    const byColumn = new Map(this.moves.map((move) => [Number(move.id), move]));
    return html`
      <ol .style="--columns: ${this.columns}">
        ${Array.from({ length: this.columns }, (_, index) => this.#bar(byColumn.get(index + 1), most))}
      </ol>
    `;
  }

  /** @param {MoveScore | undefined} move @param {number} most */
  #bar(move, most) {
    if (!move)
      return html`<li class="none"><span aria-hidden="true">–</span><span class="visually-hidden">full</span></li>`;
    const isBest = this.best.includes(move.id);
    const words = this.#words(move);
    const share = Math.max(0.04, Math.abs(move.least ?? 0) / most);
    const kind = isExact(move) ? KINDS.get(signOf(move) ?? 0) : "open";
    return html`
      <li class="${kind} ${isBest ? "best" : ""}" title=${words}>
        <span class="star" aria-hidden="true">${isBest ? "★" : ""}</span>
        <span class="track" aria-hidden="true">${isExact(move) ? html`<span class="fill" .style="--share: ${share}"></span>` : nothing}</span>
        <span class="number" aria-hidden="true">${scoreText(move)}</span>
        <span class="visually-hidden">${isBest ? "best: " : ""}${words}</span>
      </li>
    `;
  }

  // A grid

  /** @param {import("../kinds/game/score-grid.js").Grid} grid */
  #table({ heads, rows }) {
    return html`
      <div class="scroll" tabindex="0" role="region" aria-label="Value of every move">
        <table>
          ${heads.length > 0 ? html`<thead><tr><td></td>${heads.map((head) => html`<th scope="col">${head}</th>`)}</tr></thead>` : nothing}
          <tbody>
            ${rows.map(({ head, places }) => html`<tr>${head ? html`<th scope="row">${head}</th>` : nothing}${places.map((place) => this.#place(place))}</tr>`)}
          </tbody>
        </table>
      </div>
    `;
  }

  /** @param {Place} place */
  #place(place) {
    if (!place) return html`<td class="none"></td>`;
    if ("mark" in place) return html`<td class="mark">${place.mark}</td>`;
    const { move } = place;
    const isBest = this.best.includes(move.id);
    const sign = signOf(move) ?? 0;
    return html`
      <td class="${KINDS.get(sign)} ${isBest ? "best" : ""}" title="${move.name}: ${this.#words(move)}">
        <span class="verb"><span aria-hidden="true">${isBest ? "★ " : ""}</span><span class="visually-hidden">${move.name}${isBest ? ", best" : ""}: </span>${VERBS.get(sign)}</span>
        ${move.plies === null ? nothing : html`<span class="plies">in ${countedPlies(move.plies)}</span>`}
      </td>
    `;
  }
}
