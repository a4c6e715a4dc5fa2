/**
 * `globalThis.plyscope`: the page's small public interface, for people who embed or script it.
 *
 * @typedef {import("../python/protocol.js").Catalogue} Catalogue
 *
 * A search of a game, or a method on a constraint problem.
 * @typedef {object} SearchQuestion
 * @property {string} [game]
 * @property {string} [source]  the text of a program that defines the game, in the place of `game`
 * @property {string | null} [position] in the game's own notation
 * @property {Record<string, number>} [options]
 * @property {string} [search]
 * @property {Record<string, number>} [searchOptions]
 * @property {Record<string, string>} [files]  the texts of other files that this program imports, by their names
 * @property {number | null} [depth]
 * @property {string} [order]
 * @property {string} [cut]
 * @property {[number | null, number | null]} [window]
 * @property {number[]} [weights]
 * @property {string} [evaluation]  the text of a program that defines `evaluate(state)`
 * @property {boolean} [lines]
 */

import { KINDS, kindOf } from "../kinds/index.js";
import { inPythonWords, inScriptWords } from "./script-words.js";
import { PlyscopeError } from "../python/errors.js";

/**
 * @param {object} page
 * @param {Promise<void>} page.ready  settles once Python can answer for the first time
 * @param {() => Catalogue | null} page.catalogue
 * @param {import("../python/requests.js").Ask} page.ask
 * @param {() => object} page.state
 * @param {() => Promise<string>} page.link
 * @param {() => import("../export/formats.js").Page} page.pictures
 */
export function createApi({ ready, catalogue, ask, state, link, pictures }) {
  /**
   * A function that only one kind offers; it can be stopped as a search can.
   * @param {[name: string, script: import("../kinds/kind.js").Script]} entry
   * @returns {[string, (request: Record<string, any>, how?: {signal?: AbortSignal}) => Promise<any>]}
   */
  const scriptEntry = ([name, script]) => [
    name,
    async (request, how) => {
      const { signal, given } = stoppable(request, how, `plyscope.${name} takes an object.`);
      return script(ask, given, { signal });
    },
  ];

  return Object.freeze({
    /** Resolves when Python is ready; rejects with the sentence that the page shows if it cannot start. */
    ready,

    /** Games and their searches, problems and their methods, and orders of moves, with their options, by id. */
    catalogue() {
      const { subjects, methods, orders, ...rest } = structuredClone(catalogue() ?? NO_CATALOGUE);
      return {
        ...rest,
        ...Object.fromEntries(
          KINDS.flatMap(({ id, lists }) => [
            [lists.subjects, byId(subjects.filter(({ kind }) => kind === id))],
            [lists.methods, byId(methods.filter(({ kind }) => kind === id))],
          ]),
        ),
        orders: byId(orders),
      };
    },

    /**
     * Runs a search under watch, without changing what the page shows. Fields that are left out have the page's
     * defaults; a wrong field rejects with the sentence that the page would show. When `signal` is aborted, the
     * search ends at once, and the promise rejects with the signal's reason.
     * @param {SearchQuestion & {signal?: AbortSignal}} [request]
     * @param {{signal?: AbortSignal}} [how]  the signal may be given here too, as for `fetch`
     * @returns {Promise<any>}
     */
    async search(request = {}, how = {}) {
      const { signal, given } = stoppable(request, how, NO_REQUEST);
      const unknown = Object.keys(given).find((name) => name !== "op" && !FIELDS.includes(name));
      if (unknown !== undefined) throw new PlyscopeError({ message: unknownText(unknown), field: unknown });
      const question = { ...inPythonWords(given), op: /** @type {const} */ ("search"), lines: request.lines ?? false };
      const reply = await ask(question, { signal }).catch((error) => {
        throw inScriptWords(error);
      });
      return kindOf(reply).outcome(reply);
    },

    ...Object.fromEntries(KINDS.flatMap(({ scripts = {} }) => Object.entries(scripts).map(scriptEntry))),

    /**
     * A new exercise; the same request gives the same one everywhere. Wishes may stand beside the type and the seed.
     * @param {{type: string, seed?: number, policy?: "practice" | "test", wishes?: Record<string, any>} & Record<string, any>} request
     */
    async exercise({ type, seed, policy, wishes, ...more }) {
      const request = {
        ...(seed !== undefined && { seed }),
        ...(policy && { policy }),
        wishes: { ...wishes, ...more },
      };
      return (await ask({ op: "exercise", type, ...request })).exercise;
    },

    /** How good an answer is: its score from 0 to 1, what is wrong and why, and the misconception that fits. @param {Record<string, any>} exercise @param {Record<string, any>} answer */
    grade: (exercise, answer) => ask({ op: "grade", exercise, answer }),

    /** An answer that grades 1. @param {Record<string, any>} exercise */
    solution: async (exercise) => (await ask({ op: "solution", exercise })).answer,

    /** The page's whole state, as a plain object that JSON can write. */
    state: () => structuredClone(state()),

    /**
     * Resolves to a text, or to a Blob: what the page shows, in one of the formats of docs/pictures.md.
     * @param {{format: string, signal?: AbortSignal} & Record<string, any>} request
     */
    async export(request) {
      const { signal, given } = stoppable(request, undefined, NO_EXPORT);
      const { exported } = await import("../export/part.js");
      return exported(/** @type {{format: string}} */ (given), { ...pictures(), signal });
    },

    /** Resolves to the address that brings somebody else to this very moment. */
    link,
  });
}

/**
 * The request of a script, apart from the signal that stops it.
 * @param {Record<string, any>} request @param {{signal?: AbortSignal} | undefined} how
 * @param {string} wrong  what to say if it is no object
 */
function stoppable(request, how, wrong) {
  if (!isRecord(request)) throw new PlyscopeError({ message: wrong });
  const { signal = how?.signal, ...given } = request;
  if (signal && !("aborted" in Object(signal))) throw new PlyscopeError({ message: NO_SIGNAL, field: "signal" });
  return { signal, given };
}

const NO_REQUEST = 'A search is asked for with an object, such as { game: "tictactoe" }.';
const NO_EXPORT = 'plyscope.export takes an object, such as { format: "svg" }.';
const NO_SIGNAL = "A signal must be an AbortSignal, such as the signal of an AbortController.";

/** The fields of a search. Python has other names for some of them, and would list those names. */
const FIELDS = [
  "game",
  "position",
  "options",
  "search",
  "searchOptions",
  "depth",
  "order",
  "cut",
  "window",
  "weights",
  "source",
  "files",
  "evaluation",
  "lines",
];

/** @param {string} name */
const unknownText = (name) => `There is no field "${name.slice(0, 40)}" here; they are ${FIELDS.join(", ")}.`;

/** @param {unknown} value */
const isRecord = (value) => typeof value === "object" && value !== null && !Array.isArray(value);

const NO_CATALOGUE = { subjects: [], methods: [], orders: [], cuts: [], maxDepth: 0, maxNodes: 0 };

/** @template {{id: string}} T @param {readonly T[]} entries @returns {Record<string, T>} */
const byId = (entries) => Object.fromEntries(entries.map((entry) => [entry.id, entry]));
