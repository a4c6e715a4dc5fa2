/**
 * What the editor and the list of files show. Pure functions.
 *
 * @typedef {import("../../state/state.js").State} State
 * @typedef {import("../../state/results.js").Results} Results
 */

import { folderOf } from "../../files/names.js";
import { filesBeside } from "../../files/program.js";
import { errorAt } from "../../state/results.js";
import { position } from "../../state/state.js";
import { OVER_BUDGET, isError, replyOf } from "./known.js";
import { lineProps } from "./step.js";

/** @param {State} state @param {Results} results */
const fileOf = ({ file }, { device }) => device.files.programs.find(({ id }) => id === file) ?? null;

/** What the editor shows. @param {State} state @param {Results} results */
export function editorProps(state, results) {
  const { draft } = state;
  const stopped = replyOf(results)?.stopped ?? null;
  const wrong = errorAt(results, "position", "source");
  const text = draft ?? position(state);
  const own = fileOf(state, results);
  return {
    program: own?.id ?? `example ${state.preset}`,
    name: own?.name ?? `${state.preset || "program"}.py`,
    original: own?.original ?? null,
    // Loose programs have nothing to do with each other.
    beside: own && folderOf(own.name) ? Object.keys(filesBeside(results.device.files.programs, own.id)) : [],
    changes: state.changesShown,
    trouble: [results.device.files.trouble, results.device.files.elsewhere].filter(Boolean).join(" "),
    text,
    ...lineProps(state, results),
    problem: wrong
      ? {
          line: wrong.field === "source" && wrong.at === null ? 0 : lineAt(text, wrong.at ?? 0),
          message: inOneLine(wrong.message),
        }
      : problemOf(stopped),
    busy: results.doing.task !== "",
  };
}

/** The sentence of an error alone; the line is shown beside it. @param {string} message */
const inOneLine = (message) => message.split("\n")[0].replace(/^Line \d+( of your game)?: /, "");

/** @param {string} text @param {number} at */
const lineAt = (text, at) => text.slice(0, at).split("\n").length;

/** @param {import("../../python/messages.js").Stopped | null} stopped */
const problemOf = (stopped) =>
  stopped && stopped.line !== null && stopped.kind !== OVER_BUDGET
    ? { line: stopped.line, message: isError(stopped) ? `${stopped.kind}: ${stopped.message}` : stopped.message }
    : null;

/** @param {State} state @param {Results} results */
export function filesProps({ filesShown }, { device: { files, skipped } }) {
  const { programs, open, versions, removed, trouble } = files;
  return { shown: filesShown, programs, open, versions, removed, skipped, trouble };
}
