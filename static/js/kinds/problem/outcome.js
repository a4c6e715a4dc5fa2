/** What a method found of a problem, and what it took. @param {import("../../python/messages.js").ProblemSearch} reply */
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
