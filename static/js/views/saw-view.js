// <saw-view>: what Python saw before its last move in a game.
import { html, nothing } from "lit";
import { formatBound } from "../words/format.js";
import { sendIntent } from "./intent.js";
import { View } from "./view.js";

export class SawView extends View {
  static properties = {
    moves: { attribute: false },
    facts: {},
    sentence: {},
    line: {},
    isThinking: { attribute: false },
    isWatchable: { attribute: false },
  };

  constructor() {
    super();
    /** Its moves, each with its value. @type {readonly import("./moves-view.js").Move[]} */
    this.moves = [];
    /** How much work it was. */
    this.facts = "";
    /** Why it moved. */
    this.sentence = "";
    /** The best line. */
    this.line = "";
    this.isThinking = false;
    /** Whether its search is on the page. */
    this.isWatchable = false;
  }

  render() {
    return html`
      <h2>What Python saw</h2>
      <p class="saw-sentence" role="status">${this.#sentence()}</p>
      ${
        this.isWatchable
          ? html`<p class="saw-facts">${this.facts}
            <button class="link" @click=${() => sendIntent(this, { type: "go-to", place: "watch" })}>Watch this search step by step</button></p>`
          : nothing
      }
      ${
        this.moves.length > 0
          ? html`<ul class="saw-moves" aria-label="Python’s moves and their values">${this.moves.map(
              ({ name, bound, value, best, shares }) => html`
                <li class=${best ? "best" : ""}><span>${name}</span><b>${shares || formatBound(bound, value)}</b></li>
              `,
            )}</ul>`
          : nothing
      }
      ${this.line ? html`<p class="saw-line"><span>Best line</span> ${this.line}</p>` : nothing}
    `;
  }

  #sentence() {
    if (this.isThinking) return "Python is thinking…";
    return this.sentence || "Make a move. Then you see here what Python saw before it answered.";
  }
}
