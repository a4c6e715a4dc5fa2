/** Compares a program that has run with the textbook: the program's tree is there first, and this may take longer. */

import { learn } from "../../state/results.js";
import { nodeName } from "../../trace/names.js";
import { ID } from "./id.js";
import { layBeside } from "./textbook.js";
import { replyOf, textOf, traceOf } from "./known.js";

/** @param {import("../kind.js").Asking} on @param {AbortSignal} signal */
export async function belongings(on, signal) {
  await compared(on, signal);
  if (on.state.get().bookShown) await layBeside(on, signal);
}

/** @param {Pick<import("../kind.js").Asking, "results" | "ask">} on @param {AbortSignal} signal */
async function compared({ results, ask }, signal) {
  const trace = traceOf(results.get());
  if (!trace || !replyOf(results.get())?.comparable) return;
  const { source, options } = textOf(trace);
  // The same settings, in the words of a script's request.
  const { method: _, methodOptions: __, ...how } = results.get().run.method;
  const { nodes, seconds, seed } = options;
  const asked = { source, ...how, budget: { nodes, seconds }, seed, compare: true };
  const { told } = await ask({ op: "program", kind: ID, ...asked }, signal);
  if (results.get().run.trace !== trace) return;
  // The program itself may stand above its searches.
  const shift = trace.visited - told.nodes;
  const { difference } = told;
  learn(results, "run", {
    compared: told.error === null,
    differs: difference && { sentence: byName(difference.sentence, trace, shift), row: difference.node + shift },
  });
}

/**
 * A sentence of Python's, in which nodes have the names that they have in the tree, and not their numbers from 0.
 * @param {string} sentence @param {import("../../trace/trace.js").Trace} trace @param {number} shift
 */
export const byName = (sentence, trace, shift) =>
  sentence.replace(/\bnode (\d+)/g, (_, number) => nodeName(trace, Number(number) + shift));
