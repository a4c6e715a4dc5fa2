// The game tree: the stage of static/js/tree, with its buttons, keys and words.
import { html, nothing } from "lit";
import { nodesEntered } from "../../trace/cursor.js";
import { nodeName } from "../../trace/names.js";
import { activeBounds } from "../../trace/bounds.js";
import { unrecordedBelow } from "../../trace/unrecorded.js";
import { describeNode, describeTree } from "../../tree/describe.js";
import { momentOf } from "../../trace/moment.js";
import { isSameShape, prepare } from "../../tree/prepared.js";
import { Stage } from "../../tree/stage.js";
import { sendIntent } from "../intent.js";
import { coloursChip } from "./colours.js";
import { treeButtons } from "./buttons.js";
import { isLeaf, itemId, treeItem } from "./item.js";
import { EDIT_KEYS_TEXT } from "./edit-keys.js";
import { TreeEditing } from "./editing.js";
import { TreeFinding } from "./finding.js";
import { TreeJump } from "./jump.js";
import { treeTools } from "./tools.js";
import { TreeKeyboard } from "./keyboard.js";
import { KEYS_TEXT } from "./keys.js";
import { TreeOverview } from "./overview.js";
import { TreePointer } from "./pointer.js";
import { TreeSight } from "./sight.js";
import { View } from "../view.js";

/** @typedef {import("../../trace/trace.js").Trace} Trace */
/** @typedef {import("../../tree/painter.js").DrawBoard} DrawBoard */

