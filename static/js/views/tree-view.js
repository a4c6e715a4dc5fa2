// The game tree: the stage of static/js/tree, with its buttons, keys and words.
import { LitElement, html, nothing } from "lit";
import { nodesEntered } from "../trace/cursor.js";
import { nodeName } from "../trace/names.js";
import { activeBounds } from "../trace/bounds.js";
import { describeNode, describeTree } from "../tree/describe.js";
import { momentOf } from "../trace/moment.js";
import { neighbourOf } from "../tree/navigate.js";
import { isSameShape, prepare } from "../tree/prepared.js";
import { Stage } from "../tree/stage.js";
import { sendIntent } from "./intent.js";
import { collapseIcon, expandIcon, fitIcon, foldIcon, followIcon, zoomInIcon, zoomOutIcon } from "./tree-icons.js";

/** @typedef {import("../trace/trace.js").Trace} Trace */
/** @typedef {import("../tree/painter.js").DrawBoard} DrawBoard */

const ZOOM_STEP = 1.4;
const PAN_STEP = 80;
const REACH_BY_MOUSE = 6;
const REACH_BY_TOUCH = 18;

/** @type {Record<string, import("../tree/navigate.js").Direction>} */
const DIRECTIONS = {
  ArrowUp: "up",
  ArrowDown: "down",
  ArrowLeft: "left",
  ArrowRight: "right",
  Home: "first",
  End: "last",
};
/** @type {Record<string, [number, number]>} */
const PANS = {
  ArrowUp: [0, PAN_STEP],
  ArrowDown: [0, -PAN_STEP],
  ArrowLeft: [PAN_STEP, 0],
  ArrowRight: [-PAN_STEP, 0],
};

const KEYS =
  "Arrow keys go to the parent, first child and neighbours; Enter goes to the step of the node; " +
  "C collapses it; plus, minus and 0 zoom and fit; Shift with arrows moves the picture.";

/**
 * Properties: `trace`, `cursor`, `collapsed`, `drawBoard`, `follow`, `dimmed`, `chips`, `emptyText`.
 * Intents: `goto-node` {row}, `toggle-collapse` {row}, `toggle-fold`.
 */
export class TreeView extends LitElement {
  static properties = {
    trace: { attribute: false },
    cursor: { type: Number },
    collapsed: { attribute: false },
    drawBoard: { attribute: false },
    follow: { type: Boolean },
    folded: { attribute: false },
    dimmed: { type: Boolean, reflect: true },
    chips: { attribute: false },
    emptyText: { attribute: "empty-text" },
    selected: { state: true },
    following: { state: true },
  };

  constructor() {
    super();
    /** @type {Trace | null} */
    this.trace = null;
    this.cursor = 0;
    /** @type {readonly number[]} rows whose subtrees are hidden */
    this.collapsed = [];
    /** @type {DrawBoard | null} paints the little board of a row; null for games without boards */
    this.drawBoard = null;
    /** Whether the steps are slow enough for the picture to move along with the current node. */
    this.follow = false;
    /** Whether this tree is about to be replaced: it is shown faintly and takes no input. */
    this.dimmed = false;
    /** Whether the reader wants it to; who asks for the whole tree does not. */
    this.following = true;
    /** @type {boolean | null} whether equal positions are drawn as one; null where there are none */
    this.folded = null;
    /** @type {readonly string[]} short texts at the top left */
    this.chips = [];
    this.emptyText = "";
    /** The row that keys and buttons act on; -1 means the current node. */
    this.selected = -1;

    /** @type {Stage | null} there from the first update on, while the element is in the page */
    this.stage = null;
    /** @type {import("../tree/prepared.js").Prepared | null} */
    this.prepared = null;
    /** @type {import("../trace/moment.js").Moment | null} */
    this.moment = null;
    /** Whether the canvas has the focus by way of the keyboard; otherwise arrows step the search. */
    this.reachedByKeys = false;
    /** What a screen reader is told after the selection has moved. */
    this.spoken = "";
  }

  createRenderRoot() {
    return this;
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
    this.stage = new Stage(this, canvas, {
      chips: () => this.querySelector(".tree-chips"),
      buttons: () => this.querySelector(".tree-buttons"),
    });
    this.stage.moment = this.moment;
    this.stage.drawBoard = this.drawBoard;
    this.stage.setTree(this.prepared, -1);
  }

  /** @param {import("lit").PropertyValues<this>} changed */
  willUpdate(changed) {
    const reshaped = changed.has("trace") && !isSameShape(this.trace, changed.get("trace"));
    if (reshaped || changed.has("collapsed")) {
      this.prepared = this.trace ? prepare(this.trace, this.collapsed, this.prepared) : null;
    } else if (this.prepared && this.trace) {
      this.prepared = { ...this.prepared, trace: this.trace };
    }
    if (changed.has("trace") || changed.has("cursor")) {
      this.selected = -1;
      this.moment = this.trace ? momentOf(this.trace, this.cursor) : null;
    }
  }

