// What stands in an open cell besides its coordinate: the value of the move and the best move's star.
import { html, nothing } from "lit";
import { formatValue } from "../format.js";

/** @typedef {import("./index.js").BoardProps} BoardProps */
/** @typedef {import("./index.js").Action} Action */

/**
 * @param {BoardProps} props
 * @param {Action | undefined} action
 */
export function cellNote(props, action) {
  if (!action) return nothing;
  const value = props.values?.[action.id];
  const star = action.id === props.hint
    ? html`<span class="star" aria-hidden="true">★</span>`
    : nothing;
  if (value === undefined) return star;
  const text = formatValue(value);
  return html`<span class="note ${text.length > 4 ? "long" : ""}" aria-hidden="true"
    >${text}</span>${star}`;
}

/**
 * The same for a screen reader, to stand at the end of a cell's name.
 * @param {BoardProps} props
 * @param {Action | undefined} action
 */
export function noteText(props, action) {
  if (!action) return "";
  const value = props.values?.[action.id];
  return (value === undefined ? "" : `, value ${formatValue(value)} for MAX`) +
    (action.id === props.hint ? ", best move" : "");
}
