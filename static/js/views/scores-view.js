// <scores-view>: the engine's score of every column, over the columns of the board.
import { LitElement, html, nothing } from "lit";
import { formatValue } from "../format.js";
import { sendIntent } from "./intent.js";
import { bestScores, scoreWords } from "./scores.js";

export class ScoresView extends LitElement {
  static properties = {
    scores: { attribute: false },
    busy: { type: Boolean },
    note: {},
    seconds: {},
    error: { attribute: false },
    mover: {},
    other: {},
  };

  constructor() {
    super();
    /** @type {readonly (number | null)[]} for the side to move, by the column; null where it is full or not scored yet */
    this.scores = [];
    this.busy = false;
    /** A sentence below, such as how many positions were looked at. */
    this.note = "";
    /** How long the engine may think, as typed. */
    this.seconds = "3";
    /** @type {{message: string} | null} */
    this.error = null;
    /** Whose scores they are, and the other side. */
    this.mover = "the side to move";
    this.other = "the other side";
  }

  createRenderRoot() {
    return this;
  }

  render() {
    const known = this.scores.some((score) => score !== null);
    return html`
      <section class="panel scores" aria-labelledby="scores-title" aria-busy=${this.busy ? "true" : "false"}>
        <h2 id="scores-title">Score of every column</h2>
        ${known ? this.#columns() : nothing}
        ${known ? html`<p class="verdict">${this.#verdict()}</p>` : nothing}
        ${this.note ? html`<p class="note">${this.note}</p>` : nothing}
        ${this.busy
          ? html`<p class="note" role="status">The engine is thinking…</p>`
          : html`<p class="ask">
              <button @click=${() => sendIntent(this, { type: "score-columns" })}>${known ? "Score again" : "Score every column"}</button>
              <label>in <input name="seconds" inputmode="decimal" autocomplete="off" size="3" .value=${this.seconds}
                aria-invalid=${this.error ? "true" : "false"}
                @change=${(/** @type {Event} */ event) => sendIntent(this, { type: "set-engine", seconds: /** @type {HTMLInputElement} */ (event.target).value })} /> s</label></p>`}
        ${this.error ? html`<p class="field-error" role="alert">${this.error.message}</p>` : nothing}
      </section>
    `;
  }

  #columns() {
    const best = bestScores(this.scores);
    const most = Math.max(1, ...this.scores.map((score) => Math.abs(score ?? 0)));
    return html`
      <ol style="--columns: ${this.scores.length}">
        ${this.scores.map((score, index) => this.#column(score, best.includes(index), most))}
      </ol>
    `;
  }

  /** @param {number | null} score @param {boolean} best @param {number} most */
  #column(score, best, most) {
    if (score === null) return html`<li class="none"><span aria-hidden="true">–</span><span class="visually-hidden">no score</span></li>`;
    const words = scoreWords(score, this.mover, this.other);
    const share = Math.max(0.04, Math.abs(score) / most);
    const kind = score > 0 ? "win" : score < 0 ? "loss" : "draw";
    return html`
      <li class="${kind} ${best ? "best" : ""}" title=${words}>
        <span class="star" aria-hidden="true">${best ? "★" : ""}</span>
        <span class="track" aria-hidden="true"><span class="fill" style="--share: ${share}"></span></span>
        <span class="number" aria-hidden="true">${score > 0 ? "+" : ""}${formatValue(score)}</span>
        <span class="visually-hidden">${best ? "best: " : ""}${words}</span>
      </li>
    `;
  }

  #verdict() {
    const best = bestScores(this.scores);
    const words = scoreWords(this.scores[best[0]] ?? 0, this.mover, this.other);
    const columns = best.map((index) => index + 1).join(", ");
    return `★ Best: column${best.length > 1 ? "s" : ""} ${columns}. With best play, ${words === "a draw" ? "it is a draw" : words}.`;
  }
}

customElements.define("scores-view", ScoresView);
