// A part of a view that is not always needed: where the page is calm, it is behind a button.
import { html } from "lit";

/** @param {HTMLElement} view  is marked while it is open @param {string} name */
export const foldButton = (view, name) =>
  html`<button type="button" class="small opens-fold unfolds" aria-expanded="false" @click=${(
    /** @type {Event} */ { currentTarget },
  ) => {
    const isOpen = view.toggleAttribute("data-open");
    /** @type {HTMLElement} */ (currentTarget).setAttribute("aria-expanded", String(isOpen));
  }}>${name}</button>`;
