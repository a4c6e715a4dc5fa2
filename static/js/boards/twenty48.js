// 2048: tiles that slide, merge and fall; the board is also swiped over. The rules are Python's; this follows legal moves.
import { html, nothing, render } from "lit";
import { outline, write } from "./canvas.js";
import { isStill, waitFor } from "./moving/waiting.js";
import { counted } from "../words/sentence.js";
import { formatCount } from "../words/format.js";
import { ARROWS, arrowLabel, beginSwipe, swiped } from "./swiping.js";
import { actionRow, frame } from "./scene.js";

/**
 * `cells`: the tiles in reading order, 0 for none. `falling`: whether a tile is about to fall. `left`: how many more
 * slides there may be.
 * @typedef {{kind: "twenty48", size: number, cells: readonly number[], falling: boolean, score: number, left: number,
 *   names: import("./scene.js").SideNames}} Picture2048
 */
/** @typedef {import("./scene.js").SceneProps<Picture2048>} Props */

/** @type {"scene"} */
export const kind = "scene";

/** How long a slide takes, and how long a tile stands out that merged or fell, in milliseconds. */
const SLIDE = 120;
const POP = 160;
/** The largest tile with a colour of its own, as a power of 2. */
const LAST_COLOUR = 9;

/** Chance lets a tile fall as soon as a person has slid. */
export const chanceWords = {
  button: "Let a tile fall",
  ask: "A tile falls by chance: let it, or choose it yourself.",
  describe: (/** @type {string} */ outcome) =>
    `Chance: ${outcome.replace(" at ", " falls at row ").replace(",", ", column ")}.`,
  atOnce: true,
};

export const keys = {
  play: "Arrow keys slide, on the board or the buttons below it. On a touch screen, swipe over the board.",
  setup: "Arrow keys move over the cells, Enter uses the chosen tool; + doubles a tile, - halves it, . takes it away.",
};

/** The cells of each line, from the edge to which the tiles slide. @param {number} size @param {string} way */
function linesOf(size, way) {
  const places = Array.from({ length: size }, (_, place) => place);
  const [far, across] = [way === "right" || way === "down", way === "up" || way === "down"];
  return places.map((line) =>
    (far ? places.toReversed() : places).map((place) => (across ? place * size + line : line * size + place)),
  );
}

/**
 * The cells after a slide; from which cells the tile on each has come; and the points.
 * @param {Pick<Picture2048, "size" | "cells">} picture @param {string} way
 */
export function slide({ size, cells }, way) {
  const after = cells.map(() => 0);
  /** @type {number[][]} */
  const from = cells.map(() => []);
  let points = 0;
  for (const line of linesOf(size, way)) {
    let place = -1;
    for (const cell of line.filter((each) => cells[each] > 0)) {
      const to = line[place];
      if (place >= 0 && after[to] === cells[cell] && from[to].length === 1) {
        after[to] *= 2;
        points += after[to];
        from[to].push(cell);
      } else {
        place += 1;
        after[line[place]] = cells[cell];
        from[line[place]] = [cell];
      }
    }
  }
  return { cells: after, from, points };
}

/** Where the last tile fell, of pictures that end with it. @type {WeakMap<Picture2048, number>} */
const fallen = new WeakMap();

/** The picture after a slide, or after a tile fell: its number, row and column. @param {Picture2048} picture @param {string} move @returns {Picture2048} */
export function after(picture, move) {
  if (move in ARROWS) {
    const { cells, points } = slide(picture, move);
    return { ...picture, cells, falling: true, score: picture.score + points, left: picture.left - 1 };
  }
  const [tile, row, column] = move.split("-").map(Number);
  const cell = (row - 1) * picture.size + column - 1;
  const next = { ...picture, cells: picture.cells.with(cell, tile), falling: false };
  fallen.set(next, cell);
  return next;
}

/** A slide leads to no single cell; the values stand on the buttons. */
export const target = () => -1;

/** The board in words. @param {Picture2048} picture */
export function sentence({ size, cells, falling, score, left }) {
  const rows = Array.from({ length: size }, (_, row) => {
    const tiles = cells.slice(row * size, (row + 1) * size).map((tile) => tile || "empty");
    return `Row ${row + 1}: ${tiles.join(", ")}.`;
  });
  return [
    ...rows,
    `${counted(formatCount(score), "point")}, ${counted(formatCount(left), "slide")} left.`,
    ...(falling ? ["A tile is about to fall."] : []),
  ].join(" ");
}

/** The number of a tile's colour: 0 for a 2. @param {number} tile */
const colourOf = (tile) => Math.min(Math.log2(tile), LAST_COLOUR) - 1;

