// The picture of the queens problem: a board with a queen in each column that has one; in the other columns, dots on
// the rows that are still possible.
import { html, nothing, svg } from "lit";
import { arcPath, between, blame, boxReach } from "./lines.js";
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
import { middleOf } from "./square-grid.js";

/** @typedef {{kind: "queens", size: number}} QueensPicture */
/** @typedef {import("./marks.js").PictureProps<QueensPicture>} Props */
/** @typedef {import("./marks.js").Mark} Mark */
/** @typedef {import("./lines.js").Place} Place */
/** Where the board is in the drawing. @typedef {{at: Place, side: number, size: number, uid: string}} Board */

const BOARD = 340;
/** Space on the left for the numbers of the rows, below for those of the columns, and above for the arcs. */
const AT = Object.freeze({ x: 18, y: 26 });
const WIDTH = AT.x + BOARD + 2;
const HEAD = 9;
const NUMBER = 11;
/** The room that a name such as c20 needs, in font sizes; where there is less, only some columns and rows have theirs. */
const ROOM_OF_NUMBER = 1.9;
const EVERY = [1, 2, 5, 10];
/** A queen in a square of 100: a crown with five points on a base. */
const CROWN =
  "M50 14a7 7 0 0 1 3.5 13l8 21 11-17a6 6 0 1 1 6.5 3l-4 34H25l-4-34a6 6 0 1 1 6.5-3l11 17 8-21A7 7 0 0 1 50 14Z" +
  "M25 74h50v10H25Z";
/** How large that square is drawn, in squares of the board: the crown, whose middle this is, fills most of one. */
const QUEEN = Object.freeze({ size: 1.18, x: 50, y: 48.5 });

/** @param {QueensPicture} picture */
export const variables = ({ size }) =>
  Array.from({ length: size }, (_, i) => ({ id: `c${i + 1}`, name: `Column ${i + 1}` }));

/** @param {string} value */
export const valueName = (value) => `row ${value}`;

/** @param {Props} props */
export function view({ picture, mark, arcs, width, uid }) {
  const { size } = picture;
  const board = { at: AT, side: BOARD / size, size, uid };
  const marks = variables(picture).map(({ id }) => mark(id) ?? UNKNOWN);
  const font = readable(NUMBER, width / WIDTH);
  const every = EVERY.find((step) => step * board.side >= ROOM_OF_NUMBER * font) ?? size;
  return html`<svg class="drawing queens" viewBox="0 0 ${WIDTH} ${AT.y + BOARD + 18}" aria-hidden="true">
    <defs>${hatching(`${uid}-hatch`, 8)}</defs>
    <rect class="ground" x=${AT.x} y=${AT.y} width=${BOARD} height=${BOARD}></rect>
    <path class="dark" d=${darkCells(board)}></path>
    ${marks.map((each, column) => ground(each, column, board))}
    <rect class="frame" x=${AT.x} y=${AT.y} width=${BOARD} height=${BOARD}></rect>
    ${marks.map((_, i) => when((i + 1) % every === 0, () => numbers(i, board, font)))}
    ${marks.map((each, column) => content(each, column, board))}
    ${blames(marks, board)}
    ${marks.map((each, column) => outlines(each, column, board))}
    ${arcs.map((pair) => join(pair, board))}
  </svg>`;
}

/** Every second cell. @param {Board} board */
function darkCells({ at, side, size }) {
  const cells = Array.from({ length: size * size }, (_, i) => [Math.floor(i / size), i % size]);
  return cells
    .filter(([row, column]) => (row + column) % 2 === 1)
    .map(([row, column]) => `M${at.x + column * side},${at.y + row * side}h${side}v${side}h${-side}Z`)
    .join("");
}

/** The number of a row, and the name of a column, as the tree and the sentences have it. @param {number} i @param {Board} board @param {number} font */
function numbers(i, { at, side }, font) {
  const along = (i + 0.5) * side;
  return svg`<text class="number" x=${at.x / 2} y=${at.y + along} font-size=${font}>${i + 1}</text
    ><text class="number" x=${at.x + along} y=${at.y + BOARD + 10} font-size=${font}>c${i + 1}</text>`;
}

/** @param {Mark} mark @param {number} column @param {Board} board */
function ground(mark, column, { at, side, uid }) {
  if (!mark.emptied) return nothing;
  return svg`<rect class="column emptied" x=${at.x + column * side} y=${at.y} width=${side} height=${BOARD}
    .style="fill: url(#${uid}-hatch)"></rect>`;
}

