/**
 * Writes what the workspace shows into the lines of a lesson, and reads these lines. Pure functions.
 *
 * @typedef {import("./directives.js").Workspace} Workspace
 */

import { workspaceAfter } from "./workspace.js";
import { DIRECTIVES, FIRST_WORKSPACE, LARGE } from "./directives.js";

/** The changes that some lines make; a line that is none counts for nothing. @param {readonly string[]} lines */
const changesIn = (lines) => lines.flatMap(changeIn);

/** @param {string} line @returns {{name: string, change: import("./directives.js").Change}[]} */
function changeIn(line) {
  const { name = "", text = "" } = /^@(?<name>[\w-]+)\s*(?<text>.*)$/.exec(line)?.groups ?? {};
  if (!Object.hasOwn(DIRECTIVES, name)) return [];
  try {
    return [{ name, change: DIRECTIVES[name].read(text, 0) }];
  } catch {
    return [];
  }
}

/** The workspace after some lines. @param {Workspace} before @param {readonly string[]} lines */
export const workspaceAfterLines = (before, lines) => workspaceAfter(before, changesIn(lines));

/**
 * The lines that turn one workspace into another, as few as possible.
 * @param {Workspace} target @param {Workspace | null} before  null for the first step, which says all
 * @returns {string[]}
 */
export function linesOfWorkspace(target, before) {
  const goesOn = before !== null && canGoOn(target, before);
  const from = goesOn ? before : begun(target);
  const anew = goesOn ? [] : [target.link === "" ? `@show ${shown(target)}` : `@link ${target.link}`];
  const search = [...anew, ...searchLines(target, from)];
  const step = search.length > 0 ? "start" : from.step;
  return [
    ...search,
    ...(target.stage === from.stage ? [] : [`@stage ${target.stage}`]),
    ...(target.large === from.large ? [] : [`@large ${wordOf(target.large)}`]),
    ...(target.by === from.by ? [] : [`@step-by ${target.by}`]),
    ...(target.step === step ? [] : [`@step ${target.step}`]),
  ];
}

/** Where @show or @link begins. @param {Workspace} target @returns {Workspace} */
const begun = ({ link, subject, preset }) =>
  link === "" ? { ...FIRST_WORKSPACE, subject, preset } : { ...FIRST_WORKSPACE, link };

/** @param {Workspace} workspace */
const shown = ({ subject, preset }) => (preset === "" ? subject : `${subject}/${preset}`);

/** What no line takes back needs a new beginning. @param {Workspace} target @param {Workspace} before */
function canGoOn(target, before) {
  const samePlace = ["subject", "link"].every((name) => Reflect.get(target, name) === Reflect.get(before, name));
  const isKept = ["position", "method", "beside"].every(
    (name) => Reflect.get(target, name) !== "" || Reflect.get(before, name) === "",
  );
  // A position of one's own takes the place of an example, and nothing but @show brings an example.
  const samePreset = target.preset === before.preset || (target.preset === "" && target.position !== "");
  return samePlace && isKept && samePreset && (target.method !== "" || keepsOptions(target, before));
}

/** Whether each option that was set is still set. @param {Workspace} target @param {Workspace} before */
const keepsOptions = (target, before) =>
  Object.keys(before.options).every((name) => Object.hasOwn(target.options, name));

/** @param {Workspace} target @param {Workspace} from */
function searchLines(target, from) {
  const isOwn = target.position !== from.position || target.preset !== from.preset;
  // @method forgets the options.
  const again = target.method !== from.method || !keepsOptions(target, from);
  const options = again ? {} : from.options;
  return [
    ...(isOwn ? [`@position ${target.position}`] : []),
    ...(again ? [`@method ${target.method}`] : []),
    ...(target.depth === from.depth ? [] : [`@depth ${target.depth || "full"}`]),
    ...(target.order === from.order ? [] : [`@order ${target.order}`]),
    ...(target.cut === from.cut ? [] : [`@cut ${target.cut}`]),
    ...Object.entries(target.options)
      .filter(([name, value]) => options[name] !== value)
      .map(([name, value]) => `@option ${name} ${value}`),
    ...(target.beside === from.beside ? [] : [`@beside ${target.beside}`]),
  ];
}

/** @param {Workspace["large"]} large */
const wordOf = (large) => Object.keys(LARGE).find((word) => Reflect.get(LARGE, word) === large) ?? "usual";
