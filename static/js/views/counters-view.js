// <counters-view>: the work of the search so far, compared with minimax and with the minimum.
import { html, nothing } from "lit";
import { formatCount, formatSeconds, rough } from "../words/format.js";
import { requestError, showRequestError } from "./request-error.js";
import { sendIntent } from "./intent.js";
import { View } from "./view.js";

/**
 * @typedef {object} Work
 * @property {number} nodes  visits so far that are in the tree
 * @property {number} unrecorded  other visits so far: a large tree is recorded only down to some depth
 * @property {number} leaves  visits so far
 * @property {{nodes: number | null, leaves: number | null}} different  nodes and leaves visited so far, each counted
 *   once; null if none is visited more than once
 * @property {{nodes: number, leaves: number}} all  different nodes and leaves in the whole search
 * @property {number} alphaCuts
 * @property {number} betaCuts
 * @property {number} known  how many of its nodes came from a table
 * @property {number} positions  how many different positions its nodes have
 * @property {number} seconds  of the whole search, with the watcher
 * @property {string} aSecond  about how many nodes it visited a second; "" if the time is too short to tell
 */
/** @typedef {import("../kinds/game/memory.js").Yardstick} Yardstick */

export class CountersView extends View {
  static properties = {
    work: { attribute: false },
    yardstick: { attribute: false },
    compared: { type: Boolean },
    over: { type: Boolean },
    cuts: { type: Boolean },
    estimate: { type: Number },
    counting: { type: Boolean },
    error: { attribute: false },
  };

  constructor() {
    super();
    /** @type {Work | null} */
    this.work = null;
    /** @type {Yardstick | null} */
    this.yardstick = null;
    /** Whether minimax searches the same tree. */
    this.compared = true;
    /** Whether the search is over: what comes out is not told before. */
    this.over = false;
    /** Whether the search uses α and β. */
    this.cuts = true;
    /** About how many nodes minimax would visit. */
    this.estimate = NaN;
    this.counting = false;
    /** @type {import("./request-error.js").RequestError} */
    this.error = null;
  }

  /** @param {import("lit").PropertyValues} changed */
  updated(changed) {
    if (changed.has("error")) showRequestError(this);
  }

  render() {
    const { work, yardstick } = this;
    const minimax = yardstick?.minimaxLeaves ?? null;
    const most = minimax ?? work?.all.leaves ?? 1;
    return html`
      <section class="panel work" aria-labelledby="work-title">
        <h2 id="work-title">Work</h2>
        <dl>
          ${row("Leaves", work ? bar(work.different.leaves ?? work.leaves, most, "leaves") : nothing, work ? counted(work, "leaves", minimax) : "–")}
          ${this.compared ? this.#minimax(minimax, most) : nothing}
          ${row("Nodes", nothing, work ? counted(work, "nodes", yardstick?.minimaxNodes) : "–")}
          ${work && work.unrecorded > 0 ? row("In the tree", nothing, formatCount(work.nodes)) : nothing}
          ${work && work.positions < work.all.nodes ? row("Positions", nothing, formatCount(work.positions)) : nothing}
          ${work && work.known > 0 ? row("Table hits", nothing, this.over ? formatCount(work.known) : unknown) : nothing}
          ${this.cuts ? row("Cuts", nothing, work ? `${formatCount(work.alphaCuts)} α · ${formatCount(work.betaCuts)} β` : "–") : nothing}
          ${row("Time", nothing, work ? formatSeconds(work.seconds) : "–")}
          ${row("Nodes a second", nothing, work?.aSecond || "–")}
        </dl>
        ${requestError(this.error)}
      </section>
    `;
  }

  /** @param {number | null} minimax leaves that minimax visits @param {number} most */
  #minimax(minimax, most) {
    const fewest = this.yardstick?.fewestLeaves;
    // A table can save leaves that every search without a table has to visit.
    const isSaved = this.work !== null && this.work.known > 0;
    return html`
      ${row("Minimax", bar(minimax ?? 0, most, "minimax"), minimax === null ? this.#unknown() : formatCount(minimax))}
      ${isSaved ? nothing : this.#fewest(fewest, most)}
    `;
  }

  /** @param {number | null | undefined} fewest leaves that have to be visited @param {number} most */
  #fewest(fewest, most) {
    const isShown = this.over || this.work === null;
    return row(
      "Minimum with perfect order",
      bar((isShown && fewest) || 0, most, "fewest"),
      isShown ? formatOrDash(fewest) : unknown,
    );
  }

  #unknown() {
    if (this.counting) return "counting…";
    if (!this.yardstick) return "–";
    return html`
      ${Number.isFinite(this.estimate) ? html`<span title="nodes, estimated from random games">≈ ${rough(this.estimate)} nodes</span>` : nothing}
      <button class="small" @click=${() => sendIntent(this, { type: "count" })}>Count</button>
    `;
  }
}

/** In the place of a number that would give the result away. */
const unknown = html`<span title="shown at the end">?</span>`;

/** @param {string} term @param {unknown} picture @param {unknown} value */
const row = (term, picture, value) =>
  html`<div><dt>${term}</dt><dd>${picture}<span class="number">${value}</span></dd></div>`;

/** @param {number} part @param {number} whole @param {string} kind */
const bar = (part, whole, kind) =>
  html`<span class="trough" aria-hidden="true"><span class="fill ${kind}" .style="width: ${Math.min(100, (100 * part) / whole)}%"></span></span>`;

/**
 * The count in words: "12 of 27" if it is known how many minimax would visit; "30 visits to 12" if nodes are visited
 * again, because such visits are not a part of minimax's.
 * @param {Work} work @param {"nodes" | "leaves"} what @param {number | null | undefined} all
 */
function counted(work, what, all) {
  const count = what === "nodes" ? work.nodes + work.unrecorded : work[what];
  const [visits, different] = [formatCount(count), work.different[what]];
  if (different !== null) return `${visits} ${work[what] === 1 ? "visit" : "visits"} to ${formatCount(different)}`;
  return all ? `${visits} of ${formatCount(all)}` : visits;
}

/** @param {number | null | undefined} count */
const formatOrDash = (count) => (count === null || count === undefined ? "–" : formatCount(count));
