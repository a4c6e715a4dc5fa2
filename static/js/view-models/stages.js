/** What the middle of the page shows. A pure function of the state and of Python's answers. */

import { kindOf } from "../kinds/index.js";

const TREE = Object.freeze({ id: "tree", name: "Tree" });
const BESIDE = Object.freeze({ id: "beside", name: "Side by side" });

/**
 * The stages to choose from, the chosen one, and the `view` that it shows: side by side are two trees, or as long as
 * nothing is compared, the pairs to choose from.
 * @param {import("../state/state.js").State} state @param {import("../state/results.js").Results} results
 */
export function stagesProps({ stage: chosen, secondRun, activity }, results) {
  const { look } = results.subject;
  const kind = kindOf(look);
  const all = [TREE, ...(kind.comparing ? [BESIDE] : []), ...kind.stages(results)];
  const isPlay = activity === "play" && look !== null && kind.isPlayed?.(look);
  const stages = isPlay ? all.filter((stage) => stage === TREE || "isContest" in stage) : all;
  const possible = stages.some(({ id }) => id === chosen) ? chosen : TREE.id;
  const stage = possible === TREE.id && secondRun && kind.comparing ? BESIDE.id : possible;
  return { stage, stages, view: stage !== BESIDE.id ? stage : secondRun ? TREE.id : "pairs" };
}
