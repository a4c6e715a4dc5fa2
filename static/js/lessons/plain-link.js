/**
 * A link in plain words, which people and other programs can write by hand:
 * `#tree=[[3,12,8],[2,4,6]]&method=alphabeta&step=7` or `#game=connect4&play=o`. Pure functions.
 *
 * @typedef {import("./directives.js").Workspace} Workspace
 * @typedef {import("../python/protocol.js").Catalogue} Catalogue
 * @typedef {{workspace: Workspace, play: string}} PlainLink  `play` is the side that the reader plays; "" if none
 */

import { isPlain } from "../support/shapes.js";
import { DIRECTIVES, FIRST_WORKSPACE } from "./directives.js";
import { LessonFault, quoted } from "./fault.js";
import { workspaceAfter } from "./workspace.js";

/** What is wrong with a link, as a sentence. */
export class PlainFault extends Error {}

/** Which words begin such a link: it must have one of them. */
const SUBJECTS = Object.freeze(["tree", "game", "problem"]);
const OTHERS = Object.freeze([
  ...["preset", "position", "method", "depth", "order", "cut", "beside"],
  ...["step", "step-by", "stage", "play"],
]);
/** What a frame of another page says in the same place. */
const OF_FRAMES = "embed";
const PAIR = /^\s*([a-z-]+)\s*=(.*)$/s;

/** Whether a fragment of an address means to be such a link. @param {string} hash */
export const isPlainLink = (hash) => pairsOf(hash).some(({ name }) => SUBJECTS.includes(name));

/** @param {string} hash with or without its sign */
function pairsOf(hash) {
  return hash
    .replace(/^#/, "")
    .split("&")
    .map((part) => PAIR.exec(decoded(part)))
    .flatMap((found) => (found ? [{ name: found[1], value: found[2].trim() }] : []))
    .filter(({ name }) => name !== OF_FRAMES);
}

/** @param {string} text */
function decoded(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    return text; // A percent sign that somebody wrote as it is.
  }
}

/**
 * What a link leads to. Throws `PlainFault` with what is wrong.
 * @param {string} hash @param {Catalogue} catalogue @returns {PlainLink}
 */
export function readPlainLink(hash, catalogue) {
  const pairs = pairsOf(hash);
  /** @type {Map<string, string>} */
  const said = new Map();
  for (const { name, value } of pairs) {
    if (said.has(name)) throw new PlainFault(`It says ${name}= twice.`);
    if (value === "") throw new PlainFault(`There is nothing after ${name}=.`);
    said.set(name, value);
  }
  const [which, ...more] = SUBJECTS.filter((name) => said.has(name));
  if (more.length > 0) throw new PlainFault(`It says both ${which}= and ${more[0]}=.`);
  const subject = subjectOf(which, said, catalogue);
  const { play = "", ...rest } = Object.fromEntries([...said].filter(([name]) => !SUBJECTS.includes(name)));
  const method = rest.method === undefined ? null : methodOf(rest.method, subject, catalogue);
  const changes = [
    { name: "show", change: { ...FIRST_WORKSPACE, subject: subject.id, preset: presetOf(rest.preset, subject) } },
    ...(which === "tree" ? [{ name: "position", change: { position: said.get("tree"), preset: "" } }] : []),
    ...(method ? [{ name: "method", change: { method: method.id, options: {} } }] : []),
    ...Object.entries(rest)
      .filter(([name]) => name !== "preset" && name !== "method")
      .map(([name, value]) => changeOf(name, value, method, catalogue)),
  ];
  return { workspace: workspaceAfter(FIRST_WORKSPACE, changes), play: play.toLowerCase() };
}

/** @param {string} which @param {ReadonlyMap<string, string>} said @param {Catalogue} catalogue */
function subjectOf(which, said, { subjects }) {
  const name = which === "tree" ? "tree" : /** @type {string} */ (said.get(which));
  const kind = which === "problem" ? "problem" : "game";
  const all = subjects.filter((each) => each.kind === kind);
  return found(all, name, kind);
}

/** @param {string} text @param {Catalogue["subjects"][number]} subject @param {Catalogue} catalogue */
function methodOf(text, subject, { methods }) {
  return found(
    methods.filter(({ kind }) => kind === subject.kind),
    text,
    `method for ${subject.name}`,
  );
}

/** @param {string | undefined} text @param {Catalogue["subjects"][number]} subject */
const presetOf = (text, { presets, name }) => (text === undefined ? "" : found(presets, text, `example of ${name}`).id);

/**
 * The entry with this id or name, however it is written; or else the likeliest is told.
 * @template {{id: string, name: string}} T @param {readonly T[]} entries @param {string} text @param {string} what @returns {T}
 */
function found(entries, text, what) {
  const wanted = letters(text);
  const entry = entries.find(({ id, name }) => letters(id) === wanted || letters(name) === wanted);
  if (entry) return entry;
  const [likely] = [...entries].sort(
    (one, other) => distance(wanted, letters(one.id)) - distance(wanted, letters(other.id)),
  );
  throw new PlainFault(`There is no ${what} ${quoted(text)}.${likely ? ` Did you mean ${quoted(likely.id)}?` : ""}`);
}

/** @param {string} text */
const letters = (text) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");

/** How many letters differ, at least: the edit distance. @param {string} one @param {string} other */
function distance(one, other) {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let i = 1; i <= one.length; i++) {
    const next = [i];
    for (let j = 1; j <= other.length; j++)
      next.push(Math.min(row[j] + 1, next[j - 1] + 1, row[j - 1] + Number(one[i - 1] !== other[j - 1])));
    row = next;
  }
  return row[other.length];
}

