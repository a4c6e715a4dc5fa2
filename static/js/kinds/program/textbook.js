/** The textbook's tree beside that of a program: asked for when it is wanted, and again for each new tree. */

import { updateResults } from "../../state/results.js";
import { makeTrace } from "../../trace/trace.js";
import { SUBJECT } from "./id.js";
import { replyOf, textOf, traceOf } from "./known.js";

/**
 * @typedef {import("../../python/messages.js").TextbookReply & {columns: import("../../python/messages.js").TextbookColumns}} Reply
 */

/**
 * Puts the textbook's tree beside the program's.
 * @param {Pick<import("../kind.js").RequestContext, "results" | "ask">} on @param {AbortSignal} signal
 */
export async function layBeside({ results, ask }, signal) {
  const trace = traceOf(results.get());
  if (!trace || !replyOf(results.get())?.comparable) return;
  const request = { subject: SUBJECT, position: textOf(trace).source, ...results.get().run.method };
  const { name, text, columns } = /** @type {Reply} */ (await ask({ op: "textbook", ...request }, signal));
  const { partner, ...others } = columns;
  if (results.get().run.trace !== trace) return;
  const beside = makeTrace(text, /** @type {any} */ (others));
  updateResults(results, "run", {
    second: { trace: beside, name: `The textbook: ${name}`, mainName: "Your program", partner },
  });
}
