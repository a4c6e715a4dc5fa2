/**
 * What the catalogue says about the chosen game, and about the search whose code is shown.
 *
 * @typedef {import("./state.js").State} State
 * @typedef {import("./results.js").Results} Results
 * @typedef {import("../python/protocol.js").MethodInfo} MethodInfo
 */

import { isSameText } from "../support/same-text.js";
import { comparedIn } from "./results.js";
import { remembered } from "../support/remember-last.js";
import { namedTogether } from "../words/named-together.js";

/** @param {State} state @param {Pick<Results, "catalogue">} results */
export const subjectInfo = (state, { catalogue }) => catalogue?.subjects.find(({ id }) => id === state.subject);

/** What to look for in the chosen preset; "" if there is none. @param {State} state @param {Results} results */
export const presetNote = (state, results) => chosenPreset(state, results)?.note ?? "";

/** What comes out for the chosen preset, to be told when its run is over; "" if there is nothing to tell. @param {State} state @param {Results} results */
export const presetAnswer = (state, results) => chosenPreset(state, results)?.answer ?? "";

/** The chosen preset, if there is one. @param {State} state @param {Pick<Results, "catalogue">} results */
export const chosenPreset = (state, results) =>
  subjectInfo(state, results)?.presets.find(({ id }) => id === state.preset);

/**
 * The options of a method that another method has too, with their present values, also the default ones: so that two
 * methods can be compared with the same settings.
 * @param {Results["catalogue"]} catalogue
 * @param {Pick<State, "method" | "methodOptions">} now @param {string} method  the other method
 * @returns {Record<string, any>}
 */
export function optionsShared(catalogue, now, method) {
  const optionsOf = (/** @type {string} */ id) => catalogue?.methods.find((entry) => entry.id === id)?.options ?? [];
  const there = optionsOf(method).map(({ id }) => id);
  const both = optionsOf(now.method).filter(({ id }) => there.includes(id));
  return Object.fromEntries(both.map((option) => [option.id, now.methodOptions[option.id] ?? option.default]));
}

/** Whether a search can be given a window for its root. @param {MethodInfo | null | undefined} method */
export const takesWindow = (method) => Boolean(method && "takesWindow" in method && method.takesWindow);

/** The chosen search. @param {State} state @param {Results} results */
export const chosenMethod = (state, { catalogue }) => catalogue?.methods.find(({ id }) => id === state.method);

/**
 * The search whose code is shown: the one that ran, or else the chosen one.
 * @param {State} state @param {Results} results
 */
export function methodInfo(state, { catalogue, run, subject }) {
  const { method, cut } = run.trace?.text ?? { method: state.method, cut: state.cut };
  const info = catalogue?.methods.find(({ id }) => id === method);
  const look = /** @type {{movesAgain?: boolean} | null} */ (run.trace?.text.root ?? subject.look);
  if (!info?.strictFiles) return info; // a method of another kind has no other code
  return withCode(info, look?.movesAgain === true, cut === ">" && info.takesCut);
}

/** A search with the code that runs where a side may move again, and when it cuts only on ">". */
const withCode = remembered(
  (
    /** @type {import("../python/messages.js").SearchShown} */ info,
    /** @type {boolean} */ again,
    /** @type {boolean} */ strictly,
  ) => {
    const { files, strictFiles } = (again && info.turns) || info;
    return { ...info, files: strictly ? strictFiles : files };
  },
);

/**
 * The catalogue with a subject that the user wrote, in the place of an earlier one.
 * @template {{subjects: readonly any[]}} C
 * @param {C | null} catalogue @param {import("../python/messages.js").OwnShown | import("../python/messages.js").OwnProblemShown} own @returns {C | null}
 */
export function withOwn(catalogue, { entry, source, files }) {
  if (!catalogue || isSameText(ownText(catalogue, entry.id), { source, files })) return catalogue;
  const others = catalogue.subjects.filter(({ id }) => id !== entry.id);
  return { ...catalogue, subjects: [{ ...entry, text: { source, files } }, ...others] };
}

/** @typedef {import("../support/same-text.js").OwnText} OwnText */

/** @type {Readonly<OwnText>} */
const NO_TEXT = Object.freeze({ source: "", files: Object.freeze({}) });

/**
 * The text of a subject that the user wrote; none for one of the page's own.
 * @param {{subjects: readonly any[]} | null} catalogue @param {string} subject @returns {Readonly<OwnText>}
 */
export const ownText = (catalogue, subject) => catalogue?.subjects.find(({ id }) => id === subject)?.text ?? NO_TEXT;

/** The lines of the files of a search. */
export const sourcesOf = remembered((/** @type {MethodInfo | undefined} */ info) =>
  (info?.files ?? []).map(({ source }) => source.split("\n")),
);

/**
 * One file of a search and its marked line; an empty file if there is no search.
 * @param {MethodInfo | undefined} info @param {{file: number, line: number}} place
 */
export function fileShown(info, { file, line }) {
  const shown = info?.files[file];
  return { file: shown?.file ?? "", source: shown?.source ?? "", firstLine: shown?.firstLine ?? 1, line };
}

/**
 * The catalogue as the page uses it: the subjects of all kinds in one list, their methods in another. Each entry knows
 * its kind.
 * @param {import("../python/messages.js").Catalogue} catalogue @returns {import("../python/protocol.js").Catalogue}
 */
export const joinedKinds = ({ kinds }) =>
  /** @type {any} */ ({
    ...Object.assign({}, ...kinds.map(({ kind, subjects, methods, ...own }) => own)),
    subjects: kinds.flatMap((kind) => /** @type {any[]} */ (kind.subjects)),
    methods: kinds.flatMap((kind) => /** @type {any[]} */ (kind.methods)),
  });

/** Stands for the position with which a game begins, where no preset of it does. */
const BEGINNING = "start";

/**
 * The preset with the position with which a game begins under these rules; or what stands for it.
 * @param {import("../python/protocol.js").SubjectInfo} info @param {Record<string, number>} rules
 */
export function presetOfBeginning({ presets, start, options }, rules) {
  const usual = Object.fromEntries(options.map(({ id, default: value }) => [id, value]));
  const found = presets.find(
    (each) =>
      each.position === start &&
      Object.entries({ ...usual, ...each.options }).every(([id, value]) => rules[id] === value),
  );
  return found?.id ?? BEGINNING;
}

/** The game and its preset, as a title. @param {{name: string, presets: readonly {id: string, name: string}[]}} subject @param {string} id  of the preset */
export function subjectTitle({ name, presets }, id) {
  const preset = presets.find((each) => each.id === id)?.name ?? (id === BEGINNING ? "" : "your own");
  return [name, preset].filter(Boolean).join(" · ");
}

/**
 * Game, position and search in one line, so that a picture of the screen tells what it shows.
 * @param {import("./state.js").State} state @param {import("./results.js").Results} results
 */
export function nameOfAll(state, results) {
  const subject = subjectInfo(state, results);
  const second = comparedIn(results.run);
  const methods = second ? namedTogether(second.mainName, second.name) : chosenMethod(state, results)?.name;
  return [subject && subjectTitle(subject, state.preset), methods].filter(Boolean).join(" · ");
}
