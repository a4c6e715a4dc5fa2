// <board-view>: the position, to look at, play on, set up and type.
import { html, nothing } from "lit";
import { boardOf, hidesSomething, chanceWordsOf } from "../../boards/index.js";
import { markAfter } from "../../boards/cells.js";
import { EMPTY_HAND } from "../../boards/moving/picking.js";
import { noteChange, showMove } from "./change.js";
import { boardControls } from "./controls.js";
import { boardEditor } from "./editor.js";
import { focusButton, focusChoice, hasFocus, indexOf, keepFocus, scrollOutline } from "./focus.js";
import { keysText } from "./keys.js";
import { boardPicture, KEYS_ID } from "./picture.js";
import { situation } from "./situation.js";
import { sendIntent } from "../intent.js";
import { randomTreeForm } from "./random-tree-form.js";
import { View, whenAllAreDrawn } from "../view.js";

/** @typedef {import("../../boards/cells.js").Mark} Mark */
/** @typedef {import("../../python/protocol.js").GameLook} Look */
/** @typedef {import("../../boards/index.js").ScenePicture} ScenePicture */
/**
 * What to show instead of the position while the cursor is at a node of the search. A scene's `picture` may come a
 * moment later than the rest.
 * @typedef {{name: string, cells?: string, thought?: readonly number[],
 *   path?: readonly string[], picture?: ScenePicture}} Shown
 */
/** @typedef {import("../../state/results.js").TypedError} InputError */

export class BoardView extends View {
  static properties = {
    heading: {},
    named: {},
    look: { attribute: false },
    shown: { attribute: false },
    playable: { type: Boolean },
    setup: { type: Boolean },
    values: { attribute: false },
    scores: { attribute: false },
    hint: {},
    worths: { attribute: false },
    error: { attribute: false },
    draft: {},
    typed: { type: Boolean },
    busy: { type: Boolean },
    canUndo: { type: Boolean },
    canRedo: { type: Boolean },
    lastCell: { type: Number },
    random: { attribute: false },
    strategies: { attribute: false },
    python: {},
    over: {},
    again: {},
    tool: { state: true },
    reveal: { state: true },
    hand: { state: true },
    focusIndex: { state: true },
  };

  constructor() {
    super();
    this.heading = "Position";
    /** Game, position and search, so that a picture of the screen tells what it shows. */
    this.named = "";
    /** @type {Look | null} */
    this.look = null;
    /** @type {Shown | null} */
    this.shown = null;
    this.playable = false;
    this.setup = false;
    /** @type {Readonly<Record<string, number>> | null} */
    this.values = null;
    /** @type {readonly import("../../boards/index.js").ColumnScore[]} of the position itself, not of one in the search */
    this.scores = [];
    /** @type {string | null} */
    this.hint = null;
    /** @type {Readonly<Record<number, string>>} what Python's own moves were worth, by the squares on which they end */
    this.worths = {};
    /** @type {InputError | null} */
    this.error = null;
    /** @type {string | null} the text being typed; null if it is the position's own */
    this.draft = null;
    /** Whether the text is being typed, not set up on the board. */
    this.typed = false;
    this.busy = false;
    this.canUndo = false;
    this.canRedo = false;
    this.lastCell = -1;
    /** What is said about the last random tree. */
    this.random = { note: "", wrong: "" };
    /** @type {readonly import("../../trace/trace.js").Mix[]} how often the sides pick their moves */
    this.strategies = [];
    /** @type {"" | "MAX" | "MIN"} the side that Python plays */
    this.python = "";
    /** How the game that is played has ended; "" while it goes on. */
    this.over = "";
    /** Why the same side moves again; "" if it does not. */
    this.again = "";
    /** @type {import("./controls.js").Tool} */
    this.tool = "cycle";
    /** Whether a scene shows what is hidden from the side to move. */
    this.reveal = false;
    /** The piece that is picked up, on a board where pieces move. */
    this.hand = EMPTY_HAND;
    this.focusIndex = 0;
    /** Whether the focus was on the board before the newest change. */
    this.hadFocus = false;
    /** Whether a piece was being dragged before it. */
    this.wasDragged = false;
    /** Whether all moves of a scene are new after that change. */
    this.anew = false;
    /** @type {ScenePicture | null} the newest picture of a node of the search */
    this.seen = null;
    /** The cell that the newest change of the position filled, or -1. */
    this.freshCell = -1;
    /** @type {readonly number[]} the cells whose mark that change has turned over */
    this.flipped = [];
  }

