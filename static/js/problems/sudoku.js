// The picture of a Sudoku: each empty cell shows the digits that are still possible.
import { html, nothing, svg } from "lit";
import { remembered } from "../support/remember-last.js";
import { arc, between, blame, boxReach } from "./lines.js";
import {
  alarm,
  cross,
  hatching,
  largeValue,
  readable,
  rings,
  slots,
  stateClasses,
  strike,
  UNKNOWN,
  when,
} from "./marks.js";
import { cornerOf, middleOf } from "./square-grid.js";
import { doubled, idOf, nameOf } from "./sudoku-cells.js";

/** @typedef {{kind: "sudoku", cells: string, givens: readonly string[]}} SudokuPicture */
/** @typedef {import("./marks.js").PictureProps<SudokuPicture>} Props */
/** @typedef {import("./marks.js").Mark} Mark */

const SIDE = 40;
const SIZE = 9 * SIDE;
/** In a narrower drawing the small digits are dots, each in its digit's place. */
const LEAST_WITH_DIGITS = 290;
const SMALL_DIGIT = 11;
/** How far the lines between cells stay from their middles. */
const REACH = boxReach(SIDE * 0.62, SIDE * 0.62);

const CELLS = Array.from({ length: 81 }, (_, cell) => cell);
const CELL_OF = new Map(CELLS.map((cell) => [idOf(cell), cell]));
const PLACES = new Map(CELLS.map((cell) => [idOf(cell), middleOf(Math.floor(cell / 9), cell % 9, SIDE)]));

export const variables = () => CELLS.map((cell) => ({ id: idOf(cell), name: nameOf(cell) }));

const doubledOf = remembered((/** @type {SudokuPicture} */ { cells }) => doubled(cells));

/**
 * What is known about a cell before any search: whether a digit that a person has entered is consistent with the
 * others.
 * @param {SudokuPicture} picture @param {string} id @returns {Mark | null}
 */
export function initial(picture, id) {
  const cell = CELL_OF.get(id) ?? -1;
  const sign = picture.cells[cell] ?? ".";
  return sign === "."
    ? null
    : { ...UNKNOWN, domain: [sign], open: [sign], value: sign, given: true, blamed: doubledOf(picture).has(cell) };
}

/** @param {Props} props */
export function view({ picture, mark, arcs, width, uid }) {
  const marks = CELLS.map((cell) => mark(idOf(cell)) ?? initial(picture, idOf(cell)) ?? UNKNOWN);
  const font = width < LEAST_WITH_DIGITS ? null : readable(SMALL_DIGIT, width / (SIZE + 4));
  return html`<svg class="drawing sudoku" viewBox="-2 -2 ${SIZE + 4} ${SIZE + 4}" aria-hidden="true">
    <defs>${hatching(`${uid}-hatch`, 7)}</defs>
    <rect class="ground" width=${SIZE} height=${SIZE}></rect>
    ${marks.map((each, cell) => ground(each, cell, uid))}
    <path class="thin" d=${linesAt([1, 2, 4, 5, 7, 8])}></path>
    <path class="thick" d=${linesAt([0, 3, 6, 9])}></path>
    ${blames(marks)}
    ${marks.map((each, cell) => content(each, cell, font))}
    ${marks.map((each, cell) => outlines(each, cell))}
    ${arcs.map((pair) => join(pair))}
  </svg>`;
}

/** The lines of the grid after this many cells, across and down. @param {readonly number[]} counts */
const linesAt = (counts) => counts.map((count) => `M${count * SIDE},0V${SIZE}M0,${count * SIDE}H${SIZE}`).join("");

/** @param {number} cell */
const corner = (cell) => cornerOf(Math.floor(cell / 9), cell % 9, SIDE);

/** @param {Mark} mark @param {number} cell @param {string} uid */
function ground(mark, cell, uid) {
  const { x, y } = corner(cell);
  const fill = mark.emptied ? `fill: url(#${uid}-hatch)` : "";
  return svg`<rect class="cell ${stateClasses(mark)}" data-variable=${idOf(cell)} x=${x} y=${y} width=${SIDE} height=${SIDE} .style=${fill}></rect>`;
}

/**
 * The digit of a cell, or small marks for the digits that are still possible.
 * @param {Mark} mark @param {number} cell @param {number | null} font of the small digits; null for dots
 */
function content(mark, cell, font) {
  const { x, y } = corner(cell);
  const value = largeValue(mark) ?? (mark.given ? mark.open[0] : null);
  const [middleX, middleY] = [x + SIDE / 2, y + SIDE / 2];
  if (value !== null && value !== undefined) {
    return svg`${when(mark.refused !== null, () => cross(middleX, middleY, 26))}<text
      class="digit ${stateClasses(mark)}" x=${middleX} y=${middleY}>${value}</text>`;
  }
  return svg`<g data-variable=${idOf(cell)}>${slots(mark).map((slot) => small(slot, x, y, font))}</g>${when(mark.emptied, () => alarm(middleX, middleY, 20))}`;
}

/**
 * A digit in its place among the nine of a cell.
 * @param {import("./marks.js").Slot} slot @param {number} x of the cell @param {number} y @param {number | null} font
 */
function small({ value, state, looks, wait }, x, y, font) {
  if (state === "gone") return nothing;
  const place = Number(value) - 1;
  const [left, top] = [x + 8 + (place % 3) * 12, y + 8 + Math.floor(place / 3) * 12];
  const drawing =
    font === null
      ? svg`<circle cx=${left} cy=${top} r="2.6"></circle>`
      : svg`<text x=${left} y=${top} font-size=${font}>${value}</text>`;
  return svg`<g class="small ${looks}" data-value=${value} .style=${wait}>${drawing}${when(state === "lost", () => strike(left, top, 11))}</g>`;
}

/** @param {Mark} mark @param {number} cell */
function outlines(mark, cell) {
  const { x, y } = corner(cell);
  return rings(mark).map((ring, i) => {
    // A second ring is inside the first.
    const inset = 2 + 3.5 * i;
    return svg`<rect class="ring ${ring}" x=${x + inset} y=${y + inset}
      width=${SIDE - 2 * inset} height=${SIDE - 2 * inset} rx="3"></rect>`;
  });
}

/** @param {import("./marks.js").Pair} pair */
function join([from, to]) {
  const [start, end] = [PLACES.get(from), PLACES.get(to)];
  return start && end ? arc(between(start, REACH, end, REACH), 9) : nothing;
}

/** A line from the cell whose digit is refused to each cell that it conflicts with. @param {readonly Mark[]} marks */
function blames(marks) {
  const refused = marks.findIndex((mark) => mark.refused !== null);
  const from = PLACES.get(idOf(refused));
  if (!from) return nothing;
  return marks.map((mark, cell) => {
    const to = PLACES.get(idOf(cell));
    return mark.blamed && to ? blame(between(from, REACH, to, REACH)) : nothing;
  });
}
