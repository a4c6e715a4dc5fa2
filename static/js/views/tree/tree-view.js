// The game tree: the stage of static/js/tree, with its buttons, keys and words.
import { html, nothing } from "lit";
import { nodesEntered } from "../../trace/cursor.js";
import { momentOf } from "../../trace/moment.js";
import { describeTree } from "../../tree/describe.js";
import { attachGestures } from "../../tree/gestures/gestures.js";
import { isSameShape, prepare } from "../../tree/prepared.js";
import { Stage } from "../../tree/stage.js";
import { sendIntent } from "../intent.js";
import { View } from "../view.js";
import { perform } from "./acts.js";
import { treeButtons } from "./buttons.js";
import { coloursChip } from "./colours.js";
import { editCard } from "./edit-card.js";
import { drag, drop, hold } from "./edit-drag.js";
import { EDIT_KEYS_TEXT } from "./edit-keys.js";
import { placeField } from "./edit-place.js";
import { isEdited, spokenWhatIf, numberAt } from "./edited.js";
import { askWhatIf, keepPath } from "./editing.js";
import { keepClear, occurrences, showAwaited, unlight } from "./finding.js";
import { itemId, treeItem } from "./item.js";
import { keepMoves } from "./jump.js";
import { focus, leaveCanvas, pressKey } from "./keyboard.js";
import { KEYS_TEXT } from "./keys.js";
import { OverviewPainter, lookAt, overview } from "./overview.js";
import { click, doubleClick, hover, rowPointedAt, rowUnder, rowUnderStart } from "./pointer.js";
import { deselect, toggleRow } from "./select.js";
import { appear, noteBands } from "./sight.js";
import { chosen, describe, initialState, isResting, present } from "./state.js";

/**
 * @typedef {import("./state.js").TreeProps} TreeProps
 * @typedef {import("./state.js").TreeState} TreeState
 */

/**
 * Its properties are `TreeProps`. Its own state is one record, which only `apply` writes.
 * @implements {TreeProps}
 */
export class TreeView extends View {
  static properties = {
    trace: { attribute: false },
    cursor: { type: Number },
    collapsed: { attribute: false },
    drawBoard: { attribute: false },
    follow: { type: Boolean },
    folded: { attribute: false },
    unseen: { attribute: false },
    colourBy: {},
    dimmed: { type: Boolean, reflect: true },
    growing: { type: Boolean },
    chips: { attribute: false },
    emptyText: { attribute: "empty-text" },
    marked: { type: Number },
    pointed: { attribute: false },
    named: { attribute: false },
    picked: { attribute: false },
    partner: { attribute: false },
    pace: { type: Number },
    typed: { attribute: false },
    stepped: { type: Boolean },
    whole: { type: Boolean },
    compact: { type: Boolean },
    state: { state: true },
  };

  constructor() {
    super();
    /** @type {TreeProps["trace"]} */
    this.trace = null;
    this.cursor = 0;
    /** @type {TreeProps["collapsed"]} */
    this.collapsed = [];
    /** @type {TreeProps["drawBoard"]} */
    this.drawBoard = null;
    this.follow = false;
    this.dimmed = false;
    this.growing = false;
    /** @type {TreeProps["folded"]} */
    this.folded = null;
    /** @type {TreeProps["unseen"]} */
    this.unseen = null;
    /** @type {TreeProps["colourBy"]} */
    this.colourBy = "value";
    /** @type {TreeProps["chips"]} */
    this.chips = [];
    this.emptyText = "";
    this.marked = -1;
    /** @type {TreeProps["pointed"]} */
    this.pointed = [];
    /** @type {TreeProps["named"]} */
    this.named = [];
    /** @type {TreeProps["picked"]} */
    this.picked = [];
    /** @type {TreeProps["partner"]} */
    this.partner = null;
    this.pace = 0;
    /** @type {TreeProps["typed"]} */
    this.typed = null;
    this.stepped = false;
    this.whole = false;
    this.compact = false;
    /** @type {TreeProps["prepared"]} */
    this.prepared = null;
    /** @type {TreeProps["moment"]} */
    this.moment = null;

    /** @type {TreeState} */
    this.state = initialState;
    this.overviewPainter = new OverviewPainter();
    /** @type {Stage | null} set by the first update, while the element is in the page */
    this.stage = null;
  }

