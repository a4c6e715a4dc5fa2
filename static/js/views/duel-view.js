/**
 * <duel-view>: two settings play whole games against each other, from both sides.
 *
 * @typedef {{id: string, name: string}} Choice
 *
 * How one of the two plays.
 * @typedef {object} Contender
 * @property {string} search id
 * @property {string} depth as typed; "" searches to the end
 * @property {string} order id
 * @property {string} weights id of a choice of weights; "" where there are none
 *
 * What one of them did from one side.
 * @typedef {object} Score
 * @property {0 | 1} contender
 * @property {"MAX" | "MIN"} side
 * @property {number} wins
 * @property {number} draws
 * @property {number} losses
 * @property {number} meanLength of its games, in plies
 * @property {number} nodes visited in all its searches
 *
 * @typedef {object} PlayedGame
 * @property {0 | 1} max who was MAX
 * @property {0 | 1 | null} winner null for a draw
 * @property {number} length in plies
 * @property {string} opening the random moves it began with, for people; "" for none
 *
 * @typedef {{scores: readonly Score[], games: readonly PlayedGame[]}} DuelResults
 */
import { LitElement, html, nothing } from "lit";
import { formatCount, formatValue } from "../format.js";
import { sendIntent } from "./intent.js";
import { readNumber } from "./numbers.js";

const NAMES = ["A", "B"];

export class DuelView extends LitElement {
  static properties = {
    searches: { attribute: false },
    orders: { attribute: false },
    weights: { attribute: false },
    contenders: { attribute: false },
    games: { attribute: false },
    plies: { attribute: false },
    sides: { attribute: false },
    progress: { attribute: false },
    results: { attribute: false },
    error: { attribute: false },
  };

  constructor() {
    super();
    /** @type {readonly Choice[]} */
    this.searches = [];
    /** @type {readonly Choice[]} */
    this.orders = [];
    /** @type {readonly Choice[]} choices of weights; [] for a game without features */
    this.weights = [];
    /** @type {readonly Contender[]} what the two fields begin with; two of them */
    this.contenders = [];
    /** @type {number} games to play from either side, to begin with */
    this.games = 5;
    /** @type {number} random plies before either may think, to begin with */
    this.plies = 2;
    /** What the sides are called. */
    this.sides = { MAX: "MAX", MIN: "MIN" };
    /** @type {{played: number, of: number} | null} while it runs */
    this.progress = null;
    /** @type {DuelResults | null} */
    this.results = null;
    /** @type {{message: string} | null} */
    this.error = null;
  }

  createRenderRoot() {
    return this;
  }

  render() {
    if (this.contenders.length < 2) return nothing;
    return html`
      <section class="panel duel" aria-labelledby="duel-title">
        <h2 id="duel-title">Duel</h2>
        <form @submit=${this.#start}>
          ${this.contenders.map((contender, index) => this.#contender(contender, index))}
          <div class="terms">
            ${field("Games from either side", "games", String(this.games))}
            ${field("Random plies first", "plies", String(this.plies))}
          </div>
          ${this.error ? html`<p class="field-error" role="alert">${this.error.message}</p>` : nothing}
          ${this.progress ? this.#running(this.progress) : html`<button class="main">Let them play</button>`}
        </form>
        ${this.results ? this.#outcome(this.results) : nothing}
      </section>
    `;
  }

  /** @param {Contender} contender @param {number} index */
  #contender(contender, index) {
    return html`
      <fieldset>
        <legend>${NAMES[index]}</legend>
        ${choice("Search", `search-${index}`, this.searches, contender.search)}
        ${field("Depth", `depth-${index}`, contender.depth, "full")}
        ${choice("Order", `order-${index}`, this.orders, contender.order)}
        ${this.weights.length > 0 ? choice("Evaluation", `weights-${index}`, this.weights, contender.weights) : nothing}
      </fieldset>
    `;
  }

  /** @param {{played: number, of: number}} progress */
  #running({ played, of }) {
    return html`
      <div class="running" role="status">
        <label>Game ${Math.min(played + 1, of)} of ${of} <progress max=${of} value=${played}></progress></label>
        <button type="button" @click=${() => sendIntent(this, { type: "stop" })}>Stop</button>
      </div>
    `;
  }

  /** @param {DuelResults} results */
  #outcome({ scores, games }) {
    return html`
      <div class="scroll" tabindex="0" role="region" aria-label="Results of the duel">
        <table>
          <thead>
            <tr>
              <th scope="col"><span class="visually-hidden">Who</span></th>
              <th scope="col">won</th><th scope="col">drawn</th><th scope="col">lost</th>
              <th scope="col">mean length</th><th scope="col">nodes</th>
            </tr>
          </thead>
          <tbody>${scores.map((score) => this.#score(score))}</tbody>
        </table>
      </div>
      <details class="games">
        <summary>The ${games.length === 1 ? "game" : `${games.length} games`}</summary>
        <ol>${games.map((game, index) => this.#game(game, index))}</ol>
      </details>
    `;
  }

  /** @param {Score} score */
  #score({ contender, side, wins, draws, losses, meanLength, nodes }) {
    return html`
      <tr>
        <th scope="row">${NAMES[contender]} as ${this.sides[side]}</th>
        <td>${wins}</td><td>${draws}</td><td>${losses}</td>
        <td>${formatValue(Number(meanLength.toFixed(1)))}</td><td>${formatCount(nodes)}</td>
      </tr>
    `;
  }

  /** @param {PlayedGame} game @param {number} index */
  #game({ max, winner, length, opening }, index) {
    const players = `${NAMES[max]} (${this.sides.MAX}) and ${NAMES[1 - max]} (${this.sides.MIN})`;
    const end = winner === null ? "a draw" : `${NAMES[winner]} wins`;
    return html`
      <li>
        <span>${players}: ${end} after ${length} plies${opening ? html` <span class="opening">from ${opening}</span>` : nothing}</span>
        <button class="small" type="button" aria-label="Show game ${index + 1}" @click=${() => sendIntent(this, { type: "show-game", index })}>Show</button>
      </li>
    `;
  }

  /** @param {SubmitEvent} event */
  #start(event) {
    event.preventDefault();
    if (this.progress) return;
    const form = new FormData(/** @type {HTMLFormElement} */ (event.target));
    const typed = (/** @type {string} */ name) => String(form.get(name) ?? "").trim();
    const contenders = [0, 1].map((index) => ({
      search: typed(`search-${index}`),
      depth: typed(`depth-${index}`),
      order: typed(`order-${index}`),
      weights: typed(`weights-${index}`),
    }));
    sendIntent(this, { type: "duel", contenders, games: readNumber(typed("games")), plies: readNumber(typed("plies")) });
  }
}

/** @param {string} label @param {string} name @param {readonly Choice[]} choices @param {string} chosen */
const choice = (label, name, choices, chosen) => html`
  <label>
    <span>${label}</span>
    <select name=${name}>
      ${choices.map((each) => html`<option value=${each.id} .selected=${each.id === chosen}>${each.name}</option>`)}
    </select>
  </label>
`;

/** @param {string} label @param {string} name @param {string} value @param {string} [empty] what "" means */
const field = (label, name, value, empty = "") => html`
  <label>
    <span>${label}</span>
    <input name=${name} inputmode="numeric" autocomplete="off" placeholder=${empty} .value=${value} />
  </label>
`;

customElements.define("duel-view", DuelView);
