/**
 * The fields of one of the two who play a duel.
 *
 * @typedef {import("./contenders-form.js").Choice} Choice
 * @typedef {import("../../words/options.js").Option} Option
 */
import { html } from "lit";
import { live } from "lit/directives/live.js";
import { limitShown, limitTyped } from "../../words/depth.js";
import { fieldText, readNumber } from "../numbers.js";

/**
 * @param {string} label @param {string} name @param {readonly Choice[]} choices @param {string} chosen
 * @param {(id: string) => void} [choose] called when another one is chosen
 */
export const choice = (label, name, choices, chosen, choose) => html`
  <label>
    <span>${label}</span>
    <select name=${name} @change=${(/** @type {Event} */ event) => choose?.(/** @type {HTMLSelectElement} */ (event.target).value)}>
      ${choices.map((each) => html`<option value=${each.id} .selected=${choose ? live(each.id === chosen) : each.id === chosen}>${each.name}</option>`)}
    </select>
  </label>
`;

/** @param {string} label @param {string} name @param {string} value @param {string} [empty] what "" means */
export const field = (label, name, value, empty = "") => html`
  <label>
    <span>${label}</span>
    <input name=${name} inputmode="numeric" autocomplete="off" placeholder=${empty} .value=${value} />
  </label>
`;

/** The field of one option of a search; a checkbox if it is yes or no. @param {Option} option @param {number} index @param {number | string | undefined} value */
export function optionOf(option, index, value) {
  const name = nameOf(option, index);
  if (option.plies) return field(option.name, name, limitShown(option, value ?? option.default), "full");
  const shown = value === undefined ? shownDefault(option) : fieldText(value);
  if (!isFlag(option)) return field(option.name, name, shown);
  return html`<label><span>${option.name}</span><input type="checkbox" name=${name} .checked=${shown === "1"} /></label>`;
}

/** What was typed for an option, with its id; empty if it is the default. @param {Option} option @param {FormData} form @param {number} index @returns {[string, number | string][]} */
export function typedOption(option, form, index) {
  const name = nameOf(option, index);
  if (option.plies) return typedLimit(option, String(form.get(name) ?? ""));
  const text = isFlag(option) ? (form.has(name) ? "1" : "0") : String(form.get(name) ?? "").trim();
  return text === shownDefault(option) ? [] : [[option.id, readNumber(text)]];
}

/** @param {Option} option @param {string} text @returns {[string, number | string][]} */
function typedLimit(option, text) {
  const limit = readNumber(limitTyped(option, text));
  return limit === option.default ? [] : [[option.id, limit]];
}

/** @param {Option} option @param {number} index */
const nameOf = ({ id }, index) => `${id}-${index}`;

/** @param {Option} option */
const isFlag = ({ whole, minimum, maximum }) => whole !== false && minimum === 0 && maximum === 1;

/** A default as it is shown, with only as many digits as fit. @param {Option} option */
const shownDefault = (option) => fieldText(Number(option.default.toFixed(3)));
