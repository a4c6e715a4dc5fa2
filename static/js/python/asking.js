/**
 * How the page asks Python. The page, and whoever scripts it, names a `game`, a `search` and its `searchOptions`, also
 * where that is a constraint problem and a method; Python is asked by `kind`, `subject`, `method` and `methodOptions`.
 * So each question is put in Python's words here, and what is wrong with a field is told of the page's field.
 *
 * @typedef {import("./protocol.js").Catalogue} Catalogue
 * @typedef {import("./messages.js").Request} Request
 * @typedef {import("./messages.js").Replies} Replies
 * @typedef {import("./protocol.js").Columns} Columns
 *
 * Asks a question in the page's words; what comes back is known by its `op`.
 * @typedef {<Op extends keyof Replies>(question: {op: Op, [field: string]: any}, how?: {signal?: AbortSignal})
 *   => Promise<Replies[Op] & {columns: Columns}>} Ask
 */

import { PlyscopeError } from "./errors.js";

/** @type {Readonly<Record<string, string>>} the page's word, and Python's */
const WORDS = Object.freeze({ game: "subject", search: "method", searchOptions: "methodOptions" });
const PAGE_WORDS = new Map(Object.entries(WORDS).map(([word, wire]) => [wire, word]));
/** The sides of a duel are settings of their own. */
const SIDES = ["max", "min"];

/**
 * The kind of a game or problem, by its id; that of the first in the catalogue where there is none by that id, which
 * Python then says.
 * @param {string | undefined} game @param {Pick<Catalogue, "games"> | null} catalogue @returns {string | undefined}
 */
export const kindOf = (game, catalogue) =>
  (catalogue?.games.find(({ id }) => id === game) ?? catalogue?.games[0])?.kind;

/**
 * A question as Python is asked it.
 * @param {Record<string, any>} question  in the page's words @param {Pick<Catalogue, "games"> | null} catalogue
 * @returns {Request}
 */
export function asRequest({ op, ...asked }, catalogue) {
  const kind = op === "catalogue" ? {} : { kind: kindOf(asked.game, catalogue) };
  return /** @type {any} */ ({ op, ...kind, ...renamed(asked) });
}

/** @param {Record<string, any>} fields @returns {Record<string, any>} */
const renamed = (fields) =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      WORDS[name] ?? name,
      SIDES.includes(name) && typeof value === "object" && value !== null ? renamed(value) : value,
    ]),
  );

/** What Python has refused, told of the page's field. @param {unknown} error */
export function ofPage(error) {
  if (!(error instanceof PlyscopeError) || !PAGE_WORDS.has(error.field)) return error;
  const { message, at } = error;
  return new PlyscopeError({ message, field: PAGE_WORDS.get(error.field), at });
}

/**
 * A function that asks Python in the page's words.
 * @param {(request: Request, how?: {signal?: AbortSignal}) => Promise<any>} ask
 * @param {() => Pick<Catalogue, "games"> | null} catalogue
 * @returns {Ask}
 */
export const inPageWords = (ask, catalogue) => (question, how) =>
  ask(asRequest(question, catalogue()), how).catch((error) => {
    throw ofPage(error);
  });
