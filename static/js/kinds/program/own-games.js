/** The way from a program to the games, and back: a program that defines a game can be played and searched there. */

import { kindOf } from "../index.js";
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
    return attempt(async (task) => {
      results.update({ error: null });
      // A game that is broken stays here, where it can be mended.
      await lookAt(OWN, {}, "", task.signal, source);
      void chooseRoom(GAMES);
      return attempt(async (next) => {
        const look = await lookAt(OWN, {}, "", next.signal, source);
        const settings = kindOf(look).settingsFor(state.get(), results.get().catalogue, look);
        const preset = look.own?.entry.presets[0].id ?? "";
        begin(look, { subject: OWN, ...kindOf(look).anew, ...settings, preset });
        state.update({ gameFile: file, pane: "board" });
        await begun(next, { unasked: maxNodes() });
      });
    });
  }

  /** Opens the rules of the game on the board in the editor: a person's own file, or a copy of the page's. */
  function editGame() {
    const { subject, options, gameFile } = state.get();
    const { own } = results.get().subject.look ?? {};
    return attempt(async (task) => {
      const { name, source } = own
        ? { name: "game.py", source: own.source }
        : await ask({ op: "edit-game", subject, options }, task.signal);
      // The room remembers what is left; its own first program is replaced at once.
      void chooseRoom(ROOM);
      return attempt(async (next) => {
        const look = await lookAt(SUBJECT, {}, source, next.signal);
        const settings = { method: METHOD, methodOptions: {}, depth: "", pane: /** @type {const} */ ("code") };
        begin(look, { subject: SUBJECT, preset: "", ...ANEW, ...settings });
        if (!own) files.openCopy({ origin: `game/${subject}`, name, text: source });
        else if (!files.openKnown(gameFile)) files.openCopy({ origin: "game/own", name, text: source });
        await search(next);
      });
    });
  }

  return { intents: { "play-game": playGame, "edit-game": editGame } };
}
