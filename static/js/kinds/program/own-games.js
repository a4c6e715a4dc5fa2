/**
 * The way from a program to the games and the constraint problems, and back: what a program defines can be played,
 * searched or solved there.
 */

import { definesGame } from "../../files/defines.js";
import { subjectOf } from "../../state/requests.js";
import { position } from "../../state/state.js";
import { METHOD, ROOM, SUBJECT } from "./id.js";
import { ANEW } from "./memory.js";

/** The subjects that come from a text, and their rooms. */
const GAME = Object.freeze({ id: "own", room: "games", op: "edit-game", file: "game.py" });
const PROBLEM = Object.freeze({ id: "own-problem", room: "constraints", op: "edit-problem", file: "problem.py" });

/**
 * @param {Pick<import("../kind.js").KindContext, "state" | "results" | "ask" | "attempt" | "begin" | "begun" | "maxNodes"
 *   | "lookAt" | "search" | "chooseRoom" | "firstSettings">} on
 * @param {ReturnType<typeof import("./files.js").createFiles>} files
 */
export function createOwnGames(on, files) {
  const { state, results, ask, attempt, begin, begun, maxNodes, lookAt, search, chooseRoom, firstSettings } = on;

  /** Opens the game or the problem that the program in the editor defines in its room. */
  function useOwn() {
    const source = state.get().draft ?? position(state.get());
    const { id: subject, room } = definesGame(source) ? GAME : PROBLEM;
    const file = files.ownOne();
    const text = { source, files: files.beside() };
    return attempt(async (task) => {
      results.update({ error: null });
      // What is broken stays here, where it can be mended.
      const { own } = await lookAt(subject, {}, null, task.signal, text);
      const first = own?.entry.presets[0];
      void chooseRoom(room);
      return attempt(async (next) => {
        const look = await lookAt(subject, first?.options ?? {}, first?.position ?? null, next.signal, text);
        begin(look, { subject, ...firstSettings(look), preset: first?.id ?? "" });
        state.update({ ownFile: file, pane: "board" });
        await begun(next, { confirmAbove: maxNodes() });
      });
    });
  }

  /** Opens the game or the problem on the page in the editor: a person's own file, or a copy of the page's. */
  function editSubject() {
    const { subject, options, ownFile } = state.get();
    const { look } = results.get().subject;
    const { op, file } = look?.kind === "problem" ? PROBLEM : GAME;
    const own = look?.own;
    if (own) return edit(async () => files.known(ownFile) || files.copyOf({ name: file, text: own.source }));
    return edit(async (signal) => {
      const { name, source } = await ask({ op, subject, options }, signal);
      return files.copyOf({ origin: `${look?.kind}/${subject}`, name, text: source });
    });
  }

  /** Opens a new evaluation for the game on the board. It is chosen there, and is the game's own until it is changed. */
  function writeEvaluation() {
    const request = subjectOf(state.get());
    return edit(async (signal) => {
      const { name, source } = await ask({ op: "edit-evaluation", ...request }, signal);
      const origin = request.source ? "" : `evaluation/${request.subject}`;
      const id = files.copyOf({ origin, name, text: source });
      state.update({ evaluation: id });
      return id;
    });
  }

  /** The evaluation that came with a link becomes a program of the person's own. */
  function ownEvaluation() {
    const { brought } = state.get();
    if (!brought) return "";
    const id = files.copyOf({ name: brought.name, text: brought.text });
    state.update({ evaluation: id, brought: null });
    return id;
  }

  /** Opens a program of the person's in the editor. @param {(signal: AbortSignal) => Promise<string>} find  finds its id */
  function edit(find) {
    return attempt(async (task) => {
      await files.ready();
      const id = await find(task.signal);
      // The room remembers what is left; its own first program is replaced at once.
      void chooseRoom(ROOM);
      return attempt(async (next) => {
        const look = await lookAt(SUBJECT, {}, files.textOf(id), next.signal);
        const settings = { method: METHOD, methodOptions: {}, depth: "", pane: /** @type {const} */ ("code") };
        begin(look, { subject: SUBJECT, preset: "", ...ANEW, ...settings });
        files.openKnown(id);
        await search(next);
      });
    });
  }

  return {
    intents: {
      "use-own": useOwn,
      "edit-subject": editSubject,
      "write-evaluation": writeEvaluation,
      /** @param {{id: string}} intent */
      "edit-evaluation": ({ id }) => edit(async () => files.known(id) || ownEvaluation()),
    },
  };
}
