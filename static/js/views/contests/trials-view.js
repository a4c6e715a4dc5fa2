/**
 * <trials-view>: two planners play whole games against chance side by side, with the same luck, and a table of their scores.
 *
 * @typedef {import("../../kinds/game/memory.js").TrialGame} TrialGame
 * @typedef {import("../../kinds/game/trial-scores.js").TrialScore} TrialScore
 *
 * `headline` tells how each of the two stands; `same`, why they stand the same, if they do; `played` describes the settings of each of the two in words; `differs` names what differs, if it is more than one.
 * @typedef {{scores: readonly TrialScore[], games: readonly (readonly TrialGame[])[], headline: readonly string[],
 *   same: string, played: readonly string[], differs: string}} TrialResults
 */
import { html, nothing } from "lit";
import { countedPlies } from "../../words/depth.js";
import { formatCount, formatMean, formatValue } from "../../words/format.js";
import { ContendersForm, NAMES, playedWords } from "./contenders-form.js";
import "./duel-board.js";
import { field } from "./duel-form.js";
import { sendIntent } from "../intent.js";
import { readNumber } from "../numbers.js";

const WHAT_IT_DOES = html`<p>A and B each play whole games from this position, alone against chance and with the same luck:
  <em>Start the trials</em> lets them play, and compares how they do.</p>`;

export class TrialsView extends ContendersForm {
  static properties = {
    ...ContendersForm.properties,
    games: { attribute: false },
    results: { attribute: false },
    board: {},
    picture: { attribute: false },
    start: {},
  };

  constructor() {
    super();
    /** @type {number} how many each plays, at first */
    this.games = 100;
    /** @type {TrialResults | null} */
    this.results = null;
    /** The id of the board, and its picture of the position from which they play. */
    this.board = "";
    /** @type {import("../../python/protocol.js").Picture | null} */
    this.picture = null;
    /** The same position as text. */
    this.start = "";
  }

  render() {
    if (this.contenders.length < 2) return nothing;
    return html`
      <section class="panel" aria-labelledby="trials-title">
        <h2 id="trials-title">Trials</h2>
        ${this.#summary()}
        <div class="boards">${NAMES.map((name, planner) => this.#boardOf(name, planner))}</div>
        ${this.results ? this.#scores(this.results) : nothing}
        <form id="trials-form" @submit=${this.#start} @change=${this.changed}>
          ${this.contenders.map((planner, index) => this.contenderFields(planner, index))}
          ${this.differing()}
          <div class="terms">${field("Games", "games", String(this.games))}</div>
        </form>
      </section>
    `;
  }

  /** The headline and the button; before the first game, what the button will do. */
  #summary() {
    const { results, progress } = this;
    const headline = results?.headline ?? [];
    return html`
      <div class="told">
        ${results ? html`<p class="headline">${headline.map((each) => html`<span>${each}</span> `)}</p>` : WHAT_IT_DOES}
        ${results?.same ? html`<p>${results.same}</p>` : nothing}
        ${this.errorAt(null)}
        ${progress ? this.running(progress) : html`<button class="main" form="trials-form">Start the trials</button>`}
        <p class="hidden-text" role="status">${progress ? "The trials are being played." : [headline.join("; "), results?.same].filter(Boolean).join(". ")}</p>
      </div>
    `;
  }

  /** The newest games of one planner. @param {string} name @param {number} planner */
  #boardOf(name, planner) {
    const games = this.results?.games[planner] ?? [];
    return html`<duel-board .name=${name} .games=${games.map((game) => replayed(name, game))} .start=${this.start}
      .board=${this.board} .picture=${this.picture} fast></duel-board>`;
  }

  /** @param {TrialResults} results */
  #scores({ scores, games, played, differs }) {
    return html`
      <div class="scroll" tabindex="0" role="region" aria-label="Table of scores">
        <table>
          <thead>
            <tr>
              <th scope="col"><span class="hidden-text">Who</span></th>
              <th scope="col">won</th><th scope="col">mean score</th><th scope="col">lowest</th><th scope="col">highest</th>
              <th scope="col">mean length</th><th scope="col">nodes</th>
            </tr>
          </thead>
          <tbody>${scores.map((score, planner) => this.#score(score, planner))}</tbody>
        </table>
      </div>
      ${playedWords(played)}
      ${differs ? html`<p class="hint">They differ in more than one setting: ${differs}.</p>` : nothing}
      <details class="games">
        <summary>The ${games[0].length === 1 ? "game" : `${formatCount(games[0].length)} games`}</summary>
        <ol>${games[0].map((_, index) => html`<li><div class="pair">${games.map((own, planner) => this.#game(own[index], planner, index))}</div></li>`)}</ol>
      </details>
    `;
  }

  /** @param {TrialScore} score @param {number} planner */
  #score({ games, won, mean, lowest, highest, meanLength, nodes }, planner) {
    return html`
      <tr>
        <th scope="row">${NAMES[planner]}</th>
        <td>${formatCount(won)} of ${formatCount(games)}</td>
        <td>${formatMean(mean)}</td><td>${formatValue(lowest)}</td><td>${formatValue(highest)}</td>
        <td>${formatMean(meanLength)}</td><td>${formatCount(nodes)}</td>
      </tr>
    `;
  }

  /** @param {TrialGame} game @param {number} planner @param {number} index */
  #game({ utility, won, moves }, planner, index) {
    const show = () => sendIntent(this, { type: "show-trial", planner: /** @type {0 | 1} */ (planner), index });
    return html`
      <div>
        <span>${NAMES[planner]}: ${formatValue(utility)}${won ? ", won," : ""} after ${countedPlies(moves.length)}</span>
        <button class="small" type="button" aria-label="Show game ${index + 1} of ${NAMES[planner]}" @click=${show}>Show</button>
      </div>
    `;
  }

  /** @param {SubmitEvent} event */
  #start(event) {
    event.preventDefault();
    if (this.progress) return;
    const form = /** @type {HTMLFormElement} */ (event.target);
    const games = readNumber(String(new FormData(form).get("games") ?? "").trim());
    sendIntent(this, { type: "trials", planners: this.contendersIn(form), games });
  }
}

/** @param {string} players @param {TrialGame} game */
const replayed = (players, { positions, moves, verdict, utility }) => ({
  positions,
  moves,
  players,
  end: verdict || formatValue(utility),
});
