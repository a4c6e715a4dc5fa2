// Finds nodes in the picture of the tree: where else a position occurs, and the node after some moves.
import { html, nothing } from "lit";
import { nextAmong, rowsLike, timesOf } from "../../trace/occurrences.js";
import { liesOver } from "../../tree/overview.js";
import { formatCount } from "../../words/format.js";
import { occursIcon, unlightIcon } from "./icons.js";
import { chosen, describe, isResting } from "./state.js";

/** @typedef {import("./state.js").Change} Change @typedef {import("./state.js").TreeState} TreeState @typedef {import("./state.js").TreeProps} TreeProps */

/**
 * Lights all rows with the position of the chosen one; if it is lit already, goes to the next of them.
 * @param {TreeState} state @param {TreeProps} props @param {1 | -1} [direction] @returns {Change | null}
 */
export function findOrGo(state, props, direction = 1) {
  const { trace } = props;
  const row = chosen(state, props);
  if (!trace) return null;
  if (state.lit.length > 0) return reveal(state, props, state.lit[nextAmong(state.lit, row, direction)]);
  if (timesOf(trace, row) < 2) return null;
  const lit = rowsLike(trace, row);
  return { lit, spoken: `This position occurs ${formatCount(lit.length)} times. All are lit.` };
}

/** Nothing is lit any more. @type {import("./state.js").ChangeOf} */
export const unlight = () => ({ lit: [], awaited: -1 });

/** Chooses a row, opens what hides it, and moves it to the middle. @param {TreeState} _ @param {TreeProps} props @param {number} row @returns {Change | null} */
export function reveal(_, props, row) {
  const { trace, collapsed } = props;
  if (!trace) return null;
  /** @type {import("./state.js").Intent[]} */
  const intents = [];
  for (let above = trace.parent[row]; above >= 0; above = trace.parent[above])
    if (collapsed.includes(above)) intents.push({ type: "toggle-collapse", row: above });
  return { selected: row, spoken: describe(props, row), awaited: row, intents };
}

/** After each update: the awaited row may be in the picture by now. @type {import("./state.js").ChangeOf} */
export const showAwaited = ({ awaited }, { prepared }) =>
  prepared && awaited >= 0 && prepared.layout.rank[awaited] >= 0
    ? { awaited: -1, acts: [{ does: "centre", row: awaited }] }
    : null;

/**
 * How often the chosen position occurs, as a button that lights it everywhere and then goes from one to the next.
 * @param {TreeState} state @param {TreeProps} props @param {import("./state.js").Apply} apply
 */
export function occurrences(state, props, apply) {
  const { trace } = props;
  const { lit } = state;
  const row = chosen(state, props);
  if (!trace || isResting(props) || !props.follow) return nothing;
  const times = timesOf(trace, row);
  const isLit = lit.length > 0;
  if (!isLit && times < 2) return nothing;
  const at = lit.includes(row) ? `${formatCount(lit.indexOf(row) + 1)} of ` : "";
  const text = isLit ? `${at}${formatCount(lit.length)} lit` : `occurs ${formatCount(times)} times`;
  const does = isLit ? "Go to the next (O; Shift+O for the one before)" : "Light this position wherever it occurs (O)";
  return html`<div class="tree-occurs" role="group" aria-label="Where this position occurs">
    <button type="button" title=${does} aria-label="${text}. ${does}" @click=${() => apply(findOrGo)}>${occursIcon}${text}</button>
    ${
      !isLit
        ? nothing
        : html`<button type="button" aria-label="Put out the lights" title="Put out the lights" @click=${() => apply(unlight)}>${unlightIcon}</button>`
    }
  </div>`;
}

/** How far below a node's board its value hangs, as a share of half the board's height. */
const PLATE_SHARE = 0.55;
/** Between the button and a node. */
const CLEAR = 22;

/**
 * On a phone and on a projector, that button is at the other side while it would lie over the node that the search is at.
 * @param {HTMLElement} view @param {{x: number, y: number, half: number} | null} spot  where that node is
 */
export function keepClear(view, spot) {
  const group = /** @type {HTMLElement | null} */ (view.querySelector(".tree-occurs"));
  if (!group) return;
  const { offsetTop: y, offsetWidth: width, offsetHeight: height } = group;
  const whole = spot && { ...spot, half: spot.half * (1 + PLATE_SHARE) };
  group.classList.toggle("aside", liesOver({ x: 0, y, width: width + CLEAR, height }, whole));
}
