/**
 * Goes to a place that was written down: from a link, from a file, or where the reader was last time. Python checks the
 * positions and settings of it as it checks what is typed. Somebody else's program waits until the reader wants it.
 *
 * @typedef {import("../state/state.js").State} State
 * @typedef {import("../kinds/kind.js").Task} Task
 */

import { READERS, readersOf } from "../features/memory.js";
import { VIEW_SHAPES } from "../state/carried.js";
import { readCode, written } from "../files/link-code.js";
import { placeInPart } from "../files/notebook.js";
import { isPlainLink } from "../lessons/plain-link.js";
import { NO_OTHERS, leave } from "./other-subjects.js";
import { PlyscopeError } from "../python/errors.js";
import { lastCursor } from "../trace/cursor.js";
import { pick } from "../support/pick.js";
import {
  MOST_SUBJECTS,
  lessonIn,
  lessonStepIn,
  momentIn,
  placeOf,
  programsIn,
  stateOfPlace,
  stateOfPlaceHere,
  whyNoLink,
  WrongPlace,
} from "./place.js";

/** @typedef {ReturnType<typeof createPlaces>} Places */

const NOT_THERE_YET = "The page has not gone back to where you were last time. You can still go there.";
const SOMEBODY_ELSES = "brings a program that somebody else wrote. It runs as soon as you open it, in this page only.";
const LINK = "This link";
const NOTEBOOK = "This notebook";
const VIEWED = /** @type {(keyof State)[]} */ (Object.keys(VIEW_SHAPES));

/**
 * @param {import("../state/stores.js").Stores & import("../state/stores.js").PythonRequests
 *   & Pick<import("./attempts.js").Attempts, "attempt" | "choose" | "change">
 *   & Pick<import("./board.js").Board, "lookAt" | "restore" | "put">
 *   & Pick<import("./search.js").Search, "find" | "follow">
 *   & Pick<import("./following.js").Following, "begunAgain" | "maxNodes">
 *   & {address: () => string, openLesson: (text: string, step: number) => unknown, openPlain: (text: string) => unknown}} on
 *   `address` is where this page is for others; a link may also bring the text of a lesson, or be in plain words
 */
