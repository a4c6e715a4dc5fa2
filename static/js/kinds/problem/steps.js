/** How far a step can go in a constraint search. Pure functions. */

/** @typedef {import("../../trace/cursor.js").Granularity} Granularity */

/** @type {readonly import("../kind.js").Step[]} */
export const STEPS = [
  { id: "line", name: "line", hint: "Step by line of Python" },
  { id: "arc", name: "arc", hint: "Step by arc: each time a variable is checked against a constraint" },
  { id: "node", name: "value", hint: "Step by value: each one tried and each one undone" },
  { id: "cut", name: "backtrack", hint: "Step by backtrack" },
];

/**
 * How far a step goes in a search: as before, if possible; there are no passes.
 * @param {import("../../trace/trace.js").SentText} text @param {Granularity} before @returns {Granularity}
 */
export function stepFor({ lines }, before) {
  const possible = before === "line" ? lines : before !== "pass";
  return possible ? before : "node";
}
