/** What the middle of the page can show of a game instead of the tree. Pure functions of Python's answers. */

import { lookOf } from "./known.js";

/** @typedef {import("../../state/results.js").Results} Results */

/** The searches with a depth limit: only these can be compared side by side. @param {Results} results */
export const byDepth = ({ catalogue, subject }) =>
  (catalogue?.methods ?? []).filter(({ id, takesDepth }) => takesDepth && subject.look?.methods.includes(id));

const PLOTS = Object.freeze({ id: "plots", name: "Plots" });
const DUEL = Object.freeze({ id: "duel", name: "Duel", isContest: true });
const TRIALS = Object.freeze({ id: "trials", name: "Trials", isContest: true });

/** What the middle can show instead of the tree. @param {Results} results */
export function stages(results) {
  // A duel makes no sense where MIN never moves.
  if (lookOf(results)?.planners) return [PLOTS, TRIALS];
  const plays = byDepth(results).length > 0 && results.subject.look?.picture?.kind !== "tree";
  return plays ? [PLOTS, DUEL] : [PLOTS];
}
