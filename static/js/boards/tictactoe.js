// The board of tic-tac-toe: squares numbered in reading order from 1. It knows no rules: the caller's actions say
// which squares can be played.
import { html, nothing } from "lit";
import { cellsToText, describeCell, strikeThrough } from "./cells.js";
import { cellClasses, cellNote, noteText, plyNote, worthNote } from "./notes.js";
import { fitInBox, markPicture, strikePicture, traceCircles, traceCrosses, traceLines } from "./marks.js";

/** @typedef {import("./index.js").BoardProps} BoardProps */
/** @typedef {import("./index.js").Action} Action */

/**
 * @param {BoardProps} props
 * @param {number} cell
 * @param {Action | undefined} action the move that fills this square, if it is legal now
 */
function square(props, cell, action) {
  const name = `square ${idOf(cell)}, ${describeCell(props.cells, cell, props)}${noteText(props, action)}`;
  return html`<button
    type="button" class=${cellClasses("square", props, cell, action)} data-index=${cell}
    tabindex=${cell === props.focusIndex ? 0 : -1}
    aria-disabled=${props.setup || (action && props.open) ? "false" : "true"}
    @click=${() => {
      if (props.setup) props.onEdit(cell);
      // An edited copy of the rules may name its moves in another way.
      else if (props.acceptsInput) props.onPlay(action?.id ?? idOf(cell));
    }}
  ><span class="hidden-text">${name}</span>${
    props.cells[cell] === "."
      ? html`<span class="coordinate" aria-hidden="true">${idOf(cell)}</span>${
          action && props.open ? html`<span class="preview">${markPicture(props.mover, false)}</span>` : nothing
        }${cellNote(props, action)}`
      : markPicture(props.cells[cell], false)
  }${plyNote(props, cell)}${worthNote(props, cell)}</button>`;
}

/** @type {"grid"} */
export const kind = "grid";

export const plays = "square";

/** The id of the move that a button stands for, legal or not. @param {number} index */
export const idOf = (index) => String(index + 1);

/**
 * @param {number} columns
 * @param {number} rows
 */
export function buttons(columns, rows) {
  return { columns, rows };
}

/**
 * The board as a group of buttons, one for each square.
 * @param {BoardProps} props
 */
export function view(props) {
  const legal = new Map(props.actions.map((action) => [action.cell, action]));
  return html`<div
    class="board squares" role="group" aria-label="Tic-tac-toe board"
    aria-describedby=${props.keysId} aria-busy=${props.busy ? "true" : "false"}
    data-cells=${cellsToText(props.cells, props.columns)}
    .style="--columns: ${props.columns}; --rows: ${props.rows}"
    @keydown=${props.onKeydown} @focusin=${props.onFocus}
  >${Array.from(props.cells, (_, cell) => square(props, cell, legal.get(cell)))}${strikePicture(
    strikeThrough(props.line, props.columns),
    props.columns,
    props.rows,
  )}</div>`;
}

/**
 * Paints a little board centred in the square box at (x, y), in only three strokes, however many marks it has.
 * @type {import("./index.js").Paint}
 */
export function paint(pen, cells, columns, rows, x, y, size, theme) {
  const { side, left, top } = fitInBox(columns, rows, x, y, size);
  pen.beginPath();
  traceLines(pen, columns, rows, left, top, side);
  pen.lineWidth = side * 0.05;
  pen.strokeStyle = theme.control;
  pen.stroke();

  pen.lineWidth = side * 0.14;
  pen.lineCap = "round";
  pen.beginPath();
  traceCrosses(pen, cells, columns, left, top, side, side * 0.27);
  pen.strokeStyle = theme.max;
  pen.stroke();

  pen.beginPath();
  traceCircles(pen, cells, "O", columns, left, top, side, side * 0.29);
  pen.strokeStyle = theme.min;
  pen.stroke();
}
