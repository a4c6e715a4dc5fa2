/**
 * The words of scripts. They say `game`, `search` and `searchOptions`, even for a constraint problem and its method.
 * Requests to Python say `subject`, `method` and `methodOptions`.
 */

import { PlyscopeError } from "../python/errors.js";

/** @type {Readonly<Record<string, string>>} the script's word, and Python's */
const WORDS = Object.freeze({ game: "subject", search: "method", searchOptions: "methodOptions" });
const SCRIPT_WORDS = new Map(Object.entries(WORDS).map(([word, wire]) => [wire, word]));

/**
 * The fields of a script's request, in Python's words.
 * @param {Record<string, any>} request @returns {Record<string, any>}
 */
export const inPythonWords = (request) =>
  Object.fromEntries(Object.entries(request).map(([name, value]) => [WORDS[name] ?? name, value]));

/** An error from Python, with the script's word for the field. @param {unknown} error */
export function inScriptWords(error) {
  if (!(error instanceof PlyscopeError) || !SCRIPT_WORDS.has(error.field)) return error;
  const { message, at } = error;
  return new PlyscopeError({ message, field: SCRIPT_WORDS.get(error.field), at });
}
