/**
 * What a search or a method is set to, in words, so that nothing unlike is compared unawares. Pure.
 *
 * @typedef {Pick<import("../views/option-fields.js").Option, "id" | "name" | "default" | "names" | "minimum" | "maximum" | "whole">} Option
 */

import { formatCount, formatValue } from "./format.js";

/**
 * Every option with what it is set to, as "next variable: in the given order; values: in the given order"; "" where there are none.
 * @param {readonly Option[]} options
 * @param {Readonly<Record<string, any>>} chosen  what is left out has its default
 */
export const optionWords = (options, chosen) =>
  options
    .map((option) => `${lowered(option.name)}: ${valueWords(option, chosen[option.id] ?? option.default)}`)
    .join("; ");

/** @param {Option} option @param {number | string} value */
function valueWords({ names, minimum, maximum, whole }, value) {
  const number = Number(value);
  // What was typed and is no number is refused with a sentence; until then it stands here as it was typed.
  if (typeof value === "string" && (value.trim() === "" || Number.isNaN(number))) return value;
  if (names?.[number] !== undefined) return names[number];
  if (whole !== false && minimum === 0 && maximum === 1) return number === 1 ? "yes" : "no";
  return Number.isInteger(number) && number >= 0 ? formatCount(number) : formatValue(number);
}

/** As it stands within a sentence; abbreviations, as UCB1, stay as they are. @param {string} name */
const lowered = (name) => (/^[A-Z][^A-Z]/.test(name) ? name[0].toLowerCase() + name.slice(1) : name);
