/**
 * What a search never looked at: where it cut, the tree of minimax goes on, and is most of the picture. Python adds it
 * when somebody wants to see it.
 *
 * @typedef {import("../../state/results.js").Results} Results
 * @typedef {import("../../trace/trace.js").Trace} Trace
 */

import { formatCount } from "../../words/format.js";
import { updateResults } from "../../state/results.js";
import { subjectOf } from "../../state/requests.js";
import { isOfAnother } from "../../trace/root.js";
import { isBrokenOff, makeTrace } from "../../trace/trace.js";
import { ID } from "./id.js";
import { methodOf } from "./method.js";

/**
 * Whether it is shown; null if there is nothing to show: the search has cut nothing, or has not ended, or its tree is one
 * that is always shown whole.
 * @param {Results} results
 */
export function isUnseenShown({ run: { trace, pending, second }, subject: { look } }) {
  if (!trace || !look || pending || second || trace.text.kind !== ID || isBrokenOff(trace.text.ended)) return null;
  const { passes, root, unseen } = trace.text;
  if (passes.length > 0 || root.picture?.kind === "tree" || isOfAnother(trace, look)) return null;
  return trace.count > trace.visited ? unseen !== undefined : null;
}

/** How much of the tree the search has looked at; "" if the rest is not shown. @param {Trace} trace */
export function lookedAt({ text: { unseen }, visited, count }) {
  if (unseen === undefined) return "";
  const more = unseen === "some" ? "more than " : "";
  return `looked at ${formatCount(visited)} of ${more}${formatCount(count)} nodes (${percent(visited / count)})`;
}

/** @param {number} share */
const percent = (share) => `${(100 * share).toFixed(share < 0.1 ? 1 : 0)} %`;

/** @param {Pick<import("../kind.js").KindContext, "state" | "results" | "ask" | "beside">} on */
export function createUnseen({ state, results, ask, beside }) {
  /** Shows it, or hides it again. The search runs again, which nobody sees: it does the same. */
  const toggle = () =>
    beside("unseen", async ({ signal }) => {
      const shown = isUnseenShown(results.get());
      const { trace } = results.get().run;
      if (shown === null || !trace) return;
      const method = methodOf(state.get(), results.get().subject.look);
      const request = { ...subjectOf(state.get()), ...method, lines: trace.text.lines, unseen: !shown };
      const { text, columns } = await ask({ op: "search", ...request }, signal);
      if (results.get().run.trace !== trace) return;
      updateResults(results, "run", { trace: makeTrace(text, /** @type {any} */ (columns)) });
    });

  return { intents: { "toggle-unseen": toggle } };
}
