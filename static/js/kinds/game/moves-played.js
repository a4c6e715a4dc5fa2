/** Asks Python what the moves of the game are called that is being played, as it goes on. */

import { updateResults } from "../../state/results.js";
import { subjectOf } from "../../state/requests.js";
import { movesBetween, positionsUnknown } from "./move-list.js";

/** @param {import("../kind.js").RequestContext} on */
export function followMoves({ state, results, ask }) {
  let isAsking = false;

  async function follow() {
    const { subject } = state.get();
    const positions = isAsking ? [] : positionsUnknown(state.get(), results.get());
    if (positions.length === 0) return;
    isAsking = true;
    const moves = await movesOf(positions);
    isAsking = false;
    if (!moves) return;
    if (state.get().subject === subject)
      updateResults(results, "lab", { played: { ...results.get().lab.played, ...movesBetween(positions, moves) } });
    await follow();
  }

  /**
   * None if Python cannot tell, so that they are not asked for again; null if it was stopped.
   * @param {readonly string[]} positions
   */
  const movesOf = (positions) =>
    ask({ op: "moves", ...subjectOf(state.get()), positions: [...positions] }, new AbortController().signal).then(
      ({ moves }) => moves,
      ({ name }) => (name === "Stopped" ? null : []),
    );

  state.subscribe(follow);
  results.subscribe(follow);
}
