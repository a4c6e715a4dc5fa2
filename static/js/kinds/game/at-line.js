/**
 * What the sentences about a line need to know, from the trace.
 *
 * @typedef {import("../../trace/trace.js").Trace} Trace
 * @typedef {import("./line-shapes.js").AtLine} AtLine
 */

import { variablesIn } from "../../trace/cursor.js";
import { conditionHeld, inOneFunction, numberFound } from "../../trace/line-outcomes.js";
import { placeOfLine } from "../../trace/lines.js";
import { moveName } from "../../trace/names.js";
import { node } from "../../trace/parts.js";
import { CALL, DRIVER, EVALUATED, INNER, KNOWN } from "../../trace/trace.js";

/** In a random game, positions have no nodes. @type {import("../../words/parts.js").Part} */
const IN_PLAYOUT = { text: "this point of the random game", role: "", row: -1 };

/** Where rounds grow one tree, no move leads to a random game. @param {Trace} trace @param {number} row */
function isPlayout(trace, row) {
  const parent = trace.parent[row];
  return trace.text.merged && trace.action[row] < 0 && parent >= 0 && trace.kind[parent] !== DRIVER;
}

/** @param {Trace} trace @param {number} row @param {number} cursor @param {string[][]} sources @returns {AtLine} */
export function atLine(trace, row, cursor, sources) {
  const { file, line } = placeOfLine(trace.event[cursor - 1]);
  return {
    node: isPlayout(trace, row) ? IN_PLAYOUT : node(trace, row),
    numbers: variablesIn(trace, row, cursor),
    following: (sources[file]?.[line] ?? "").trim(),
    isEnd: ![INNER, EVALUATED, KNOWN].includes(trace.status[row]),
    isLimit: trace.status[row] === EVALUATED,
    move: nextMove(trace, row, cursor, sources),
    called: calledAtOnce(trace, row, cursor),
    held: conditionHeld(trace, cursor, row, sources),
    found: (name) => numberFound(trace, row, cursor, sources, name),
  };
}

/**
 * The move that this line itself searches; "" if none.
 * @param {Trace} trace @param {number} row @param {number} cursor
 */
function calledAtOnce(trace, row, cursor) {
  const entered = trace.eventNode[cursor];
  return trace.event[cursor] === CALL && trace.parent[entered] === row ? moveName(trace, entered) : "";
}

/**
 * The move that is searched next; "" if none is, null if that is not known: the trace ends first, or the same line runs
 * again, for another move, or the function that the line is in only chooses moves for others.
 * @param {Trace} trace @param {number} row @param {number} cursor @param {string[][]} sources
 */
function nextMove(trace, row, cursor, sources) {
  const own = trace.event[cursor - 1];
  for (let at = cursor; at < trace.event.length; at++) {
    const [event, entered] = [trace.event[at], trace.eventNode[at]];
    if (event === CALL && trace.parent[entered] === row) return moveName(trace, entered);
    if (entered !== row) continue;
    if (event === own || (event > 0 && !inOneFunction(own, event, sources))) return null;
    // A search that was stopped returns without a value, and had moves left.
    if (event <= 0) return Number.isNaN(trace.value[row]) ? null : "";
  }
  return null;
}
