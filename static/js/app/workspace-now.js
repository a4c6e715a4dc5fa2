/** What the workspace shows now, as a step of a lesson says it: in plain lines where they say all of it, else as a link. */

import { FIRST_WORKSPACE, LARGE, STAGES } from "../lessons/directives.js";
import { written } from "../files/link-code.js";
import { transportProps } from "../view-models/transport.js";
import { RUN_SETTINGS, position } from "../state/state.js";
import { placeOf } from "./place.js";

/**
 * @typedef {import("../state/state.js").State} State
 * @typedef {import("../state/results.js").Results} Results
 * @typedef {import("../lessons/directives.js").Workspace} Workspace
 */

/** What lines can say, or what a lesson leaves to its reader. */
const EXPRESSED = new Set([
  ...["subject", "options", "preset", "presetDepth", "history", "at", "first", "draft", "drawn", "searched"],
  ...RUN_SETTINGS,
  ...["secondRun", "secondCursor", "beforeSecond", "shortened"],
  ...["cursor", "granularity", "stage", "centre", "pane", "speed", "asks", "asked", "predicted", "verdict", "engine"],
]);

/** @param {State} state @param {Results} results @returns {Promise<Workspace>} */
export async function workspaceNow(state, results) {
  const stage = STAGES.includes(state.stage) ? state.stage : FIRST_WORKSPACE.stage;
  const large = Object.values(LARGE).includes(state.centre) ? state.centre : FIRST_WORKSPACE.large;
  const plain = plainWorkspace(state, results);
  // A lesson has one line for a position, and none for rules.
  const isInLines = plain?.workspace.preset || /^\S(?:.*\S)?$/.test(plain?.workspace.position ?? "");
  return plain && isInLines && isSame(plain.rules, {})
    ? { ...plain.workspace, stage, large }
    : { ...FIRST_WORKSPACE, link: await written(placeOf({ ...state, pane: "tree" })), stage, large };
}

/**
 * Null if plain words cannot say it. The rules are the options of the game, where they are not those of its example.
 * @param {State} state @param {Results} results @returns {{workspace: Workspace, rules: Record<string, number>} | null}
 */
export function plainWorkspace(state, results) {
  const entry = results.catalogue?.subjects.find(({ id }) => id === state.subject);
  const now = position(state);
  if (!entry || state.searched !== now || Object.keys(placeOf(state)).some((name) => !EXPRESSED.has(name))) return null;
  // The page forgets which example it was as soon as it is changed; a move is one more position.
  const chosen = state.history.length === 1 && entry.presets.find(({ id }) => id === state.preset);
  // A position of one's own has the rules of the first example.
  const usual = /** @type {Record<string, number>} */ ({ ...defaultsOf(entry), ...entry.presets[0]?.options });
  const rules = Object.fromEntries(Object.entries(state.options).filter(([name, value]) => value !== usual[name]));
  if (!chosen && now === "" && entry.presets[0]?.position !== "") return null;
  const settings = numbersIn(state.methodOptions);
  const beside = state.secondRun === null ? "" : besideOf(state);
  if (settings === null || beside === null || !/^(?:[1-9]\d?)?$/.test(state.depth)) return null;
  /** @type {Workspace} */
  const workspace = {
    ...FIRST_WORKSPACE,
    subject: state.subject,
    preset: chosen ? state.preset : "",
    position: chosen ? "" : now,
    method: state.method,
    depth: state.depth,
    order: state.order,
    cut: state.cut,
    options: settings,
    step: transportProps(state, results).step || "start",
    by: state.granularity,
    beside,
  };
  return { workspace, rules: chosen ? {} : rules };
}

/** @param {{options: readonly {id: string, default: number}[]}} entry */
const defaultsOf = ({ options }) => Object.fromEntries(options.map((each) => [each.id, each.default]));

/** The other method, if only that is different. @param {State} state */
function besideOf({ secondRun, depth, order, cut }) {
  if (secondRun === null) return "";
  const isPlain = !secondRun.window && isSame([secondRun.depth, secondRun.order, secondRun.cut], [depth, order, cut]);
  return isPlain && Object.keys(secondRun.methodOptions).length === 0 ? secondRun.method : null;
}

/** @param {State["methodOptions"]} options @returns {Record<string, number> | null} */
function numbersIn(options) {
  const all = Object.entries(options);
  if (!all.every(([name, value]) => /^\w+$/.test(name) && /^-?\d+(?:\.\d+)?$/.test(String(value)))) return null;
  return Object.fromEntries(all.map(([name, value]) => [name, Number(value)]));
}

/** @param {unknown} one @param {unknown} other */
const isSame = (one, other) => JSON.stringify(one) === JSON.stringify(other);
