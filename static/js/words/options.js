/**
 * The settings of a search or a method, in words, so that a comparison always says what it compares. Pure.
 *
 * An option of a game, a search or a method.
 * @typedef {object} Option
 * @property {string} id
 * @property {string} name
 * @property {number} minimum
 * @property {number} maximum
 * @property {number} default
 * @property {boolean} [whole] whether it must be a whole number; one from 0 to 1 is then a switch
 * @property {readonly string[]} [names] the names of its values 0, 1, 2 …, if they have names
 * @property {boolean} [plies] whether it is a depth in plies; its maximum then sets no limit
 * @property {number} [round] how many plies a round has, where a depth is set in rounds
 *
 * @typedef {Pick<Option, "id" | "name" | "default" | "names" | "minimum" | "maximum" | "whole" | "plies" | "round">} OptionInWords
 */

import { limitWords } from "./depth.js";
import { formatCount, formatValue } from "./format.js";

/**
 * Every option with its setting, as "next variable: in the given order; values: in the given order"; "" if there are
 * no options.
 * @param {readonly OptionInWords[]} options
 * @param {Readonly<Record<string, any>>} chosen  an option that is missing has its default
 */
export const optionWords = (options, chosen) =>
  options
    .map((option) => `${lowered(option.name)}: ${valueWords(option, chosen[option.id] ?? option.default)}`)
    .join("; ");

/** @param {OptionInWords} option @param {number | string} value */
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
