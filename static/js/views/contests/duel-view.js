/**
 * <duel-view>: two settings play whole games against each other, and take turns as MAX and MIN.
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
 * @property {readonly string[]} moves their ids
 * @property {readonly string[]} positions all of them, as text
 *
 * `headline` tells how it stands; `played` describes the settings of each of the two in words; `differs` names what differs, if it is more than one.
 * @typedef {{scores: readonly Score[], games: readonly PlayedGame[], headline: string,
 *   played: readonly string[], differs: string}} DuelResults
 */
import { html, nothing } from "lit";
import { formatCount, formatMean } from "../../words/format.js";
import { ContendersForm, NAMES, playedWords } from "./contenders-form.js";
import "./duel-board.js";
import { field } from "./duel-form.js";
import { sendIntent } from "../intent.js";
import { readNumber } from "../numbers.js";

export class DuelView extends ContendersForm {
  static properties = {
    ...ContendersForm.properties,
    games: { attribute: false },
    plies: { attribute: false },
    sides: { attribute: false },
    results: { attribute: false },
    start: {},
    discs: { type: Boolean },
    board: {},
    picture: { attribute: false },
  };

  constructor() {
    super();
    /** @type {number} games to play on each side, at first */
    this.games = 5;
    /** @type {number} random plies at the start of each game, at first */
    this.plies = 2;
    /** The names of the sides. */
    this.sides = { MAX: "MAX", MIN: "MIN" };
    /** @type {DuelResults | null} */
    this.results = null;
    /** The position from which they will play, as text. */
    this.start = "";
    /** Whether its marks are discs. */
    this.discs = false;
    /** The id of the board, and its picture of the position from which they play. */
    this.board = "";
    /** @type {import("../../python/protocol.js").Picture | null} */
    this.picture = null;
  }

  /** The board on which they play may have been scrolled away. @param {import("lit").PropertyValues<this>} changed */
  updated(changed) {
    super.updated(changed);
    const begins = this.progress && changed.has("progress") && !changed.get("progress");
    if (begins) this.querySelector(".scene")?.scrollIntoView({ block: "nearest" });
  }

  render() {
    if (this.contenders.length < 2) return nothing;
    return html`
      <section class="panel duel" aria-labelledby="duel-title">
        <h2 id="duel-title">Duel</h2>
        ${this.#scene()}
        <form id="duel-form" @submit=${this.#start} @change=${this.changed}>
          ${this.contenders.map((contender, index) => this.contenderFields(contender, index))}
          ${this.differing()}
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
    const headline = results?.headline ?? "";
    return html`
      <div class="scene">
        <duel-board .games=${(results?.games ?? []).map((game) => this.#replayed(game))} .start=${this.start}
          .discs=${this.discs} .board=${this.board} .picture=${this.picture}></duel-board>
        <div>
          ${
            headline
              ? html`<p class="headline">${headline}</p>`
              : html`<p>A and B play from this position, after a few random moves: <em>Start the duel</em> lets them
                play whole games, as often with one side as with the other, and counts who wins.</p>`
          }
          ${this.errorAt(null)}
          ${progress ? this.running(progress) : html`<button class="main" form="duel-form">Start the duel</button>`}
          <p class="hidden-text" role="status">${progress ? "The duel is being played." : headline}</p>
        </div>
      </div>
    `;
  }

  /** @param {PlayedGame} game */
  #replayed({ max, winner, moves, positions }) {
    return {
      positions,
      moves,
      players: `${NAMES[max]} is ${this.sides.MAX}, ${NAMES[1 - max]} is ${this.sides.MIN}`,
      end: winner === null ? "a draw" : `${NAMES[winner]} wins`,
    };
  }

  /** @param {DuelResults} results */
  #outcome({ scores, games, played, differs }) {
    return html`
      ${playedWords(played)}
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
        <td>${formatMean(meanLength)}</td><td>${formatCount(nodes)}</td>
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
    const form = /** @type {HTMLFormElement} */ (event.target);
    const data = new FormData(form);
    const typed = (/** @type {string} */ name) => String(data.get(name) ?? "").trim();
    sendIntent(this, {
      type: "duel",
      contenders: this.contendersIn(form),
      games: readNumber(typed("games")),
      plies: readNumber(typed("plies")),
    });
  }
}
