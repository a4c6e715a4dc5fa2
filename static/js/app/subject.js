/**
 * Chooses what is on the board: another subject, an example, or what was last on the board in another room.
 *
 * @typedef {import("../state/state.js").State} State
 * @typedef {import("../python/protocol.js").Look} Look
 * @typedef {import("./other-subjects.js").Subject & import("./other-subjects.js").SubjectHistory} Left
 */

import { NO_RUN } from "../kinds/memory.js";
import { KINDS, kindInRoom, kindOf } from "../kinds/index.js";
import { chosenPreset, presetOfBeginning } from "../state/catalogue.js";
import { roomAhead } from "../view-models/room.js";
import { kept } from "./other-subjects.js";

/** What is played first who wants to play and has chosen nothing. */
const FIRST_GAME = "connect4";
/** No depth that anybody types. */
const UNKNOWN_DEPTH = "unknown";

/**
 * @param {import("../state/stores.js").Stores
 *   & Pick<import("./attempts.js").Attempts, "attempt" | "choose">
 *   & Pick<import("./board.js").Board, "lookAt" | "begin" | "restore">
 *   & Pick<import("./following.js").Following, "answer" | "search" | "begun" | "begunAgain" | "maxNodes">
 *   & Pick<import("./search.js").Search, "finish">} on
 */
