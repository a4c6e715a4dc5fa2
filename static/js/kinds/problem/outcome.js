/**
 * What a script gets from a run: what the method found, and how much work it was.
 * @param {import("../../python/messages.js").ProblemSearch} reply
 */
export function outcome({
  solved: isSolved,
  checked,
  complete,
  solution,
  assignments,
  refused,
  backtracks,
  checks,
  arcs,
  removed,
  seconds,
}) {
  return {
    solved: isSolved,
    checked,
    complete,
    solution,
    assignments,
    refused,
    backtracks,
    checks,
    arcs,
    removed,
    seconds,
  };
}
