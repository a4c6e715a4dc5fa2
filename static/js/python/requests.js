/**
 * How the page asks Python: a question names a subject, and its kind is added here.
 *
 * @typedef {import("./protocol.js").Catalogue} Catalogue
 * @typedef {import("./messages.js").Request} Request
 * @typedef {import("./messages.js").Replies} Replies
 * @typedef {import("./protocol.js").Columns} Columns
 *
 * How it is asked: aborting the signal drops the question; a search tells now and then what it has done so far.
 * @typedef {{signal?: AbortSignal, onBatch?: (batch: import("./protocol.js").Batch) => void}} How
 *
 * Asks a question; its `op` determines the type of the reply.
 * @typedef {<Op extends keyof Replies>(request: {op: Op, [field: string]: any}, how?: How)
 *   => Promise<Replies[Op] & {columns: Columns}>} Ask
 */

import { Ended } from "./errors.js";

/** The kinds of subjects that come from a text of the user's: the catalogue does not know them at first. */
const OWN = Object.freeze({ own: "game", "own-problem": "problem" });

/**
 * The kind of a subject, by its id. Without one, it is the kind of the first in the catalogue that is not the user's own;
 * for an unknown id too, which Python then rejects.
 * @param {string | undefined} subject @param {Pick<Catalogue, "subjects"> | null} catalogue @returns {string | undefined}
 */
export const kindOf = (subject, catalogue) =>
  OWN[/** @type {keyof typeof OWN} */ (subject)] ??
  (catalogue?.subjects.find(({ id }) => id === subject) ?? catalogue?.subjects.find(({ id }) => !(id in OWN)))?.kind;

/** Questions about no single kind: the catalogue, whose a text is, and all about exercises and exams. */
const WITHOUT_KIND = [
  ...["catalogue", "gallery", "identify", "exercise-types", "exercise", "grade", "solution"],
  ...["exam-choices", "exam-question", "exam-pictures", "exam-file"],
];

/**
 * A question as Python is asked it.
 * @param {{op: string, [field: string]: any}} question @param {Pick<Catalogue, "subjects"> | null} catalogue
 * @returns {Request}
 */
export function asRequest({ op, ...fields }, catalogue) {
  const kind = WITHOUT_KIND.includes(op) ? {} : { kind: kindOf(fields.subject, catalogue) };
  return /** @type {any} */ ({ op, ...kind, ...fields });
}

/**
 * A function that asks Python, and adds the kind. If Python came to an end during the question, the kind may have
 * another one for the next Python: what is to be told of that end.
 * @param {(request: Request, how?: How) => Promise<any>} ask
 * @param {() => Pick<Catalogue, "subjects"> | null} catalogue
 * @param {(request: Request, why: import("./errors.js").Cause) => Request | null} [afterEnd]
 * @returns {Ask}
 */
export const withKind =
  (ask, catalogue, afterEnd = () => null) =>
  async (withoutKind, how) => {
    const request = asRequest(withoutKind, catalogue());
    try {
      return await ask(request, how);
    } catch (error) {
      const next = error instanceof Ended ? afterEnd(request, error.why) : null;
      if (!next) throw error;
      return ask(next, how);
    }
  };
