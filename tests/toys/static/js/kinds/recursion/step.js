/**
 * What is told of a step in a recursion. Pure functions.
 *
 * @typedef {import("../../state/state.js").State} State
 * @typedef {import("../../state/results.js").Results} Results
 * @typedef {import("../../trace/trace.js").Trace} Trace
 * @typedef {import("../../words/parts.js").Part} Part
 */

import { fileShown, presetNote, methodInfo } from "../../state/catalogue.js";
import { currentNode, isEntered, lastCursor, lineIn, variablesIn } from "../../trace/cursor.js";
import { placeOfLine } from "../../trace/lines.js";
import { nodeName } from "../../trace/names.js";
import { node } from "../../trace/parts.js";
import { CALL, RETURN } from "../../trace/trace.js";
import { formatValue } from "../../words/format.js";
import { textPart } from "../../words/parts.js";
import { sentence } from "../../words/sentence.js";

/** The trace; null while another is on its way. @param {Results} results */
const traceOf = ({ run: { trace, pending } }) => (pending ? null : trace);

/** The file of the function, at the line that ran last. @param {State} state @param {Results} results */
export function codeProps(state, results) {
  const trace = traceOf(results);
  const row = trace ? currentNode(trace, state.cursor) : -1;
  const line = trace && row >= 0 ? lineIn(trace, row, state.cursor) : 0;
  return fileShown(methodInfo(state, results), placeOfLine(line));
}

/** @param {State} state @param {Results} results */
export function variablesProps(state, results) {
  const trace = traceOf(results);
  const row = trace ? currentNode(trace, state.cursor) : -1;
  if (!trace || row < 0) return { node: "", variables: [] };
  const held = [...variablesIn(trace, row, state.cursor)];
  const variables = held.map(([name, value]) => ({ name, value: formatValue(value), role: "", changed: false }));
  return { node: nodeName(trace, row), variables };
}

/** @param {State} state @param {Results} results @returns {Part[]} */
export function narrationParts(state, results) {
  const trace = traceOf(results);
  if (!trace) return [textPart(results.error?.message ?? "Python is at work…")];
  if (state.cursor === 0) return sentence`Press Next step to call ${node(trace, 0)}. ${presetNote(state, results)}`;
  return describe(trace, state.cursor);
}

/** @param {Trace} trace @param {number} cursor */
function describe(trace, cursor) {
  const row = currentNode(trace, cursor);
  const event = trace.event[cursor - 1];
  const call = node(trace, row);
  if (event === CALL) return sentence`Call ${call}.`;
  if (event !== RETURN) return sentence`In ${call}, line ${placeOfLine(event).line} is next.`;
  const done = cursor === lastCursor(trace) ? ` That took ${trace.visited} calls.` : "";
  return sentence`${call} returns ${formatValue(trace.value[row])}.${done}`;
}

/** How often each call has been made so far, and will be. @param {State} state @param {Results} results */
export function repeatsProps(state, results) {
  const trace = traceOf(results);
  /** @type {Map<string, {name: string, count: number, total: number}>} */
  const rows = new Map();
  for (let row = 0; trace && row < trace.visited; row++) {
    const name = nodeName(trace, row);
    const { count, total } = rows.get(name) ?? { count: 0, total: 0 };
    rows.set(name, { name, count: count + (isEntered(trace, row, state.cursor) ? 1 : 0), total: total + 1 });
  }
  return { rows: [...rows.values()] };
}
