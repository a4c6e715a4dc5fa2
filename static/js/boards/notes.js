// What is written on a move besides its name: its value, and a star on the best move; and the state of a cell of a
// grid.
import { html, nothing } from "lit";
import { formatValue } from "../words/format.js";

/** @typedef {import("./index.js").BoardProps} BoardProps */
/** @typedef {import("./index.js").Action} Action */
/**
 * What is known about the moves.
 * @typedef {Pick<BoardProps, "values" | "hint">} Notes
 */

/**
 * In an open cell of a grid. A long number is also written with fewer digits; the board's style shows one of the two.
 * @param {Notes} props
 * @param {Action | undefined} action
 */
export function cellNote(props, action) {
  if (!action) return nothing;
  const value = props.values?.[action.id];
  const star = action.id === props.hint ? html`<span class="star" aria-hidden="true">★</span>` : nothing;
  if (value === undefined) return star;
  const text = formatValue(value);
  const isLong = text.length > 3;
  return html`<span class="note ${isLong ? "long" : ""}" aria-hidden="true"
    >${isLong ? html`<span class="full">${text}</span><span class="short">${twoDecimals(text)}</span>` : text}</span>${star}`;
}

/** A number such as −0.289 in as few signs as a small square has room for: −.29. @param {string} text */
export function twoDecimals(text) {
  const number = Number(text.replace("−", "-"));
  return Number.isNaN(number)
    ? text
    : number
        .toFixed(2)
        .replace("-", "−")
        .replace(/^(−?)0\./, "$1.");
}

/**
 * The CSS classes of a cell of a grid: its shape and its state.
 * @param {string} shape
 * @param {BoardProps} props
 * @param {number} cell
 * @param {Action | undefined} action the move that would fill it
 */
export function cellClasses(shape, props, cell, action) {
  const classes = [
    shape,
    props.line.includes(cell) ? "won" : "",
    cell === props.lastCell ? "last" : "",
    cell === props.freshCell ? "fresh" : "",
    props.thought.includes(cell) ? "thought" : "",
    action && action.id === props.hint ? "hint" : "",
  ];
  return classes.filter(Boolean).join(" ");
}

/**
 * At which ply the search has filled a cell of a grid, if it has.
 * @param {BoardProps} props
 * @param {number} cell
 */
export function plyNote(props, cell) {
  const ply = props.thought.indexOf(cell) + 1;
  return ply > 0 ? html`<span class="ply" aria-hidden="true">${ply}</span>` : nothing;
}

/**
 * What a move of Python's was worth that ends on this cell. Screen readers find it in the list of Python's moves.
 * @param {{worths?: Readonly<Record<number, string>>}} props @param {number} cell
 */
export function worthNote({ worths }, cell) {
  const [, sign, value] = /^([≤≥] )?(.*)$/.exec(worths?.[cell] ?? "") ?? [];
  return value
    ? html`<span class="thinks" aria-hidden="true">${sign?.trim() ?? ""}${value.length > 3 ? twoDecimals(value) : value}</span>`
    : nothing;
}

/**
 * On a button, after its name.
 * @param {Notes} props
 * @param {Action} action
 */
export function buttonNote(props, action) {
  const value = props.values?.[action.id];
  const best = action.id === props.hint;
  if (value === undefined && !best) return nothing;
  return html`<span class="worth" aria-hidden="true">${value === undefined ? nothing : formatValue(value)}${
    best ? html`<span class="best-star">★</span>` : nothing
  }</span>`;
}

/**
 * The same for a screen reader, to stand at the end of a cell's name.
 * @param {Notes} props
 * @param {Action | undefined} action
 */
export function noteText(props, action) {
  if (!action) return "";
  const value = props.values?.[action.id];
  return (
    (value === undefined ? "" : `, value ${formatValue(value)} for MAX`) +
    (action.id === props.hint ? ", best move" : "")
  );
}
