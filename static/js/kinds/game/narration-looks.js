/**
 * First looks at a node, before its real search: a shallow search of the position itself, or a probe of one move after
 * an outcome of chance.
 *
 * @typedef {import("../../trace/trace.js").Trace} Trace
 * @typedef {import("../../words/parts.js").Part} Part
 * @typedef {import("./sentences-steps.js").Aim} Aim
 */

import { formatEnds, formatValue } from "../../words/format.js";
import { probe, probeFound, searchAfterProbes } from "./sentences-steps.js";
import { isSecondLook } from "../../trace/cursor.js";
import { node } from "../../trace/parts.js";
import { isProbe, wasProbed } from "../../trace/probes.js";
import { MIN } from "../../trace/trace.js";

/**
 * The node that a row is about: a shallow search is about the node above it.
 * @param {Trace} trace @param {number} row @returns {Part}
 */
export const lookedAt = (trace, row) => node(trace, isSecondLook(trace, row) ? trace.parent[row] : row);

/** The window of a row, as it is written; null if it has none. @param {Trace} trace @param {number} row */
export function windowAt({ alpha, beta }, row) {
  if (Number.isNaN(alpha[row]) || Number.isNaN(beta[row])) return null;
  const [lower, upper] = formatEnds(alpha[row], beta[row]);
  return { alpha: lower, beta: upper };
}

/**
 * The entry into a row that is a first look, or that follows one; [] for any other row.
 * @param {Trace} trace @param {number} row @param {Aim} aim
 * @returns {Part[]}
 */
export function lookBegins(trace, row, aim) {
  const window = windowAt(trace, row);
  if (isProbe(trace, row)) return probe(node(trace, row), window);
  return wasProbed(trace, row) ? searchAfterProbes(node(trace, row), window, aim) : [];
}

/** The result of a probe. @param {Trace} trace @param {number} row @returns {Part[]} */
export const probed = (trace, row) =>
  probeFound(node(trace, row), formatValue(trace.value[row]), trace.kind[row] === MIN);
