/**
 * What is shown about a search of any kind: its options, its explanation, and why it cannot run yet. Pure functions of
 * the state and of Python's answers.
 *
 * @typedef {import("../state/state.js").State} State
 * @typedef {import("../state/results.js").Results} Results
 */

import { kindOf } from "../kinds/index.js";
import { chosenMethod, subjectInfo } from "../state/catalogue.js";
import { ordersOfTheRest } from "../state/move-orders.js";
import { isPythonsSearch } from "../state/turn.js";
import { OWN_FIELDS, TASKS } from "../kinds/tasks.js";
import { isOfAnother } from "../trace/root.js";
import { roundOf } from "../words/depth.js";

/** The settings at the top of the page. @param {State} state @param {Results} results */
export const settingsProps = (state, { catalogue, subject, doing, error }) => ({
  state,
  catalogue,
  look: subject.look,
  choosing: doing.choosing,
  error,
});

/** The options of the chosen search. @param {State} state @param {Results} results */
export function searchOptionsProps(state, results) {
  const { catalogue, error } = results;
  const { look } = results.subject;
  return {
    options: kindOf(look).optionsShown(chosenMethod(state, results)?.options ?? [], results),
    values: state.methodOptions,
    orders: ordersOfTheRest(catalogue, state, look?.orders ?? []),
    order: state.order,
    error: error?.field === "methodOptions" ? error : null,
  };
}

/** Whether a search can begin from over the tree; a program is run where its text is. @param {import("../kinds/kind.js").Look | null} look */
const isReady = (look) => look !== null && !look.terminal && !kindOf(look).runsItsText;

/** @param {State} state @param {Results} results */
export function searchProps(state, results) {
  const { error } = results;
  const { look } = results.subject;
  const { trace, confirm } = results.run;
  const { task } = results.doing;
  const isPythonsTurn = kindOf(look).isPythonsTurn(state, look);
  const { root } = trace?.text ?? {};
  // Whoever watches a search that Python has made in this game came for it.
  const isWatched = root !== undefined && isPythonsSearch(state, root);
  const stale = trace !== null && look !== null && isOfAnother(trace, look) && !isWatched;
  return {
    working: working(results, state.stage),
    isOpponents: state.activity === "play" && isPythonsTurn && task === "search",
    growing: results.run.growing !== null,
    counted: results.run.growing === null ? results.run.grown : 0,
    confirm,
    round: roundOf(look),
    error: error && !isShownElsewhere(error.field ?? "", kindOf(look)) ? error : null,
    evaluation: state.evaluation,
    stale: stale && trace.text.bestBy !== "mixture" && !look.terminal && task === "" && !isPythonsTurn,
    waits: trace !== null && look !== null && isPythonsTurn && task === "" && confirm === null,
    missing: trace === null && isReady(look) && task === "" && confirm === null,
  };
}

/**
 * What the Stop button over the tree would stop, in words: the task that was asked for, or else anything that keeps
 * Python busy.
 * @param {Results} results @param {State["stage"]} stage
 */
function working({ doing: { busy, task, queued }, occupied, status }, stage) {
  if (busy && status.phase === "booting") return "This waits until Python has started…";
  if (task === "search") return "Python is searching…";
  if (task !== "") return TASKS[task].stage === stage ? "" : TASKS[task].goesOn;
  if (queued) return "Python is finishing something else first…";
  return occupied ? "Python is busy…" : "";
}

/** Fields with errors that are shown elsewhere, beside the field. */
const SHOWN_ELSEWHERE = ["position", "depth", "options", "methodOptions", ...OWN_FIELDS];

/** @param {string} field @param {import("../kinds/kind.js").Kind} kind */
const isShownElsewhere = (field, { roomFields = [] }) => SHOWN_ELSEWHERE.includes(field) || roomFields.includes(field);

/** The explanations of the chosen method and subject. @param {State} state @param {Results} results */
export function explainProps(state, results) {
  const subject = subjectInfo(state, results);
  return {
    method: explanation("method", chosenMethod(state, results)),
    subject: {
      ...explanation("subject", subject && { ...subject, note: subject.scale }),
      canEdit: kindOf(results.subject.look).activities !== undefined,
    },
  };
}

/** @param {"method" | "subject"} about @param {{id: string, name: string, note?: string} | undefined} entry */
const explanation = (about, entry) => ({
  about,
  explained: entry?.id ?? "",
  name: entry?.name ?? "",
  note: entry?.note ?? "",
});
