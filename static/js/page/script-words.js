/**
 * The words of scripts: they name a `game`, a `search` and its `searchOptions`, also where those are a constraint problem
 * and a method. Python is asked for a `subject`, a `method` and `methodOptions`.
 */

import { PlyscopeError } from "../python/errors.js";

/** @type {Readonly<Record<string, string>>} the script's word, and Python's */
const WORDS = Object.freeze({ game: "subject", search: "method", searchOptions: "methodOptions" });
const SCRIPT_WORDS = new Map(Object.entries(WORDS).map(([word, wire]) => [wire, word]));

/** What a script asks, in Python's words. @param {Record<string, any>} asked @returns {Record<string, any>} */
export const inPythonWords = (asked) =>
  Object.fromEntries(Object.entries(asked).map(([name, value]) => [WORDS[name] ?? name, value]));

/** What Python has refused, told of the script's field. @param {unknown} error */
export function inScriptWords(error) {
  if (!(error instanceof PlyscopeError) || !SCRIPT_WORDS.has(error.field)) return error;
  const { message, at } = error;
  return new PlyscopeError({ message, field: SCRIPT_WORDS.get(error.field), at });
}