/**
 * Properties: `trace`, `cursor`, `collapsed`, `drawBoard`, `follow`, `dimmed`, `growing`, `chips`, `emptyText`, `marked`, `picked`, `partner`, `pace`,
 * `typed`, `colourBy`, `unseen`, `whole`.
 * Intents: `goto-node` {row}, `toggle-collapse` {row}, `toggle-fold`, `search-from` {row}.
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
    picked: { attribute: false },
    partner: { attribute: false },
    pace: { type: Number },
    typed: { attribute: false },
    stepped: { type: Boolean },
    whole: { type: Boolean },
    selected: { state: true },
    following: { state: true },
    bands: { state: true },
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
    /** Whether the steps are slow enough for the picture to follow the current node. */
    this.follow = false;
    /** Whether this tree is about to be replaced: it is shown faintly and takes no input. */
    this.dimmed = false;
    /** Whether this is the tree of a search that is still running: it takes no input. */
    this.growing = false;
    /** Whether the reader wants this; a reader who asks for the whole tree does not. */
    this.following = true;
    /** @type {boolean | null} whether equal positions are drawn as one; null if there are none */
    this.folded = null;
    /** @type {boolean | null} whether what the search never looked at is shown; null if there is nothing like it */
    this.unseen = null;
    /** @type {import("../../tree/scale.js").ColourBy} what the colours say */
    this.colourBy = "value";
    /** @type {readonly string[]} short texts at the top left */
    this.chips = [];
    this.bands = false;
    this.emptyText = "";
    /** A row with a ring of its own, because something is said about it; -1 for none. */
    this.marked = -1;
    /** @type {readonly number[]} the rows that are marked as the answer to a question */
    this.picked = [];
    /**
     * For a tree beside the main one, the row of the main one by its rows, or -1: steps go there.
     * @type {Int32Array | null}
     */
    this.partner = null;
    /** How fast a step moves: 1 at the usual speed, 0 if it jumps. */
    this.pace = 0;
    /** @type {import("../../kinds/kind.js").Typed | null} the tree as text, if it can be changed by hand */
    this.typed = null;
    /** Whether a tree beside the main one is stepped by itself: steps then go to its own rows. */
    this.stepped = false;
    /** Whether the whole tree stays in view while its nodes can be told apart, so that its size is seen. */
    this.whole = false;
    /** The row that keys and buttons act on; -1 means the current node. */
    this.selected = -1;

    this.pointer = new TreePointer(this);
    this.editing = new TreeEditing(this);
    this.finding = new TreeFinding(this);
    this.jump = new TreeJump(this);
    this.overview = new TreeOverview(this);
    this.keyboard = new TreeKeyboard(this);
    this.sight = new TreeSight(this);
    /** @type {Stage | null} set by the first update, while the element is in the page */
    this.stage = null;
    /** @type {import("../../tree/prepared.js").Prepared | null} */
    this.prepared = null;
    /** @type {import("../../trace/moment.js").Moment | null} */
    this.moment = null;
    /** What a screen reader says after the selection has moved. */
    this.spoken = "";
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
    this.stage = new Stage(this, canvas, over, () => this.sight.appeared());
    this.stage.isHeld = (event) => this.editing.isOn && this.pointer.rowUnderStart(event) >= 0;
    const { stage } = this;
    stage.painted = () => {
      this.editing.place();
      this.overview.painted();
      this.bands = stage.bands;
    };
    this.stage.moment = this.moment;
    this.stage.drawBoard = this.drawBoard;
    this.stage.setTree(this.prepared, -1);
  }

  /** @param {import("lit").PropertyValues<this>} changed */
  willUpdate(changed) {
    const reshaped = changed.has("trace") && !isSameShape(this.trace, changed.get("trace"));
    if (reshaped) this.finding.forget();
    if (reshaped) this.jump.forget();
    if (reshaped || changed.has("collapsed")) {
      this.prepared = this.trace ? prepare(this.trace, this.collapsed, this.prepared, this.growing) : null;
    } else if (this.prepared && this.trace) {
      this.prepared = { ...this.prepared, trace: this.trace };
    }
    if (changed.has("trace") || changed.has("cursor")) {
      this.selected = -1;
      this.moment = this.trace ? momentOf(this.trace, this.cursor) : null;
    }
    this.editing.keep();
  }

  /** @param {import("lit").PropertyValues<this>} changed */
  updated(changed) {
    if (!this.stage) this.takeStage();
    const { stage } = this;
    if (!stage) return;
    stage.moment = this.moment;
    stage.drawBoard = this.drawBoard;
    stage.marked = this.marked;
    stage.picked = this.picked;
    stage.colourBy = this.colourBy;
    stage.lit = this.finding.lit;
    stage.resting = this.isResting;
    stage.headed = this.whole;
    stage.numberOf = this.editing.isOn ? (row) => this.editing.numberOf(row) : null;
    const reshaped = changed.has("trace") && !isSameShape(this.trace, changed.get("trace"));
    if (reshaped && this.editing.isOn) stage.setTreeInPlace(this.prepared);
    else if (reshaped) stage.setTree(this.prepared, -1);
    else if (changed.has("collapsed")) stage.setTree(this.prepared, this.chosen());
    else stage.prepared = this.prepared;
    if (changed.has("trace") || changed.has("cursor")) stage.hovered = -1;
    const from = changed.get("cursor");
    const before = changed.get("trace") ?? this.trace;
    if (!reshaped && from !== undefined && before) stage.stepTo(before, from, this.cursor, paceOf(changed, this.pace));
    if (this.follow && this.following && !this.editing.isOn && changed.has("cursor") && (!reshaped || this.partner)) {
      this.sight.keep(stage);
    }
    this.finding.updated();
    this.editing.ask();
    this.repaint();
  }

  /** Paints in the next frame, with a ring around the chosen node if keys would act on it. */
  repaint() {
    if (!this.stage) return;
    this.stage.selected = this.keyboard.isReached ? this.chosen() : this.selected;
    this.stage.repaint();
  }

  /** The row that the search is at, or its nearest ancestor that is not collapsed away; -1 without a trace. */
  present() {
    if (!this.moment || !this.prepared || !this.trace) return -1;
    let row = Math.max(this.moment.current, 0);
    if (this.moment.returned >= 0) row = this.moment.returned;
    while (row > 0 && this.prepared.layout.rank[row] < 0) row = this.trace.parent[row];
    return row;
  }

  /** Whether the tree takes no input. */
  get isResting() {
    return this.dimmed || this.growing;
  }

  /** The row that keys and buttons act on. */
  chosen() {
    return this.selected >= 0 ? this.selected : this.present();
  }

  /** Steps to a node, if the main tree has it. @param {number} row */
  goTo(row) {
    if (this.stepped && row >= 0) return sendIntent(this, { type: "goto-node", row, second: true });
    const there = this.partner ? this.partner[row] : row;
    if (there >= 0) sendIntent(this, { type: "goto-node", row: there });
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
        aria-busy=${this.isResting ? "true" : "false"}
        role="tree"
        aria-label=${trace ? describeTree(trace, nodesEntered(trace, this.cursor)) : "Tree, empty."}
        aria-describedby="${this.id}-keys"
        aria-activedescendant=${row >= 0 ? itemId(this.id, row) : nothing}
        @keydown=${(/** @type {KeyboardEvent} */ event) => this.keyboard.onKeydown(event)}
        @click=${(/** @type {MouseEvent} */ event) => this.pointer.onClick(event)}
        @dblclick=${(/** @type {MouseEvent} */ event) => this.pointer.onDoubleClick(event)}
        @pointermove=${(/** @type {PointerEvent} */ event) => {
          this.pointer.onMove(event);
          this.editing.drag.onMove(event);
        }}
        @pointerup=${(/** @type {PointerEvent} */ event) => this.editing.drag.onUp(event)}
        @pointercancel=${(/** @type {PointerEvent} */ event) => this.editing.drag.onUp(event)}
        @pointerleave=${() => this.pointer.onLeave()}
        @pointerdown=${(/** @type {PointerEvent} */ event) => {
          this.keyboard.onLeft();
          this.editing.drag.onDown(event);
        }}
        @focus=${() => this.keyboard.onFocus()}
        @blur=${() => this.keyboard.onLeft()}
      >${trace && row >= 0 ? treeItem(trace, row, itemId(this.id, row), this.collapsed.includes(row), this.describe(row)) : nothing}</canvas>
      <p id="${this.id}-keys" class="tree-words">${KEYS_TEXT}${this.editing.isOn ? ` ${EDIT_KEYS_TEXT}` : nothing}</p>
      <p class="tree-words" aria-live="polite">${this.spoken} ${this.editing.isOn ? this.editing.heard : nothing}</p>
      ${trace ? nothing : html`<p class="tree-empty">${this.emptyText}</p>`}
      <ul class="tree-chips">${this.chips.map((chip) => html`<li>${chip}</li>`)}${trace ? coloursChip(trace, this.colourBy, this.bands) : nothing}</ul>
      ${this.overview.render()} ${this.finding.render()}
      ${trace ? this.renderButtons(trace, row) : nothing}
      ${this.editing.render()}
    `;
  }

  /** @param {Trace} trace @param {number} row */
  renderButtons(trace, row) {
    const props = {
      name: row < 0 ? "the node" : nodeName(trace, row),
      closed: this.collapsed.includes(row),
      canToggle: row >= 0 && !this.partner && !isLeaf(trace, row) && !this.isResting,
      unrecorded: this.partner || this.isResting || row < 0 ? 0 : unrecordedBelow(trace, row),
      folded: this.folded,
      unseen: this.unseen,
      following: this.following,
      editing: this.editing.typed ? this.editing.active : null,
      tools: treeTools(this),
    };
    return treeButtons(props, {
      toggle: () => this.keyboard.toggle(row),
      again: () => this.keyboard.searchFrom(row),
      edit: () => this.editing.toggle(),
      fold: () => sendIntent(this, { type: "toggle-fold" }),
      unseen: () => sendIntent(this, { type: "toggle-unseen" }),
      follow: () => this.sight.toggleFollowing(),
      fit: () => this.sight.fit(),
      zoom: (factor) => this.sight.zoomBy(factor),
    });
  }
}

/**
 * The last step of a search that plays belongs to its playing, which ends with it.
 * @param {import("lit").PropertyValues} changed @param {number} pace
 */
const paceOf = (changed, pace) => Math.min(pace, changed.get("pace") ?? pace);
