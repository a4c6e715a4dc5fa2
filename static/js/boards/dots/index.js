// Dots and Boxes: each edge between two dots is a button; a box belongs to the side that has completed it. The place
// where an edge can be pressed is a square on its tip, whose corners are its two dots and the middles of the boxes
// beside it: so the nearest edge is meant wherever one presses, and no edge is too thin for a finger.
import { html, nothing } from "lit";
import { cellNote, noteText, worthNote } from "../notes.js";
import { SIGNS, frame, sideName } from "../scene.js";
import { boxesWith, coordinates, countOf, draw, edgeOf, idOf, placeOf, steer } from "./edges.js";
import { giveTurn, isMinsTurn, put, read } from "./setting-up.js";

/** @typedef {import("./edges.js").DotsPicture} DotsPicture */
/** @typedef {import("../scene.js").SceneProps<DotsPicture>} Props */
/** @typedef {import("../index.js").Action} Action */

/** @type {"scene"} */
export const kind = "scene";

/** Why a side moves again. */
export const again = "that completed a box";

const SIDES = /** @type {const} */ ({ X: "MAX", O: "MIN" });

/** How many boxes a side has. @param {DotsPicture} picture @param {"X" | "O"} mark */
const owned = ({ boxes }, mark) => boxes.split(mark).length - 1;

const count = (/** @type {number} */ number, /** @type {string} */ one, /** @type {string} */ more) =>
  `${number} ${number === 1 ? one : more}`;

/** The position in words. @param {DotsPicture} picture */
export function sentence(picture) {
  const { names, drawn } = picture;
  const left = drawn.split("0").length - 1;
  const boxesOf = (/** @type {"X" | "O"} */ mark) =>
    `${names[SIDES[mark]]} has ${count(owned(picture, mark), "box", "boxes")}`;
  return `${boxesOf("X")}, ${boxesOf("O")}. ${count(left, "edge is", "edges are")} not drawn.`;
}

/** What a screen reader says of an edge. @param {DotsPicture} picture @param {number} edge */
export function edgeWords(picture, edge) {
  const id = idOf(picture, edge);
  const name = `edge ${id.slice(0, 2)}–${id.slice(2)}`;
  if (picture.drawn[edge] === "1") return `${name}, drawn${edge === picture.last ? " last" : ""}`;
  const completes = boxesWith(picture, edge, 3);
  if (completes > 0) return `${name}, not drawn; it would complete ${completes === 2 ? "two boxes" : "a box"}`;
  return `${name}, not drawn${boxesWith(picture, edge, 2) > 0 ? "; it would give a box its third edge" : ""}`;
}

/** @param {Props} props @param {number} edge @param {Action | undefined} action */
function edgeButton(props, edge, action) {
  const { picture, base, away, setup, open } = props;
  const { column, row, across } = placeOf(picture, edge);
  const isDrawn = picture.drawn[edge] === "1";
  const playable = open && action !== undefined;
  const classes = [
    across ? "across" : "down",
    isDrawn ? "drawn" : "",
    isDrawn && edge === picture.last && !setup ? "last" : "",
    away && isDrawn && base.drawn[edge] === "0" ? "thought" : "",
    action && action.id === props.hint ? "hint" : "",
  ];
  return html`<button
    type="button" class="edge ${classes.filter(Boolean).join(" ")}" data-index=${edge} data-action=${action?.id ?? nothing}
    .style="--x: ${column + (across ? 0.5 : 0)}; --y: ${row + (across ? 0 : 0.5)}"
    tabindex=${edge === props.focusIndex ? 0 : -1} aria-disabled=${setup || playable ? "false" : "true"}
    @click=${() => {
      if (setup) props.onEdit(edge);
      else if (playable) props.onPlay(action.id);
    }}
  ><span class="hidden-text">${edgeWords(picture, edge)}${noteText(props, action)}</span><span class="near"></span
    ><span class="line"></span>${cellNote(props, action)}${worthNote(props, edge)}</button>`;
}

/** @param {DotsPicture} picture */
function boxes({ boxes: marks, columns }) {
  return [...marks].map((mark, box) =>
    mark === "X" || mark === "O"
      ? html`<span class="box ${SIDES[mark].toLowerCase()}" aria-hidden="true"
          .style="--x: ${(box % columns) + 0.5}; --y: ${Math.floor(box / columns) + 0.5}">${SIGNS[SIDES[mark]]}</span>`
      : nothing,
  );
}

