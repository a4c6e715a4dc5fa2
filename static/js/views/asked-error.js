// What went wrong with what a button asked for: said below the button, and seen there.
import { html, nothing } from "lit";

/** @typedef {{message: string, field?: string} | null} AskedError */

/** @param {AskedError} error */
export const askedError = (error) =>
  error ? html`<p class="field-error asked" role="alert">${error.message}</p>` : nothing;

/** Below a button at the edge of a pane there may be no room in sight. @param {HTMLElement} view */
export const showAskedError = (view) => view.querySelector(".field-error.asked")?.scrollIntoView({ block: "nearest" });
