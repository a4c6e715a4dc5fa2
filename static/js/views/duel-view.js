/**
 * <duel-view>: two settings play whole games against each other, and take turns as MAX and MIN.
 *
 * @typedef {{id: string, name: string}} Choice
 * @typedef {import("./option-fields.js").Option} Option
 *
 * @typedef {object} DuelSearch
 * @property {string} id
 * @property {string} name
 * @property {boolean} takesDepth if false, it searches to the end of the game and evaluates nothing
 * @property {readonly Option[]} options
 *
 * The settings of one of the two players.
 * @typedef {object} Contender
 * @property {string} method id
 * @property {string} depth as typed; "" searches to the end
 * @property {string} order id
 * @property {string} weights id of a choice of weights; "" if there are none
 * @property {Record<string, number | string>} options what was typed for the search's own options; the rest
 *   have their defaults
 *
 * The results of one of them on one side.
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
 * @property {0 | 1} max which of the two was MAX
 * @property {0 | 1 | null} winner null for a draw
 * @property {number} length in plies
 * @property {string} opening the random moves it began with, in readable form; "" for none
 * @property {readonly string[]} positions all of them, as text
 *
 * `headline` tells how it stands; `played` describes the settings of each of the two in words; `differs` names what differs, if it is more than one.
 * @typedef {{scores: readonly Score[], games: readonly PlayedGame[], headline: string,
 *   played: readonly string[], differs: string}} DuelResults
 */
import { html, nothing } from "lit";
import { keyed } from "lit/directives/keyed.js";
import { contendersDiffer } from "../words/contenders.js";
import { listed } from "../words/differing.js";
import { formatCount, formatValue } from "../words/format.js";
import "./duel-board.js";
import { choice, field, optionOf, typedOption } from "./duel-form.js";
import { sendIntent } from "./intent.js";
import { readNumber } from "./numbers.js";
import { View } from "./view.js";

const NAMES = ["A", "B"];
/** The depth of a search that takes one, if it is chosen after a search that takes none. */
const USUAL_DEPTH = "3";

