// The board of Othello. Its squares are called as on paper: columns a, b, c from the left, rows 1, 2, 3 from the top.
// It knows which discs a new disc encloses, for the little boards in the tree, but not where one may play: the
// caller's actions say that.
import { html, nothing } from "lit";
import { cellsToText, describeCell, nameOf } from "./cells.js";
import { fitInBox, markPicture, paintDiscs, traceGrid } from "./marks.js";
import { cellClasses, cellNote, noteText, plyNote, worthNote } from "./notes.js";

/** @typedef {import("./index.js").BoardProps} BoardProps */
/** @typedef {import("./index.js").Action} Action */

const LETTERS = "abcdefgh";

const DIRECTIONS = Object.freeze([-1, 0, 1].flatMap((down) => [-1, 0, 1].map((right) => ({ down, right }))));

/**
 * The discs that a new disc encloses between itself and others of its side.
 * @param {ArrayLike<string>} cells @param {number} columns @param {number} cell @param {string} mark of the new disc
 */
export function enclosed(cells, columns, cell, mark) {
  const rows = cells.length / columns;
  return DIRECTIONS.flatMap(({ down, right }) => {
    const run = [];
    let row = Math.floor(cell / columns) + down;
    let column = (cell % columns) + right;
    for (; row >= 0 && row < rows && column >= 0 && column < columns; row += down, column += right) {
      const at = row * columns + column;
      if (at === cell || cells[at] === ".") return [];
      if (cells[at] === mark) return run;
      run.push(at);
    }
    return [];
  });
}

/** @type {NonNullable<import("./index.js").GridBoard["put"]>} */
export function put(cells, columns, cell, mark) {
  for (const at of enclosed(cells, columns, cell, mark)) cells[at] = mark;
  cells[cell] = mark;
}

/**
 * What a disc here would flip, as small rings on these discs, to be seen while the square is pointed at.
 * @param {BoardProps} props @param {number} cell
 */
function rings({ cells, columns, mover }, cell) {
  const [row, column] = [Math.floor(cell / columns), cell % columns];
  return enclosed(cells, columns, cell, mover).map(
    (at) => html`<span class="ring ${mover === "X" ? "max" : "min"}"
      .style="--down: ${Math.floor(at / columns) - row}; --right: ${(at % columns) - column}"></span>`,
  );
}

/**
 * In an empty square: the disc that would be placed, or a dot that says that one can be; and its value.
 * @param {BoardProps} props @param {number} cell @param {Action | undefined} action
 */
function free(props, cell, action) {
  if (!action || !props.open) return cellNote(props, action);
  const valued = props.values?.[action.id] !== undefined;
  return html`<span class="preview">${markPicture(props.mover, true)}${rings(props, cell)}</span>${
    valued ? nothing : html`<span class="dot ${props.mover === "X" ? "max" : "min"}" aria-hidden="true"></span>`
  }${cellNote(props, action)}`;
}

/**
 * @param {BoardProps} props
 * @param {number} cell
 * @param {Action | undefined} action the move that fills this square, if it is legal now
 */
function square(props, cell, action) {
  const { cells, columns, setup, open } = props;
  const flips = action ? enclosed(cells, columns, cell, props.mover).length : 0;
  const legal = action && open ? `, flips ${flips}` : "";
  const name = `${idOf(cell, columns)}, ${describeCell(cells, cell, props)}${legal}${noteText(props, action)}`;
  return html`<button
    type="button" class=${`${cellClasses("square", props, cell, action)}${props.flipped.includes(cell) ? " flipped" : ""}`}
    data-index=${cell} tabindex=${cell === props.focusIndex ? 0 : -1}
    aria-disabled=${setup || (action && open) ? "false" : "true"}
    @click=${() => {
      if (setup) props.onEdit(cell);
      else if (props.acceptsInput) props.onPlay(action?.id ?? idOf(cell, columns));
    }}
  ><span class="hidden-text">${name}</span>${
    cells[cell] === "." ? free(props, cell, action) : markPicture(cells[cell], true)
  }${plyNote(props, cell)}${worthNote(props, cell)}</button>`;
}

/** How many discs each side has. @param {BoardProps} props */
function count({ cells, names }) {
  const countOf = (/** @type {string} */ mark) => cells.split(mark).length - 1;
  return html`<p class="count">${["X", "O"].map((mark) => html`<span>${markPicture(mark, true)}${nameOf(mark, names)} ${countOf(mark)}</span> `)}</p>`;
}

/**
 * A move that fills no square: the pass of a side that can flip nothing.
 * @param {BoardProps} props
 */
function passButton(props) {
  const action = props.actions.find(({ cell }) => cell < 0);
  if (!action) return nothing;
  const index = props.cells.length;
  return html`<button
    type="button" class="pass" data-index=${index} data-action=${action.id} tabindex="0"
    aria-disabled=${props.open ? "false" : "true"}
    @click=${() => {
      if (props.open) props.onPlay(action.id);
    }}
  >${nameOf(props.mover, props.names)} can flip nothing: pass<span class="hidden-text">${noteText(props, action)}</span></button>`;
}

/** @type {"grid"} */
export const kind = "grid";

export const plays = "square";

export const round = true;

/** The id of the move that a button stands for, legal or not. @param {number} index @param {number} columns */
export const idOf = (index, columns) => `${LETTERS[index % columns]}${Math.floor(index / columns) + 1}`;

/**
 * @param {number} columns
 * @param {number} rows
 */
export function buttons(columns, rows) {
  return { columns, rows };
}

/**
 * The board as a group of buttons, one for each square, and one for a pass if that is the only move.
 * @param {BoardProps} props
 */
export function view(props) {
  const { columns, rows } = props;
  const legal = new Map(props.actions.map((action) => [action.cell, action]));
  const range = (/** @type {number} */ count) => Array.from({ length: count }, (_, index) => index);
  return html`<div
    class="board flips ${columns > 6 ? "many" : ""} ${props.thought.length > 0 ? "away" : ""}" role="group" aria-label="Othello board"
    aria-describedby=${props.keysId} aria-busy=${props.busy ? "true" : "false"}
    data-cells=${cellsToText(props.cells, columns)}
    .style="--columns: ${columns}; --rows: ${rows}"
    @keydown=${props.onKeydown} @focusin=${props.onFocus}
  ><div class="letters" aria-hidden="true">${range(columns).map((column) => html`<span>${LETTERS[column]}</span>`)}</div>
  <div class="digits" aria-hidden="true">${range(rows).map((row) => html`<span>${row + 1}</span>`)}</div>
  <div class="frame">${Array.from(props.cells, (_, cell) => square(props, cell, legal.get(cell)))}</div>
  ${count(props)}${passButton(props)}</div>`;
}

/**
 * Paints a little board centred in the square box at (x, y): MAX's discs are black, and MIN's are white with a dark edge.
 * @type {import("./index.js").Paint}
 */
export function paint(pen, cells, columns, rows, x, y, size, theme) {
  const { side, left, top } = fitInBox(columns, rows, x, y, size);
  pen.fillStyle = theme.felt;
  pen.fillRect(left, top, columns * side, rows * side);
  pen.beginPath();
  traceGrid(pen, columns, rows, left, top, side);
  pen.lineWidth = side * 0.06;
  pen.strokeStyle = theme.control;
  pen.stroke();
  paintDiscs(pen, cells, columns, left, top, side, theme);
}
