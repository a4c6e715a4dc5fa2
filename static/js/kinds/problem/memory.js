/**
 * What the page remembers of constraint problems alone: what the user has set, and what Python has answered.
 *
 * @typedef {object} ProblemState
 * @property {readonly Contestant[] | null} contestants  the methods to compare; null for all
 * @property {Readonly<Record<string, number>>} shared  values of options for all of them that have these options
 *
 * A method for constraint problems, and what was chosen for its options. In a comparison, the options that are missing
 * here have the shared values.
 * @typedef {{method: string, methodOptions: Record<string, any>}} Contestant
 *
 * The work of a method, or why it cannot run with its settings.
 * @typedef {import("../../python/messages.js").Race} Race
 * @typedef {{finished: false, wrong: string}} Rejected
 *
 * About the problem.
 * @typedef {object} ProblemSubject
 * @property {readonly (Race | Rejected | null)[]} race  of each method, in the order of the contestants; null if it has
 *   not run yet
 * @property {{count: number | null, limit: number, differ: string[]} | null} solutions  of the problem, as far as they have been counted
 */

import { OPTIONS } from "../../state/carried.js";
import { fields, id, list, number, orNull, record } from "../../support/shapes.js";

/** @type {Readonly<ProblemState>} */
const STATE = Object.freeze({
  contestants: null,
  // The default orders: this way the methods differ most in what they do themselves.
  shared: Object.freeze({ select: 0, order: 0 }),
});

/** @type {Readonly<ProblemSubject>} */
const SUBJECT = Object.freeze({ race: [], solutions: null });

const CARRIED = Object.freeze({
  contestants: orNull(list(fields({ method: id, methodOptions: OPTIONS }), 40)),
  shared: record(number, 10),
});

/** @type {NonNullable<import("../kind.js").Kind["memory"]>} */
export const MEMORY = Object.freeze({ state: STATE, carried: CARRIED, kept: [], subject: SUBJECT, run: {}, lab: {} });
