// The icons on the board's buttons. Each button also has words or an accessible name.
import { html } from "lit";

/** @param {string} path in a box of 16 by 16 */
const icon = (path) => html`<svg class="icon" viewBox="0 0 16 16" aria-hidden="true"
  focusable="false"><path d=${path} /></svg>`;

export const undoIcon = icon("M6 3L2.5 6.5L6 10M2.5 6.5H10a3.5 3.5 0 0 1 0 7H7");
export const redoIcon = icon("M10 3L13.5 6.5L10 10M13.5 6.5H6a3.5 3.5 0 0 0 0 7H9");
export const warningIcon = icon("M8 2.5L14 13.5H2zM8 6.5v3.2M8 11.6v.4");
export const backIcon = icon("M9.5 3.5L5 8l4.5 4.5");
