// Icons of the buttons that step through a search, in the colour of the text.
import { svg } from "lit";

/** @param {string} path */
const icon = (path) =>
  svg`<svg viewBox="0 0 16 16" width="1rem" height="1rem" aria-hidden="true"><path d=${path} fill="currentColor" /></svg>`;

export const ICONS = {
  start: icon("M2 2h2v12H2zM14 2v12L5 8z"),
  back: icon("M11 3v10L4 8zM12 3h1v10h-1z"),
  play: icon("M4 2l10 6-10 6z"),
  pause: icon("M3 2h4v12H3zM9 2h4v12H9z"),
  forward: icon("M5 3v10l7-5zM3 3h1v10H3z"),
  end: icon("M12 2h2v12h-2zM2 2v12l9-6z"),
};