  /** @param {import("lit").PropertyValues<this>} changed */
  updated(changed) {
    if (!this.stage) this.takeStage();
    const { stage } = this;
    if (!stage) return;
    stage.moment = this.moment;
    stage.drawBoard = this.drawBoard;
    stage.resting = this.dimmed;
    const reshaped = changed.has("trace") && !isSameShape(this.trace, changed.get("trace"));
    if (reshaped) stage.setTree(this.prepared, -1);
    else if (changed.has("collapsed")) stage.setTree(this.prepared, this.chosen());
    else stage.prepared = this.prepared;
    if (changed.has("trace") || changed.has("cursor")) stage.hovered = -1;
    if (this.follow && this.following && changed.has("cursor") && !reshaped) {
      this.keepInSight(stage);
    }
    this.repaint();
  }

  /** Paints in the next frame, with a ring around the chosen node where keys would act on it. */
  repaint() {
    if (!this.stage) return;
    this.stage.selected = this.reachedByKeys ? this.chosen() : this.selected;
    this.stage.repaint();
  }

  onFocus() {
    this.reachedByKeys = this.stage?.canvas.matches(":focus-visible") ?? false;
    this.repaint();
  }

  /** By blur or by a pointer: keys are no longer meant for the canvas. */
  onLeftByKeys() {
    this.reachedByKeys = false;
    this.repaint();
  }

  /** The row that the search is at, or its nearest ancestor in view; -1 without a trace. */
  present() {
    if (!this.moment || !this.prepared || !this.trace) return -1;
    let row = Math.max(this.moment.current, 0);
    if (this.moment.returned >= 0) row = this.moment.returned;
    while (row > 0 && this.prepared.layout.rank[row] < 0) row = this.trace.parent[row];
    return row;
  }

  /** The row that keys and buttons act on. */
  chosen() {
    return this.selected >= 0 ? this.selected : this.present();
  }

  /** @param {number} factor */
  zoomBy(factor) {
    this.stage?.zoomBy(factor, this.chosen());
  }

  /** Shows the whole tree, and goes on showing it. */
  fit() {
    this.following = false;
    this.stage?.fit();
  }

  /** Before the search and after it the whole tree is seen; meanwhile, the node it is at. @param {Stage} stage */
  keepInSight(stage) {
    const row = this.present();
    const isOver = this.trace !== null && this.cursor >= this.trace.event.length;
    if (row > 0 && !(isOver && stage.isReadWhole())) stage.follow(row);
    else stage.fit();
  }

  /** Goes to the current node and stays with it, or no longer does. */
  toggleFollowing() {
    this.following = !this.following;
    if (this.following && this.stage) this.keepInSight(this.stage);
  }

  /** Puts a row into the middle, near enough to be read. @param {number} row */
  centreOn(row) {
    this.stage?.centreOn(row);
  }

  /** @param {MouseEvent} event @returns {number} the row under a pointer, or -1 */
  rowUnder(event) {
    const byTouch = event instanceof PointerEvent && event.pointerType === "touch";
    return this.stage?.rowUnder(event, byTouch ? REACH_BY_TOUCH : REACH_BY_MOUSE) ?? -1;
  }

  /** @param {PointerEvent} event */
  onPointerMove(event) {
    const row = event.pointerType === "touch" || event.buttons > 0 ? -1 : this.rowUnder(event);
    if (!this.stage || row === this.stage.hovered) return;
    this.stage.hovered = row;
    this.stage.canvas.style.cursor = row >= 0 ? "pointer" : "";
    this.repaint();
  }

  onPointerLeave() {
    if (this.stage) this.stage.hovered = -1;
    this.repaint();
  }

  /** @param {MouseEvent} event */
  onClick(event) {
    const row = this.dimmed ? -1 : this.rowUnder(event);
    if (row < 0 || event.detail > 1) return;
    this.selected = row;
    sendIntent(this, { type: "goto-node", row });
  }

  /** @param {MouseEvent} event */
  onDoubleClick(event) {
    const row = this.dimmed ? -1 : this.rowUnder(event);
    if (row >= 0) this.toggle(row);
  }

  /** @param {KeyboardEvent} event */
  onKeydown(event) {
    if (!this.trace || this.dimmed || event.ctrlKey || event.metaKey || event.altKey) return;
    if (!this.actOnCamera(event.key) && !(this.reachedByKeys && this.actOnNodes(event))) return;
    event.preventDefault();
    event.stopPropagation();
  }

  /**
   * Keys that the page has for itself unless the canvas was reached by keyboard.
   * @param {KeyboardEvent} event @returns {boolean} whether the key means something here
   */
  actOnNodes(event) {
    const { key } = event;
    if (event.shiftKey && PANS[key]) this.stage?.pan(...PANS[key]);
    else if (DIRECTIONS[key]) this.select(DIRECTIONS[key]);
    else if (key === "Enter") sendIntent(this, { type: "goto-node", row: this.chosen() });
    else if (key === "c" || key === "C") this.toggle(this.chosen());
    else return false;
    return true;
  }

