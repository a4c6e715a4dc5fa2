/** Two searches of a game side by side. Pure functions. */

import { countsAt } from "../../trace/cursor.js";

/** @typedef {import("../kind.js").Pair & {needs: readonly string[], orders?: readonly string[]}} Offer */

const BY_ALPHA_BETA = { method: "alphabeta", methodOptions: {} };

/** @type {readonly Offer[]} */
const OFFERS = Object.freeze([
  {
    name: "Alpha-beta beside minimax",
    question: "Both find the same value. Which leaves does only minimax visit?",
    needs: ["alphabeta", "minimax"],
    main: BY_ALPHA_BETA,
    second: { method: "minimax", methodOptions: {} },
    shapes: ["((...)(.xx)(...))", "((...)(...)(...))"],
  },
  {
    name: "Best order beside worst",
    question: "The same search, but the best moves come first or last. How many nodes does that save?",
    needs: ["alphabeta"],
    orders: ["perfect", "worst"],
    main: { ...BY_ALPHA_BETA, order: "perfect" },
    second: { order: "worst" },
    shapes: ["((...)(.xx)(.xx))", "((...)(...)(...))"],
  },
  {
    name: "True windows beside fresh ones",
    question: "What is lost if each child starts with the window [−∞, +∞]?",
    needs: ["alphabeta", "fresh_windows"],
    main: BY_ALPHA_BETA,
    second: { method: "fresh_windows", methodOptions: {} },
    shapes: ["(((..)(.x))((..)(xx)))", "(((..)(..))((..)(..)))"],
  },
  {
    name: "Cuts on ≥ beside cuts on >",
    question: "Where is v exactly at the bound?",
    needs: ["alphabeta"],
    main: { ...BY_ALPHA_BETA, cut: ">=" },
    second: { cut: ">" },
    shapes: ["((...)(.xx)(...))", "((...)(..x)(...))"],
  },
]);

/** @type {import("../kind.js").Comparing} */
export const COMPARING = Object.freeze({
  pairs: (_, { subject: { look } }) =>
    OFFERS.filter(
      ({ needs, orders = [] }) =>
        needs.every((id) => look?.methods.includes(id)) && orders.every((id) => look?.orders?.includes(id)),
    ),
  tally(trace, cursor) {
    const { nodes, leaves, alphaCuts, betaCuts } = countsAt(trace, cursor);
    return [
      { name: "Nodes", count: nodes },
      { name: "Leaves", count: leaves },
      { name: "Cuts", count: alphaCuts + betaCuts },
    ];
  },
});
