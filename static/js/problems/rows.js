// The picture of a problem that a person wrote: a row for each variable, with the values that are still possible.
import { html } from "lit";
import { domainRows } from "./domain-rows.js";

/** @typedef {{kind: "rows", variables: readonly string[], values: readonly string[]}} RowsPicture */
/** @typedef {import("./marks.js").PictureProps<RowsPicture>} Props */

/** @param {RowsPicture} picture */
export const variables = (picture) => picture.variables.map((id) => ({ id, name: id }));

/** @param {Props} props */
export function view({ picture, mark, arcs }) {
  const rows = picture.variables.map((id) => ({ id, name: id }));
  const columns = picture.values.map((value) => ({ value, label: value }));
  return html`<div class="drawing own-problem" aria-hidden="true">
    ${domainRows({ rows, columns, mark, arcs, lettered: false })}
  </div>`;
}
