/**
 * The counts of a search of a game. Pure functions.
 *
 * @typedef {import("../../state/state.js").State} State
 * @typedef {import("../../state/results.js").Results} Results
 * @typedef {import("../../trace/trace.js").Trace} Trace
 */

import { errorAt } from "../../state/results.js";
import { replyOf } from "./known.js";
import { nodesASecond } from "../../words/effort.js";
import { remembered } from "../../support/remember-last.js";
import { countsAt, lastCursor } from "../../trace/cursor.js";
import { unrecordedBefore } from "../../trace/unrecorded.js";
import { differentAt, isOfOneTree } from "../../trace/visits.js";

const isComparable = remembered(isOfOneTree);

/** @param {State} state @param {Results} results */
export function countersProps(state, results) {
  const { trace, yardstick, pending, minimaxEstimate } = results.run;
  const reply = replyOf(results);
  const all = trace && differentAt(trace, lastCursor(trace));
  const work =
    trace && all && reply && !pending
      ? {
          ...countsAt(trace, state.cursor),
          unrecorded: unrecordedBefore(trace, state.cursor),
          different: differentSo(trace, state.cursor, all),
          all,
          known: reply.known,
          positions: reply.positions,
          seconds: reply.seconds,
          aSecond: nodesASecond(reply.nodes, reply.seconds),
        }
      : null;
  // Rounds that grow a tree cannot be compared with minimax on one fixed tree, and they have no windows; and minimax,
  // α and β are only for two players.
  const isForTwo = !trace?.text.merged && !trace?.text.players;
  const compared = isForTwo && (!trace || isComparable(trace));
  return {
    work,
    cuts: isForTwo,
    yardstick: compared ? yardstick : null,
    compared,
    over: trace !== null && state.cursor === lastCursor(trace),
    estimate: minimaxEstimate,
    counting: results.doing.task === "count",
    error: errorAt(results, "count"),
  };
}

/**
 * How many different nodes and leaves have been visited so far; each number is null if nothing is visited twice. The
 * ends of random games do not count as leaves of the tree.
 * @param {Trace} trace @param {number} cursor @param {{nodes: number, leaves: number}} all different ones at the end of the search
 */
function differentSo(trace, cursor, all) {
  const { nodes, leaves } = differentAt(trace, cursor);
  const visits = countsAt(trace, lastCursor(trace));
  const isLeafAgain = visits.leaves > all.leaves && trace.text.bestBy !== "visits";
  return { nodes: visits.nodes > all.nodes ? nodes : null, leaves: isLeafAgain ? leaves : null };
}
