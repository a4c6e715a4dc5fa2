/**
 * A link in plain words, which people and other programs can write by hand:
 * `#tree=[[3,12,8],[2,4,6]]&method=alphabeta&step=7` or `#game=connect4&play=o`. Pure functions.
 *
 * @typedef {import("./directives.js").Workspace} Workspace
 * @typedef {import("../python/protocol.js").Catalogue} Catalogue
 * @typedef {Catalogue["subjects"][number]} Subject
 * @typedef {Catalogue["methods"][number]} Method
 *
 * @typedef {object} PlainLink
 * @property {Workspace} workspace
 * @property {Readonly<Record<string, number>>} rules  options of the game, where they are not those of its example
 * @property {string} play  the side that the reader plays; "" if none
 * @property {readonly string[]} parameters  which words it has
 */

import { KINDS, kindOf } from "../kinds/index.js";
import { DIRECTIVES, FIRST_WORKSPACE } from "./directives.js";
import { LessonFault, listed, quoted } from "./fault.js";
import { nearest } from "./nearest.js";
import { workspaceAfter } from "./workspace.js";

/** What is wrong with a link, as a sentence. */
export class PlainFault extends Error {}

/** A typed tree is a game too. */
const TREE = "tree";
/** A link has one of these: never a program, which nobody runs unasked. */
const SUBJECTS = Object.freeze([TREE, ...KINDS.filter(({ runsItsText }) => !runsItsText).map(({ id }) => id)]);
/** Where there are no two sides, there is none of these. */
const OF_GAMES = Object.freeze(["depth", "order", "cut", "play"]);
/** Who plays does not watch a search. */
const OF_SEARCHES = Object.freeze(["beside", "step", "step-by", "stage"]);
const OTHERS = Object.freeze(["preset", "position", "method", ...OF_GAMES, ...OF_SEARCHES]);
/** What a frame of another page says in the same place. */
const OF_FRAMES = "embed";
const PAIR = /^\s*(?<name>[\w-]+)\s*=(?<value>.*)$/s;
/** The link that the page makes, which says all in one word. */
const WHOLE = /^#?\d+\./;

/** Whether a fragment of an address means to be such a link. @param {string} hash */
export const isPlainLink = (hash) =>
  !WHOLE.test(hash) &&
  partsOf(hash).some((part) => {
    const { name = "" } = pairOf(part) ?? {};
    return [...SUBJECTS, ...OTHERS].includes(name) || nearest(name, SUBJECTS) !== undefined;
  });

/** @param {string} hash with or without its sign */
function partsOf(hash) {
  // Some programs write all of it in letters of addresses, and some pages of HTML spell out the sign between parts.
  const text = hash.replace(/^#/, "").replaceAll("&amp;", "&");
  return (text.includes("=") ? text : decoded(text))
    .split("&")
    .map(decoded)
    .filter((part) => part.trim() !== "" && pairOf(part)?.name !== OF_FRAMES);
}

/** @param {string} part */
function pairOf(part) {
  const { name, value } = PAIR.exec(part)?.groups ?? {};
  return name === undefined ? null : { name: name.toLowerCase(), value: value.trim() };
}

/** @param {string} text */
function decoded(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    return text; // A percent sign that somebody wrote as it is.
  }
}

/** What each word of a link says. @param {string} hash @returns {Map<string, string>} */
function parametersIn(hash) {
  /** @type {Map<string, string>} */
  const parameters = new Map();
  for (const part of partsOf(hash)) {
    const pair = pairOf(part);
    if (!pair) throw new PlainFault(`Its part ${quoted(part.trim())} has no “=”.`);
    if (parameters.has(pair.name)) throw new PlainFault(`It says ${pair.name}= twice.`);
    if (pair.value === "") throw new PlainFault(`There is nothing after ${pair.name}=.`);
    parameters.set(pair.name, pair.value);
  }
  return parameters;
}

/**
 * What a link leads to. Throws `PlainFault` with what is wrong.
 * @param {string} hash @param {Catalogue} catalogue @returns {PlainLink}
 */
export function readPlainLink(hash, catalogue) {
  const parameters = parametersIn(hash);
  const subject = subjectOf(parameters, catalogue);
  refuseBoth(parameters, [TREE], ["preset", "position"]);
  refuseBoth(parameters, ["play"], OF_SEARCHES);
  const { method, preset, ...rest } = Object.fromEntries([...parameters].filter(([name]) => !SUBJECTS.includes(name)));
  const chosen = method === undefined ? null : methodOf(method, subject, catalogue);
  const example = preset === undefined ? null : found(subject.presets, preset, `example of ${subject.name}`);
  /** @type {{name: string, change: import("./directives.js").Change}[]} */
  const changes = [
    { name: "show", change: { ...FIRST_WORKSPACE, subject: subject.id, preset: example?.id ?? "" } },
    ...(parameters.has(TREE) ? [{ name: "position", change: { position: parameters.get(TREE) ?? "" } }] : []),
    ...(chosen ? [{ name: "method", change: { method: chosen.id } }] : []),
  ];
  // A position of one's own has the rules of the example that is named with it.
  const rules = { ...(parameters.has("position") && example?.options) };
  for (const [name, value] of Object.entries(rest)) {
    if (chosen?.options?.some(({ id }) => id === name))
      changes.push({ name: "option", change: { options: { [name]: numberOf(name, value) } } });
    else if (optionsOf(subject).includes(name)) rules[name] = numberOf(name, value);
    else if (name !== "play") changes.push(changeOf(name, value, { subject, method: chosen, catalogue }));
    else if (!isGame(subject)) throw new PlainFault(onlyOfGames(name, subject));
  }
  const { play = "" } = rest;
  return { workspace: workspaceAfter(FIRST_WORKSPACE, changes), rules, play, parameters: [...parameters.keys()] };
}

