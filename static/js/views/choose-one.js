// The choice of one of several: buttons for a few, a menu for many.
import { html, nothing } from "lit";

/** So many buttons stand side by side. */
const FEW = 4;

/**
 * @template {{name: string}} T
 * @param {object} props
 * @param {readonly T[]} props.choices
 * @param {string} props.label  what the menu is called
 * @param {string} props.use  what the button beside the menu says
 * @param {(choice: T) => unknown} props.onChoose
 */
export function chooseOne({ choices, label, use, onChoose }) {
  if (choices.length === 0) return nothing;
  if (choices.length <= FEW) {
    return html`<span class="choose-one" role="group" aria-label=${label}>${choices.map(
      (choice) => html`<button type="button" @click=${() => onChoose(choice)}>${choice.name}</button>`,
    )}</span>`;
  }
  /** @param {Event} event */
  const take = ({ currentTarget }) => {
    const menu = /** @type {HTMLElement} */ (currentTarget).parentElement?.querySelector("select");
    if (menu) onChoose(choices[menu.selectedIndex]);
  };
  return html`<span class="choose-one">
    <label>${label} <select>${choices.map(({ name }) => html`<option>${name}</option>`)}</select></label>
    <button type="button" @click=${take}>${use}</button>
  </span>`;
}