  /** @param {import("lit").PropertyValues} changed */
  willUpdate(changed) {
    this.hadFocus = hasFocus(this);
    this.wasDragged = this.querySelector(".piece.held") !== null;
    this.anew = false;
    // Whoever sets up the next position begins anew: an eraser kept from the last one would do nothing.
    if (changed.has("setup") && !this.setup) this.tool = "cycle";
    if (changed.has("look")) noteChange(this, changed.get("look") ?? null);
    this.seen = this.shown?.picture ?? this.seen;
  }

  /** @param {import("lit").PropertyValues} changed */
  updated(changed) {
    if (changed.has("look")) showMove(this, changed.get("look") ?? null);
    // A choice between moves is made with the keys too.
    if (changed.has("hand") && this.hand.choosing >= 0) focusChoice(this);
    if (this.hadFocus) keepFocus(this, this.anew);
    this.#foldText(changed);
    whenAllAreDrawn(() => scrollOutline(this));
  }

  /**
   * The text of the position is unfolded where it is needed: while it is set up or typed, and where something is said about it.
   * @param {import("lit").PropertyValues} changed
   */
  #foldText(changed) {
    const text = /** @type {HTMLDetailsElement | null} */ (this.querySelector(".by-text"));
    if (!text) return;
    const isWrong = this.error !== null && (!this.error.field || this.error.field === "position");
    const isNeeded = this.setup || this.draft !== null || isWrong || Boolean(this.look?.note);
    const isAnother = changed.has("look") && changed.get("look")?.subject !== this.look?.subject;
    if (isNeeded) text.open = true;
    else if (changed.has("setup") || isAnother) text.open = false;
  }

  /** @param {import("../../state/intents.js").Intent} intent */
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
   * @param {import("./controls.js").Tool} tool
   */
  edit(cells, cell, tool) {
    const mark = /** @type {Mark} */ (cells[cell]);
    this.send({ type: "edit-cell", cell, to: markAfter(mark, /** @type {"cycle" | Mark} */ (tool)) });
  }

  /** @param {number} index */
  async focusButton(index) {
    this.focusIndex = index;
    await this.updateComplete;
    focusButton(this, index);
  }

  /** @param {FocusEvent} event */
  noteFocus(event) {
    this.focusIndex = indexOf(event) ?? this.focusIndex;
  }

  /**
   * @param {KeyboardEvent} event
   * @param {(index: number) => import("./keys.js").Effect | null} effectOn the button with this index
   */
  handleKey(event, effectOn) {
    const index = indexOf(event);
    if (index === null) return;
    const effect = effectOn(index);
    if (effect === null) return;
    event.preventDefault();
    if (effect.focus !== undefined) this.focusButton(effect.focus);
    if (effect.play !== undefined) this.play(effect.play);
    if (effect.mark !== undefined) this.send({ type: "edit-cell", cell: index, to: effect.mark });
  }

  /** @param {Look} look */
  editor(look) {
    // The text of a position contains everything that the board hides.
    const hidden = !this.reveal && hidesSomething(look, this.python);
    const { draft, typed, error, busy, canUndo, canRedo } = this;
    return boardEditor(look, { hidden, draft, typed, error, busy, canUndo, canRedo }, (intent) => this.send(intent));
  }

  render() {
    const look = this.look;
    if (look === null) return html`<h2>${this.heading}</h2><div class="card empty"></div>`;
    const keys = keysText(look, this.setup);
    return html`<h2>${this.heading}</h2>
    <button class="small edit" title="Change the rules of this game" aria-label="Edit the game"
      @click=${() => this.send({ type: "edit-subject" })}>Edit</button>
    <div class="card">
      <p class="named">${this.named}</p>
      ${boardPicture(this, look)}
      ${keys ? html`<p class="hidden-text" id=${KEYS_ID}>${keys}</p>` : nothing}
      ${situation({
        look,
        shown: this.shown,
        refusal: this.error?.field === "action" ? this.error.message : "",
        busy: this.busy,
        setup: this.setup,
        chanceWords: chanceWordsOf(boardOf(look)),
        python: this.python,
        over: this.over,
        again: this.again,
        onNew: () => this.send({ type: "new-game" }),
        onLeave: () => this.send({ type: "leave-search" }),
      })}
      ${boardControls(
        look,
        {
          canUndo: this.canUndo,
          canRedo: this.canRedo,
          busy: this.busy,
          setup: this.setup,
          tool: this.tool,
          onTool: (tool) => {
            this.tool = tool;
          },
        },
        (intent) => this.send(intent),
      )}
      ${this.editor(look)}
      ${look.subject === "tree" ? randomTreeForm(this.random, (wish) => this.send({ type: "random-tree", wish })) : nothing}
    </div>`;
  }
}
