/** Two methods on one constraint problem side by side. Pure functions. */

import { optionsShared } from "../../state/catalogue.js";
import { hasAssignments, momentAt } from "../../trace/constraints.js";

/**
 * @type {readonly {name: string, question: string, methods: readonly [main: string, second: string],
 *   shapes: readonly [string, string]}[]}
 */
const OFFERS = Object.freeze([
  {
    name: "Forward checking beside MAC",
    question: "Which one finds out first that an assignment leads nowhere?",
    methods: ["forward_checking", "mac"],
    shapes: ["(((..)(.))((.)))", "((.)((.)))"],
  },
  {
    name: "Backtracking beside forward checking",
    question: "Which values does only backtracking try?",
    methods: ["backtracking", "forward_checking"],
    shapes: ["(((..)(..))((..)(.)))", "(((..)(.))((.)))"],
  },
  {
    name: "Backjumping beside backtracking",
    question: "Where does one jump back over several variables?",
    methods: ["backjumping", "backtracking"],
    shapes: ["(((..))((.)))", "(((..)(..)(..))((.)))"],
  },
]);

/** @type {import("../kind.js").Comparing} */
export const COMPARING = Object.freeze({
  pairs(state, { catalogue, subject: { look } }) {
    const offered = OFFERS.filter(({ methods }) => methods.every((id) => look?.methods.includes(id)));
    return offered.map(({ name, question, shapes, methods: [method, other] }) => {
      // Both get the same heuristics, so that only the methods differ.
      const main = { method, methodOptions: optionsShared(catalogue, state, method) };
      return {
        name,
        question,
        shapes,
        main,
        second: { method: other, methodOptions: optionsShared(catalogue, main, other) },
      };
    });
  },
  tally(trace, cursor) {
    if (!hasAssignments(trace)) return [];
    const { assignments, refused, backtracks } = momentAt(trace, cursor);
    return [
      { name: "Values tried", count: assignments + refused },
      { name: "Backtracks", count: backtracks },
      { name: "Checks", count: cursor > 0 ? trace.checks[cursor - 1] : 0 },
    ];
  },
});
