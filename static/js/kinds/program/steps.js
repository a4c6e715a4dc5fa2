/** How far a step can go in a program. Pure functions. */

/** @typedef {import("../../trace/cursor.js").Granularity} Granularity */

/** @type {readonly import("../kind.js").Step[]} */
const STEPS = [
  { id: "line", name: "line", hint: "Step by line of your program" },
  { id: "node", name: "call", hint: "Step by call: each one made and each one that returns" },
  { id: "cut", name: "cut", hint: "Step to the next call that leaves out moves" },
];

/** @type {readonly import("../kind.js").Step[]} */
const PASS_STEPS = [...STEPS, { id: "pass", name: "search", hint: "Step by search: this program starts several" }];

/** @param {import("../../trace/trace.js").Trace | null} trace */
export const steps = (trace) => (trace !== null && trace.text.passes.length > 0 ? PASS_STEPS : STEPS);

/** @param {import("../../trace/trace.js").SentText} text @param {Granularity} before @returns {Granularity} */
export function stepFor(text, before) {
  const { passes = [] } = "passes" in text ? text : {};
  const possible = before === "line" || before === "cut" || (before === "pass" && passes.length > 0);
  return possible ? before : "node";
}
