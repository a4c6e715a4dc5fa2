// The name of a file as it is being changed: Enter or leaving the field takes it, Escape leaves the name as it was.
import { html } from "lit";

/** @param {{name: string, onName: (name: string | null) => void}} field null for the name as it was */
export const nameField = ({ name, onName }) => html`
  <input
    class="name-field"
    aria-label="New name of ${name}"
    spellcheck="false"
    autocapitalize="off"
    autocomplete="off"
    enterkeyhint="done"
    .value=${name}
    @keydown=${(/** @type {KeyboardEvent} */ event) => {
      if (event.isComposing) return;
      if (event.key === "Enter") onName(textIn(event));
      else if (event.key === "Escape") onName(null);
      else return;
      event.preventDefault();
      event.stopPropagation();
    }}
    @blur=${(/** @type {Event} */ event) => onName(textIn(event))}
  />
`;

/** @param {Event} event */
const textIn = (event) => /** @type {HTMLInputElement} */ (event.currentTarget).value;

/**
 * Makes the field that has just appeared ready for another name: all but its end is selected.
 * @param {import("./view.js").View} view
 */
export async function beginNaming(view) {
  await view.updateComplete;
  const field = /** @type {HTMLInputElement | null} */ (view.querySelector(".name-field"));
  field?.focus();
  field?.setSelectionRange(0, field.value.replace(/\.\w+$/, "").length);
}
