/**
 * What a line came to, told by the lines that ran after it and by the numbers that they found.
 *
 * @typedef {import("./trace.js").Trace} Trace
 */

import { placeOfLine } from "./lines.js";

/** Calls in a line, by the last part of the name: "result" of "game.result(state, action)". */
const CALLED = /(\w+)\s*\(/g;

/** @param {string} line */
const indent = (line) => line.length - line.trimStart().length;

/**
 * The place in `trace.event` of the line that ran after the one at `cursor`, in the call `row`, or anywhere if `row`
 * is −1; −1 if none did.
 * @param {Trace} trace @param {number} cursor @param {number} row
 */
function nextLine(trace, cursor, row) {
  for (let at = cursor; at < trace.event.length; at++) {
    if (trace.event[at] > 0 && (row < 0 || trace.eventNode[at] === row)) return at;
  }
  return -1;
}

/**
 * Whether a line calls a function of these files: then the next line may be one of that function.
 * @param {string} line @param {readonly string[][]} sources
 */
function callsItsOwn(line, sources) {
  const called = Array.from(line.matchAll(CALLED), ([, name]) => new RegExp(`^\\s*def ${name}\\(`));
  return called.some((start) => sources.some((lines) => lines.some((each) => start.test(each))));
}

/**
 * The line after the one at `cursor`, if both are of one function and nothing was called in between that is in these
 * files; else null. Its place in `trace.event` is `at`.
 * @param {Trace} trace @param {number} cursor @param {number} row  see `nextLine` @param {readonly string[][]} sources
 */
function followed(trace, cursor, row, sources) {
  const own = placeOfLine(trace.event[cursor - 1]);
  const at = nextLine(trace, cursor, row);
  if (at < 0) return null;
  const next = placeOfLine(trace.event[at]);
  const lines = sources[own.file] ?? [];
  const isNear = next.file === own.file && startOf(lines, next.line) === startOf(lines, own.line);
  // After an error, the next line is not the one that the condition led to.
  const isCaught = /^\s*(except|finally)\b/.test(lines[next.line - 1] ?? "");
  return isNear && !isCaught && !callsItsOwn(lines[own.line - 1] ?? "", sources) ? { own, next, at, lines } : null;
}

/** The number of the `def` line of the function that a line is in; 0 if none. @param {string[]} lines @param {number} line */
function startOf(lines, line) {
  let least = indent(lines[line - 1] ?? "");
  for (let at = line - 1; at > 0; at--) {
    const above = lines[at - 1] ?? "";
    if (above.trim() === "" || indent(above) >= least) continue;
    if (/^\s*(async )?def /.test(above)) return at;
    least = indent(above);
  }
  return 0;
}

/**
 * Whether two numbered lines are of one function.
 * @param {number} one @param {number} other @param {readonly string[][]} sources
 */
export function inOneFunction(one, other, sources) {
  const [first, second] = [placeOfLine(one), placeOfLine(other)];
  const lines = sources[first.file] ?? [];
  return first.file === second.file && startOf(lines, first.line) === startOf(lines, second.line);
}

/**
 * Whether the condition at `cursor` held; null if that cannot be told. It held if the first line below it ran next.
 * @param {Trace} trace @param {number} cursor @param {number} row  see `nextLine` @param {readonly string[][]} sources
 * @returns {boolean | null}
 */
export function conditionHeld(trace, cursor, row, sources) {
  const found = followed(trace, cursor, row, sources);
  if (!found) return null;
  const { own, next, lines } = found;
  // Comments and empty lines never run.
  let first = own.line + 1;
  while (first < lines.length && /^\s*(#|$)/.test(lines[first - 1])) first++;
  return indent(lines[first - 1] ?? "") > indent(lines[own.line - 1] ?? "") ? next.line === first : null;
}

/**
 * The number that the line at `cursor` gave to a variable of the call `row`; NaN if that is not known.
 * @param {Trace} trace @param {number} row @param {number} cursor @param {readonly string[][]} sources
 * @param {string} name
 */
export function numberFound(trace, row, cursor, sources, name) {
  const found = followed(trace, cursor, row, sources);
  if (!found) return NaN;
  for (let i = trace.assignedStart[row]; i < trace.assignedStart[row + 1]; i++) {
    const change = trace.assignedOrder[i];
    if (trace.assigned_at[change] === found.at && trace.text.variables[trace.assigned_name[change]] === name)
      return trace.assigned_value[change];
  }
  return NaN;
}
