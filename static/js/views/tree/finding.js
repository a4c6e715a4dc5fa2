// Finds nodes in the picture of the tree: where else a position occurs, and the node after some moves.
import { html, nothing } from "lit";
import { nextAmong, rowsLike, timesOf } from "../../trace/occurrences.js";
import { formatCount } from "../../words/format.js";
import { sendIntent } from "../intent.js";
import { occursIcon, unlightIcon } from "./icons.js";

/** @type {ReadonlySet<number>} */
const NONE = new Set();

export class TreeFinding {
  /** @param {import("./tree-view.js").TreeView} view */
  constructor(view) {
    this.view = view;
    /** @type {readonly number[]} the rows with the position that is lit, by the time of their visit */
    this.rows = [];
    /** @type {ReadonlySet<number>} the same */
    this.lit = NONE;
    /** A row that is to be shown as soon as nothing hides it; -1 for none. */
    this.awaited = -1;
  }

  /** Lights all rows with the position of the chosen one; if it is lit already, goes to the next of them. @param {1 | -1} [direction] */
  lightOrGo(direction = 1) {
    const { view } = this;
    const row = view.chosen();
    if (!view.trace || (this.rows.length === 0 && timesOf(view.trace, row) < 2)) return;
    if (this.rows.length === 0) {
      this.rows = rowsLike(view.trace, row);
      this.lit = new Set(this.rows);
      view.spoken = `This position occurs ${formatCount(this.rows.length)} times. All are lit.`;
      view.requestUpdate();
    } else this.reveal(this.rows[nextAmong(this.rows, row, direction)]);
  }

  /** The rows are those of another tree. */
  forget() {
    this.rows = [];
    this.lit = NONE;
    this.awaited = -1;
  }

  /** Nothing is lit any more. */
  unlight() {
    this.forget();
    this.view.requestUpdate();
  }

  /** Chooses a row, opens what hides it, and moves it to the middle. @param {number} row */
  reveal(row) {
    const { view } = this;
    if (!view.trace) return;
    view.selected = row;
    view.spoken = view.describe(row);
    this.awaited = row;
    for (let above = view.trace.parent[row]; above >= 0; above = view.trace.parent[above])
      if (view.collapsed.includes(above)) sendIntent(view, { type: "toggle-collapse", row: above });
    view.requestUpdate();
  }

  /** Called after each update: the awaited row may be in the picture by now. */
  updated() {
    const { stage, prepared } = this.view;
    if (!stage || !prepared || this.awaited < 0 || prepared.layout.rank[this.awaited] < 0) return;
    stage.mover.centreOn(this.awaited);
    this.awaited = -1;
  }

  /** How often the chosen position occurs, as a button that lights it everywhere and then goes from one to the next. */
  render() {
    const { view, rows } = this;
    const { trace } = view;
    const row = view.chosen();
    if (!trace || view.isResting || !view.follow) return nothing;
    const times = timesOf(trace, row);
    if (rows.length === 0 && times < 2) return nothing;
    const at = rows.indexOf(row) + 1;
    const text =
      rows.length === 0
        ? `occurs ${formatCount(times)} times`
        : `${at > 0 ? `${formatCount(at)} of ` : ""}${formatCount(rows.length)} lit`;
    const does =
      rows.length === 0
        ? "Light this position wherever it occurs (O)"
        : "Go to the next (O; Shift+O for the one before)";
    return html`<div class="tree-occurs" role="group" aria-label="Where this position occurs">
      <button type="button" title=${does} aria-label="${text}. ${does}" @click=${() => this.lightOrGo()}>${occursIcon}${text}</button>
      ${
        rows.length === 0
          ? nothing
          : html`<button type="button" aria-label="Put out the lights" title="Put out the lights" @click=${() => this.unlight()}>${unlightIcon}</button>`
      }
    </div>`;
  }
}
