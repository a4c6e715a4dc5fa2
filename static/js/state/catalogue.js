/**
 * What the catalogue says of the game that is chosen, and of the search whose code is shown.
 *
 * @typedef {import("./state.js").State} State
 * @typedef {import("./results.js").Results} Results
 * @typedef {import("../python/protocol.js").MethodInfo} MethodInfo
 */

import { remembered } from "../support/remember-last.js";

/** @param {State} state @param {Results} results */
export const subjectInfo = (state, { catalogue }) => catalogue?.subjects.find(({ id }) => id === state.subject);

/** What to look for in the preset that is chosen; "" where there is none. @param {State} state @param {Results} results */
export const presetNote = (state, results) =>
  subjectInfo(state, results)?.presets.find(({ id }) => id === state.preset)?.note ?? "";

/** The search that is chosen. @param {State} state @param {Results} results */
export const chosenMethod = (state, { catalogue }) => catalogue?.methods.find(({ id }) => id === state.method);

/** The search whose code is shown: the one that ran, else the one that is chosen. @param {State} state @param {Results} results */
export function methodInfo(state, { catalogue, run }) {
  const { method, cut } = run.trace?.text ?? { method: state.method, cut: state.cut };
  const info = catalogue?.methods.find(({ id }) => id === method);
  return info?.strictFiles && cut === ">" && info.takesCut ? cuttingStrictly(info) : info;
}

/** A search with the code that runs when it cuts on ">" only. */
const cuttingStrictly = remembered((/** @type {import("../python/messages.js").SearchShown} */ info) => ({
  ...info,
  files: info.strictFiles,
}));

/** The lines of the files of a search. */
export const sourcesOf = remembered((/** @type {MethodInfo | undefined} */ info) =>
  (info?.files ?? []).map(({ source }) => source.split("\n")),
);

/**
 * One file of a search, and the line that is marked in it; an empty one where there is none.
 * @param {MethodInfo | undefined} info @param {{file: number, line: number}} place
 */
export function fileShown(info, { file, line }) {
  const shown = info?.files[file];
  return { file: shown?.file ?? "", source: shown?.source ?? "", firstLine: shown?.firstLine ?? 1, line };
}

/**
 * The catalogue as the page has it: the subjects of all kinds in one list, and their methods in another. Each has its kind.
 * @param {import("../python/messages.js").Catalogue} catalogue @returns {import("../python/protocol.js").Catalogue}
 */
export const joinedKinds = ({ kinds }) =>
  /** @type {any} */ ({
    ...Object.assign({}, ...kinds.map(({ kind, subjects, methods, ...own }) => own)),
    subjects: kinds.flatMap((kind) => /** @type {any[]} */ (kind.subjects)),
    methods: kinds.flatMap((kind) => /** @type {any[]} */ (kind.methods)),
  });
