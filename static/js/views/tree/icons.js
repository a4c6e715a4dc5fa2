// Line icons for the tree's buttons, in the colour of the text.
import { html, svg } from "lit";

/** Pure: a bundle leaves out those that it does not show. @param {string} d path on a 16 × 16 grid */
const icon = /* @__NO_SIDE_EFFECTS__ */ (d) => html`
  <svg class="icon" viewBox="0 0 16 16" width="1rem" height="1rem" aria-hidden="true" fill="none"
    stroke="currentColor" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
    ${svg`<path d=${d}></path>`}
  </svg>`;

export const zoomInIcon = icon("M8 3v10M3 8h10");
export const zoomOutIcon = icon("M3 8h10");
export const fitIcon = icon("M2.5 6V2.5H6M10 2.5h3.5V6M13.5 10v3.5H10M6 13.5H2.5V10");
export const collapseIcon = icon("M8 2.2v4M8 6.2L3.2 11M8 6.2L12.8 11M1.8 13.8l12.4-6");
export const expandIcon = icon("M8 2.2v4M8 6.2L3.2 12.8M8 6.2v6.6M8 6.2l4.8 6.6");
export const editIcon = icon("M2.5 13.5l.8-3.2 7.6-7.6 2.4 2.4-7.6 7.6-3.2.8M9.4 4.2l2.4 2.4");
export const followIcon = icon("M8 1.5v3M8 11.5v3M1.5 8h3M11.5 8h3M8 4.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7");
/** A tree of which most is only dotted. */
export const unseenIcon = icon(
  "M8 2.5L4 8v5.5M8 2.5l4 5.5M12 8v.01M10.5 11v.01M13.5 11v.01M10 13.5v.01M14 13.5v.01M12 13.5v.01",
);
export const foldIcon = icon("M8 2.5L3.5 7.5M8 2.5l4.5 5M3.5 8.5L8 13.5M12.5 8.5l-4.5 5");
export const occursIcon = icon("M8 2v3M8 5L3 9M8 5v4M8 5l5 4M3 13.2h.01M8 13.2h.01M13 13.2h.01");
export const unlightIcon = icon("M4 4l8 8M12 4l-8 8");
/** A tree whose lower part comes from another look. */
export const againIcon = icon(
  "M8 1.8v3.4M8 5.2L4.5 8.5M8 5.2l3.5 3.3M3 12.2a5 2.4 0 0 0 10 0M13 12.2l-2.2-.6M13 12.2l.9-2.1",
);
export const findIcon = icon("M7 2.5a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9M10.4 10.4L14 14");
