/**
 * Python's moves: the best move of its search; if moves are hidden, a random one from its average strategy; or the
 * engine's move.
 *
 * @typedef {import("../kind.js").Task} Task
 */

import { boardOf, hidesMoves, chanceWordsOf } from "../../boards/index.js";
import { mixedMoveText } from "../../words/mixed-move.js";
import { engineNote } from "../../words/engine-scores.js";
import { updateResults } from "../../state/results.js";
import { freshSeed } from "../../support/random-seed.js";
import { isForEngine, isPythonsTurn } from "../../state/turn.js";
import { subjectOf } from "../../state/requests.js";
import { createEngine } from "./engine.js";
import { methodOf } from "./method.js";
import { createMoves } from "./moves.js";

/** How long Python waits after a chance move, so that the user can see it, in milliseconds. */
const SEEN_MS = 1000;
/** The same after a move of its own, if it moves again, and where chance moves with a glance. */
const STEP_MS = 300;

/** @param {import("../kind.js").TurnContext} on */
export function createPythonMoves(on) {
  const { state, results, ask, move, goToEnd, pause } = on;
  const { lookAfter, drawAll } = createMoves(on);
  const { askEngine } = createEngine(on);
  const lookNow = () => results.get().subject.look;

  /**
   * Plays the best move that the search found. As long as chance is to move then, its moves are drawn at once, without a
   * press of the button, and shown for a moment.
   * @param {Task} task
   * @returns {Promise<boolean>} whether it is Python's turn again after the chance move
   */
  async function playBest(task) {
    const { reply, trace } = results.get().run;
    if (!reply?.best) {
      // If moves are hidden, no single move is best, only a mixture of moves.
      if (trace?.text.bestBy === "mixture") await drawMove(task.signal);
      return false;
    }
    const look = await lookAfter({ op: "play", action: reply.best }, task.signal);
    const drawn = await drawAll(look, task.signal);
    for (const each of [look, ...drawn]) move(each);
    goToEnd();
    const again = isPythonsTurn(state.get(), lookNow());
    if (again) {
      task.report("search");
      await pause(drawn.length > 0 && !chanceWordsOf(boardOf(look)).atOnce ? SEEN_MS : STEP_MS);
      task.signal.throwIfAborted();
    }
    return again;
  }

  /** Whether moves have been hidden since the start of the game: then nothing can be searched from this position. */
  function isHidden() {
    const look = lookNow();
    // A typed matrix is a new game, at its start.
    if (!look || (look.start ?? look.position) === look.position) return false;
    // Python's own strategy is that of the whole game, whether its tree is on the page or not.
    return isPythonsTurn(state.get(), look) || isOfWholeGame(look);
  }

  /** Whether the tree is that of the whole game. @param {import("../../python/protocol.js").Look} look */
  function isOfWholeGame({ subject, start }) {
    const { text } = results.get().run.trace ?? {};
    return text?.bestBy === "mixture" && text.root.subject === subject && text.root.position === start;
  }

  /**
   * Plays a random move from the average strategy. The tree is still that of the whole game.
   * @param {AbortSignal} signal
   */
  async function drawMove(signal) {
    const method = methodOf(state.get(), lookNow());
    const request = { ...subjectOf(state.get()), ...method, seed: freshSeed() };
    const { best, mix } = await ask({ op: "mixed-move", ...request }, signal);
    const look = await lookAfter({ op: "play", action: best }, signal);
    play(look, mixedMoveText(best, mix, look.terminal, hidesMoves(look, state.get().python)));
  }

  /** Whether the engine plays for Python in this game. */
  const enginePlays = () => state.get().engine.on && isForEngine(lookNow());

  /** Plays the engine's move on the board. The tree of the last search stays. @param {Task} task */
  async function playByEngine(task) {
    const found = await askEngine(task, false);
    const look = await lookAfter({ op: "play", action: found.best }, task.signal);
    play(look, `The engine plays ${found.bestName}. ${engineNote(found)}`);
  }

  /** @param {import("../../python/protocol.js").Look} look @param {string} engineMove */
  function play(look, engineMove) {
    move(look);
    updateResults(results, "subject", { engineMove });
    updateResults(results, "run", { confirm: null });
  }

  return { playBest, isHidden, drawMove, enginePlays, playByEngine };
}