/** @param {ReadonlyMap<string, string>} parameters @param {readonly string[]} some @param {readonly string[]} others */
function refuseBoth(parameters, some, others) {
  const both = [some, others].map((names) => names.find((name) => parameters.has(name)));
  if (!both.includes(undefined)) throw new PlainFault(`It says both ${both.map((name) => `${name}=`).join(" and ")}.`);
}

/** @param {ReadonlyMap<string, string>} parameters @param {Catalogue} catalogue @returns {Subject} */
function subjectOf(parameters, { subjects }) {
  const [which, another] = SUBJECTS.filter((name) => parameters.has(name));
  if (another) throw new PlainFault(`It says both ${which}= and ${another}=.`);
  if (!which) {
    const unknown = [...parameters.keys()].find((name) => !OTHERS.includes(name) && nearest(name, SUBJECTS));
    throw new PlainFault(unknown ? unknownPart(unknown, SUBJECTS) : "It needs tree=, game= or problem=.");
  }
  const name = which === TREE ? which : (parameters.get(which) ?? "");
  const ofKind = subjects.filter(({ id, kind }) => (which === TREE ? id : kind) === which);
  const others = subjects.filter(({ kind }) => kind !== which && SUBJECTS.includes(kind));
  const other = entryOf(ofKind, name) ? undefined : entryOf(others, name);
  if (other) throw new PlainFault(`${other.name} is written ${other.kind}=${other.id}.`);
  return found(ofKind, name, which);
}

/** @param {string} text @param {Subject} subject @param {Catalogue} catalogue @returns {Method} */
const methodOf = (text, { kind, name }, { methods }) =>
  found(
    methods.filter((each) => each.kind === kind),
    text,
    `method for ${name}`,
  );

/**
 * The entry with this id, or else with this name, however it is written: what the user has defined may have the name of
 * another.
 * @template {{id: string, name: string}} T @param {readonly T[]} entries @param {string} text
 */
const entryOf = (entries, text) =>
  entries.find(({ id }) => letters(id) === letters(text)) ??
  entries.find(({ name }) => letters(name) === letters(text));

/** @param {string} text */
const letters = (text) => text.toLowerCase().replace(/[^\p{L}\p{N}^*]/gu, "");

/**
 * The same, or else a sentence with the likeliest, or with all.
 * @template {{id: string, name: string}} T @param {readonly T[]} entries @param {string} text @param {string} what @returns {T}
 */
function found(entries, text, what) {
  const entry = entryOf(entries, text);
  if (entry) return entry;
  const ids = entries.map(({ id }) => id);
  const likely = nearest(text, ids) ?? entries.find(({ name }) => nearest(text, [name]))?.id;
  const hint = likely ? `Did you mean ${quoted(likely)}?` : `There is ${listed(ids, "and")}.`;
  throw new PlainFault(`There is no ${what} ${quoted(text)}. ${hint}`);
}

/** @param {Subject | Method | null} entry @returns {string[]} */
const optionsOf = (entry) => (entry?.options ?? []).map(({ id }) => id);

/** @param {string} name @param {string} value */
function numberOf(name, value) {
  if (/^[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?$/i.test(value)) return Number(value);
  throw new PlainFault(`${name}= needs a number, not ${quoted(value)}.`);
}

/**
 * @param {string} name @param {string} value
 * @param {{subject: Subject, method: Method | null, catalogue: Catalogue}} about
 */
function changeOf(name, value, { subject, method, catalogue: { orders, methods } }) {
  if (!OTHERS.includes(name)) {
    const withIt = methods.find((each) => each.kind === subject.kind && optionsOf(each).includes(name));
    if (withIt && !method) throw new PlainFault(`${name}= needs a method that has it, such as method=${withIt.id}.`);
    const known = [...SUBJECTS, ...OTHERS, ...optionsOf(subject), ...optionsOf(method)];
    throw new PlainFault(unknownPart(name, known));
  }
  if (!isGame(subject) && OF_GAMES.includes(name)) throw new PlainFault(onlyOfGames(name, subject));
  if (name === "order") return { name, change: { order: found(orders, value, name).id } };
  if (name === "beside") {
    const fitting = methods.filter(({ kind }) => kind === subject.kind);
    return { name, change: { beside: found(fitting, value, "method").id } };
  }
  try {
    return { name, change: DIRECTIVES[name].read(value, 0) };
  } catch (error) {
    if (error instanceof LessonFault) throw new PlainFault(error.reason.replace(`@${name}`, `${name}=`));
    throw error;
  }
}

/** @param {string} name @param {readonly string[]} known */
function unknownPart(name, known) {
  const likely = nearest(name, known);
  const hint = likely ? `Did you mean ${quoted(`${likely}=`)}?` : `The parts are ${listed(known, "and")}.`;
  return `It has a part that this page does not know: ${quoted(`${name}=`)}. ${hint}`;
}

/** @param {Subject} subject */
const isGame = (subject) => kindOf(subject).againstPython !== undefined;

/** @param {string} name @param {Subject} subject */
const onlyOfGames = (name, subject) => `${name}= is for games, and ${subject.name} is none.`;
