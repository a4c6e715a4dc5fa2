/**
 * The real bridge's answers, which make_fixtures.py stores in fixtures.json, and a stand-in for Python that gives only
 * these answers.
 */

import { readFileSync } from "node:fs";

import { withKind } from "../../../static/js/python/requests.js";
import { joinedKinds } from "../../../static/js/state/catalogue.js";
import { PlyscopeError, Stopped } from "../../../static/js/python/errors.js";
import { withTimes } from "../../../static/js/python/times.js";
import { makeTrace } from "../../../static/js/trace/trace.js";

/** @typedef {import("../../../static/js/trace/trace.js").Trace} Trace */
/** @typedef {{request: any, reply: any, columns: Record<string, (number | string | null)[]>}} Fixture */

/** @type {Record<string, Fixture>} */
const FIXTURES = JSON.parse(readFileSync(new URL("fixtures.json", import.meta.url), "utf8"));

const COLUMN_TYPES = {
  parent: Int32Array,
  action: Int32Array,
  cell: Int16Array,
  kind: Uint8Array,
  status: Uint8Array,
  value: Float64Array,
  alpha: Float64Array,
  beta: Float64Array,
  event: Int16Array,
  place: Int16Array,
  answer: Float64Array,
  unrecorded: Int32Array,
  info: Int32Array,
  mix: Float64Array,
  mix_start: Int32Array,
  chance: Float64Array,
  code: Uint8Array,
  same: Int32Array,
  above: Int32Array,
  link: Int32Array,
  bound: Uint8Array,
  name: Int32Array,
  read_event: Int16Array,
  read_name: Uint8Array,
  read_value: Float64Array,
};

/** A number from the way the fixtures write it. @param {number | string | null} written */
const read = (written) => (written === null ? NaN : Number(written));

/** @param {string} name @returns {Fixture} */
function fixture(name) {
  const found = FIXTURES[name];
  if (!found) throw new Error(`There is no fixture ${name}.`);
  return structuredClone(found);
}

const EVERY_TRACE = Object.keys(FIXTURES).filter((name) => FIXTURES[name].columns.event);
const BASIC = ["minimax", "alphabeta", "alphabeta_hard"];

/** The names of all fixtures that are traces of one simple search. */
export const TRACES = EVERY_TRACE.filter((name) => BASIC.includes(FIXTURES[name].request.method));

/** The names of the others: with passes, tables or chance, or in several files. */
export const OTHER_TRACES = EVERY_TRACE.filter((name) => !TRACES.includes(name));

/**
 * A reply as the client passes it on: the JSON and the columns.
 * @param {Fixture} kept @returns {any}
 */
export function asHandedOver({ reply: text, columns }) {
  const typed = Object.entries(COLUMN_TYPES)
    .filter(([column]) => columns[column])
    .map(([column, Type]) => [column, new Type(columns[column].map(read))]);
  const sent = Object.fromEntries(typed);
  return { ...text, columns: sent.event ? withTimes(sent) : sent };
}

/** A stored answer; the catalogue in the page's form. @param {string} name @returns {any} */
export const reply = (name) => (name === "catalogue" ? structuredClone(CATALOGUE) : asHandedOver(fixture(name)));

const CATALOGUE = /** @type {any} */ (joinedKinds(FIXTURES.catalogue.reply));

/** A request as the page asks it, which leaves the kind to be told by the subject. @param {string} name @returns {any} */
export function requestOf(name) {
  const { kind, ...request } = fixture(name).request;
  return request;
}

/** @param {string} name @returns {Trace} */
export function traceOf(name) {
  const { text, columns } = reply(name);
  return makeTrace(text, columns);
}

/** The lines of a search's file. @param {string} search */
export function sourceOf(search) {
  const { methods } = reply("catalogue");
  return methods
    .find((/** @type {any} */ entry) => entry.id === search)
    .files.map((/** @type {any} */ file) => file.source.split("\n"));
}

/** The same text for the same request, in any order of its fields. @param {any} request @returns {string} */
const keyOf = (request) =>
  JSON.stringify(request, (_, value) =>
    value && typeof value === "object" && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );

const NAME_OF_REQUEST = new Map(Object.entries(FIXTURES).map(([name, { request }]) => [keyOf(request), name]));