/** @param {number} tile @param {boolean} [isNew] */
const tileDrawing = (tile, isNew = false) =>
  html`<b class="tile ${isNew ? "fallen" : ""}" data-colour=${colourOf(tile)} data-digits=${String(tile).length}>${tile}</b>`;

/** A cell; while a position is set up, a button. @param {Props} props @param {number} cell */
function cellOf(props, cell) {
  const { size, cells } = props.picture;
  const place = `row ${Math.floor(cell / size) + 1}, column ${(cell % size) + 1}`;
  const fell = props.drawn?.id.replace(/^\d+-/, "") === `${Math.floor(cell / size) + 1}-${(cell % size) + 1}`;
  const drawing = cells[cell] > 0 ? tileDrawing(cells[cell], fell && !props.away) : nothing;
  if (!props.setup) return html`<span class="cell" data-place=${cell} aria-hidden="true">${drawing}</span>`;
  return html`<button type="button" class="cell" data-index=${cell} tabindex=${cell === props.focusIndex ? 0 : -1}
    @click=${() => props.onEdit(cell)}><span class="hidden-text">${place}: ${cells[cell] || "empty"}</span
    ><span aria-hidden="true">${drawing}</span></button>`;
}

/** @param {Props} props */
export function view(props) {
  const { picture, setup } = props;
  const swipe = swiped(props);
  return frame(
    props,
    `twenty48 ${setup ? "set-up" : ""}`,
    "Board of 2048",
    sentence(picture),
    html`<div class="field" .style="--size: ${picture.size}" @pointerdown=${setup ? null : beginSwipe}
        @pointermove=${setup ? null : swipe} @pointerup=${setup ? null : swipe}
      >${picture.cells.map((_, cell) => cellOf(props, cell))}</div>
      <p class="count" aria-hidden="true"><span><b>${formatCount(picture.score)}</b> ${picture.score === 1 ? "point" : "points"}</span
        ><span>${counted(formatCount(picture.left), "slide")} left</span></p>
      ${
        setup
          ? nothing
          : html`<div class="pad">${actionRow(props, arrowLabel)}</div>
      <p class="how" aria-hidden="true">Arrow keys or a swipe over the board slide too.</p>`
      }`,
  );
}

/**
 * What has happened between two pictures: from which cells each tile has come, if all slid, and where a tile fell then,
 * -1 if none did. Null if no move, or no slide with the fall after it, leads from the one to the other.
 * @param {Picture2048} before @param {Picture2048} now
 */
export function happened(before, now) {
  if (before.size !== now.size || now.left !== before.left - (before.falling ? 0 : 1)) return null;
  const still = { cells: before.cells, from: before.cells.map((_, cell) => [cell]) };
  const ways = before.falling ? [still] : Object.keys(ARROWS).map((way) => slide(before, way));
  for (const { cells, from } of ways) {
    const fell = now.cells.flatMap((tile, cell) => (tile === cells[cell] ? [] : [cell]));
    if (fell.length === (now.falling ? 0 : 1) && fell.every((cell) => cells[cell] === 0))
      return { from: before.falling ? [] : from, fell: fell[0] ?? -1 };
  }
  return null;
}

/**
 * A slide is seen on the board, and the tile that falls after it.
 * @param {Element} board @param {Picture2048} before @param {Picture2048} now
 */
export function motion(board, before, now) {
  const seen = isStill() ? null : happened(before, now);
  if (!seen) return;
  const delay = waitFor(board, (seen.from.length > 0 ? SLIDE : 0) + POP);
  const place = (/** @type {number} */ cell) => board.querySelector(`[data-place="${cell}"]`);
  /** @param {number} cell @param {number} start */
  const pop = (cell, start) =>
    place(cell)
      ?.querySelector(".tile")
      ?.animate({ scale: [0, 1.12, 1] }, { delay: start, duration: POP, fill: "backwards" });
  if (seen.fell >= 0) pop(seen.fell, delay + (seen.from.length > 0 ? SLIDE : 0));
  seen.from.forEach((cells, cell) => {
    const goal = place(cell);
    const tile = goal?.querySelector(".tile");
    if (!goal || !tile) return;
    const end = goal.getBoundingClientRect();
    /** @param {Element} what @param {number} start */
    const travel = (what, start) => {
      const box = place(start)?.getBoundingClientRect() ?? end;
      const way = [`${box.left - end.left}px ${box.top - end.top}px`, "0 0"];
      return what.animate({ translate: way }, { delay, duration: SLIDE, fill: "backwards", easing: "ease-out" });
    };
    if (cells.length === 1) travel(tile, cells[0]);
    if (cells.length < 2) return;
    // Two tiles slide into one, which is there when they arrive.
    for (const start of cells) {
      const half = document.createElement("span");
      render(tileDrawing(before.cells[start]), half);
      goal.append(half);
      const going = travel(/** @type {Element} */ (half.firstElementChild), start);
      for (const end of ["finish", "cancel"]) going.addEventListener(end, () => half.remove());
    }
    pop(cell, delay + SLIDE);
  });
}

