/**
 * Asks Python about positions, and puts them on the board. The position itself is in the state; all that is known about
 * the old one is replaced.
 *
 * @typedef {import("../state/state.js").State} State
 * @typedef {import("../python/protocol.js").Look} Look
 */

import { kindOf } from "../kinds/index.js";
import { NO_LABORATORY, NO_SUBJECT } from "../kinds/memory.js";
import { NO_OTHERS, leave } from "./other-subjects.js";
import { chosenMethod, ownText, withOwn } from "../state/catalogue.js";
import { inSameRounds } from "../state/same-rounds.js";
import { subjectAt } from "../state/requests.js";
import { NO_SECOND_RUN } from "../state/state.js";
import { methodInstead } from "../state/carried-over.js";
import { roundOf } from "../words/depth.js";

/** @typedef {ReturnType<typeof createBoard>} Board */

/** @param {import("../state/stores.js").Stores & import("../state/stores.js").PythonRequests} on */
export function createBoard({ state, results, ask }) {
  /** @type {import("../state/carried-over.js").MethodFallback | null} */
  let fallback = null;

  /**
   * Asks Python what a position looks like.
   * @param {string} subject @param {Record<string, number>} options
   * @param {string | null} text  null for its first position
   * @param {AbortSignal} signal
   * @param {import("../state/catalogue.js").OwnText} [own]  the text of a subject that the user wrote, if it is not the
   *   newest one
   * @returns {Promise<Look>}
   */
  const lookAt = (subject, options, text, signal, own = textOf(subject)) =>
    ask({ op: "look", ...subjectAt({ subject, options, position: text, ...own }) }, signal);

  /** The newest text of a subject that the user wrote. @param {string} subject */
  const textOf = (subject) => ownText(results.get().catalogue, subject);

  /**
   * The same, but if the position is not valid, asks about another one.
   * @param {string} subject @param {Record<string, number>} options @param {string} text @param {string} other @param {AbortSignal} signal
   */
  const lookOrElse = (subject, options, text, other, signal) =>
    lookAt(subject, options, text, signal).catch(() => lookAt(subject, options, other, signal));

  /**
   * Puts the first position of another subject on the board. Undo goes back to the subject before it, but to another
   * room only if the new subject came uncalled, so that nothing is replaced for good.
   * @param {Look} look @param {Partial<State>} change @param {boolean} uncalled
   */
  function begin(look, change, uncalled = false) {
    const { options, position: first } = look;
    const [now, before] = [state.get(), results.get().subject.look];
    const isReached = before && (uncalled || before.kind === look.kind);
    const others = isReached ? leave(now, before, look) : NO_OTHERS;
    const other = look.subject !== now.subject ? kindOf(look).anew : {};
    // What is worth reading beside a new tree is for the page to say.
    const begun = { options, history: [first], at: 0, first, playing: false, tab: "" };
    putAnother(look, { draft: null, ...other, ...change, ...others, ...begun });
  }

  /**
   * Puts a subject back on the board as it was left.
   * @param {Look} look @param {import("./other-subjects.js").Subject & import("./other-subjects.js").SubjectHistory} subject
   */
  function restore(look, { cursor, ...settings }) {
    putAnother(look, { ...settings, playing: false });
  }

  /** @param {Look} look @param {Partial<State>} change */
  function putAnother(look, change) {
    if (look.subject !== state.get().subject) results.update({ lab: NO_LABORATORY });
    // A comparison of two runs is about one subject, and ends with it.
    put(look, { ...change, ...NO_SECOND_RUN });
  }

  /** Puts the next position on the board; Undo goes back. @param {Look} look @param {Partial<State>} [change] */
  function move(look, change = {}) {
    const { history, at } = state.get();
    const kept = history.slice(0, at + 1);
    const next = kept[at] === look.position ? kept : [...kept, look.position];
    putNext(look, { draft: null, ...change, history: next, at: next.length - 1, after: [], playing: false });
  }

  /**
   * Puts another position of the same subject on the board. It may need another method, such as a tree in which chance
   * has begun to move; the one before comes back as soon as it works again.
   * @param {Look} look @param {Partial<State>} change
   */
  function putNext(look, change) {
    const now = state.get();
    const { catalogue, subject } = results.get();
    const options = chosenMethod(now, results.get())?.options ?? [];
    const { method = now.method } = kindOf(look).settingsFor(now, catalogue, look);
    const depths = inSameRounds(now, options, roundOf(subject.look), roundOf(look));
    const found = methodInstead(fallback, now, look, method, catalogue);
    ({ fallback } = found);
    put(look, { ...change, ...depths, ...found.change });
  }

  /** Puts a position on the board and changes the state with it. @param {Look} look @param {Partial<State>} change */
  function put(look, change) {
    // What was said of a file that was opened is about the subject as it came.
    const withoutNotice = state.get().notice?.opened ? { notice: null } : {};
    state.update({ ...withoutNotice, ...change, source: look.own?.source ?? "", files: look.own?.files ?? {} });
    if (look.own) results.update({ catalogue: withOwn(results.get().catalogue, look.own) });
    results.update({ subject: Object.freeze({ ...NO_SUBJECT, look }), error: null });
  }

  /** The settings that a subject begins with, as if another kind had been there. @param {Look} look @returns {Partial<State>} */
  function firstSettings(look) {
    const { anew, settingsFor } = kindOf(look);
    return { ...anew, ...settingsFor(state.get(), results.get().catalogue, look) };
  }

  return { lookAt, lookOrElse, begin, restore, move, put, putNext, firstSettings };
}
