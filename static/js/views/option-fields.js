/**
 * The fields for numbers that a person can set: a switch, a number, or a slider with its number. The rules of games
 * and the settings of searches use the same fields.
 *
 * @typedef {import("../words/options.js").Option} Option
 */
import { html, nothing } from "lit";
import { limitShown, limitTyped } from "../words/depth.js";
import { fieldText, readNumber, stepOf } from "./numbers.js";

/** From this size, numbers are written with commas, as on the rest of the page; <input type="number"> cannot do that. */
const LARGE = 1000;

/**
 * The field of an option. `set` gets the number, or the typed text if it is not a number: Python then rejects it.
 * @param {Option} option
 * @param {number | string | undefined} value what is set now; undefined is the default
 * @param {(value: number | string) => void} set
 */
export function optionField(option, value, set) {
  const now = value ?? option.default;
  if (option.plies) return limit(option, now, set);
  if (option.names?.length) return menu({ ...option, names: option.names }, now, set);
  if (option.whole === false) return slider(option, now, set);
  if (option.minimum === 0 && option.maximum === 1) return flag(option, now, set);
  if (option.maximum >= LARGE) return largeNumber(option, now, set);
  return html`
    <label class="option">
      <span>${option.name}</span>
      <input
        type="number"
        name=${option.id}
        min=${option.minimum}
        max=${option.maximum}
        .value=${String(now)}
        @change=${(/** @type {Event} */ event) => set(readNumber(inputOf(event).value))}
      />
    </label>
  `;
}

/** @param {Option} option @param {number | string} now @param {(value: number | string) => void} set */
const largeNumber = (option, now, set) => textField(option, fieldText(now), "", (text) => set(readNumber(text)));

/** How deep it may go; an empty field sets no limit. @param {Option} option @param {number | string} now @param {(value: number | string) => void} set */
const limit = (option, now, set) =>
  textField(option, limitShown(option, now), "full", (text) => set(readNumber(limitTyped(option, text))));

/** A number that is typed as a text. @param {Option} option @param {string} shown @param {string} empty  what no text means @param {(text: string) => void} set */
const textField = ({ id, name }, shown, empty, set) => html`
  <label class="option">
    <span>${name}</span>
    <input
      class="number"
      name=${id}
      inputmode="numeric"
      autocomplete="off"
      placeholder=${empty || nothing}
      .value=${shown}
      @change=${(/** @type {Event} */ event) => set(inputOf(event).value)}
    />
  </label>
`;

/** @param {Option & {names: readonly string[]}} option @param {number | string} now @param {(value: number) => void} set */
const menu = (option, now, set) => html`
  <label class="option menu">
    <span>${option.name}</span>
    <select name=${option.id} @change=${(/** @type {Event} */ event) => set(/** @type {HTMLSelectElement} */ (event.target).selectedIndex)}>
      ${option.names.map((name, place) => html`<option .selected=${place === now}>${name}</option>`)}
    </select>
  </label>
`;

/** @param {Option} option @param {number | string} now @param {(value: number | string) => void} set */
const flag = (option, now, set) => html`
  <label class="option">
    <input
      type="checkbox"
      name=${option.id}
      .checked=${now === 1}
      @change=${(/** @type {Event} */ event) => set(inputOf(event).checked ? 1 : 0)}
    />
    <span>${option.name}</span>
  </label>
`;

/** @param {Option} option @param {number | string} now @param {(value: number | string) => void} set */
const slider = (option, now, set) => html`
  <div class="option slider">
    <span aria-hidden="true">${option.name}</span>
    ${sliderWithNumber({ ...option, step: stepOf(option.minimum, option.maximum) }, now, set)}
  </div>
`;

/**
 * A slider, and a box that accepts any text, so that a mistake gets a sentence as an answer.
 * @param {{id: string, name: string, minimum: number, maximum: number, step: number}} range
 * @param {number | string} now
 * @param {(value: number | string) => void} set
 */
export const sliderWithNumber = (range, now, set) => html`
  <input
    type="range"
    name="${range.id}-slider"
    aria-label=${range.name}
    min=${range.minimum}
    max=${range.maximum}
    step=${range.step}
    .value=${String(now)}
    @input=${(/** @type {Event} */ event) => set(Number(inputOf(event).value))}
  />
  <input
    class="typed"
    name=${range.id}
    inputmode="decimal"
    autocomplete="off"
    aria-label="${range.name}, typed"
    .value=${String(now)}
    @change=${(/** @type {Event} */ event) => set(readNumber(inputOf(event).value))}
  />
`;

/** @param {Event} event */
const inputOf = (event) => /** @type {HTMLInputElement} */ (event.target);
