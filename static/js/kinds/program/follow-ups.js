/** Compares a program that has run with the textbook: the program's tree is there first, and this may take longer. */

import { updateResults } from "../../state/results.js";
import { nodeName } from "../../trace/names.js";
import { formatCount } from "../../words/format.js";
import { ID } from "./id.js";
import { layBeside } from "./textbook.js";
import { replyOf, textOf, traceOf } from "./known.js";

/** @param {import("../kind.js").RequestContext} on @param {AbortSignal} signal */
export async function followUps(on, signal) {
  await compared(on, signal);
  if (on.state.get().bookShown) await layBeside(on, signal);
}

/** @param {Pick<import("../kind.js").RequestContext, "results" | "ask">} on @param {AbortSignal} signal */
async function compared({ results, ask }, signal) {
  const trace = traceOf(results.get());
  const reply = replyOf(results.get());
  if (!trace || !reply?.compares) return;
  const { source, options } = textOf(trace);
  // The same settings, in the words of a script's request.
  const { method: _, methodOptions: __, ...how } = results.get().run.method;
  const { seconds, seed } = options;
  const isWhole = reply.compares === reply.report.nodes && !reply.stopped;
  const nodes = isWhole ? options.nodes : reply.compares;
  const request = { source, ...how, budget: { nodes, seconds }, seed, compare: true };
  const { report } = await ask({ op: "program", kind: ID, ...request }, signal);
  if (results.get().run.trace !== trace) return;
  // The program itself may stand above its searches.
  const shift = trace.visited - report.nodes;
  const { difference } = report;
  updateResults(results, "run", {
    outcome: outcomeOf(report.outcome, reply, (sentence) => byName(sentence, trace, shift)),
    differs: difference && {
      sentence: byName(difference.sentence, trace, shift),
      row: difference.node + shift,
      kind: difference.kind,
      line: difference.line,
    },
  });
}

/**
 * The outcome for the whole run, of which the first calls alone have been compared.
 * @param {import("../../python/messages.js").OutcomeReport} outcome
 * @param {import("../../python/messages.js").ProgramSearch} reply
 * @param {(sentence: string) => string} named  with the names of nodes
 * @returns {import("../../python/messages.js").OutcomeReport}
 */
function outcomeOf(outcome, { report, compares, stopped }, named) {
  const why = named(outcome.why);
  if (outcome.kind === "different" || (compares === report.nodes && !stopped)) return { ...outcome, why };
  if (stopped) return { ...outcome, kind: report.outcome.kind, why: report.outcome.why };
  const first = `The tree has ${formatCount(report.nodes)} calls, of which the first ${formatCount(compares)} are compared: nothing differs there.`;
  return { ...outcome, kind: "not compared", why: first, try: "Start with a smaller position." };
}

/**
 * A sentence of Python's, in which nodes have the names that they have in the tree, and not their numbers from 0.
 * @param {string} sentence @param {import("../../trace/trace.js").Trace} trace @param {number} shift
 */
export const byName = (sentence, trace, shift) =>
  sentence.replace(/\bnode (\d+)/g, (_, number) => nodeName(trace, Number(number) + shift));