/** @param {Mark} mark @param {number} column @param {Board} board @returns {Place | null} where its queen is */
function queenPlace(mark, column, { at, side }) {
  const value = largeValue(mark);
  return value === null ? null : middleOf(Number(value) - 1, column, side, at);
}

/** @param {Mark} mark @param {number} column @param {Board} board */
function content(mark, column, board) {
  const { at, side } = board;
  const place = queenPlace(mark, column, board);
  const dots =
    mark.value === null
      ? slots(mark).map((slot) =>
          slot.value === mark.refused ? nothing : dot(slot, middleOf(Number(slot.value) - 1, column, side, at), side),
        )
      : nothing;
  const sign = when(mark.emptied, () => alarm(at.x + (column + 0.5) * side, at.y + BOARD / 2, Math.min(20, side)));
  const whole = svg`<rect x=${at.x + column * side} y=${at.y} width=${side} height=${BOARD} fill="none" pointer-events="all"></rect>`;
  return svg`<g data-variable="c${column + 1}">${whole}${dots}</g>${place === null ? nothing : queen(mark, place, side)}${sign}`;
}

/** @param {import("./marks.js").Slot} slot @param {Place} place @param {number} side */
function dot({ value, state, looks, wait }, { x, y }, side) {
  if (state === "gone") return nothing;
  const radius = Math.max(2.2, Math.min(5, side * 0.12));
  return svg`<g class="dot ${looks}" data-value=${value} .style=${wait}><circle cx=${x} cy=${y} r=${radius}></circle
    >${when(state === "lost", () => strike(x, y, radius * 4))}</g>`;
}

/** @param {Mark} mark @param {Place} place @param {number} side */
function queen(mark, { x, y }, side) {
  const scale = (side * QUEEN.size) / 100;
  const cell = mark.active
    ? svg`<rect class="newest" x=${x - side / 2} y=${y - side / 2} width=${side} height=${side}></rect>`
    : nothing;
  return svg`${cell}<path class="queen ${stateClasses(mark)}" d=${CROWN}
    transform="translate(${x - QUEEN.x * scale} ${y - QUEEN.y * scale}) scale(${scale})"></path
    >${when(mark.refused !== null, () => cross(x, y, side * 0.74))}`;
}

/**
 * An arc highlights whole columns; everything else is about the cell of a queen.
 * @param {Mark} mark @param {number} column @param {Board} board
 */
function outlines(mark, column, board) {
  const { at, side } = board;
  const place = queenPlace(mark, column, board);
  return rings(mark).map((ring) => {
    const whole = ring === "lit" || mark.emptied || place === null;
    const left = at.x + column * side;
    const top = whole ? at.y : place.y - side / 2;
    return svg`<rect class="ring ${ring}" x=${left + 1} y=${top + 1} width=${side - 2}
      height=${(whole ? BOARD : side) - 2} rx="2"></rect>`;
  });
}

/**
 * The path of an arc from column to column: up into the band above the board, across, and down.
 * @param {number} from in units of the drawing @param {number} to
 */
export function overTheBoard(from, to) {
  const turn = Math.sign(to - from) * Math.min(8, Math.abs(to - from) / 2);
  const top = 5;
  return `M${from},${AT.y - 2}V${top + 8}Q${from},${top} ${from + turn},${top}H${to - turn}Q${to},${top} ${to},${top + 8}V${AT.y - HEAD}`;
}

/** @param {import("./marks.js").Pair} pair @param {Board} board */
function join([from, to], { at, side }) {
  const [start, end] = [from, to].map((id) => at.x + (Number(id.slice(1)) - 0.5) * side);
  if (!Number.isFinite(start) || !Number.isFinite(end) || start === end) return nothing;
  const tip = { x: end, y: at.y - 1 };
  return arcPath(overTheBoard(start, end), [tip, { x: end - 5, y: tip.y - HEAD }, { x: end + 5, y: tip.y - HEAD }]);
}

/** The lines along which a refused queen attacks. @param {readonly Mark[]} marks @param {Board} board */
function blames(marks, board) {
  const refused = marks.findIndex((mark) => mark.refused !== null);
  const from = refused < 0 ? null : queenPlace(marks[refused], refused, board);
  if (from === null) return nothing;
  const reach = boxReach(board.side * 0.8, board.side * 0.8);
  return marks.map((mark, column) => {
    const to = mark.blamed ? queenPlace(mark, column, board) : null;
    return to === null ? nothing : blame(between(from, reach, to, reach));
  });
}
