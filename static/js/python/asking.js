/**
 * How the page asks Python. The page and its scripts name a `game`, a `search` and its `searchOptions`, even for a
 * constraint problem and its method; Python expects `kind`, `subject`, `method` and `methodOptions`. So each question
 * is translated here, and an error about one of Python's fields is reported for the page's field.
 *
 * @typedef {import("./protocol.js").Catalogue} Catalogue
 * @typedef {import("./messages.js").Request} Request
 * @typedef {import("./messages.js").Replies} Replies
 * @typedef {import("./protocol.js").Columns} Columns
 *
 * Asks a question in the page's words; its `op` determines the type of the reply.
 * @typedef {<Op extends keyof Replies>(question: {op: Op, [field: string]: any}, how?: {signal?: AbortSignal})
 *   => Promise<Replies[Op] & {columns: Columns}>} Ask
 */

import { PlyscopeError } from "./errors.js";

/** @type {Readonly<Record<string, string>>} from the page's word to Python's */
const WORDS = Object.freeze({ game: "subject", search: "method", searchOptions: "methodOptions" });
const PAGE_WORDS = new Map(Object.entries(WORDS).map(([word, wire]) => [wire, word]));
/** Each side of a duel has its own settings. */
const SIDES = ["max", "min"];

/**
 * The kind of a game or problem, by its id. For an unknown id, it is the kind of the first in the catalogue; Python
 * then rejects the id.
 * @param {string | undefined} game @param {Pick<Catalogue, "games"> | null} catalogue @returns {string | undefined}
 */
export const kindOf = (game, catalogue) =>
  (catalogue?.games.find(({ id }) => id === game) ?? catalogue?.games[0])?.kind;

/**
 * A question in Python's words.
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

/** Python's refusal, with the page's name of the field. @param {unknown} error */
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
