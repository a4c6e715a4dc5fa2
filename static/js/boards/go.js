// The board of Go. Stones stand where lines cross; columns are called a, b, c from the left, rows 1, 2, 3 from below.
// It knows which stones a new one takes, for the little boards in the tree, but not where one may play: the caller's
// actions say that.
import { html, nothing, svg } from "lit";
import { cellsToText, describeCell, nameOf, neighbour } from "./cells.js";
import { fitInBox, markPicture, paintDiscs, traceGrid } from "./marks.js";
import { cellClasses, cellNote, noteText, plyNote, worthNote } from "./notes.js";

/** @typedef {import("./index.js").BoardProps} BoardProps */
/** @typedef {import("./index.js").Action} Action */
/** What Python says of a position besides its stones. @typedef {{taken?: number[], passes?: number, area?: string, capture?: boolean}} More */

const LETTERS = "abcdefg";
const ARROWS = ["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"];

/**
 * The stones that are connected with this one along the lines, and how many empty points are beside them.
 * @param {ArrayLike<string>} cells @param {number} columns @param {number} cell
 */
export function chainAt(cells, columns, cell) {
  const stones = new Set([cell]);
  const liberties = new Set();
  for (const stone of stones)
    for (const arrow of ARROWS) {
      const near = /** @type {number} */ (neighbour(arrow, stone, columns, cells.length / columns));
      if (cells[near] === ".") liberties.add(near);
      else if (cells[near] === cells[cell]) stones.add(near);
    }
  return { stones, liberties: liberties.size };
}

/** @type {NonNullable<import("./index.js").GridBoard["put"]>} */
export function put(cells, columns, cell, mark) {
  cells[cell] = mark;
  const near = ARROWS.map((arrow) => /** @type {number} */ (neighbour(arrow, cell, columns, cells.length / columns)));
  // First the stones of the other side; then the new one, if it still has no liberty.
  for (const at of [...near.filter((each) => cells[each] !== mark), cell]) {
    const { stones, liberties } = chainAt(cells, columns, at);
    if (cells[at] !== "." && liberties === 0) for (const stone of stones) cells[stone] = ".";
  }
}

/** The stars of a board, as places among its points. @param {number} columns */
const stars = (columns) => [
  ...(columns % 2 ? [[columns / 2, columns / 2]] : []),
  ...(columns > 6 ? [2.5, columns - 2.5].flatMap((x) => [2.5, columns - 2.5].map((y) => [x, y])) : []),
];

/** @param {BoardProps} props */
function lines({ columns, rows }) {
  const along = Array.from(
    { length: columns },
    (_, at) => `M${at + 0.5} .5V${rows - 0.5}M.5 ${at + 0.5}H${columns - 0.5}`,
  );
  return html`<svg class="lines" viewBox="0 0 ${columns} ${rows}" aria-hidden="true" focusable="false"
    ><path d=${along.join("")} />${stars(columns).map(([x, y]) => svg`<circle cx=${x} cy=${y} r=".09" />`)}</svg>`;
}

/**
 * What is on an empty point: the stone that would be placed, or one that was just taken; whose it is at the end.
 * @param {BoardProps} props @param {number} cell @param {Action | undefined} action @param {More} more
 * @param {string} owner  the mark of the side whose point it is, or "."
 */
function free(props, cell, action, { taken }, owner) {
  const isTaken = props.lastCell >= 0 && taken?.includes(cell);
  return html`${action && props.open ? html`<span class="preview">${markPicture(props.mover, true)}</span>` : nothing}${
    isTaken ? html`<span class="gone">${markPicture(props.mover, true)}</span>` : nothing
  }${owner === "." ? nothing : html`<span class="owned ${owner === "X" ? "max" : "min"}"></span>`}${cellNote(props, action)}`;
}

/**
 * @param {BoardProps} props @param {number} cell
 * @param {Action | undefined} action the move that fills this point, if it is legal now
 * @param {More} more
 */
