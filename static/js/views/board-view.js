// <board-view>: the position, to look at, to play on, to set up and to type.
import { LitElement, html, nothing } from "lit";
import { BOARDS } from "../boards/index.js";
import { cellsToText, markAfter, neighbour } from "../boards/cells.js";
import { gameButtons, setupTools, undoButtons } from "./board-controls.js";
import { backIcon, warningIcon } from "./board-icons.js";
import { sendIntent } from "./intent.js";
import { positionEditor } from "./position-editor.js";
import { treePicture } from "./tree-picture.js";

/** @typedef {import("../boards/cells.js").Mark} Mark */
/** @typedef {import("../python/protocol.js").Look} Look */
/** @typedef {Extract<import("../python/protocol.js").Picture, {kind: "grid"}>} GridPicture */
/**
 * What to show instead of the position while the search's cursor is at a node.
 * @typedef {{name: string, cells?: string, thought?: readonly number[],
 *   path?: readonly string[]}} Shown
 */
/** @typedef {{message: string, at?: number | null, field?: string}} InputError */

const KEYS_ID = "board-keys";

export class BoardView extends LitElement {
  static properties = {
    heading: {},
    look: { attribute: false },
    shown: { attribute: false },
    playable: { type: Boolean },
    setup: { type: Boolean },
    values: { attribute: false },
    hint: {},
    error: { attribute: false },
    draft: {},
    busy: { type: Boolean },
    canUndo: { type: Boolean },
    canRedo: { type: Boolean },
    lastCell: { type: Number },
    tool: { state: true },
    focusIndex: { state: true },
  };

  constructor() {
    super();
    this.heading = "Position";
    /** @type {Look | null} */
    this.look = null;
    /** @type {Shown | null} */
    this.shown = null;
    this.playable = false;
    this.setup = false;
    /** @type {Readonly<Record<string, number>> | null} */
    this.values = null;
    /** @type {string | null} */
    this.hint = null;
    /** @type {InputError | null} */
    this.error = null;
    /** @type {string | null} the text being typed; null when it is the position's own */
    this.draft = null;
    this.busy = false;
    this.canUndo = false;
    this.canRedo = false;
    this.lastCell = -1;
    /** @type {import("./board-controls.js").Tool} */
    this.tool = "cycle";
    this.focusIndex = 0;
    /** The cell that the newest change of the position filled, or -1. */
    this.freshCell = -1;
  }

  createRenderRoot() {
    return this;
  }

  /** @param {import("lit").PropertyValues} changed */
  willUpdate(changed) {
    if (!changed.has("look")) return;
    const before = /** @type {Look | null | undefined} */ (changed.get("look"))?.picture;
    const now = this.look?.picture;
    const comparable = before?.kind === "grid" && now?.kind === "grid" &&
      before.cells.length === now.cells.length;
    const filled = comparable && before.cells[this.lastCell] === "." &&
      now.cells[this.lastCell] !== ".";
    this.freshCell = filled ? this.lastCell : -1;
  }

  updated() {
    // Only the outline scrolls: scrollIntoView would move the page as well.
    const outline = this.querySelector(".outline");
    const here = outline?.querySelector(".row.here");
    if (!outline || !here) return;
    const box = outline.getBoundingClientRect();
    const row = here.getBoundingClientRect();
    if (row.top < box.top) outline.scrollTop -= box.top - row.top;
    if (row.bottom > box.bottom) outline.scrollTop += row.bottom - box.bottom;
  }

  /** @param {{type: string, [key: string]: unknown}} intent */
  send(intent) {
    sendIntent(this, intent);
  }

  /** @param {string} id */
  play(id) {
    this.send({ type: "play", action: id });
  }

  /**
   * @param {string} cells
   * @param {number} cell
   * @param {import("./board-controls.js").Tool} tool
   */
  edit(cells, cell, tool) {
    const mark = /** @type {Mark} */ (cells[cell]);
    this.send({ type: "edit-cell", cell, to: markAfter(mark, tool) });
  }

  /** @param {number} index */
  async focusButton(index) {
    this.focusIndex = index;
    await this.updateComplete;
    const button = this.querySelector(`.board button[data-index="${index}"]`);
    if (button instanceof HTMLElement) button.focus();
  }

  /**
   * The properties of the board for the position, or for what the search is looking at.
   * @param {Look} look
   * @param {import("../boards/index.js").Board} board
   * @param {GridPicture} picture
   * @returns {import("../boards/index.js").BoardProps}
   */
  boardProps(look, board, picture) {
    const shown = this.shown;
    const setup = this.setup && !shown;
    const actions = setup || shown || look.terminal ? [] : look.actions;
    const heard = this.playable && !this.busy && !setup && !shown;
    const open = heard && actions.length > 0;
    const buttons = board.buttons(picture.columns, picture.rows, setup);
    const cells = shown?.cells ?? picture.cells;
    return {
      rows: picture.rows,
      columns: picture.columns,
      cells,
      line: shown ? [] : picture.line,
      thought: shown?.thought ?? [],
      lastCell: this.lastCell,
      freshCell: this.freshCell,
      actions,
      open,
      heard,
      mover: look.mover,
      values: this.values,
      hint: this.hint,
      setup,
      busy: this.busy,
      focusIndex: Math.min(this.focusIndex, buttons.columns * buttons.rows - 1),
      keysId: KEYS_ID,
      onPlay: (id) => this.play(id),
      onEdit: (cell) => this.edit(cells, cell, this.tool),
      onKeydown: (event) => this.handleKey(event, buttons, heard ? board : null, setup),
      onFocus: (event) => {
        const index = /** @type {HTMLElement} */ (event.target).dataset.index;
        if (index !== undefined) this.focusIndex = Number(index);
      },
    };
  }

