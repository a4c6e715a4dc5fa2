// The board of Connect-4, of any size. Columns are numbered from 1, as in the notation `4453`; rows from 1 at the
// top. A whole column is one button; while a position is set up, each cell is one.
import { html, nothing } from "lit";
import { cellsToText, columnOf, describeCell, strikeThrough } from "./cells.js";
import { fitInBox, markPicture, strikePicture, traceCircles, traceCrosses } from "./marks.js";
import { cellClasses, cellNote, noteText, plyNote, worthNote } from "./notes.js";

/** @typedef {import("./index.js").BoardProps} BoardProps */
/** @typedef {import("./index.js").Action} Action */

/**
 * What a screen reader says of a column: "column 3: 2 discs, top O, lands in row 4".
 * @param {BoardProps} props
 * @param {number} column from 0
 * @param {Action | undefined} action
 */
export function columnName(props, column, action) {
  const marks = columnOf(props.cells, props.columns, column).replaceAll(".", "");
  const parts = [
    marks.length === 0 ? "empty" : `${marks.length} ${marks.length === 1 ? "disc" : "discs"}, top ${marks[0]}`,
  ];
  if (props.lastCell >= 0 && props.lastCell % props.columns === column) parts.push("last move");
  const plies = props.thought.flatMap((cell, index) => (cell % props.columns === column ? [index + 1] : []));
  if (plies.length > 0) parts.push(`ply ${plies.join(", ")} of the search`);
  if (props.line.some((cell) => cell % props.columns === column)) parts.push("in the finished line");
  if (action) parts.push(`lands in row ${Math.floor(action.cell / props.columns) + 1}`);
  else if (marks.length === props.rows) parts.push("full");
  return `column ${column + 1}: ${parts.join(", ")}${noteText(props, action)}`;
}

/**
 * The round hole of a cell, and what is in it.
 * @param {BoardProps} props
 * @param {number} cell
 * @param {Action | undefined} action the move that would land here
 */
function hole(props, cell, action) {
  const row = Math.floor(cell / props.columns);
  return html`<span class=${cellClasses("hole", props, cell, action)} .style="--fall: ${row + 1}"
    >${markPicture(props.cells[cell], true)}${
      action
        ? html`${
            props.open ? html`<span class="preview">${markPicture(props.mover, true)}</span>` : nothing
          }${cellNote(props, action)}`
        : nothing
    }${plyNote(props, cell)}${worthNote(props, cell)}</span>`;
}

/**
 * @param {BoardProps} props
 * @param {number} column
 * @param {Action | undefined} action
 */
function columnButton(props, column, action) {
  return html`<button
    type="button" class="column" data-index=${column}
    tabindex=${column === props.focusIndex ? 0 : -1}
    aria-disabled=${action && props.open ? "false" : "true"}
    @click=${() => {
      if (props.acceptsInput) props.onPlay(idOf(column));
    }}
  ><span class="hidden-text">${columnName(props, column, action)}</span>${Array.from(
    { length: props.rows },
    (_, row) => {
      const cell = row * props.columns + column;
      return hole(props, cell, action && action.cell === cell ? action : undefined);
    },
  )}</button>`;
}

/**
 * @param {BoardProps} props
 * @param {number} cell
 */
function cellButton(props, cell) {
  const place = `column ${(cell % props.columns) + 1}, row ${Math.floor(cell / props.columns) + 1}`;
  return html`<button
    type="button" class="cell" data-index=${cell}
    tabindex=${cell === props.focusIndex ? 0 : -1}
    @click=${() => props.onEdit(cell)}
  ><span class="hidden-text">${place}, ${describeCell(props.cells, cell, props)}</span>${hole(
    props,
    cell,
    undefined,
  )}</button>`;
}

/**
 * The engine's score of each column, above it. Screen readers find them in the panel of scores.
 * @param {BoardProps} props @param {number[]} columns
 */
function scoresAbove({ scores }, columns) {
  const known = new Map(scores.map((score) => [score.id, score]));
  return html`<div class="numbers above" aria-hidden="true">${columns.map((column) => {
    const score = known.get(idOf(column));
    return html`<span class=${score?.best ? "best" : ""}>${score?.text ?? ""}</span>`;
  })}</div>`;
}

/** @type {"grid"} */
export const kind = "grid";

export const plays = "column";

export const round = true;

/** The id of the move that a button stands for, legal or not. @param {number} index */
export const idOf = (index) => String(index + 1);

/**
 * @param {number} columns
 * @param {number} rows
 * @param {boolean} setup
 */
export function buttons(columns, rows, setup) {
  return setup ? { columns, rows } : { columns, rows: 1 };
}

/**
 * The board as a group of buttons: one for each column, or for each cell while it is being set up.
 * @param {BoardProps} props
 */
export function view(props) {
  const legal = new Map(props.actions.map((action) => [action.cell % props.columns, action]));
  const columns = Array.from({ length: props.columns }, (_, column) => column);
  return html`<div
    class="board discs" role="group" aria-label="Connect-4 board"
    aria-describedby=${props.keysId} aria-busy=${props.busy ? "true" : "false"}
    data-cells=${cellsToText(props.cells, props.columns)}
    .style="--columns: ${props.columns}; --rows: ${props.rows}"
    @keydown=${props.onKeydown} @focusin=${props.onFocus}
  >${props.scores.length > 0 ? scoresAbove(props, columns) : nothing}<div class="frame">${
    props.setup
      ? Array.from(props.cells, (_, cell) => cellButton(props, cell))
      : columns.map((column) => columnButton(props, column, legal.get(column)))
  }${strikePicture(strikeThrough(props.line, props.columns), props.columns, props.rows)}</div>
  <div class="numbers" aria-hidden="true">${columns.map((column) => html`<span>${column + 1}</span>`)}</div></div>`;
}

/**
 * Paints a little board centred in the square box at (x, y). A disc has its mark on it in the colour of the surface,
 * so that the sides also differ in shape.
 * @type {import("./index.js").Paint}
 */
export function paint(pen, cells, columns, rows, x, y, size, theme) {
  const { side, left, top } = fitInBox(columns, rows, x, y, size);
  pen.beginPath();
  traceCircles(pen, cells, ".", columns, left, top, side, side * 0.36);
  pen.lineWidth = side * 0.06;
  pen.strokeStyle = theme.control;
  pen.stroke();

  for (const [mark, colour] of /** @type {const} */ ([
    ["X", theme.max],
    ["O", theme.min],
  ])) {
    pen.beginPath();
    traceCircles(pen, cells, mark, columns, left, top, side, side * 0.43);
    pen.fillStyle = colour;
    pen.fill();
  }

  pen.beginPath();
  traceCrosses(pen, cells, columns, left, top, side, side * 0.18);
  traceCircles(pen, cells, "O", columns, left, top, side, side * 0.2);
  pen.lineWidth = side * 0.1;
  pen.lineCap = "round";
  pen.strokeStyle = theme.surface;
  pen.stroke();
}
