// A table with a row for each variable and a column for each value, which shows the values that are still possible.
// Beside it are the arcs that are being checked, from row to row.
import { html, nothing, svg } from "lit";
import { arcPath } from "./lines.js";
import { largeValue, slots, stateClasses, UNKNOWN } from "./marks.js";

/** @typedef {import("./marks.js").Mark} Mark */
/**
 * @typedef {{id: string, name: unknown, notes?: readonly string[]}} Row a variable: its name, and small notes beside
 * it
 */
/** @typedef {{value: string, label: string}} Column */

/** The height of a row, in units of the drawing beside the rows, which is as high as they are. */
export const ROW_HEIGHT = 26;
/** How wide that drawing is; the style sheet has the same number. */
const GUTTER = 30;

/**
 * @param {object} props
 * @param {readonly Row[]} props.rows
 * @param {readonly Column[]} props.columns
 * @param {(id: string) => Mark | null} props.mark
 * @param {readonly import("./marks.js").Pair[]} props.arcs
 * @param {boolean} props.lettered whether a mark shows its value; if not, the value is above its column
 */
export function domainRows({ rows, columns, mark, arcs, lettered }) {
  const order = new Map(rows.map(({ id }, i) => [id, i]));
  return html`<div class="domains" aria-hidden="true" .style="--columns: ${columns.length}; --rows: ${rows.length}">
    <div class="heads">${columns.map(({ label }) => html`<span>${label}</span>`)}</div>
    <svg class="beside" viewBox="0 0 ${GUTTER} ${rows.length * ROW_HEIGHT}">${arcs.map((pair) => join(pair, order))}</svg>
    <div class="rows">${rows.map((row) => variable(row, mark(row.id) ?? UNKNOWN, columns, lettered))}</div>
  </div>`;
}

/** @param {Row} row @param {Mark} mark @param {readonly Column[]} columns @param {boolean} lettered */
function variable({ id, name, notes = [] }, mark, columns, lettered) {
  const bySlot = new Map(slots(mark).map((each) => [each.value, each]));
  return html`<div class="row ${stateClasses(mark)}" data-variable=${id}>
    <span class="who"><span>${name}</span>${notes.map((note) => html` <small>${note}</small>`)}</span>
    ${columns.map(({ value, label }) => slot(mark, value, bySlot.get(value), lettered ? label : ""))}
    ${mark.emptied ? html`<span class="sign">!</span>` : nothing}
  </div>`;
}

/** @param {Mark} mark @param {string} value @param {import("./marks.js").Slot | undefined} known @param {string} label */
function slot(mark, value, known, label) {
  if (value === largeValue(mark)) {
    return html`<span class="slot ${mark.refused === value ? "refused" : "taken"}"><i>${label}</i></span>`;
  }
  // Once a variable has a value, the rest of its domain tells the reader nothing.
  const isRemoved = known === undefined || known.state === "gone" || (mark.value !== null && known.state === "open");
  if (isRemoved) return html`<span class="slot gone"><i></i></span>`;
  return html`<span class="slot ${known.looks}" data-value=${value} .style=${known.wait}><i>${label}</i></span>`;
}

/**
 * The path of an arc from row to row: out to the left, along the rows, and back with an arrow.
 * @param {number} from the index of the row @param {number} to
 * @returns {{path: string, head: [import("./lines.js").Place, import("./lines.js").Place, import("./lines.js").Place]}}
 */
export function besideTheRows(from, to) {
  const [start, end] = [from, to].map((row) => (row + 0.5) * ROW_HEIGHT);
  const turn = Math.sign(end - start) * 6;
  // Long arcs are farther out, so that several can be told apart.
  const out = GUTTER - 12 - Math.min(14, Math.abs(to - from) * 2);
  const path = `M${GUTTER},${start}H${out + 6}Q${out},${start} ${out},${start + turn}V${end - turn}Q${out},${end} ${out + 6},${end}H${GUTTER - 8}`;
  return {
    path,
    head: [
      { x: GUTTER, y: end },
      { x: GUTTER - 8, y: end - 5 },
      { x: GUTTER - 8, y: end + 5 },
    ],
  };
}

/** @param {import("./marks.js").Pair} pair @param {ReadonlyMap<string, number>} order */
function join([from, to], order) {
  const [start, end] = [order.get(from), order.get(to)];
  if (start === undefined || end === undefined || start === end) return svg``;
  const { path, head } = besideTheRows(start, end);
  return arcPath(path, head);
}