  /**
   * @param {KeyboardEvent} event
   * @param {{columns: number, rows: number}} buttons how they stand
   * @param {import("../boards/index.js").Board | null} board  null while no move is heard
   * @param {boolean} setup
   */
  handleKey(event, buttons, board, setup) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const index = Number(/** @type {HTMLElement} */ (event.target).dataset.index);
    const next = neighbour(event.key, index, buttons.columns, buttons.rows);
    const count = buttons.columns * buttons.rows;
    const picked = Array.from({ length: count }, (_, i) => i).find((i) => board?.idOf(i) === event.key);
    const mark = { x: "X", o: "O", ".": ".", delete: ".", backspace: "." }[event.key.toLowerCase()];
    if (next !== null) {
      this.focusButton(next);
    } else if (picked !== undefined) {
      this.focusButton(picked);
      this.play(event.key);
    } else if (setup && mark) {
      this.send({ type: "edit-cell", cell: index, to: mark });
    } else {
      return;
    }
    event.preventDefault();
  }

  /** @param {Look} look */
  statusText(look) {
    if (this.busy) return "Python is thinking…";
    if (this.setup) return "Click cells, or type below.";
    if (look.terminal) return look.verdict;
    return look.mover === look.toMove
      ? `${look.toMove} to move`
      : `${look.mover} to move (${look.toMove})`;
  }

  /**
   * Whose turn it is, or where the search is: the two share one place, so that nothing jumps.
   * @param {Look} look
   */
  situation(look) {
    const refusal = this.error?.field === "action" ? this.error.message : "";
    const side = look.terminal || this.busy || this.setup ? "" : look.toMove.toLowerCase();
    return html`<div class="situation">
      <p class="status ${side}" role="status">${this.shown || refusal ? nothing : this.statusText(look)}</p>
      <p class="refusal" role="alert">${refusal}</p>
      ${this.shown ? html`<div class="banner">
        <span class="where"><span class="lead">In the search:</span> ${this.shown.name}</span>
        <button type="button" aria-label="Back to the game" title="Back to the game"
          @click=${() => this.send({ type: "leave-search" })}>${backIcon}Back</button>
      </div>` : nothing}
    </div>
    ${look.warnings.length > 0 ? html`<div class="warnings" role="note">${warningIcon}<div>
      <span class="hidden-text">Warning: </span>${look.warnings.map((text) => html`<p>${text}</p>`)}
    </div></div>` : nothing}`;
  }

  /** @param {Look} look */
  picture(look) {
    const { picture } = look;
    if (picture.kind === "tree") return treePicture(picture, this.shown?.path ?? picture.path);
    const board = BOARDS[look.game];
    return board ? board.view(this.boardProps(look, board, picture)) : nothing;
  }

  /** @param {Look} look */
  editor(look) {
    const tree = look.picture.kind === "tree";
    const own = look.picture.kind === "tree" ? look.picture.text : look.position;
    const forText = this.error && (!this.error.field || this.error.field === "position");
    return positionEditor({
      kind: tree ? "area" : "line",
      label: tree ? "Tree" : "Position",
      text: this.draft ?? own,
      notation: look.notation,
      use: tree ? "Use this tree" : "Use",
      error: forText ? this.error : null,
      busy: this.busy,
      beside: tree ? undoButtons(this, (intent) => this.send(intent)) : nothing,
      onDraft: (text) => this.send({ type: "position-draft", text }),
      onUse: (text) => this.send({ type: "set-position", text }),
    });
  }

  render() {
    const look = this.look;
    if (look === null) return html`<h2>${this.heading}</h2><div class="card empty"></div>`;
    const { picture } = look;
    const grid = picture.kind === "grid";
    return html`<h2>${this.heading}</h2>
    <div class="card">
      ${this.picture(look)}
      ${grid ? html`<p class="hidden-text" id=${KEYS_ID}>${this.setup
        ? "Arrow keys move, Enter changes a cell, X, O and the full stop set it."
        : `Arrow keys move, Enter plays, the number of a ${BOARDS[look.game]?.plays} plays it at once.`
      }</p>` : nothing}
      ${this.situation(look)}
      ${grid ? gameButtons(this, (intent) => this.send(intent)) : nothing}
      ${grid && this.setup ? setupTools({
        tool: this.tool,
        onTool: (tool) => { this.tool = tool; },
        onClear: () => this.send({
          type: "set-position",
          text: cellsToText(".".repeat(picture.cells.length), picture.columns),
        }),
      }) : nothing}
      ${this.editor(look)}
    </div>`;
  }
}

customElements.define("board-view", BoardView);
