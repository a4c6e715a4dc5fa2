// The game tree: a canvas that is drawn by static/js/tree, with its buttons, keys and words.
import { LitElement, html, nothing } from "lit";
import { nodesEntered } from "../trace/cursor.js";
import { nodeName } from "../trace/names.js";
import { activeBounds, finalBounds } from "../tree/bounds.js";
import * as cameras from "../tree/camera.js";
import { describeNode, describeTree } from "../tree/describe.js";
import { attachGestures } from "../tree/gestures.js";
import { rowAt } from "../tree/hit.js";
import { layoutTree } from "../tree/layout.js";
import { levelNames } from "../tree/levels.js";
import { momentOf } from "../tree/moment.js";
import { neighbourOf } from "../tree/navigate.js";
import { paint } from "../tree/painter.js";
import { roomOf } from "../tree/room.js";
import { readTheme, watchTheme } from "../tree/theme.js";
import { makeSight } from "../tree/walk.js";
import { sendIntent } from "./intent.js";
import { collapseIcon, expandIcon, fitIcon, zoomInIcon, zoomOutIcon } from "./tree-icons.js";

/** @typedef {import("../trace/trace.js").Trace} Trace */
/** @typedef {import("../tree/camera.js").Camera} Camera */
/** @typedef {import("../tree/painter.js").DrawBoard} DrawBoard */

const ZOOM_STEP = 1.4;
const PAN_STEP = 80;
const MOVE_TIME = 240;
const REACH_BY_MOUSE = 6;
const REACH_BY_TOUCH = 18;

/** @type {Record<string, import("../tree/navigate.js").Direction>} */
const DIRECTIONS = {
  ArrowUp: "up", ArrowDown: "down", ArrowLeft: "left", ArrowRight: "right", Home: "first", End: "last",
};
/** @type {Record<string, [number, number]>} */
const PANS = {
  ArrowUp: [0, PAN_STEP], ArrowDown: [0, -PAN_STEP], ArrowLeft: [PAN_STEP, 0], ArrowRight: [-PAN_STEP, 0],
};

const KEYS =
  "Arrow keys go to parent, first child and neighbours; Enter goes to the step of the node; " +
  "C collapses it; plus, minus and 0 zoom and fit; Shift with arrows moves the picture.";

/**
 * Properties: `trace`, `cursor`, `collapsed`, `drawBoard`, `follow`, `chips`, `emptyText`.
 * Intents: `goto-node` {row}, `toggle-collapse` {row}.
 */
export class TreeView extends LitElement {
  static properties = {
    trace: { attribute: false },
    cursor: { type: Number },
    collapsed: { attribute: false },
    drawBoard: { attribute: false },
    follow: { type: Boolean },
    chips: { attribute: false },
    emptyText: { attribute: "empty-text" },
    selected: { state: true },
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
    /** Whether the picture moves along with the current node. */
    this.follow = false;
    /** @type {readonly string[]} short texts at the top left */
    this.chips = [];
    this.emptyText = "Press Run to grow the tree.";
    /** The row that keys and buttons act on; -1 means the current node. */
    this.selected = -1;

    /** @type {HTMLCanvasElement | null} */
    this.canvas = null;
    /** @type {CanvasRenderingContext2D | null} */
    this.context = null;
    /** @type {ReturnType<TreeView["prepare"]> | null} what only changes with trace and collapse */
    this.ready = null;
    /** @type {import("../tree/moment.js").Moment | null} */
    this.moment = null;
    /** @type {import("../tree/theme.js").Theme | null} */
    this.theme = null;
    /** @type {Camera} */
    this.camera = { k: 1, x: 0, y: 0 };
    this.size = { width: 0, height: 0 };
    this.fitted = true;
    this.hovered = -1;
    this.frameRequest = 0;
    /** @type {{from: Camera, to: Camera, start: number} | null} a move of the camera under way */
    this.move = null;
    this.spoken = "";
    /** @type {(() => void)[]} what to undo when the element leaves the page */
    this.cleanups = [];
  }

  createRenderRoot() {
    return this;
  }

  connectedCallback() {
    super.connectedCallback();
    if (this.hasUpdated) this.attach();
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    for (const cleanup of this.cleanups.splice(0)) cleanup();
    cancelAnimationFrame(this.frameRequest);
    this.frameRequest = 0;
  }

  firstUpdated() {
    this.attach();
  }

