/**
 * The settings of a search or a method, in words, so that a comparison always says what it compares. Pure.
 *
 * @typedef {Pick<import("../views/option-fields.js").Option, "id" | "name" | "default" | "names" | "minimum" | "maximum" | "whole" | "plies" | "round">} Option
 */

import { limitWords } from "./depth.js";
import { formatCount, formatValue } from "./format.js";

/**
 * Every option with its setting, as "next variable: in the given order; values: in the given order"; "" if there are
 * no options.
 * @param {readonly Option[]} options
 * @param {Readonly<Record<string, any>>} chosen  an option that is missing has its default
 */
export const optionWords = (options, chosen) =>
  options
    .map((option) => `${lowered(option.name)}: ${valueWords(option, chosen[option.id] ?? option.default)}`)
    .join("; ");

/** @param {Option} option @param {number | string} value */
export function valueWords(option, value) {
  const { names, minimum, maximum, whole } = option;
  if (option.plies) return limitWords(option, value);
  const number = Number(value);
  // A typed text that is not a number is rejected with a sentence; until then it is shown here as it was typed.
  if (typeof value === "string" && (value.trim() === "" || Number.isNaN(number))) return value;
  if (names?.[number] !== undefined) return names[number];
  if (whole !== false && minimum === 0 && maximum === 1) return number === 1 ? "yes" : "no";
  return Number.isInteger(number) && number >= 0 ? formatCount(number) : formatValue(number);
}

/** A name inside a sentence: without its capital, except for abbreviations such as UCB1. @param {string} name */
export const lowered = (name) => (/^[A-Z][^A-Z]/.test(name) ? name[0].toLowerCase() + name.slice(1) : name);
