// The cells of a Sudoku as buttons on top of its picture, and a pad of digits for readers without a keyboard.
import { html } from "lit";
import { neighbour } from "../boards/cells.js";
import { initial } from "./sudoku.js";
import { idOf, nameOf, signOfKey, withSign } from "./sudoku-cells.js";
import { markWords } from "./words.js";

/** @typedef {import("./sudoku.js").SudokuPicture} Picture */
/** @typedef {import("./marks.js").Mark} Mark */

const CELLS = Array.from({ length: 81 }, (_, cell) => cell);
const PAD = ["1", "2", "3", "4", "5", "6", "7", "8", "9"];

export const KEYS = "Arrow keys move, a digit fills a cell, 0 or Backspace empties it.";

export class SudokuEditor {
  /**
   * @param {import("lit").LitElement} host
   * @param {(picture: Picture, text: string) => void} onEdit called with a new picture and its text
   */
  constructor(host, onEdit) {
    this.host = host;
    this.onEdit = onEdit;
    /** The cell that the pad fills, −1 before one is chosen. */
    this.cell = -1;
  }

  /** @param {Picture} picture @param {string} sign */
  set(picture, sign) {
    if (this.cell < 0 || picture.cells[this.cell] === sign) return;
    const cells = withSign(picture.cells, this.cell, sign);
    this.onEdit({ ...picture, cells }, cells);
  }

  /** @param {number} cell */
  choose(cell) {
    this.cell = cell;
    this.host.requestUpdate();
  }

  /** @param {KeyboardEvent} event @param {Picture} picture */
  handleKey(event, picture) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const next = neighbour(event.key, this.cell, 9, 9);
    const sign = signOfKey(event.key);
    if (next === null && sign === null) return;
    event.preventDefault();
    event.stopPropagation();
    const button = next === null ? null : this.host.querySelector(`[data-cell="${next}"]`);
    if (button instanceof HTMLElement) button.focus({ preventScroll: true });
    if (sign !== null) this.set(picture, sign);
  }

  /** The buttons of the cells. @param {Picture} picture @param {(id: string) => Mark | null} mark @param {string} keysId */
  overlay(picture, mark, keysId) {
    return html`<div class="cells" role="group" aria-label="Sudoku" aria-describedby=${keysId}
      @keydown=${(/** @type {KeyboardEvent} */ event) => this.handleKey(event, picture)}
    >${CELLS.map(
      (cell) => html`<button type="button" data-cell=${cell} class=${cell === this.cell ? "chosen" : ""}
        tabindex=${cell === Math.max(0, this.cell) ? 0 : -1} aria-label="${nameOf(cell)}: ${cellWords(picture, mark, cell)}"
        @focus=${() => this.choose(cell)} @click=${focusTarget}
      ></button>`,
    )}</div>`;
  }

  /** The pad of digits. @param {Picture} picture */
  tools(picture) {
    const off = this.cell < 0;
    const where = off ? "" : ` into ${nameOf(this.cell).toLowerCase()}`;
    return html`<div class="pad" role="group" aria-label="Digits">
      ${PAD.map(
        (digit) => html`<button type="button" aria-label="${digit}${where}" aria-disabled=${off}
        @click=${() => this.set(picture, digit)}>${digit}</button>`,
      )}
      <button type="button" class="word" aria-label="Empty the cell" aria-disabled=${off}
        @click=${() => this.set(picture, ".")}><svg viewBox="0 0 20 20" aria-hidden="true"
        ><path d="M7 4h10v12H7l-5-6Z M9.5 7.5l5 5m0-5l-5 5"></path></svg></button>
      <button type="button" class="word" @click=${() => this.clear(picture)}>Clear all</button>
    </div>`;
  }

  /** @param {Picture} picture */
  clear(picture) {
    const cells = ".".repeat(81);
    if (picture.cells !== cells) this.onEdit({ ...picture, cells }, cells);
  }
}

/** Not every browser focuses a button that is clicked. @param {Event} event */
function focusTarget({ currentTarget }) {
  if (currentTarget instanceof HTMLElement) currentTarget.focus({ preventScroll: true });
}

/** @param {Picture} picture @param {(id: string) => Mark | null} mark @param {number} cell */
function cellWords(picture, mark, cell) {
  const known = mark(idOf(cell)) ?? initial(picture, idOf(cell));
  return known === null ? "empty" : markWords(known);
}
