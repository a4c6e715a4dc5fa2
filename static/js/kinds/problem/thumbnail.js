/** The small picture of a problem on its card. */

import { html } from "lit";

/** @type {NonNullable<import("../kind.js").Kind["thumbnail"]>} */
export const thumbnail = (picture) =>
  picture ? html`<problem-thumbnail .picture=${picture}></problem-thumbnail>` : null;