  /** Listens to gestures, to the size, to the pixel ratio and to the theme. */
  attach() {
    const canvas = this.querySelector("canvas");
    if (!canvas) return;
    this.canvas = canvas;
    this.context = canvas.getContext("2d", { alpha: false });
    this.theme = readTheme(this);
    this.gestures = attachGestures(canvas, {
      takes: (event) => this.trace !== null && !(event.type === "dblclick" && this.rowUnder(event) >= 0),
      start: () => this.stopMove(),
      change: (before, after) => {
        this.fitted = false;
        this.setCamera(cameras.applyGesture(this.camera, this.frame(), before, after));
      },
    });
    const resized = new ResizeObserver(() => this.resize());
    resized.observe(this);
    const stopWatching = watchTheme(() => {
      this.theme = readTheme(this);
      this.repaint();
    });
    this.cleanups.push(() => resized.disconnect(), stopWatching, () => this.gestures?.detach());
    this.resize();
  }

  /** @param {import("lit").PropertyValues<this>} changed */
  willUpdate(changed) {
    const newTrace = changed.has("trace");
    if (newTrace || changed.has("collapsed")) {
      const before = this.ready;
      this.ready = this.trace ? this.prepare(this.trace, newTrace ? null : before) : null;
      if (newTrace) this.fitted = true;
      else this.holdStill(before);
    }
    if (newTrace || changed.has("cursor")) {
      this.selected = -1;
      this.hovered = -1;
      this.moment = this.trace ? momentOf(this.trace, this.cursor) : null;
    }
  }

  /** @param {import("lit").PropertyValues<this>} changed */
  updated(changed) {
    if (changed.has("trace") || changed.has("collapsed")) {
      this.gestures?.setRange(cameras.zoomRange(this.frame()));
      if (this.fitted) this.setCamera(cameras.fitCamera(this.frame()));
      else this.setCamera(cameras.clampCamera(this.camera, this.frame()));
    }
    if (this.follow && changed.has("cursor") && !changed.has("trace")) this.show(this.present());
    this.repaint();
  }

  /**
   * @param {Trace} trace
   * @param {{bounds: import("../tree/bounds.js").Bounds, sight: import("../tree/walk.js").Sight} | null} kept
   */
  prepare(trace, kept) {
    const layout = layoutTree(trace, this.collapsed);
    return {
      layout,
      room: roomOf(layout, trace.parent),
      levels: levelNames(trace, layout),
      bounds: kept?.bounds ?? finalBounds(trace),
      sight: kept?.sight ?? makeSight(trace.count),
    };
  }

  /**
   * After a collapse the node it happened at stays where it was on the screen.
   * @param {TreeView["ready"]} before
   */
  holdStill(before) {
    if (!before || !this.ready) return;
    const row = this.selected >= 0 ? this.selected : this.present();
    if (row < 0 || before.layout.rank[row] < 0 || this.ready.layout.rank[row] < 0) return;
    const { slot } = cameras.scaleOf(this.camera.k, this.frame());
    this.camera = { ...this.camera, x: this.camera.x + (before.layout.x[row] - this.ready.layout.x[row]) * slot };
  }

  /** @returns {import("../tree/camera.js").Frame} */
  frame() {
    const layout = this.ready?.layout;
    return { ...this.size, slots: layout?.width ?? 0, depth: layout?.depth ?? 0 };
  }

  /** The row that the search is at, or its nearest ancestor in view; -1 without a trace. */
  present() {
    if (!this.moment || !this.ready || !this.trace) return -1;
    let row = this.moment.current >= 0 ? this.moment.current : 0;
    if (this.moment.returned >= 0) row = this.moment.returned;
    while (row > 0 && this.ready.layout.rank[row] < 0) row = this.trace.parent[row];
    return row;
  }

  /** The row that keys and buttons act on. */
  chosen() {
    return this.selected >= 0 ? this.selected : this.present();
  }

  resize() {
    const box = this.getBoundingClientRect();
    const width = Math.round(box.width);
    const height = Math.round(box.height);
    if (width === 0 || height === 0 || !this.canvas) return;
    const middle = this.size.width / 2;
    this.size = { width, height };
    this.gestures?.setRange(cameras.zoomRange(this.frame()));
    this.setCamera(
      this.fitted
        ? cameras.fitCamera(this.frame())
        : cameras.panBy(this.camera, this.frame(), middle > 0 ? width / 2 - middle : 0, 0),
    );
    this.paintNow();
  }

