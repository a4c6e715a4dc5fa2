/** How far a step can go in the search of a game. Pure functions. */

import { passNoun } from "../../trace/passes.js";

/** @typedef {import("../../trace/cursor.js").Granularity} Granularity */

/** @type {readonly import("../kind.js").Step[]} */
const STEPS = [
  { id: "line", name: "line" },
  { id: "node", name: "node" },
  { id: "cut", name: "cut" },
];
/** For several searches of the same position, by the word for one of them. */
const PASS_STEPS = {
  pass: [...STEPS, { id: /** @type {const} */ ("pass"), name: "pass" }],
  iteration: [...STEPS, { id: /** @type {const} */ ("pass"), name: "iteration" }],
  round: [...STEPS, { id: /** @type {const} */ ("pass"), name: "round" }],
};

/** @param {import("../../trace/trace.js").Trace | null} trace @returns {readonly import("../kind.js").Step[]} */
export const steps = (trace) => (trace !== null && trace.text.passes.length > 0 ? PASS_STEPS[passNoun(trace)] : STEPS);

/**
 * How far a step goes in a search: as before, if possible; a tree that grows is shown round by round.
 * @param {import("../../trace/trace.js").SentText} text @param {Granularity} before @returns {Granularity}
 */
export function stepFor({ lines, ...text }, before) {
  const { passes = [], merged = false } = "merged" in text ? text : {};
  if (merged) return "pass";
  if (before === "line") return lines ? before : "node";
  if (before === "pass") return passes.length > 0 ? before : "node";
  return before === "arc" ? "node" : before;
}
