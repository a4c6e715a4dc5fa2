/**
 * The moves that Python makes: the best of its search, one by its average strategy where moves are hidden, or
 * the engine's.
 *
 * @typedef {import("../../app/tasks.js").Task} Task
 */

import { hidesMoves } from "../../boards/index.js";
import { engineNote } from "../../words/engine-scores.js";
import { learn } from "../../state/results.js";
import { freshSeed } from "../../support/random-seed.js";
import { isChances, isForEngine, isPythonsTurn } from "../../state/turn.js";
import { subjectOf } from "../../state/requests.js";
import { createEngine } from "./engine.js";
import { methodOf } from "./method.js";
import { createMoves } from "./moves.js";

/** How long what chance has brought Python stays in sight before it goes on. */
const SEEN_MS = 1000;

/** @param {import("../kind.js").Turning} on */
export function createPythonMoves(on) {
  const { state, results, ask, move, goToEnd, pause } = on;
  const { lookAfter } = createMoves(on);
  const { askEngine } = createEngine(on);
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
      if (trace?.text.bestBy === "mixture") await drawMove(task.signal);
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
  async function drawMove(signal) {
    const method = methodOf(state.get(), lookNow());
    const asked = { ...subjectOf(state.get()), ...method, seed: freshSeed() };
    const { best } = await ask({ op: "mixed-move", ...asked }, signal);
    const look = await lookAfter({ op: "play", action: best }, signal);
    const said = hidesMoves(look, state.get().python)
      ? "Python has chosen, unseen by you: its move is"
      : `Python plays ${best},`;
    play(look, `${said} drawn at random from its average strategy.`);
  }

  /** Whether the engine plays for Python in this game. */
  const enginePlays = () => state.get().engine.on && isForEngine(lookNow());

  /** Plays the engine's move on the board. The tree stays the one of the search before. @param {Task} task */
  async function playByEngine(task) {
    const found = await askEngine(task, false);
    const look = await lookAfter({ op: "play", action: found.best }, task.signal);
    play(look, `The engine plays ${found.bestName}. ${engineNote(found)}`);
  }

  /** @param {import("../../python/protocol.js").Look} look @param {string} engineMove */
  function play(look, engineMove) {
    move(look);
    learn(results, "subject", { engineMove });
    learn(results, "run", { confirm: null });
  }

  return { playBest, isHidden, drawMove, enginePlays, playByEngine };
}