  /** @type {import("./state.js").Apply} */
  apply = (find, ...args) => {
    const change = find(this.state, this, ...args);
    if (!change) return false;
    const { intents = [], acts = [], ...state } = change;
    this.state = { ...this.state, ...state };
    for (const intent of intents) sendIntent(this, intent);
    for (const act of acts) this.act(act);
    return true;
  };

  /** @param {import("./state.js").Act} act */
  act(act) {
    const { stage, state } = this;
    if (stage) perform(act, { view: this, stage, state, props: this });
  }

  connectedCallback() {
    super.connectedCallback();
    if (this.hasUpdated) this.takeStage();
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this.stage?.detach();
    this.stage = null;
  }

  takeStage() {
    const canvas = this.querySelector("canvas");
    if (!canvas) return;
    const over = {
      chips: () => this.querySelector(".tree-chips"),
      buttons: () => this.querySelector(".tree-buttons"),
      tools: () => this.querySelector(".tree-edit-card"),
    };
    this.stage = new Stage(this, canvas, over, () => this.apply(appear), attachGestures);
    const { stage } = this;
    stage.isHeld = (event) => isEdited(this.state, this) && rowUnderStart(stage, event) >= 0;
    stage.painted = () => {
      if (isEdited(this.state, this)) placeField(this, stage, this.state);
      this.overviewPainter.paint(this.querySelector(".tree-overview canvas"), stage, this.state.lit, present(this));
      keepClear(this, stage.spotOf(present(this)));
      this.apply(noteBands, stage.bands);
    };
    stage.moment = this.moment;
    stage.drawBoard = this.drawBoard;
    stage.setTree(this.prepared, -1);
  }

  /** @param {import("lit").PropertyValues<this>} changed */
  willUpdate(changed) {
    const reshaped = changed.has("trace") && !isSameShape(this.trace, changed.get("trace"));
    if (reshaped) this.apply(unlight);
    if (reshaped) this.apply(keepMoves);
    if (reshaped || changed.has("collapsed")) {
      this.prepared = this.trace ? prepare(this.trace, this.collapsed, this.prepared, this.growing) : null;
    } else if (this.prepared && this.trace) {
      this.prepared = { ...this.prepared, trace: this.trace };
    }
    if (changed.has("trace") || changed.has("cursor")) {
      this.apply(deselect);
      this.moment = this.trace ? momentOf(this.trace, this.cursor) : null;
    }
    this.apply(keepPath);
  }

  /** @param {import("lit").PropertyValues<this>} changed */
  updated(changed) {
    if (!this.stage) this.takeStage();
    const { stage, state } = this;
    if (!stage) return;
    stage.moment = this.moment;
    stage.drawBoard = this.drawBoard;
    stage.marked = this.marked;
    stage.picked = this.picked;
    stage.colourBy = this.colourBy;
    stage.lit = new Set([...state.lit, ...this.pointed]);
    stage.named = [...this.pointed, ...this.named];
    stage.hovered = state.hovered;
    stage.selected = state.reached ? this.chosen() : state.selected;
    stage.resting = isResting(this);
    stage.headed = this.whole;
    const isByHand = isEdited(state, this);
    stage.numberOf = isByHand ? (row) => numberAt(this, row) : null;
    const reshaped = changed.has("trace") && !isSameShape(this.trace, changed.get("trace"));
    if (reshaped && isByHand) stage.setTreeInPlace(this.prepared);
    else if (reshaped) stage.setTree(this.prepared, -1);
    else if (changed.has("collapsed")) stage.setTree(this.prepared, this.chosen());
    else stage.prepared = this.prepared;
    const from = changed.get("cursor");
    const before = changed.get("trace") ?? this.trace;
    if (!reshaped && from !== undefined && before) stage.stepTo(before, from, this.cursor, paceOf(changed, this.pace));
    if (this.follow && state.following && !isByHand && changed.has("cursor") && (!reshaped || this.partner)) {
      this.act({ does: "follow" });
    }
    this.apply(showAwaited);
    this.apply(askWhatIf);
    stage.repaint();
  }