  /**
   * One canvas pixel for each pixel of the screen, also after a zoom or a change of screens.
   * @param {HTMLCanvasElement} canvas
   */
  matchPixels(canvas) {
    const width = Math.round(this.size.width * this.pixelRatio());
    const height = Math.round(this.size.height * this.pixelRatio());
    if (canvas.width !== width) canvas.width = width;
    if (canvas.height !== height) canvas.height = height;
  }

  pixelRatio() {
    return Math.min(3, Math.max(1, window.devicePixelRatio || 1));
  }

  /** @param {Camera} camera */
  setCamera(camera) {
    this.camera = camera;
    this.gestures?.setZoom(camera.k);
    this.repaint();
  }

  /** Moves there smoothly, or at once where motion is not wanted. @param {Camera} camera */
  moveTo(camera) {
    if (camera === this.camera) return;
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) {
      this.stopMove();
      this.setCamera(camera);
      return;
    }
    this.move = { from: this.camera, to: camera, start: performance.now() };
    this.repaint();
  }

  stopMove() {
    this.move = null;
  }

  /** Brings a row well into view, with the least move. @param {number} row */
  show(row) {
    if (row < 0 || !this.ready) return;
    const { x, level } = this.ready.layout;
    const base = this.move ? this.move.to : this.camera;
    const target = cameras.bringIntoView(base, this.frame(), x[row], level[row]);
    if (target === base) return;
    this.fitted = false;
    this.moveTo(target);
  }

  /** Shows the whole tree. */
  fit() {
    this.fitted = true;
    this.moveTo(cameras.fitCamera(this.frame()));
  }

  /** Puts a row into the middle, near enough to be read. @param {number} row */
  centreOn(row) {
    if (!this.ready || row < 0 || this.ready.layout.rank[row] < 0) return;
    const { x, level } = this.ready.layout;
    this.fitted = false;
    this.moveTo(cameras.centreOn(this.camera, this.frame(), x[row], level[row], Math.max(1, this.camera.k)));
  }

  /** Zooms about the chosen node where it is in view, else about the middle. @param {number} factor */
  zoomBy(factor) {
    const frame = this.frame();
    const base = this.move ? this.move.to : this.camera;
    const row = this.chosen();
    let px = frame.width / 2;
    let py = frame.height / 2;
    if (row >= 0 && this.ready) {
      const scale = cameras.scaleOf(base.k, frame);
      const x = base.x + this.ready.layout.x[row] * scale.slot;
      const y = base.y + this.ready.layout.level[row] * scale.level;
      if (x > 0 && x < frame.width && y > 0 && y < frame.height) [px, py] = [x, y];
    }
    this.fitted = false;
    this.moveTo(cameras.zoomAbout(base, frame, factor, px, py));
  }

  /** Asks for one picture in the next frame. */
  repaint() {
    if (this.frameRequest || !this.isConnected) return;
    this.frameRequest = requestAnimationFrame((now) => {
      this.frameRequest = 0;
      if (this.move) this.advance(now);
      this.paintNow();
    });
  }

  /** @param {number} now */
  advance(now) {
    if (!this.move) return;
    const { from, to, start } = this.move;
    const share = Math.min(1, Math.max(0, (now - start) / MOVE_TIME));
    if (share === 1) this.move = null;
    this.setCamera(cameras.between(from, to, 1 - (1 - share) ** 3));
  }

  paintNow() {
    const { context, theme, ready, trace, moment, size } = this;
    if (!context || !theme || size.width === 0) return;
    this.matchPixels(context.canvas);
    if (!ready || !trace || !moment) {
      context.fillStyle = theme.colour.surface;
      context.fillRect(0, 0, context.canvas.width, context.canvas.height);
      return;
    }
    const focused = this.canvas?.matches(":focus-visible") ?? false;
    paint(
      context,
      {
        trace, moment, theme,
        layout: ready.layout, room: ready.room, bounds: ready.bounds, levels: ready.levels,
        camera: this.camera, frame: this.frame(),
        drawBoard: this.drawBoard,
        selected: focused ? this.chosen() : this.selected,
        hovered: this.hovered,
        pixelRatio: this.pixelRatio(),
      },
      ready.sight,
    );
  }

  /** @param {Event} event @returns {number} the row under a pointer, or -1 */
  rowUnder(event) {
    if (!(event instanceof MouseEvent) || !this.ready || !this.trace || !this.moment) return -1;
    const box = this.getBoundingClientRect();
    const byTouch = event instanceof PointerEvent && event.pointerType === "touch";
    return rowAt(
      {
        trace: this.trace, layout: this.ready.layout, room: this.ready.room, moment: this.moment,
        camera: this.camera, frame: this.frame(), boards: this.drawBoard !== null,
      },
      event.clientX - box.left,
      event.clientY - box.top,
      byTouch ? REACH_BY_TOUCH : REACH_BY_MOUSE,
    );
  }

  /** @param {PointerEvent} event */
  onPointerMove(event) {
    const row = event.pointerType === "touch" || event.buttons > 0 ? -1 : this.rowUnder(event);
    if (row === this.hovered) return;
    this.hovered = row;
    if (this.canvas) this.canvas.style.cursor = row >= 0 ? "pointer" : "";
    this.repaint();
  }

  onPointerLeave() {
    this.hovered = -1;
    this.repaint();
  }

  /** @param {MouseEvent} event */
  onClick(event) {
    const row = this.rowUnder(event);
    if (row < 0 || event.detail > 1) return;
    this.selected = row;
    sendIntent(this, { type: "goto-node", row });
  }

  /** @param {MouseEvent} event */
  onDoubleClick(event) {
    const row = this.rowUnder(event);
    if (row >= 0) this.toggle(row);
  }

  /** @param {KeyboardEvent} event */
  onKeydown(event) {
    if (!this.trace || event.ctrlKey || event.metaKey || event.altKey) return;
    if (!this.act(event)) return;
    event.preventDefault();
    event.stopPropagation();
  }

  /** @param {KeyboardEvent} event @returns {boolean} whether the key means something here */
  act(event) {
    const { key } = event;
    if (event.shiftKey && PANS[key]) {
      const [dx, dy] = PANS[key];
      this.fitted = false;
      this.moveTo(cameras.panBy(this.move ? this.move.to : this.camera, this.frame(), dx, dy));
    } else if (DIRECTIONS[key]) this.select(DIRECTIONS[key]);
    else if (key === "Enter" || key === " ") sendIntent(this, { type: "goto-node", row: this.chosen() });
    else if (key === "c" || key === "C") this.toggle(this.chosen());
    else if (key === "+" || key === "=") this.zoomBy(ZOOM_STEP);
    else if (key === "-" || key === "_") this.zoomBy(1 / ZOOM_STEP);
    else if (key === "0" || key === "f" || key === "F") this.fit();
    else return false;
    return true;
  }

  /** @param {import("../tree/navigate.js").Direction} direction */
  select(direction) {
    if (!this.trace || !this.ready) return;
    this.selected = neighbourOf(this.trace, this.ready.layout, this.chosen(), direction);
    this.spoken = this.describe(this.selected);
    this.show(this.selected);
  }

  /** @param {number} row */
  toggle(row) {
    if (!this.trace || row < 0 || this.trace.childStart[row] === this.trace.childStart[row + 1]) return;
    this.selected = row;
    sendIntent(this, { type: "toggle-collapse", row });
  }

  /** @param {number} row */
  describe(row) {
    if (!this.trace || !this.ready || !this.moment || row < 0) return "";
    const open = activeBounds(this.trace, this.ready.bounds, this.moment);
    return describeNode(this.trace, this.ready.bounds, open, this.cursor, row, this.ready.layout.hidden[row]);
  }

  render() {
    const { trace } = this;
    const row = this.chosen();
    return html`
      <canvas
        tabindex=${trace ? 0 : -1}
        role="tree"
        aria-label=${trace ? describeTree(trace, nodesEntered(trace, this.cursor)) : "Game tree, empty."}
        aria-describedby="tree-keys"
        aria-activedescendant=${row >= 0 ? `tree-row-${row}` : nothing}
        @keydown=${this.onKeydown}
        @click=${this.onClick}
        @dblclick=${this.onDoubleClick}
        @pointermove=${this.onPointerMove}
        @pointerleave=${this.onPointerLeave}
        @focus=${this.repaint}
        @blur=${this.repaint}
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
    const place =
      parent < 0 ? 0 : trace.children.indexOf(row, trace.childStart[parent]) - trace.childStart[parent];
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
        <button type="button" aria-label=${collapse} title=${`${collapse} (C)`} ?disabled=${leaf}
          @click=${() => this.toggle(row)}>${closed ? expandIcon : collapseIcon}</button>
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
