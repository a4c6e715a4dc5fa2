/**
 * The moves that Python makes: the best of its search, one by its average strategy where moves are hidden, or
 * the engine's.
 *
 * @typedef {import("../state/state.js").State} State
 * @typedef {import("./tasks.js").Task} Task
 */

import { hidesMoves } from "../boards/index.js";
import { engineNote } from "../words/engine-scores.js";
import { learn } from "../state/results.js";
import { freshSeed } from "../support/random-seed.js";
import { isChances, isForEngine, isPythonsTurn } from "../state/turn.js";
import { methodOf } from "../kinds/index.js";
import { subjectOf } from "../state/requests.js";

/** @typedef {ReturnType<typeof createPythonMoves>} PythonMoves */

/** How long what chance has brought Python stays in sight before it goes on. */
const SEEN_MS = 1000;

/**
 * @param {import("./stores.js").Stores & import("./stores.js").Asking
 *   & Pick<import("./board.js").Board, "lookAfter" | "move">
 *   & Pick<import("./steps.js").Steps, "goToEnd">
 *   & {pause: (ms: number) => Promise<unknown>}} on
 */
export function createPythonMoves({ state, results, ask, lookAfter, move, goToEnd, pause }) {
  const lookNow = () => results.get().subject.look;

  /**
   * Plays the best move that the search found. What chance does then is not waited for: it is drawn,
   * and left in sight for a moment.
   * @param {Task} task
   * @returns {Promise<boolean>} whether chance has given it another turn
   */
  async function playBest(task) {
    const { reply, trace } = results.get().run;
    if (!reply?.best) {
      // Where moves are hidden none is the best, but a mixture of them.
      if (trace?.text.bestBy === "mixture") await playHidden(task.signal);
      return false;
    }
    const look = await lookAfter({ op: "play", action: reply.best }, task.signal);
    const drawing = /** @type {const} */ ({ op: "draw", seed: freshSeed(), position: look.position });
    const drawn = isChances(look) ? await lookAfter(drawing, task.signal) : null;
    move(look);
    if (drawn) move(drawn);
    goToEnd();
    const again = isPythonsTurn(state.get(), lookNow());
    if (again) {
      task.tell("search");
      await pause(SEEN_MS);
      task.signal.throwIfAborted();
    }
    return again;
  }

  /** Whether moves have been hidden since the tree began: then there is nothing to search from here. */
  function isHidden() {
    const { trace } = results.get().run;
    const look = lookNow();
    if (!look || trace?.text.bestBy !== "mixture" || trace.text.root.subject !== look.subject) return false;
    // A matrix that was typed is a game of its own, and begins anew.
    return look.position !== look.start && trace.text.root.position === look.start;
  }

  /** Draws a move by the average strategy. The tree stays that of the whole game. @param {AbortSignal} signal */
  async function playHidden(signal) {
    const method = methodOf(state.get(), lookNow());
    const asked = { op: "mixed-move", ...subjectOf(state.get()), ...method, seed: freshSeed() };
    const { best } = await ask(asked, signal);
    const look = await lookAfter({ op: "play", action: best }, signal);
    const said = hidesMoves(look, state.get().python)
      ? "Python has chosen, unseen by you: its move is"
      : `Python plays ${best},`;
    play(look, `${said} drawn by lot from its average strategy.`);
  }

  /** Whether the engine plays for Python in this game. */
  const enginePlays = () => state.get().engine.on && isForEngine(lookNow());

  /**
   * Asks the engine about the position on the board; the time limit as it was typed, for Python to refuse.
   * @param {Task} task
   * @param {boolean} every  whether it is to spend its time on every move, not on the best alone
   * @returns {Promise<import("../words/engine-scores.js").EngineAnswer>}
   */
  function askEngine(task, every) {
    task.tell("scores");
    learn(results, "subject", { scores: null });
    results.update({ error: null });
    const { seconds } = state.get().engine;
    const limit = seconds.trim() === "" ? NaN : Number(seconds.replace(",", "."));
    const timed = lookNow()?.engine === "search" ? { seconds: Number.isFinite(limit) ? limit : seconds } : {};
    return ask({ op: "scores", ...subjectOf(state.get()), every, ...timed }, task.signal);
  }

  /** Plays the engine's move on the board. The tree stays the one of the search before. @param {Task} task */
  async function playByEngine(task) {
    const found = await askEngine(task, false);
    const look = await lookAfter({ op: "play", action: found.best }, task.signal);
    play(look, `The engine plays ${found.bestName}. ${engineNote(found)}`);
  }

  /** @param {import("../python/protocol.js").Look} look @param {string} engineMove */
  function play(look, engineMove) {
    move(look);
    learn(results, "subject", { engineMove });
    learn(results, "run", { confirm: null });
  }

  return { playBest, isHidden, playHidden, enginePlays, askEngine, playByEngine };
}
