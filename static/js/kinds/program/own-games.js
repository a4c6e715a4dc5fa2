/** The way from a program to the games, and back: a program that defines a game can be played and searched there. */

import { kindOf } from "../index.js";
import { subjectOf } from "../../state/requests.js";
import { position } from "../../state/state.js";
import { METHOD, ROOM, SUBJECT } from "./id.js";
import { ANEW } from "./memory.js";

/** The subject whose rules come from a text, and its room. */
const OWN = "own";
const GAMES = "games";

/**
 * @param {Pick<import("../kind.js").Acting, "state" | "results" | "ask" | "attempt" | "begin" | "begun" | "maxNodes"
 *   | "lookAt" | "search" | "chooseRoom">} on
 * @param {ReturnType<typeof import("./files.js").createFiles>} files
 */
export function createOwnGames(on, files) {
  const { state, results, ask, attempt, begin, begun, maxNodes, lookAt, search, chooseRoom } = on;

  /** Opens the game that the program in the editor defines in the room of games. */
  function playGame() {
    const source = state.get().draft ?? position(state.get());
    const file = files.ownOne();
    const text = { source, files: files.beside() };
    return attempt(async (task) => {
      results.update({ error: null });
      // A game that is broken stays here, where it can be mended.
      const { own } = await lookAt(OWN, {}, null, task.signal, text);
      const first = own?.entry.presets[0];
      void chooseRoom(GAMES);
      return attempt(async (next) => {
        const look = await lookAt(OWN, first?.options ?? {}, first?.position ?? null, next.signal, text);
        const settings = kindOf(look).settingsFor(state.get(), results.get().catalogue, look);
        begin(look, { subject: OWN, ...kindOf(look).anew, ...settings, preset: first?.id ?? "" });
        state.update({ gameFile: file, pane: "board" });
        await begun(next, { unasked: maxNodes() });
      });
    });
  }

  /** Opens the rules of the game on the board in the editor: a person's own file, or a copy of the page's. */
  function editGame() {
    const { subject, options, gameFile } = state.get();
    const { own } = results.get().subject.look ?? {};
    if (own) return edit(async () => files.known(gameFile) || files.copyOf({ name: "game.py", text: own.source }));
    return edit(async (signal) => {
      const { name, source } = await ask({ op: "edit-game", subject, options }, signal);
      return files.copyOf({ origin: `game/${subject}`, name, text: source });
    });
  }

  /** Opens a new evaluation for the game on the board. It is chosen there, and is the game's own until it is changed. */
  function writeEvaluation() {
    const asked = subjectOf(state.get());
    return edit(async (signal) => {
      const { name, source } = await ask({ op: "edit-evaluation", ...asked }, signal);
      const origin = asked.source ? "" : `evaluation/${asked.subject}`;
      const id = files.copyOf({ origin, name, text: source });
      state.update({ evaluation: id });
      return id;
    });
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
      "play-game": playGame,
      "edit-game": editGame,
      "write-evaluation": writeEvaluation,
      /** @param {{id: string}} intent */
      "edit-evaluation": ({ id }) => edit(async () => id),
    },
  };
}
