/** What the middle of the page shows. A pure function of the state and of Python's answers. */

import { kindOf } from "../kinds/index.js";

const TREE = Object.freeze({ id: "tree", name: "Tree" });

/** @param {import("../state/state.js").State} state @param {import("../state/results.js").Results} results */
export function stagesProps({ stage }, results) {
  const stages = [TREE, ...kindOf(results.subject.look).stages(results)];
  return { stage: stages.some(({ id }) => id === stage) ? stage : TREE.id, stages };
}