export class DuelView extends View {
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
    start: {},
    discs: { type: Boolean },
    error: { attribute: false },
    chosen: { state: true },
    typed: { state: true },
  };

  constructor() {
    super();
    /** @type {readonly DuelSearch[]} */
    this.searches = [];
    /** @type {readonly Choice[]} */
    this.orders = [];
    /** @type {readonly Choice[]} choices of weights; [] for a game without features */
    this.weights = [];
    /** @type {readonly Contender[]} what the two forms show at first; two of them */
    this.contenders = [];
    /** @type {number} games to play on each side, at first */
    this.games = 5;
    /** @type {number} random plies at the start of each game, at first */
    this.plies = 2;
    /** The names of the sides. */
    this.sides = { MAX: "MAX", MIN: "MIN" };
    /** @type {{played: number, of: number} | null} while it runs */
    this.progress = null;
    /** @type {DuelResults | null} */
    this.results = null;
    /** The position from which they will play, as text. */
    this.start = "";
    /** Whether its marks are discs. */
    this.discs = false;
    /** @type {{message: string, at?: number | null} | null} `at` is the contender with the error */
    this.error = null;
    /** @type {string[]} the searches chosen here */
    this.chosen = [];
    /** @type {readonly Contender[] | null} what the two forms show now; null if nothing was changed in them */
    this.typed = null;
  }

  /** @param {import("lit").PropertyValues<this>} changed */
  willUpdate(changed) {
    const before = changed.get("contenders");
    if (!before) return;
    this.typed = null;
    this.chosen = this.contenders.map(({ method }, index) =>
      method === before[index]?.method ? (this.chosen[index] ?? method) : method,
    );
  }

  /** @param {import("lit").PropertyValues<this>} changed */
  updated(changed) {
    // An error in the first of the two may be far above the button.
    if (changed.has("error")) this.querySelector(".field-error")?.scrollIntoView({ block: "nearest" });
  }

  /** The search that is chosen for a contender now. @param {number} index */
  #search(index) {
    const find = (/** @type {string} */ id) => this.searches.find((search) => search.id === id);
    return find(this.chosen[index] ?? "") ?? find(this.contenders[index].method) ?? this.searches[0];
  }

  render() {
    if (this.contenders.length < 2) return nothing;
    return html`
      <section class="panel duel" aria-labelledby="duel-title">
        <h2 id="duel-title">Duel</h2>
        ${this.#scene()}
        <form id="duel-form" @submit=${this.#start} @change=${this.#changed}>
          ${this.contenders.map((contender, index) => this.#contender(contender, index))}
          ${this.#differing()}
          <div class="terms">
            ${field("Games from each side", "games", String(this.games))}
            ${field("Random opening plies", "plies", String(this.plies))}
          </div>
        </form>
        ${this.results ? this.#outcome(this.results) : nothing}
      </section>
    `;
  }

  /** The headline beside the board; before the first game, what the button will do. */
  #scene() {
    const { results, progress } = this;
    const said = results?.headline ?? "";
    return html`
      <div class="scene">
        <duel-board .games=${(results?.games ?? []).map((game) => this.#replayed(game))} .start=${this.start} .discs=${this.discs}></duel-board>
        <div>
          ${
            said
              ? html`<p class="headline">${said}</p>`
              : html`<p>A and B play from this position, after a few random moves: <em>Start the duel</em> lets them
                play whole games, as often with one side as with the other, and counts who wins.</p>`
          }
          ${this.#errorAt(null)}
          ${progress ? this.#running(progress) : html`<button class="main" form="duel-form">Start the duel</button>`}
          <p class="hidden-text" role="status">${progress ? "The duel is being played." : said}</p>
        </div>
      </div>
    `;
  }

  /** @param {PlayedGame} game */
  #replayed({ max, winner, positions }) {
    return {
      positions,
      players: `${NAMES[max]} is ${this.sides.MAX}, ${NAMES[1 - max]} is ${this.sides.MIN}`,
      end: winner === null ? "a draw" : `${NAMES[winner]} wins`,
    };
  }

  /** @param {Contender} contender @param {number} index */
  #contender(contender, index) {
    const search = this.#search(index);
    return html`
      <fieldset>
        <legend>${NAMES[index]}</legend>
        ${choice("Search", `search-${index}`, this.searches, search?.id ?? "", (id) => this.#choose(index, id))}
        ${search?.takesDepth === false ? nothing : field("Depth", `depth-${index}`, contender.depth, "full")}
        ${choice("Order", `order-${index}`, this.orders, contender.order)}
        ${this.weights.length > 0 && search?.takesDepth !== false ? choice("Evaluation", `weights-${index}`, this.weights, contender.weights) : nothing}
        ${keyed(
          search?.id,
          search?.options.map((option) =>
            optionOf(option, index, search.id === contender.method ? contender.options[option.id] : undefined),
          ),
        )}
        ${this.#errorAt(index)}
      </fieldset>
    `;
  }

  /** @param {number} index @param {string} search */
  #choose(index, search) {
    this.chosen = this.contenders.map((_, each) => (each === index ? search : (this.#search(each)?.id ?? "")));
  }

  /** The error in one of the two; null means the terms of the duel. @param {number | null} place */
  #errorAt(place) {
    const { error } = this;
    return error && (error.at ?? null) === place
      ? html`<p class="field-error" role="alert">${error.message}</p>`
      : nothing;
  }

  /** @param {{played: number, of: number}} progress */
  #running({ played, of }) {
    return html`
      <div class="running">
        <label>Game ${formatCount(Math.min(played + 1, of))} of ${formatCount(of)} <progress max=${of} value=${played}></progress></label>
        <button type="button" @click=${() => sendIntent(this, { type: "stop" })}>Stop</button>
      </div>
    `;
  }

  /** @param {DuelResults} results */
  #outcome({ scores, games, played, differs }) {
    return html`
      <dl class="played">${played.map((words, index) => html`<div><dt>${NAMES[index]}</dt><dd>${words}</dd></div>`)}</dl>
      ${differs ? html`<p class="hint">They differ in more than one setting: ${differs}.</p>` : nothing}
      <div class="scroll" tabindex="0" role="region" aria-label="Results of the duel">
        <table>
          <thead>
            <tr>
              <th scope="col"><span class="hidden-text">Who</span></th>
              <th scope="col">won</th><th scope="col">drawn</th><th scope="col">lost</th>
              <th scope="col">mean length</th><th scope="col">nodes</th>
            </tr>
          </thead>
          <tbody>${scores.map((score) => this.#score(score))}</tbody>
        </table>
      </div>
      <details class="games">
        <summary>The ${games.length === 1 ? "game" : `${formatCount(games.length)} games`}</summary>
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

  /** What the fields of both say. @param {HTMLFormElement} element @returns {Contender[]} */
  #contendersIn(element) {
    const form = new FormData(element);
    const typed = (/** @type {string} */ name) => String(form.get(name) ?? "").trim();
    return [0, 1].map((index) => ({
      method: typed(`search-${index}`),
      depth: form.has(`depth-${index}`) ? typed(`depth-${index}`) : USUAL_DEPTH,
      order: typed(`order-${index}`),
      weights: typed(`weights-${index}`),
      options: Object.fromEntries(
        (this.#search(index)?.options ?? []).flatMap((option) => typedOption(option, form, index)),
      ),
    }));
  }

  /** Another search has other fields: they are there after the next update. */
  async #changed() {
    await this.updateComplete;
    const form = this.querySelector("form");
    if (form) this.typed = this.#contendersIn(form);
  }

  /** What a duel would not tell, because both differ in several settings; one press leaves one of them. */
  #differing() {
    const differing = contendersDiffer(this.typed ?? this.contenders, this.searches);
    if (differing.length < 2) return nothing;
    const [{ name, field: kept }] = differing;
    return html`
      <p class="hint differing">They differ in more than one setting: ${listed(differing.map((each) => each.name))}.
        <button class="small" type="button" @click=${() => this.#makeAlike(kept)}>Let only the ${name} differ</button></p>
    `;
  }

  /** Gives B the settings of A, except for one. @param {string} kept */
  #makeAlike(kept) {
    const [first, second] = [...this.querySelectorAll("fieldset")].map((each) => fieldsOf(each));
    for (const [name, field] of second) {
      const model = name === kept ? undefined : first.get(name);
      if (model instanceof HTMLInputElement && field instanceof HTMLInputElement) field.checked = model.checked;
      if (model) field.value = model.value;
    }
    this.#changed();
  }

  /** @param {SubmitEvent} event */
  #start(event) {
    event.preventDefault();
    if (this.progress) return;
    const form = /** @type {HTMLFormElement} */ (event.target);
    const data = new FormData(form);
    const typed = (/** @type {string} */ name) => String(data.get(name) ?? "").trim();
    sendIntent(this, {
      type: "duel",
      contenders: this.#contendersIn(form),
      games: readNumber(typed("games")),
      plies: readNumber(typed("plies")),
    });
  }
}

/**
 * The fields of a contender, by their names without its number.
 * @param {HTMLFieldSetElement} fieldset @returns {Map<string, HTMLInputElement | HTMLSelectElement>}
 */
const fieldsOf = (fieldset) =>
  new Map(
    [...fieldset.querySelectorAll(/** @type {"input"} */ ("input, select"))].map((each) => [
      each.name.slice(0, -2),
      each,
    ]),
  );

customElements.define("duel-view", DuelView);