  /** The row that keys and buttons act on. */
  chosen() {
    return chosen(this.state, this);
  }

  /** Collapses or expands a row. @param {number} row */
  toggle(row) {
    this.apply(toggleRow, row);
  }

  render() {
    const { trace, state, apply } = this;
    const row = this.chosen();
    return html`
      <canvas
        tabindex=${trace ? 0 : -1}
        aria-busy=${isResting(this) ? "true" : "false"}
        role="tree"
        aria-label=${trace ? describeTree(trace, nodesEntered(trace, this.cursor)) : "Tree, empty."}
        aria-describedby="${this.id}-keys"
        aria-activedescendant=${row >= 0 ? itemId(this.id, row) : nothing}
        @keydown=${this.onKeydown}
        @click=${(/** @type {MouseEvent} */ event) => apply(click, rowUnder(this.stage, event), event.detail)}
        @dblclick=${(/** @type {MouseEvent} */ event) => apply(doubleClick, rowUnder(this.stage, event))}
        @pointermove=${this.onPointerMove}
        @pointerup=${(/** @type {PointerEvent} */ event) => apply(drop, event)}
        @pointercancel=${(/** @type {PointerEvent} */ event) => apply(drop, event)}
        @pointerleave=${() => apply(hover, -1)}
        @pointerdown=${(/** @type {PointerEvent} */ event) => {
          apply(leaveCanvas);
          apply(hold, event, rowUnder(this.stage, event));
        }}
        @focus=${() => apply(focus, this.stage?.canvas.matches(":focus-visible") ?? false)}
        @blur=${() => apply(leaveCanvas)}
      >${trace && row >= 0 ? treeItem(trace, row, itemId(this.id, row), this.collapsed.includes(row), describe(this, row)) : nothing}</canvas>
      <p id="${this.id}-keys" class="tree-words">${KEYS_TEXT}${isEdited(state, this) ? ` ${EDIT_KEYS_TEXT}` : nothing}</p>
      <p class="tree-words" aria-live="polite">${state.spoken} ${spokenWhatIf(state, this)}</p>
      ${trace ? nothing : html`<p class="tree-empty">${this.emptyText}</p>`}
      <ul class="tree-chips">${this.chips.map((chip) => html`<li>${chip}</li>`)}${trace ? coloursChip(trace, this.colourBy, state.bands) : nothing}</ul>
      ${overview(apply, () => lookAt(this.stage))} ${occurrences(state, this, apply)}
      ${trace ? treeButtons(state, this, apply, trace) : nothing}
      ${editCard(state, this, apply)}
    `;
  }

  /** @param {KeyboardEvent} event */
  onKeydown(event) {
    if (!this.apply(pressKey, event)) return;
    event.preventDefault();
    event.stopPropagation();
  }

  /** @param {PointerEvent} event */
  onPointerMove(event) {
    const row = rowPointedAt(this.stage, event);
    if (this.stage && this.apply(hover, row)) this.stage.canvas.style.cursor = row >= 0 ? "pointer" : "";
    this.apply(drag, event, () => {
      const { left, top } = this.getBoundingClientRect();
      return { row: rowUnder(this.stage, event), left, top, spotOf: (each) => this.stage?.spotOf(each) ?? null };
    });
  }
}

/**
 * The last step of a search that plays belongs to its playing, which ends with it.
 * @param {import("lit").PropertyValues} changed @param {number} pace
 */
const paceOf = (changed, pace) => Math.min(pace, changed.get("pace") ?? pace);
