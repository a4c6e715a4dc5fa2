// <moves-view>: the moves of the player to move, and what is known about each.
import { html, nothing } from "lit";
import { formatBound, formatCount, formatValue } from "../words/format.js";
import { requestError, showRequestError } from "./request-error.js";
import { sendIntent } from "./intent.js";
import { View } from "./view.js";
import { whyBusy } from "./why-busy.js";

/**
 * A move: what the search knows about it at the cursor, and the row of its node if it has one.
 * @typedef {{id: string, name: string, value: number | null, bound: "=" | "<=" | ">=" | null,
 *   state: "active" | "done" | "cut" | "open", best: boolean, row?: number | null, shares?: string, visits?: number}} Move
 * `shares` is what each of more than two players gets, or how often a mixed strategy makes the move, instead of a value; `visits` is its number of visits
 */

/** What a screen reader says about a move's state. A finished move needs no word; a cut one has a tag. */
const STATE_WORDS = { active: "being searched", done: "", cut: "", open: "not visited yet" };

const bestMark = html`<span class="star" aria-hidden="true">★</span
  ><span class="hidden-text">best, </span>`;

export class MovesView extends View {
  static properties = {
    heading: {},
    whose: {},
    moves: { attribute: false },
    none: {},
    exact: { attribute: false },
    exactName: {},
    hint: {},
    busy: { type: Boolean },
    waits: { type: Boolean },
    error: { attribute: false },
  };

  constructor() {
    super();
    this.heading = "Moves";
    /** What the values are. */
    this.whose = "values from MAX's side";
    /** @type {readonly Move[]} */
    this.moves = [];
    /** The text shown if there are no moves. */
    this.none = "";
    /** @type {Readonly<Record<string, number>> | null} the true values, if somebody asked for them */
    this.exact = null;
    /** What these values are: exact, or from a search with a depth limit. */
    this.exactName = "Exact";
    /** @type {string | null} id of the move that is best by the true values */
    this.hint = null;
    this.busy = false;
    /** Whether Python is busy, so that the buttons that need it are off. */
    this.waits = false;
    /** @type {import("./request-error.js").RequestError} */
    this.error = null;
  }

  /** @param {Move} move */
  row(move) {
    const word = STATE_WORDS[move.state];
    const exact = this.exact?.[move.id];
    const node = move.row ?? -1;
    return html`<tr class="${move.state} ${move.best ? "best" : ""}"
      aria-current=${move.state === "active" ? "step" : nothing}>
      <th scope="row">${
        node >= 0
          ? html`<button type="button" class="go" aria-label=${`Go to the node of ${move.name}`}
            title="Go to this node" @click=${() =>
              sendIntent(this, { type: "goto-node", row: node })}>${move.name}</button>`
          : html`<span class="name">${move.name}</span>`
      }${move.state === "cut" ? html`<span class="tag">cut</span>` : nothing}${
        word ? html`<span class="hidden-text">, ${word}</span>` : nothing
      }</th>
      <td>${move.best ? bestMark : nothing}${move.shares || formatBound(move.bound, move.value)}${
        move.visits ? html`<span class="visits"> · ${formatCount(move.visits)}×</span>` : nothing
      }</td>
      ${
        this.exact
          ? html`<td class="exact ${move.id === this.hint ? "best" : ""}"
        >${move.id === this.hint ? bestMark : nothing}${formatValue(exact ?? NaN)}</td>`
          : nothing
      }
    </tr>`;
  }

  /** @param {import("lit").PropertyValues} changed */
  updated(changed) {
    if (changed.has("error")) showRequestError(this);
  }

  render() {
    return html`<h2>${this.heading}</h2>
    <div class="card" aria-busy=${this.busy ? "true" : "false"}>
      ${
        this.moves.length === 0
          ? html`<p class="none">${this.none}</p>`
          : html`
      <table>
        <caption class="hidden-text">${this.heading}: ${this.whose}</caption>
        <thead class=${this.exact ? "" : "hidden-text"}><tr>
          <th scope="col">Move</th><th scope="col">Search</th>
          ${this.exact ? html`<th scope="col">${this.exactName}</th>` : nothing}
        </tr></thead>
        <tbody>${this.moves.map((move) => this.row(move))}</tbody>
      </table>`
      }
      <button type="button" class="value-moves" ?disabled=${this.waits || this.moves.length === 0}
        title=${whyBusy(this.waits)}
        @click=${() => sendIntent(this, { type: "value-moves" })}
        >${this.busy ? "Finding the values…" : "Value of every move"}</button>
      ${requestError(this.error)}
    </div>`;
  }
}