  /** @param {string} key @returns {boolean} whether the key means something here */
  actOnCamera(key) {
    if (key === "+" || key === "=") this.zoomBy(ZOOM_STEP);
    else if (key === "-" || key === "_") this.zoomBy(1 / ZOOM_STEP);
    else if (key === "0" || key === "f" || key === "F") this.fit();
    else return false;
    return true;
  }

  /** @param {import("../tree/navigate.js").Direction} direction */
  select(direction) {
    if (!this.trace || !this.prepared) return;
    this.selected = neighbourOf(this.trace, this.prepared.layout, this.chosen(), direction);
    this.spoken = this.describe(this.selected);
    this.stage?.show(this.selected);
  }

  /** @param {number} row */
  toggle(row) {
    if (!this.trace || row < 0 || this.trace.childStart[row] === this.trace.childStart[row + 1]) return;
    this.selected = row;
    sendIntent(this, { type: "toggle-collapse", row });
  }

  /** @param {number} row */
  describe(row) {
    if (!this.trace || !this.prepared || !this.moment || row < 0) return "";
    const open = activeBounds(this.trace, this.prepared.bounds, this.moment);
    return describeNode(this.trace, this.prepared.bounds, open, this.cursor, row, this.prepared.layout.hidden[row]);
  }

  render() {
    const { trace } = this;
    const row = this.chosen();
    return html`
      <canvas
        tabindex=${trace ? 0 : -1}
        aria-busy=${this.dimmed ? "true" : "false"}
        role="tree"
        aria-label=${trace ? describeTree(trace, nodesEntered(trace, this.cursor)) : "Tree, empty."}
        aria-describedby="tree-keys"
        aria-activedescendant=${row >= 0 ? `tree-row-${row}` : nothing}
        @keydown=${this.onKeydown}
        @click=${this.onClick}
        @dblclick=${this.onDoubleClick}
        @pointermove=${this.onPointerMove}
        @pointerleave=${this.onPointerLeave}
        @pointerdown=${this.onLeftByKeys}
        @focus=${this.onFocus}
        @blur=${this.onLeftByKeys}
      >${trace && row >= 0 ? this.renderItem(trace, row) : nothing}</canvas>
      <p id="tree-keys" class="tree-words">${KEYS}</p>
      <p class="tree-words" aria-live="polite">${this.spoken}</p>
      ${trace ? nothing : html`<p class="tree-empty">${this.emptyText}</p>`}
      <ul class="tree-chips">${this.chips.map((chip) => html`<li>${chip}</li>`)}</ul>
      ${trace ? this.renderButtons(trace, row) : nothing}
    `;
  }

  /** The chosen node as assistive technology meets it. @param {Trace} trace @param {number} row */
  renderItem(trace, row) {
    const parent = trace.parent[row];
    const siblings = parent < 0 ? 1 : trace.childStart[parent + 1] - trace.childStart[parent];
    const place = parent < 0 ? 0 : trace.children.indexOf(row, trace.childStart[parent]) - trace.childStart[parent];
    const leaf = trace.childStart[row] === trace.childStart[row + 1];
    return html`<span
      role="treeitem"
      id=${`tree-row-${row}`}
      aria-selected="true"
      aria-level=${trace.ply[row] + 1}
      aria-setsize=${siblings}
      aria-posinset=${place + 1}
      aria-expanded=${leaf ? nothing : this.collapsed.includes(row) ? "false" : "true"}
      >${this.describe(row)}</span>`;
  }

  /** @param {Trace} trace @param {number} row */
  renderButtons(trace, row) {
    const leaf = row < 0 || trace.childStart[row] === trace.childStart[row + 1];
    const closed = this.collapsed.includes(row);
    const collapse = `${closed ? "Expand" : "Collapse"} ${row < 0 ? "the node" : nodeName(trace, row)}`;
    return html`
      <div class="tree-buttons" role="group" aria-label="Picture of the tree">
        <button type="button" aria-label=${collapse} title=${`${collapse} (C)`} ?disabled=${leaf || this.dimmed}
          @click=${() => this.toggle(row)}>${closed ? expandIcon : collapseIcon}</button>
        ${
          this.folded === null
            ? nothing
            : html`
          <button type="button" aria-label="Draw equal positions once" title="Draw equal positions once" aria-pressed=${this.folded}
            @click=${() => sendIntent(this, { type: "toggle-fold" })}>${foldIcon}</button>`
        }
        <button type="button" aria-label="Follow the search" title="Follow the search" aria-pressed=${this.following}
          @click=${this.toggleFollowing}>${followIcon}</button>
        <button type="button" aria-label="Fit the tree" title="Fit the tree (0)" @click=${this.fit}>
          ${fitIcon}
        </button>
        <button type="button" aria-label="Zoom out" title="Zoom out (−)"
          @click=${() => this.zoomBy(1 / ZOOM_STEP)}>${zoomOutIcon}</button>
        <button type="button" aria-label="Zoom in" title="Zoom in (+)"
          @click=${() => this.zoomBy(ZOOM_STEP)}>${zoomInIcon}</button>
      </div>
    `;
  }
}

customElements.define("tree-view", TreeView);
