/**
 * How the page asks Python: a question names a subject, and Python is told the kind that it is of.
 *
 * @typedef {import("./protocol.js").Catalogue} Catalogue
 * @typedef {import("./messages.js").Request} Request
 * @typedef {import("./messages.js").Replies} Replies
 * @typedef {import("./protocol.js").Columns} Columns
 *
 * Asks a question; what comes back is known by its `op`.
 * @typedef {<Op extends keyof Replies>(question: {op: Op, [field: string]: any}, how?: {signal?: AbortSignal})
 *   => Promise<Replies[Op] & {columns: Columns}>} Ask
 */

/**
 * The kind of a subject, by its id; that of the first in the catalogue where there is none by that id, which Python
 * then says.
 * @param {string | undefined} subject @param {Pick<Catalogue, "subjects"> | null} catalogue @returns {string | undefined}
 */
export const kindOf = (subject, catalogue) =>
  (catalogue?.subjects.find(({ id }) => id === subject) ?? catalogue?.subjects[0])?.kind;

/**
 * A question as Python is asked it.
 * @param {{op: string, [field: string]: any}} question @param {Pick<Catalogue, "subjects"> | null} catalogue
 * @returns {Request}
 */
export function asRequest({ op, ...asked }, catalogue) {
  const kind = op === "catalogue" ? {} : { kind: kindOf(asked.subject, catalogue) };
  return /** @type {any} */ ({ op, ...kind, ...asked });
}

/**
 * A function that asks Python, and tells it the kind.
 * @param {(request: Request, how?: {signal?: AbortSignal}) => Promise<any>} ask
 * @param {() => Pick<Catalogue, "subjects"> | null} catalogue
 * @returns {Ask}
 */
export const tellingKind = (ask, catalogue) => (question, how) => ask(asRequest(question, catalogue()), how);
