// <saw-view>: what Python saw before its last move in a game.
import { html, nothing } from "lit";
import { formatBound } from "../words/format.js";
import "./board/little-board.js";
import { sendIntent } from "./intent.js";
import { View } from "./view.js";

/** @typedef {import("../kinds/game/saw.js").LineMove} LineMove */

/** How wide the little boards of the best line are, in CSS pixels. */
const BOARD_SIDE = 96;

export class SawView extends View {
  static properties = {
    moves: { attribute: false },
    facts: {},
    sentence: {},
    line: { attribute: false },
    isThinking: { attribute: false },
    isWatchable: { attribute: false },
    valuesOnBoard: { attribute: false },
    canValue: { attribute: false },
    isValuing: { attribute: false },
  };

  constructor() {
    super();
    /** Its moves, each with its value. @type {readonly import("./moves-view.js").Move[]} */
    this.moves = [];
    /** How much work it was. */
    this.facts = "";
    /** Why it moved. */
    this.sentence = "";
    /** The best line. @type {readonly LineMove[]} */
    this.line = [];
    this.isThinking = false;
    /** Whether its search is on the page. */
    this.isWatchable = false;
    /** Whether the values stand on the board too; null if it has no place for them. @type {boolean | null} */
    this.valuesOnBoard = null;
    /** Whether the values of the reader's own moves can be asked for. */
    this.canValue = false;
    this.isValuing = false;
  }

  render() {
    return html`
      <div class="saw-head">
        <h2>What Python saw</h2>
        ${this.valuesOnBoard === null ? nothing : this.#onBoard(this.valuesOnBoard)}
      </div>
      <p class="saw-sentence" role="status">${this.#sentence()}</p>
      ${
        this.isWatchable
          ? html`<p class="saw-facts">${this.facts}
            <button class="link" @click=${() => sendIntent(this, { type: "go-to", place: "watch" })}>Watch this search step by step</button></p>`
          : nothing
      }
      ${
        this.moves.length > 0
          ? html`<ul class="saw-moves" tabindex="0" aria-label="Python’s moves and their values">${this.moves.map(
              ({ name, bound, value, best, shares }) => html`
                <li class=${best ? "best" : ""}><span>${name}</span><b>${shares || formatBound(bound, value)}</b></li>
              `,
            )}</ul>`
          : nothing
      }
      ${this.line.length > 1 ? this.#line() : nothing}
    `;
  }

  #sentence() {
    // The board says so.
    if (this.isThinking) return "";
    return this.sentence || "Make a move. Then you see here what Python saw before it answered.";
  }

  /** @param {boolean} on */
  #onBoard(on) {
    return html`<div class="saw-values">
      <label><input type="checkbox" name="values-on-board" .checked=${on}
        @change=${(/** @type {Event} */ event) =>
          sendIntent(this, {
            type: "values-on-board",
            on: /** @type {HTMLInputElement} */ (event.target).checked,
          })} /> Values on the board</label>
      ${
        on && (this.canValue || this.isValuing)
          ? html`<button class="small" ?disabled=${this.isValuing} @click=${() => sendIntent(this, { type: "value-moves" })}
              >${this.isValuing ? "Finding the values…" : "Value my moves"}</button>`
          : nothing
      }
    </div>`;
  }

  /** The first moves of the line with their little boards; the others by name. */
  #line() {
    const shown = this.line.filter((move) => move.shown);
    const rest = this.line.slice(shown.length).map(({ name }) => name);
    const then = shown.length > 0 && rest.length > 0 ? "then " : "";
    return html`<h3>Best line</h3>
      <div class="saw-line">
        ${
          shown.length > 0
            ? html`<ol class="saw-boards">${shown.map(
                ({ name, shown: board }) => html`<li>
                  <little-board .subject=${board?.subject ?? ""} .picture=${board?.picture} .base=${board?.base} .side=${BOARD_SIDE}
                    trim></little-board><span>${name}</span></li>`,
              )}</ol>`
            : nothing
        }
        ${rest.length > 0 ? html`<p>${then}${rest.join(", ")}</p>` : nothing}
      </div>`;
  }
}