/**
 * @param {string} name @param {string} value @param {Catalogue["methods"][number] | null} method @param {Catalogue} catalogue
 */
function changeOf(name, value, method, { orders, methods }) {
  const option = method?.options?.find(({ id }) => id === name);
  if (option) {
    if (!Number.isFinite(Number(value))) throw new PlainFault(`${name}= needs a number, not ${quoted(value)}.`);
    return { name: "option", change: { options: { [name]: Number(value) } } };
  }
  if (!OTHERS.includes(name)) {
    const known = [...SUBJECTS, ...OTHERS, ...(method?.options ?? []).map(({ id }) => id)];
    throw new PlainFault(
      `It has a part that this page does not know: ${quoted(`${name}=`)}. The parts are ${known.join(", ")}.`,
    );
  }
  if (name === "order") return { name, change: { order: found(orders, value, "order").id } };
  if (name === "beside") return { name, change: { beside: found(methods, value, "method").id } };
  try {
    return { name, change: DIRECTIVES[name].read(value, 0) };
  } catch (error) {
    if (error instanceof LessonFault) throw new PlainFault(error.reason.replace(`@${name}`, `${name}=`));
    throw error;
  }
}

/** A tree of plain numbers can be written without spaces. */
const PLAIN_TREE = /^[\d\s[\].-]+$/;

/**
 * The link in plain words to what the page shows; null if such a link does not suffice.
 * @param {import("../state/state.js").State} state @param {number} step  of the search @param {Catalogue | null} catalogue
 */
export function writePlainLink(state, step, catalogue) {
  const info = catalogue?.subjects.find(({ id }) => id === state.subject);
  const method = catalogue?.methods.find(({ id }) => id === state.method);
  if (!info || !method || !SAID_BY.includes(info.kind) || !isSaid(state, info, method)) return null;
  const [position] = state.history;
  const isTree = state.subject === "tree" && state.preset === "";
  const parts = [
    isTree ? ["tree", compact(position)] : [info.kind, state.subject],
    ...(state.preset ? [["preset", state.preset]] : []),
    ...(state.preset || isTree ? [] : [["position", position]]),
    ["method", state.method],
    ...Object.entries(state.methodOptions).map(([name, value]) => [name, String(value)]),
    ...(state.depth ? [["depth", state.depth]] : []),
    ...(state.order === FIRST_WORKSPACE.order ? [] : [["order", state.order]]),
    ...(state.cut === FIRST_WORKSPACE.cut ? [] : [["cut", state.cut]]),
    ...(state.secondRun ? [["beside", state.secondRun.method]] : []),
    ...(state.stage === FIRST_WORKSPACE.stage ? [] : [["stage", state.stage]]),
    ...(state.granularity === FIRST_WORKSPACE.by ? [] : [["step-by", state.granularity]]),
    ...(step > 0 ? [["step", String(step)]] : []),
  ];
  return parts.map(([name, value]) => `${name}=${encoded(value)}`).join("&");
}

const SAID_BY = ["game", "problem"];

/** @param {string} text */
const compact = (text) =>
  PLAIN_TREE.test(text)
    ? text
        .trim()
        .replace(/\s+/g, ",")
        .replace(/\[,|,\]/g, (each) => each.replace(",", ""))
    : text;

/** What an address can hold as it is, stays readable. @param {string} text */
const encoded = (text) => encodeURIComponent(text).replace(/%(5B|5D|2C|2F|3A)/g, decodeURIComponent);

/**
 * Whether the words of such a link say all of it.
 * @param {import("../state/state.js").State} state @param {Catalogue["subjects"][number]} info @param {Catalogue["methods"][number]} method
 */
function isSaid(state, { presets }, method) {
  const rules = (presets.find(({ id }) => id === state.preset) ?? presets[0]).options ?? {};
  const known = (method.options ?? []).map(({ id }) => id);
  const usual = { window: "", python: "", source: "", evaluation: "", draft: null, setup: false, folded: false, at: 0 };
  const { secondRun, stage } = state;
  const second = secondRun && { ...secondRun, method: state.method, methodOptions: state.methodOptions };
  const run = {
    method: state.method,
    depth: state.depth,
    order: state.order,
    cut: state.cut,
    window: state.window,
    methodOptions: state.methodOptions,
  };
  return (
    Object.entries(usual).every(([name, value]) => /** @type {any} */ (state)[name] === value) &&
    state.history.length === 1 &&
    state.collapsed.length === 0 &&
    state.weights.MAX === null &&
    isSame(state.options, rules) &&
    Object.entries(state.methodOptions).every(([name, value]) => known.includes(name) && typeof value === "number") &&
    (secondRun === null || (isSame(second, run) && isSame(secondRun.methodOptions, {}))) &&
    (stage === "tree" || stage in STAGES_SAID)
  );
}

const STAGES_SAID = { plots: true, duel: true, trials: true, race: true };

/** @param {unknown} one @param {unknown} other */
const isSame = (one, other) =>
  isPlain(one) && isPlain(other)
    ? JSON.stringify(sorted(one)) === JSON.stringify(sorted(other))
    : JSON.stringify(one) === JSON.stringify(other);

/** @param {Record<string, unknown>} record */
const sorted = (record) => Object.entries(record).sort(([one], [other]) => (one < other ? -1 : 1));