function point(props, cell, action, more) {
  const { cells, columns, setup, names } = props;
  const empty = cells[cell] === ".";
  const atari = !empty && chainAt(cells, columns, cell).liberties === 1;
  const owner = empty ? (more.area?.[cell] ?? ".") : ".";
  const ownerText = owner === "." ? "" : `, ${nameOf(owner, names)}’s`;
  const name = `${idOf(cell, columns)}, ${describeCell(cells, cell, props)}${atari ? ", in atari" : ""}${ownerText}${noteText(props, action)}`;
  return html`<button
    type="button" class="${cellClasses("square", props, cell, action)} ${empty ? "" : "stone"} ${atari ? "atari" : ""}"
    data-index=${cell} tabindex=${cell === props.focusIndex ? 0 : -1}
    aria-disabled=${setup || (action && props.open) ? "false" : "true"}
    @click=${() => {
      if (setup) props.onEdit(cell);
      else if (props.acceptsInput) props.onPlay(action?.id ?? idOf(cell, columns));
    }}
  ><span class="hidden-text">${name}</span>${
    empty ? free(props, cell, action, more, owner) : markPicture(cells[cell], true)
  }${plyNote(props, cell)}${worthNote(props, cell)}</button>`;
}

/**
 * The move that fills no point. Its place stays while it cannot be made, so that nothing jumps.
 * @param {BoardProps} props @param {More} more
 */
function passButton(props, { capture, passes }) {
  const action = props.actions.find(({ cell }) => cell < 0);
  if (capture || props.setup) return nothing;
  const index = props.cells.length;
  const other = nameOf(props.mover === "X" ? "O" : "X", props.names);
  return html`<button
    type="button" class="pass" data-index=${index} data-action="pass" tabindex=${action ? 0 : -1}
    aria-disabled=${action && props.open ? "false" : "true"}
    @click=${() => {
      if (action && props.open) props.onPlay(action.id);
    }}
  >${passes === 1 && action ? `${other} passed. Pass too?` : "Pass"}<span class="hidden-text">${noteText(props, action)}</span>${cellNote(props, action)}</button>`;
}

/** @type {"grid"} */
export const kind = "grid";

export const plays = "point";

export const round = true;

/** The id of the move that a button stands for, legal or not. @param {number} index @param {number} columns */
export const idOf = (index, columns) => `${LETTERS[index % columns]}${columns - Math.floor(index / columns)}`;

/** @param {number} columns @param {number} rows */
export const buttons = (columns, rows) => ({ columns, rows });

/**
 * The board as a group of buttons, one for each point, and one to pass.
 * @param {BoardProps} props
 */
export function view(props) {
  const { columns, rows, cells } = props;
  const picture = /** @type {More & {cells: string}} */ (props.picture);
  const more = picture.cells === cells ? picture : { capture: picture.capture };
  const legal = new Map(props.actions.map((action) => [action.cell, action]));
  const range = Array.from({ length: columns }, (_, index) => index);
  return html`<div
    class="board flips go ${props.thought.length > 0 ? "away" : ""}" role="group" aria-label="Go board"
    aria-describedby=${props.keysId} aria-busy=${props.busy ? "true" : "false"}
    data-cells=${cellsToText(cells, columns)}
    .style="--columns: ${columns}; --rows: ${rows}"
    @keydown=${props.onKeydown} @focusin=${props.onFocus}
  ><div class="letters" aria-hidden="true">${range.map((column) => html`<span>${LETTERS[column]}</span>`)}</div>
  <div class="digits" aria-hidden="true">${range.map((row) => html`<span>${rows - row}</span>`)}</div>
  <div class="frame">${lines(props)}${Array.from(cells, (_, cell) => point(props, cell, legal.get(cell), more))}</div>
  ${passButton(props, more)}</div>`;
}

/**
 * Paints a little board centred in the square box at (x, y).
 * @type {import("./index.js").Paint}
 */
export function paint(pen, cells, columns, rows, x, y, size, theme) {
  const { side, left, top } = fitInBox(columns, rows, x, y, size);
  pen.fillStyle = theme.wood;
  pen.fillRect(left, top, columns * side, rows * side);
  pen.beginPath();
  // The lines of the board are the middle lines of its cells.
  traceGrid(pen, columns - 1, rows - 1, left + side / 2, top + side / 2, side);
  pen.lineWidth = side * 0.06;
  pen.strokeStyle = theme.control;
  pen.stroke();
  paintDiscs(pen, cells, columns, left, top, side, theme);
}
