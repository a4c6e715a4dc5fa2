/** The small picture of a program on its card: how it begins. */

import { html } from "lit";

/** Lines that tell nothing at a glance. */
const DULL = /^\s*$|^"""|^from |^import /;
const LINES = 7;

/** @type {NonNullable<import("../kind.js").Kind["thumbnail"]>} */
export function thumbnail(_picture, _subject, { position }) {
  const lines = position.split("\n").filter((line) => !DULL.test(line));
  return html`<pre class="little-code" aria-hidden="true">${lines.slice(0, LINES).join("\n")}</pre>`;
}
