/**
 * What is said of what was stopped. Pure.
 *
 * @typedef {import("../python/protocol.js").SearchInfo} SearchInfo
 */

const STOPPED = {
  search: "The search was stopped.",
  values: "Finding the value of every move was stopped.",
  count: "Counting was stopped.",
  work: "Measuring was stopped.",
  duel: "The duel was stopped.",
  scores: "The engine was stopped.",
  forecast: "Gathering statistics was stopped.",
  race: "The comparison was stopped.",
  solutions: "Counting solutions was stopped.",
};

/**
 * That a task was stopped; of a search also what would make it shorter.
 * @param {keyof typeof STOPPED} task @param {SearchInfo | undefined} search  that is chosen
 */
export function stoppedText(task, search) {
  return task === "search" ? `${STOPPED.search} ${shorter(search)} again.` : STOPPED[task];
}

/** @param {SearchInfo | undefined} search */
function shorter(search) {
  if (search?.takesDepth) return "Choose a smaller depth, or search";
  return search?.options.some(({ id }) => id === "rounds") ? "Choose fewer rounds, or search" : "Search";
}
