/** Links in plain words: opens them, and writes one to what the page shows. */

import { quoted } from "../lessons/fault.js";
import { PlainFault, readPlainLink } from "../lessons/plain-link.js";
import { writePlainLink } from "../lessons/plain-writing.js";
import { STAGES } from "../lessons/directives.js";
import { exampleOf } from "../lessons/workspace.js";
import { pick } from "../support/pick.js";
import { clockOf, pointAfter, stepsMade } from "../trace/joint-clock.js";
import { isStop } from "../trace/cursor.js";
import { comparedIn } from "../state/results.js";
import { transportProps } from "../view-models/transport.js";
import { awayFromHome } from "./places.js";
import { plainWorkspace } from "./workspace-now.js";

/**
 * @typedef {import("../lessons/plain-link.js").PlainLink} PlainLink
 * @typedef {import("../python/protocol.js").Catalogue} Catalogue
 * @typedef {import("../state/state.js").State} State
 * @typedef {import("../state/results.js").Results} Results
 */

/**
 * @param {import("../state/stores.js").Stores & {
 *   handle: (intent: import("../state/intents.js").Intent) => unknown,
 *   workspaceSetter: ReturnType<typeof import("./workspace-set.js").createWorkspaceSetter>,
 *   address: () => string}} on
 */
export function createPlainLinks({ state, results, handle, workspaceSetter, address }) {
  /** @param {string} message */
  const notify = (message) => handle({ type: "notice", message });
  /** @param {string} why */
  const refuse = (why) => notify(`This link cannot be opened. ${why}`);

  /** @param {string} hash */
  async function open(hash) {
    const { catalogue } = results.get();
    if (!catalogue) return refuse("Python is still starting. Open the link again in a moment.");
    let link;
    try {
      link = readPlainLink(hash, catalogue);
    } catch (error) {
      if (error instanceof PlainFault) return refuse(error.message);
      throw error;
    }
    const { activity } = state.get();
    state.update({ notice: null });
    if (link.play === "") await watch(link);
    else await play(link, catalogue);
    const { error } = results.get();
    if (!error) return notifyMethod(link);
    // What is wrong is no part of what the page goes on to show.
    results.update({ error: null });
    state.update({ activity });
    refuse(`${error.message}${placeIn(link.workspace.position, error.at)}`);
  }

  /** @param {PlainLink} link */
  async function watch({ workspace, rules }) {
    state.update({ activity: "watch" });
    await workspaceSetter.search(workspace, rules);
    if (results.get().error) return;
    workspaceSetter.arrange({ ...workspace, large: state.get().centre });
    notifyStep(workspace.step);
  }

  /** What the link does not say is left to the page. @param {PlainLink} link @param {Catalogue} catalogue */
  function play({ workspace, rules, play: side, parameters }, catalogue) {
    const { position, options } = exampleOf(workspace, catalogue);
    const { subject, preset, method, options: methodOptions } = workspace;
    const hasRules = Object.keys(rules).length > 0;
    const isBegun = parameters.includes("preset") || parameters.includes("position") || hasRules;
    const wish = {
      side,
      ...pick(
        workspace,
        SETTINGS.filter((name) => parameters.includes(name)),
      ),
      ...(method !== "" && { method, methodOptions }),
      ...(isBegun && { position, preset: hasRules ? "" : preset, options: { ...options, ...rules } }),
    };
    return handle({ type: "play-python", subject, wish });
  }

  /** @param {PlainLink} link */
  function notifyMethod({ workspace: { method: requested } }) {
    if (requested !== "" && requested !== state.get().method)
      notify(`The method ${quoted(requested)} does not work here, so another one is shown.`);
  }

  /** A step after the last is told. @param {number | "start" | "end"} step */
  function notifyStep(step) {
    const { steps } = transportProps(state.get(), results.get());
    if (typeof step === "number" && step > steps && results.get().run.trace)
      notify(`The link asks for step ${step}, but this search has ${steps}. This is the last.`);
  }

  /** The link to what the page shows; null if plain words do not suffice. */
  function write() {
    const now = awayFromHome(state.get());
    const known = results.get();
    const isExpressible =
      now.history.length === 1 && now.draft === null && STAGES.includes(now.stage) && isAtStep(now, known);
    const plain = isExpressible && known.catalogue && plainWorkspace(now, known);
    if (!plain || !known.catalogue) return null;
    const text = writePlainLink({ ...plain.workspace, stage: now.stage }, plain.rules, known.catalogue);
    return text === null ? null : `${address()}#${text}`;
  }

  return { open, write };
}

/** Where in a typed tree or position something is wrong; "" if nobody knows. @param {string} typed @param {number | null} [at] */
function placeIn(typed, at = null) {
  if (at === null || typed === "") return "";
  const rest = typed.slice(at, at + 12);
  return ` (At character ${at + 1}${rest === "" ? "" : `: ${quoted(rest)}`}.)`;
}

/** What a link can say of a search besides its method. */
const SETTINGS = /** @type {const} */ (["depth", "order", "cut"]);

/** Whether the number of the step leads back to this very moment. @param {State} state @param {Results} results */
function isAtStep({ cursor, secondCursor, granularity }, { run }) {
  const { trace, pending } = run;
  if (!trace || pending) return false;
  const second = comparedIn(run);
  if (!second) return isStop(trace, cursor, granularity);
  const clock = clockOf(trace, second, granularity);
  const point = pointAfter(clock, stepsMade(clock, { main: cursor, second: secondCursor }));
  return point.main === cursor && point.second === secondCursor;
}