/** @param {Picture2048} picture @param {boolean} setup */
export const squares = ({ size }, setup) => (setup ? { columns: size, rows: size } : null);

/** @param {string} text @param {number} size @param {readonly number[]} cells */
function written(text, size, cells) {
  const rows = Array.from({ length: size }, (_, row) => cells.slice(row * size, (row + 1) * size));
  const [, ...parts] = text.split(";").map((part) => part.trim());
  return [rows.map((row) => row.map((tile) => tile || ".").join(" ")).join("/"), ...parts].join("; ");
}

/** The picture of a text; null if its tiles are no square. @param {string} text @param {Picture2048} picture */
function read(text, picture) {
  const rows = text
    .split(";")[0]
    .split(/[/\n]/)
    .map((row) => row.trim().split(/\s+/))
    .filter(([first]) => first);
  const cells = rows.flat().map((sign) => (/^[._]$/.test(sign) ? 0 : Number(sign)));
  const isSquare = rows.every((row) => row.length === rows.length) && cells.every((tile) => tile === 0 || tile >= 2);
  return isSquare && cells.length > 0 ? { ...picture, size: rows.length, cells, falling: isFalling(text) } : null;
}

/** Below this, a number on a tile is not written: a card of the gallery shows its picture a little smaller than it is painted. */
const READABLE = 13;

/** @param {string} text */
const isFalling = (text) => /;\s*falling/.test(text);

/** @type {import("./index.js").Editing} */
export const editing = {
  places: "cells",
  tools: [
    { tool: "+", name: "Double", sign: "×2" },
    { tool: "-", name: "Halve", sign: "÷2" },
    { tool: ".", name: "Nothing", sign: "⌫" },
  ],
  turn: {
    name: "A tile falls",
    isOn: isFalling,
    give: (text, _picture, on) => `${text.replace(/;\s*falling/, "")}${on ? "; falling" : ""}`,
  },
  read,
  put(text, picture, cell, tool) {
    const { size, cells } = read(text, picture) ?? picture;
    const changed = { "+": cells[cell] * 2 || 2, "-": cells[cell] > 2 ? cells[cell] / 2 : 0 }[tool] ?? 0;
    return written(text, size, cells.with(cell, changed));
  },
  empty: ({ size }) => written("", size, [2, ...Array(size * size - 1).fill(0)]),
};

/**
 * Paints the tiles, the larger the more they count; the one that fell last has a frame.
 * @param {import("./canvas.js").Pen} pen @param {Picture2048} picture @param {Picture2048} _base
 * @param {number} x @param {number} y @param {number} size @param {import("./canvas.js").Theme} theme
 */
export function paint(pen, picture, _base, x, y, size, theme) {
  const side = size / picture.size;
  const fell = fallen.get(picture);
  outline(pen, () => pen.rect(x, y, size, size), { stroke: theme.colour.control, fill: theme.colour.raised, width: 1 });
  picture.cells.forEach((tile, cell) => {
    if (tile === 0) return;
    const colour = colourOf(tile);
    const middle = {
      x: x + ((cell % picture.size) + 0.5) * side,
      y: y + (Math.floor(cell / picture.size) + 0.5) * side,
    };
    const font = Math.min(side * 0.6, (side * 1.5) / String(tile).length);
    const half = side * (font < READABLE ? 0.2 + 0.03 * colour : 0.46);
    const trace = () => pen.rect(middle.x - half, middle.y - half, 2 * half, 2 * half);
    const shade = /** @type {import("../tree/theme.js").Colour} */ (`shade-${Math.max(1, colour - 1)}`);
    const fill = colour < 2 ? theme.colour.surface : theme.colour[shade];
    const isNew = cell === fell;
    outline(pen, trace, {
      stroke: isNew ? theme.colour.now : theme.colour.control,
      fill,
      width: isNew ? Math.max(1.5, side * 0.12) : 0.75,
    });
    if (font >= READABLE) write(pen, theme, String(tile), middle.x, middle.y, font, { colour: inkOn(theme, colour) });
  });
}

/** What can be read on a tile of this colour. @param {import("./canvas.js").Theme} theme @param {number} colour */
const inkOn = ({ colour: { ink, surface, "piece-dark": dark } }, colour) =>
  colour < 4 ? ink : colour < 5 ? dark : surface;
