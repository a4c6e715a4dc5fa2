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
 * @param {Workspace} wanted @param {Workspace | null} before  null for the first step, which says all
 * @returns {string[]}
 */
export function linesOfWorkspace(wanted, before) {
  const goesOn = before !== null && canGoOn(wanted, before);
  const from = goesOn ? before : begun(wanted);
  const anew = goesOn ? [] : [wanted.link === "" ? `@show ${shown(wanted)}` : `@link ${wanted.link}`];
  const search = [...anew, ...searchLines(wanted, from)];
  const step = search.length > 0 ? "start" : from.step;
  return [
    ...search,
    ...(wanted.stage === from.stage ? [] : [`@stage ${wanted.stage}`]),
    ...(wanted.large === from.large ? [] : [`@large ${wordOf(wanted.large)}`]),
    ...(wanted.by === from.by ? [] : [`@step-by ${wanted.by}`]),
    ...(wanted.step === step ? [] : [`@step ${wanted.step}`]),
  ];
}

/** Where @show or @link begins. @param {Workspace} wanted @returns {Workspace} */
const begun = ({ link, subject, preset }) =>
  link === "" ? { ...FIRST_WORKSPACE, subject, preset } : { ...FIRST_WORKSPACE, link };

/** @param {Workspace} workspace */
const shown = ({ subject, preset }) => (preset === "" ? subject : `${subject}/${preset}`);

/** What no line takes back needs a new beginning. @param {Workspace} wanted @param {Workspace} before */
function canGoOn(wanted, before) {
  const samePlace = ["subject", "link"].every((name) => Reflect.get(wanted, name) === Reflect.get(before, name));
  const isKept = ["position", "method", "beside"].every(
    (name) => Reflect.get(wanted, name) !== "" || Reflect.get(before, name) === "",
  );
  // A position of one's own takes the place of an example, and nothing but @show brings an example.
  const samePreset = wanted.preset === before.preset || (wanted.preset === "" && wanted.position !== "");
  return samePlace && isKept && samePreset && (wanted.method !== "" || keepsOptions(wanted, before));
}

/** Whether each option that was set is still set. @param {Workspace} wanted @param {Workspace} before */
const keepsOptions = (wanted, before) =>
  Object.keys(before.options).every((name) => Object.hasOwn(wanted.options, name));

/** @param {Workspace} wanted @param {Workspace} from */
function searchLines(wanted, from) {
  const isOwn = wanted.position !== from.position || wanted.preset !== from.preset;
  // @method forgets the options.
  const again = wanted.method !== from.method || !keepsOptions(wanted, from);
  const options = again ? {} : from.options;
  return [
    ...(isOwn ? [`@position ${wanted.position}`] : []),
    ...(again ? [`@method ${wanted.method}`] : []),
    ...(wanted.depth === from.depth ? [] : [`@depth ${wanted.depth || "full"}`]),
    ...(wanted.order === from.order ? [] : [`@order ${wanted.order}`]),
    ...(wanted.cut === from.cut ? [] : [`@cut ${wanted.cut}`]),
    ...Object.entries(wanted.options)
      .filter(([name, value]) => options[name] !== value)
      .map(([name, value]) => `@option ${name} ${value}`),
    ...(wanted.beside === from.beside ? [] : [`@beside ${wanted.beside}`]),
  ];
}

/** @param {Workspace["large"]} large */
const wordOf = (large) => Object.keys(LARGE).find((word) => Reflect.get(LARGE, word) === large) ?? "usual";