/**
 * Answers the page's request as the bridge did.
 * @param {any} question
 */
const replay = (question) => withKind(answerTo, () => CATALOGUE)(question);

/**
 * Answers a request as the bridge did. Rejects with the bridge's error, or, if there is no stored answer, with a
 * sentence that says so.
 * @param {any} request
 */
async function answerTo(request) {
  const name = NAME_OF_REQUEST.get(keyOf(request));
  if (name === undefined) throw new Error(`No answer is kept to ${JSON.stringify(request)}.`);
  const answer = reply(name);
  if (answer.error) throw new PlyscopeError(answer.error);
  return answer;
}

/**
 * A stand-in for the page's side of Python.
 *
 * `instead` has different answers for some operations: a function of the request, by op. While `holding`, answers wait
 * for `release`.
 * @param {Record<string, (request: any) => any>} [instead]
 */
export function fakePython(instead = {}) {
  /** @type {Set<{give: () => void, refuse: (error: Error) => void, grow: (batch: any) => void}>} */
  const waiting = new Set();
  /** Whether a question waits for its answer, even if it was dropped. */
  let occupied = false;
  const python = {
    /** @type {any[]} all requests, in order */
    asked: [],
    holding: false,
    stops: 0,
    /** How often it was told to halt a search; and whether it hears that. */
    halts: 0,
    hears: false,
    restarts: 0,
    instead,

    /**
     * A question that is dropped while another one is running is never sent.
     * @param {any} request @param {{signal?: AbortSignal, onBatch?: (batch: any) => void}} [how] @returns {Promise<any>}
     */
    ask(request, { signal, onBatch = () => {} } = {}) {
      if (signal?.aborted) return Promise.reject(signal.reason);
      const asked = structuredClone(request);
      python.asked.push(asked);
      const answer = async () => (python.instead[request.op] ?? replay)(request);
      return new Promise((resolve, reject) => {
        const question = { give: () => resolve(answer()), refuse: reject, grow: onBatch };
        const isSent = !occupied;
        signal?.addEventListener("abort", () => {
          if (waiting.delete(question) && !isSent) python.asked.splice(python.asked.indexOf(asked), 1);
          reject(signal.reason);
        });
        if (python.holding) {
          occupied = true;
          waiting.add(question);
        } else question.give();
      });
    },

    /** Gives the waiting answers, the oldest first or the newest first. @param {{newestFirst?: boolean}} [how] */
    async release({ newestFirst = false } = {}) {
      python.holding = false;
      occupied = false;
      const questions = newestFirst ? [...waiting].reverse() : [...waiting];
      waiting.clear();
      for (const { give } of questions) {
        give();
        await settled();
      }
    },

    /** Tells what the search that waits has done so far. @param {any} batch */
    grow(batch) {
      for (const { grow } of waiting) grow(batch);
    },

    halt() {
      python.halts += 1;
      return python.hears;
    },

    stop() {
      python.stops += 1;
      occupied = false;
      for (const { refuse } of waiting) refuse(new Stopped());
      waiting.clear();
    },

    restart() {
      python.restarts += 1;
    },

    /** The packages that were installed; a name with "?" fails. @type {string[]} */
    installed: [],

    /** No test of the page without a browser starts another Python. */
    apart: { boot: () => Promise.reject(new Error()), viewer: () => Promise.reject(new Error()) },

    /** @param {string} name */
    async install(name) {
      if (name.includes("?")) throw Object.assign(new Error("It is not there."), { field: "install" });
      python.installed.push(name);
    },
  };
  return python;
}

/** Resolves when the page has dealt with all answers. */
export async function settled() {
  for (let i = 0; i < 3; i += 1) await new Promise((resolve) => setImmediate(resolve));
}

/** How often a test looks, and how long it sleeps in between, in milliseconds, before it gives up. */
const LOOKS = 4000;
const BETWEEN_LOOKS = 5;

/** Waits for what takes the platform a while, such as packing a link: until something holds. @param {() => unknown} holds */
export async function until(holds) {
  for (let look = 0; look < LOOKS; look += 1) {
    if (holds()) return;
    await new Promise((resolve) => setTimeout(resolve, BETWEEN_LOOKS));
  }
  throw new Error(`This never held: ${holds}`);
}