/** The dots with their letters and digits. @param {DotsPicture} picture */
function dots(picture) {
  const { letters, digits } = coordinates(picture);
  const at = (/** @type {number} */ x, /** @type {number} */ y) => `--x: ${x}; --y: ${y}`;
  return html`<div aria-hidden="true">${digits.map((_, row) =>
    letters.map((_letter, column) => html`<span class="dot" .style=${at(column, row)}></span>`),
  )}${letters.map((letter, column) => html`<span class="name" .style=${at(column, -0.28)}>${letter}</span>`)}${digits.map(
    (digit, row) => html`<span class="name" .style=${at(-0.28, row)}>${digit}</span>`,
  )}</div>`;
}

/** @param {Props} props */
export function view(props) {
  const { picture, away, setup } = props;
  const legal = new Map(away || setup ? [] : props.actions.map((action) => [action.id, action]));
  const edges = Array.from({ length: countOf(picture) }, (_, edge) =>
    edgeButton(props, edge, legal.get(idOf(picture, edge))),
  );
  const score = (/** @type {"X" | "O"} */ mark) =>
    html`<span>${sideName(picture.names, SIDES[mark])} ${owned(picture, mark)}</span>`;
  return frame(
    props,
    `dots ${picture.mover.toLowerCase()}s`,
    "Board of Dots and Boxes",
    sentence(picture),
    html`<div class="plane" .style="--columns: ${picture.columns}; --rows: ${picture.rows}">
      ${boxes(picture)}${edges}${dots(picture)}
    </div>
    <p class="count" aria-hidden="true">${score("X")}${score("O")}</p>`,
  );
}

/** Every edge is a button, and the arrow keys move over the edges. @param {DotsPicture} picture */
export const squares = (picture) => ({
  columns: countOf(picture),
  rows: 1,
  next: (/** @type {string} */ key, /** @type {number} */ edge) => steer(picture, key, edge),
});

export const keys = {
  play: "Arrow keys move over the edges, Enter draws one.",
  setup: "Arrow keys move over the edges, Enter draws one or takes it away.",
};

/** @type {import("../index.js").Editing} */
export const editing = {
  tools: [{ tool: "edge", name: "Draw an edge, or take it away", sign: "│" }],
  places: "edges",
  turn: { name: "MIN to move", isOn: isMinsTurn, give: (text, _, on) => giveTurn(text, on) },
  read,
  put,
  empty: () => "max",
};

/** The picture after a move. @param {DotsPicture} picture @param {string} move @returns {DotsPicture} */
export const after = (picture, move) => draw(picture, edgeOf(picture, move));

/** @param {DotsPicture} picture @param {string} move */
export const target = (picture, move) => edgeOf(picture, move);

/**
 * Paints the edges, those drawn since the root in yellow; a box of MAX is a full square, one of MIN a ring.
 * @param {import("../canvas.js").Pen} pen
 * @param {DotsPicture} picture
 * @param {DotsPicture} base of the root
 * @param {number} x @param {number} y @param {number} size
 * @param {import("../canvas.js").Theme} theme
 */
export function paint(pen, picture, base, x, y, size, { colour }) {
  const { rows, columns, drawn, boxes: marks } = picture;
  const side = (size * 0.88) / Math.max(rows, columns);
  const left = x + (size - side * columns) / 2;
  const top = y + (size - side * rows) / 2;
  [...marks].forEach((mark, box) => {
    if (mark === ".") return;
    const [across, down] = [left + (box % columns) * side, top + Math.floor(box / columns) * side];
    const inset = side * (mark === "X" ? 0.2 : 0.28);
    pen.beginPath();
    pen.rect(across + inset, down + inset, side - 2 * inset, side - 2 * inset);
    if (mark === "X") {
      pen.fillStyle = colour.max;
      pen.fill();
    } else {
      pen.strokeStyle = colour.min;
      pen.lineWidth = side * 0.14;
      pen.stroke();
    }
  });
  /** @param {(edge: number) => boolean} isIncluded @param {string} stroke @param {number} width */
  const lines = (isIncluded, stroke, width) => {
    pen.beginPath();
    for (let edge = 0; edge < drawn.length; edge += 1) {
      if (!isIncluded(edge)) continue;
      const { column, row, across } = placeOf(picture, edge);
      pen.moveTo(left + column * side, top + row * side);
      pen.lineTo(left + (column + (across ? 1 : 0)) * side, top + (row + (across ? 0 : 1)) * side);
    }
    pen.strokeStyle = stroke;
    pen.lineWidth = width;
    pen.stroke();
  };
  const isNew = (/** @type {number} */ edge) => drawn[edge] === "1" && base.drawn[edge] === "0";
  lines((edge) => drawn[edge] === "0", colour.line, Math.max(0.5, size * 0.01));
  lines((edge) => drawn[edge] === "1" && !isNew(edge), colour.ink, Math.max(1, size * 0.035));
  lines(isNew, colour.now, Math.max(1.5, size * 0.055));
}
