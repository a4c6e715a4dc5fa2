// An error in what a button asked for. It is shown below the button, and scrolled into sight.
import { html, nothing } from "lit";

/** @typedef {{message: string, field?: string} | null} RequestError */

/** @param {RequestError} error */
export const requestError = (error) =>
  error ? html`<p class="field-error asked" role="alert">${error.message}</p>` : nothing;

/** The button may be at the edge of a pane, with its error out of sight. @param {HTMLElement} view */
export const showRequestError = (view) =>
  view.querySelector(".field-error.asked")?.scrollIntoView({ block: "nearest" });