export function createPlaces({
  state,
  results,
  attempt,
  choose,
  change,
  lookAt,
  restore,
  put,
  find,
  follow,
  begunAgain,
  maxNodes,
  address,
  openLesson,
  openPlain,
}) {
  /**
   * Goes there. What does not fit is told in one sentence, and the page stays as it is.
   * @param {Partial<State>} there  all that a link, or this device, carries @param {string} from  what it comes from
   */
  function goTo(there, from = "") {
    state.update({ setup: false, notice: null });
    const full = { ...state.get(), ...there };
    const { subject, source, files, options, preset, history, at, searched, cursor } = full;
    // The tree may be of an earlier position: while Python waits for the user, nothing is searched.
    const treeAt = searched === history[at] ? at : history.lastIndexOf(searched);
    const first = treeAt < 0 ? at : treeAt;
    return attempt(async (task) => {
      const own = source ? { source, files } : undefined;
      await choose(
        `${subject}/${preset}`,
        async (signal) => {
          try {
            const look = await lookAt(subject, options, history[first], signal, own);
            if (!look.methods.includes(full.method)) throw new PlyscopeError({ message: noMethod(full.method) });
            // On this device, the positions were on the board; a link may say anything.
            for (const text of from ? new Set(history) : [history[at]]) {
              if (text !== history[first]) await lookAt(subject, options, text, signal, own);
            }
            return look;
          } catch (error) {
            throw from && error instanceof PlyscopeError
              ? new PlyscopeError({ message: `${from}: ${error.message}` })
              : error;
          }
        },
        (look) => {
          const before = results.get().subject.look;
          const others =
            "before" in there ? {} : before?.kind === look.kind ? leave(state.get(), before, look) : NO_OTHERS;
          restore(look, { ...full, ...others, at: first, ...pick(state.get(), READERS) });
          state.update(pick(full, VIEWED));
        },
      );
      task.signal.throwIfAborted();
      await searchThere(task, first, full);
      task.signal.throwIfAborted();
      comeToRest(there, cursor);
    });
  }

  /**
   * Searches as it was searched there. If the tree is of an earlier position, the present one is put on the board after.
   * @param {Task} task @param {number} first @param {State} there
   */
  async function searchThere(task, first, { subject, options, history, at, cursor }) {
    if (first === at) return begunAgain(task, cursor);
    if (await find(task, { confirmAbove: maxNodes(), cursor })) await follow(task);
    await change(async ({ signal }) => put(await lookAt(subject, options, history[at], signal), { at }));
  }

  /** What a new tree has put back to the start. @param {Partial<State>} there @param {number} cursor */
  function comeToRest({ collapsed = [], secondCursor = 0, granularity }, cursor) {
    const { trace, second } = results.get().run;
    if (!trace) return;
    const rows = collapsed.filter((row) => row < trace.count);
    const end = second ? lastCursor(second.trace) : 0;
    state.update({
      collapsed: rows,
      cursor: Math.min(cursor, lastCursor(trace)),
      secondCursor: Math.min(secondCursor, end),
      ...(granularity && { granularity }),
    });
  }

  /** Opens the text of a link, or of a file that was made of one. @param {string} code @param {boolean} inLesson */
  async function openLink(code, inLesson) {
    if (isPlainLink(code)) return openPlain(code);
    try {
      const data = await readCode(code);
      const lesson = lessonIn(data);
      if (lesson !== "" && !inLesson) return openLesson(lesson, lessonStepIn(data));
      await openMoment(data, LINK);
    } catch (error) {
      notify(whyNoLink(error, LINK));
    }
  }

  /** Opens what the page has written into a notebook. @param {unknown} part */
  async function openNotebook(part) {
    try {
      await openMoment(placeInPart(part), NOTEBOOK);
    } catch (error) {
      notify(whyNoLink(error, NOTEBOOK));
    }
  }

  /** @param {unknown} data @param {string} from  what brings it */
  async function openMoment(data, from) {
    const there = momentIn(data);
    const programs = programsIn(there, results.get().catalogue);
    if (programs.length === 0) return goTo(there, `${from} cannot be opened`);
    const place = placeOf({ ...state.get(), ...there });
    state.update({ notice: { message: `${from} ${SOMEBODY_ELSES}`, place, programs } });
  }

  /**
   * Goes back to where the reader was; what cannot be read is forgotten.
   * @param {unknown} kept @param {boolean} reader  whether only what is the reader's comes back, because a link leads elsewhere
   * @param {boolean} arriving  whether the page begins: what was kept is about to be kept over
   */
  async function comeBack(kept, reader, arriving) {
    try {
      const there = /** @type {State} */ (stateOfPlaceHere(kept));
      if (reader) return state.update(readersOf(there));
      // What is about the reader never waits for Python.
      state.update(pick(there, READERS));
      if (!(await goTo(there)) && arriving) offerAgain(there);
    } catch (error) {
      if (!(error instanceof WrongPlace)) throw error;
      notify(`The place where you were last time cannot be read, so the page starts afresh. ${error.message}`);
    }
  }

  /** Who stops the way back, or chooses something else before Python is there, loses nothing. @param {State} there */
  function offerAgain(there) {
    const now = state.get();
    const place = placeOf({ ...now, ...there });
    state.update({
      before: [...there.before, ...now.before].slice(-MOST_SUBJECTS),
      notice: { message: NOT_THERE_YET, place, programs: [] },
    });
  }

  /** @param {string} message @param {boolean} [stays] */
  const notify = (message, stays = false) => state.update({ notice: { message, place: null, stays } });

  /** What a link to here says. */
  const placeNow = () => placeOf(awayFromHome(state.get()));

  /** The address that brings somebody else here. */
  const link = async () => `${address()}#${await written(placeNow())}`;

  /** @satisfies {Partial<import("../state/intents.js").Handlers<import("../state/intents.js").PageIntents>>} */
  const intents = {
    "open-link": ({ code, inLesson = false }) => openLink(code, inLesson),
    "open-notebook": ({ part }) => openNotebook(part),
    "come-back": ({ place, reader = false, arriving = false }) => comeBack(place, reader, arriving),
    "accept-offer": () => {
      const { notice } = state.get();
      if (notice?.place) return goTo(stateOfPlace(notice.place), "This link cannot be opened");
    },
    "dismiss-notice": () => state.update({ notice: null }),
    notice: ({ message, stays }) => notify(message, stays),
  };

  return { link, placeNow, intents };
}

/** A link never leads home: it shows what its maker saw. @param {State} state @returns {State} */
export const awayFromHome = (state) => (state.activity === "home" ? { ...state, activity: "watch" } : state);

/** @param {string} method */
const noMethod = (method) => `the method “${method.slice(0, 40)}” does not work with this game or problem.`;