export function createSubject({
  state,
  results,
  attempt,
  choose,
  lookAt,
  begin,
  restore,
  answer,
  search,
  begun,
  begunAgain,
  maxNodes,
  finish,
}) {
  /** @type {Partial<Record<string, Left>>} what was on the board in each room when it was left */
  const leftIn = {};
  /** Where the game began in which the reader last played both sides. */
  let shared = "";

  /** @param {string} id */
  const infoOf = (id) => results.get().catalogue?.subjects.find((entry) => entry.id === id);

  /** @param {string} subject @param {string} presetId */
  function chooseSubject(subject, presetId) {
    const info = infoOf(subject);
    const preset = info?.presets.find((entry) => entry.id === presetId) ?? info?.presets[0];
    if (!info || !preset) return;
    leaveFor(kindOf(info));
    state.update({ setup: false });
    return attempt(async (task) => {
      // What the user does meanwhile is about the chosen game, so it waits for that game. Only another choice of a
      // game ends this one.
      await choose(
        `${subject}/${preset.id}`,
        (signal) => lookAt(subject, preset.options, preset.position, signal),
        (look) => {
          const { settingsFor, againstPython } = kindOf(look);
          const now = state.get();
          const { catalogue } = results.get();
          const settings = isGame(look)
            ? againstPython?.(now, catalogue, look)
            : { ...settingsFor(now, catalogue, look), ...preset.begun };
          begin(look, { subject, preset: preset.id, ...settings });
        },
      );
      task.signal.throwIfAborted();
      if (isGame(results.get().subject.look)) {
        results.update({ run: NO_RUN });
        return answer(task);
      }
      // Presets are meant to be searched, so a depth limit is only chosen if the tree is too large to watch.
      await begun(task, { confirmAbove: maxNodes(), chooseDepth: state.get().depth === "" });
      task.signal.throwIfAborted();
      state.update({ presetDepth: depthOfPreset() });
    });
  }

  /** Whether a game is on, so that Python is the reader's opponent. @param {Look | null} look */
  const isGame = (look) => state.get().activity === "play" && look !== null && kindOf(look).isPlayed?.(look) === true;

  /** The depth for which the sentences of a preset hold; a depth that the page chose for an unusual method is none. */
  function depthOfPreset() {
    const now = state.get();
    const { look } = results.get().subject;
    if (!look || now.depth === "" || chosenPreset(now, results.get())?.begun) return now.depth;
    const { method } = kindOf(look).settingsFor({ ...now, method: "" }, results.get().catalogue, look);
    return now.method === method ? now.depth : UNKNOWN_DEPTH;
  }

  /** Sets several options of the subject at once. @param {Record<string, number>} options */
  function setOptions(options) {
    const { subject, options: before } = state.get();
    return attempt(async (task) => {
      await choose(
        "",
        (signal) => lookAt(subject, { ...before, ...options }, "", signal),
        (look) => begin(look, { subject, preset: "" }),
      );
      task.signal.throwIfAborted();
      await begun(task);
    });
  }

  /** @param {import("../state/intents.js").Example} example */
  function showExample({ subject, preset = "", position = "", options = {}, method, depth = "", ...settings }) {
    const { order = "given", cut = ">=", methodOptions = {}, stage = "tree", weights } = settings;
    state.update({ setup: false, stage, pane: "tree" });
    const chosen = method ?? state.get().method;
    return attempt(async (task) => {
      await choose(
        "",
        (signal) => lookAt(subject, options, position, signal),
        (look) => {
          const offered = look.methods.includes(chosen) ? chosen : look.methods[0];
          const run = { method: offered, depth, order, cut, window: "", methodOptions, ...(weights && { weights }) };
          begin(look, { subject, preset: preset || presetOf(look), ...kindOf(look).anew, ...run });
        },
      );
      task.signal.throwIfAborted();
      // Examples are meant to be searched, even if some take a while.
      await search(task, { chooseDepth: depth === "", confirmAbove: maxNodes() });
    });
  }

  /**
   * The preset with the position of an example; "" if there is none, or if this kind does not name it.
   * @param {Look} look
   */
  function presetOf(look) {
    const { subject, position } = look;
    if (!kindOf(look).namesExamples) return "";
    return infoOf(subject)?.presets.find((preset) => preset.position === position)?.id ?? "";
  }

  /**
   * Goes where a word of the header leads: home, to something that can be done in a room, or to a room.
   * @param {string} place
   * @param {import("../state/intents.js").Example} [example]  is shown there if another subject is
   */
  function goTo(place, example) {
    noteShared();
    if (place === "home") return state.update({ activity: "home", playing: false });
    const kind = KINDS.find(({ activities = [] }) => activities.some(({ id }) => id === place));
    state.update({ activity: place === "play" ? "play" : "watch", setup: false });
    if (kind && place === "play") return playThere(kind);
    // Who comes from a game wants to see its tree.
    if (place === "watch") state.update({ pane: "tree" });
    const room = kind ? kind.room.id : place;
    if (kind && example && example.subject !== subjectIn(room)) {
      leaveFor(kind);
      return showExample(example);
    }
    return chooseRoom(room) ?? finishSearch(place);
  }

  /** What is on the board in a room, or was when it was left, or will be at first. @param {string} room */
  const subjectIn = (room) =>
    roomAhead(results.get()) === room ? state.get().subject : (leftIn[room]?.subject ?? kindInRoom(room).first);

  /** Asks what was not asked about the tree while the game went on; if there is none to watch, searches. @param {string} place */
  function finishSearch(place) {
    const { run, doing, subject, error } = results.get();
    if (doing.busy) return;
    if (run.following) return attempt(finish);
    const { look } = subject;
    if (place !== "watch" || run.trace || run.confirm || error || !look || look.terminal) return;
    if (!kindOf(look).isPythonsTurn(state.get(), look)) return attempt((task) => search(task, { chooseDepth: true }));
  }

  const beginning = () => `${state.get().subject} ${state.get().history[0]}`;

  /** In Watch, too, Python plays no side: only in Play was that the reader's choice. */
  function noteShared() {
    const { activity, python } = state.get();
    if (activity === "play") shared = python === "" ? beginning() : "";
  }

  /** Plays on if a game is on the board, against Python unless the reader played both sides, or else begins one. @param {import("../kinds/kind.js").Kind} kind */
  function playThere({ room, isPlayed, againstPython }) {
    const { look } = results.get().subject;
    const isThere = roomAhead(results.get()) === room.id && results.get().doing.choosing === "";
    if (!isThere || !look || !isPlayed?.(look)) return playPython(FIRST_GAME);
    if (state.get().python !== "" || shared === beginning()) return;
    state.update({ ...againstPython?.(state.get(), results.get().catalogue, look) });
    return attempt((task) => {
      // Python has not searched for a move yet.
      results.update({ run: NO_RUN });
      return answer(task);
    });
  }

  /** A game against Python. @param {string} subject @param {import("../state/intents.js").PlayWish} [wish] */
  function playPython(subject, { side = "", preset, position, options = {}, method = "", ...run } = {}) {
    const info = infoOf(subject);
    if (!info) return;
    leaveFor(kindOf(info));
    state.update({ activity: "play", pane: "board", stage: "tree", setup: false });
    return attempt(async (task) => {
      await choose(
        `${subject}/`,
        (signal) => lookAt(subject, options, position ?? null, signal),
        (look) => {
          const { depth } = run;
          const settings = kindOf(look).againstPython?.(state.get(), results.get().catalogue, look, side, depth);
          const begun = position === undefined ? presetOfBeginning(info, look.options) : "";
          const named = preset ?? info.presets.find((each) => each.position === look.position)?.id ?? begun;
          const chosen = look.methods.includes(method) ? { method, methodOptions: {}, ...run } : run;
          begin(look, { subject, preset: named, presetDepth: "", ...settings, ...chosen });
        },
      );
      task.signal.throwIfAborted();
      // The tree of another game would stand beside this one until Python has searched.
      results.update({ run: NO_RUN });
      await answer(task);
    });
  }

  /** Goes to a room: to what was left there, or else to the first subject of the room. @param {string} room */
  function chooseRoom(room) {
    const kind = kindInRoom(room);
    const first = infoOf(kind.first);
    if (!first || roomAhead(results.get()) === room) return;
    leaveFor(kind);
    const left = leftIn[room];
    return left ? goBack(left) : chooseSubject(first.id, first.presets[0].id);
  }

  /** Notes what is on the board, if something of another room comes. @param {import("../kinds/kind.js").Kind} kind */
  function leaveFor({ room, firstPane }) {
    const ahead = roomAhead(results.get());
    if (ahead === room.id) return;
    state.update({ pane: firstPane });
    const { look } = results.get().subject;
    // Who has already left for another room has left that board as it was then.
    if (look && kindOf(look).room.id === ahead) leftIn[ahead] = leave(look);
  }

  /** What is in the room, with the subjects that Undo and Redo can go to there. @param {Look} look @returns {Left} */
  function leave(look) {
    const { before, after } = state.get();
    return { ...kept(state.get(), look), before, after };
  }

  /** @param {Left} left */
  function goBack(left) {
    const { subject, source, files, options, preset, history, at, cursor } = left;
    state.update({ setup: false });
    return attempt(async (task) => {
      await choose(
        `${subject}/${preset}`,
        (signal) => lookAt(subject, options, history[at], signal, { source, files }),
        (look) => restore(look, left),
      );
      task.signal.throwIfAborted();
      await begunAgain(task, cursor);
    });
  }

  /**
   * Opens a text, such as that of a dropped file. Undo brings back what was there, also from another room.
   * @param {import("../state/state.js").TextToOpen} wish
   */
  function openText({ subject, options, text, message }) {
    const info = infoOf(subject);
    if (!info) return;
    leaveFor(kindOf(info));
    state.update({ setup: false, gallery: "", notice: null, practice: { ...state.get().practice, open: false } });
    return attempt(async (task) => {
      await choose(
        `${subject}/`,
        (signal) => lookAt(subject, options, text, signal),
        (look) => {
          const settings = kindOf(look).settingsFor(state.get(), results.get().catalogue, look);
          begin(look, { subject, preset: "", ...settings }, true);
          state.update({ notice: { message, place: null, opened: true } });
        },
      );
      task.signal.throwIfAborted();
      await begun(task);
    });
  }

  /** @satisfies {Partial<import("../state/intents.js").Handlers<import("../state/intents.js").PageIntents>>} */
  const intents = {
    "choose-subject": ({ subject, preset }) => chooseSubject(subject, preset),
    "set-options": ({ options }) => setOptions(options),
    "show-example": ({ example }) => showExample(example),
    "go-to": ({ place, example }) => goTo(place, example),
    "play-python": ({ subject, wish }) => playPython(subject, wish),
    "choose-room": ({ room }) => chooseRoom(room),
    "open-text": ({ wish }) => openText(wish),
  };

  return { chooseSubject, chooseRoom, intents };
}
