// Nim: heaps of tokens. Each token is the button of a move: it takes this token and all above it.
import { html, nothing } from "lit";
import { circle } from "./canvas.js";
import { binaryRows, theory } from "./nim-theory.js";
import { worthNote } from "./notes.js";
import { actionButton, frame } from "./scene.js";

/** @typedef {import("./index.js").Action} Action */
/** @typedef {import("./scene.js").SceneProps<NimPicture>} Props */
/**
 * @typedef {object} NimPicture
 * @property {"nim"} kind
 * @property {readonly number[]} heaps
 * @property {boolean} misere whether the player who takes the last token loses
 * @property {number} nimSum
 * @property {import("./scene.js").SideNames} names
 */

/**
 * The position in words.
 * @param {NimPicture} picture
 */
export function sentence({ heaps, misere }) {
  const sizes = heaps.map((size, heap) => `heap ${heap + 1}: ${size === 0 ? "empty" : size}`).join(", ");
  return `${sizes[0].toUpperCase()}${sizes.slice(1)}. Whoever takes the last token ${misere ? "loses" : "wins"}.`;
}

/**
 * The id of the move that takes `count` tokens from a heap.
 * @param {number} heap from 0
 * @param {number} count
 */
export const takeId = (heap, count) => `take-${heap + 1}-${count}`;

/** More than any heap has. */
const TALLEST = 1000;

/**
 * The lowest token that a move takes, by heap and level.
 * @param {NimPicture} picture @param {string} move
 */
export function target({ heaps }, move) {
  const [heap, count] = move.split("-").slice(1).map(Number);
  return (heap - 1) * TALLEST + heaps[heap - 1] - count;
}

/**
 * One heap, from its lowest token to its highest. A token that is on the board, but already taken where the search
 * is, is an empty ring, as is one that Python could have taken.
 * @param {Props} props
 * @param {ReadonlyMap<string, Action>} legal by id
 * @param {number} heap
 */
function heapOf(props, legal, heap) {
  const size = props.picture.heaps[heap];
  const valued = Object.keys(props.worths ?? {}).map((place) => Number(place) - heap * TALLEST);
  const below = valued.filter((level) => level < TALLEST).map((level) => level + 1);
  const height = Math.max(size, props.base.heaps[heap] ?? 0, ...below);
  const tokens = Array.from({ length: height }, (_, level) => {
    const worth = worthNote(props, heap * TALLEST + level);
    if (level >= size) return html`<span class="token taken">${worth}</span>`;
    const action = props.away ? undefined : legal.get(takeId(heap, size - level));
    const disc = html`<span class="disc"></span>${worth}`;
    return action ? actionButton(props, action, disc, `take ${action.name}`) : html`<span class="token">${disc}</span>`;
  });
  return html`<div class="heap"><div class="tokens">${tokens}</div><span class="size" aria-hidden="true">${size}</span></div>`;
}

/** The heaps in binary, and their sum without carrying. @param {NimPicture} picture */
function sums(picture) {
  const { heaps, nimSum, misere } = picture;
  const { rows, sum } = binaryRows(heaps, nimSum);
  /** @param {string} digits */
  const cells = (digits) =>
    [...digits].map((digit) => html`<td class=${digit === "1" ? "one" : nothing}>${digit}</td>`);
  return html`<details class="sums"><summary>Nim-sum ${nimSum}</summary>
    <table>
      <caption class="hidden-text">The heaps in binary, and the nim-sum: 1 where a column has an odd number of ones</caption>
      <tbody>${rows.map(({ size, digits }) => html`<tr><th scope="row">${size}</th>${cells(digits)}</tr>`)}</tbody>
      <tfoot><tr><th scope="row"><span aria-hidden="true">⊕ </span
        ><span class="hidden-text">nim-sum </span>${nimSum}</th>${cells(sum)}</tr></tfoot>
    </table>
    <p>${theory(heaps, nimSum, misere)}</p></details>`;
}

/** @type {"scene"} */
export const kind = "scene";

/** @param {Props} props */
export function view(props) {
  const { picture } = props;
  const legal = new Map(props.actions.map((action) => [action.id, action]));
  return frame(
    props,
    "nim",
    "Heaps of Nim",
    sentence(picture),
    html`
    <div class="heaps" .style="--heaps: ${picture.heaps.length}">
      ${picture.heaps.map((_, heap) => heapOf(props, legal, heap))}
    </div>
    ${sums(picture)}`,
  );
}

/**
 * The heaps after some tokens are taken from one.
 * @param {NimPicture} picture
 * @param {string} move
 * @returns {NimPicture}
 */
export function after(picture, move) {
  const [heap, count] = move.split("-").slice(1).map(Number);
  const heaps = picture.heaps.map((size, index) => (index === heap - 1 ? size - count : size));
  return { ...picture, heaps, nimSum: heaps.reduce((sum, size) => sum ^ size, 0) };
}

/**
 * Paints the heaps as rows of dots, one for each token; tokens taken since the root are rings.
 * @param {import("./canvas.js").Pen} pen
 * @param {NimPicture} picture
 * @param {NimPicture} base of the root
 * @param {number} x @param {number} y @param {number} size
 * @param {import("./canvas.js").Theme} theme
 */
export function paint(pen, { heaps }, base, x, y, size, { colour }) {
  const most = Math.max(1, ...base.heaps);
  const side = size / Math.max(most, heaps.length, 3);
  const top = y + (size - side * heaps.length) / 2;
  const left = x + (size - side * most) / 2;
  /** @param {number} from @param {number} to @param {number} heap @param {number} radius */
  const dots = (from, to, heap, radius) => {
    for (let token = from; token < to; token += 1)
      circle(pen, left + (token + 0.5) * side, top + (heap + 0.5) * side, radius);
  };
  pen.beginPath();
  heaps.forEach((count, heap) => dots(0, count, heap, side * 0.38));
  pen.fillStyle = colour.ink;
  pen.fill();
  pen.beginPath();
  heaps.forEach((count, heap) => dots(count, base.heaps[heap], heap, side * 0.3));
  pen.strokeStyle = colour.control;
  pen.lineWidth = Math.max(0.75, side * 0.07);
  pen.stroke();
}
