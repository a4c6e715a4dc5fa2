/**
 * Sentences for looks at a node before its search: a first look at the position itself, to a smaller depth, and
 * a probe of one move below an outcome of chance.
 *
 * @typedef {import("./trace.js").Trace} Trace
 * @typedef {import("./parts.js").Part} Part
 */

import { formatValue, formatWindow } from "../format.js";
import { isSecondLook } from "./cursor.js";
import { node, say } from "./parts.js";
import { isProbe, wasProbed } from "./probes.js";
import { MIN } from "./trace.js";

/** The node that a row looks at: a first look is one at the node above. @param {Trace} trace @param {number} row @returns {Part} */
export const lookedAt = (trace, row) => node(trace, isSecondLook(trace, row) ? trace.parent[row] : row);

/**
 * How a row is entered that is a look, or that follows one; [] for any other.
 * @param {Trace} trace @param {number} row @param {string} looks who looks for what there
 * @returns {Part[]}
 */
export function lookBegins(trace, row, looks) {
  const window = formatWindow(trace.alpha[row], trace.beta[row]);
  const within = window ? `, with the window ${window}` : "";
  if (isProbe(trace, row)) return [node(trace, row), say(` is probed${within}: only its first move is looked at.`)];
  if (wasProbed(trace, row))
    return [node(trace, row), say(` is searched, for the probes were not enough${within}: ${looks}.`)];
  return [];
}

/** What a probe has found. @param {Trace} trace @param {number} row @returns {Part[]} */
export function probed(trace, row) {
  const side = trace.kind[row] === MIN ? "at most" : "at least";
  return [
    node(trace, row),
    say(` has been probed: by its first move, it is worth ${side} ${formatValue(trace.value[row])}.`),
  ];
}
