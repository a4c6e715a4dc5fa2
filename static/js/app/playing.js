/**
 * Playing a game: a person's moves, those of chance, and what follows a change of the position.
 *
 * @typedef {import("../state/state.js").State} State
 * @typedef {import("./tasks.js").Task} Task
 * @typedef {import("./search.js").How} How
 */

import { learn } from "../state/results.js";
import { freshSeed } from "../support/random-seed.js";
import { isChances, isPythonsTurn } from "../state/turn.js";
import { UNASKED_NODES } from "./search.js";

/** @typedef {ReturnType<typeof createPlaying>} Playing */

/**
 * @param {import("./stores.js").Stores
 *   & Pick<import("./attempts.js").Attempts, "attempt" | "change" | "changed">
 *   & Pick<import("./board.js").Board, "lookAfter" | "move">
 *   & Pick<import("./search.js").Search, "find" | "follow" | "finish">
 *   & Pick<import("./python-moves.js").PythonMoves, "playBest" | "playHidden" | "playByEngine" | "isHidden" | "enginePlays">} on
 */
export function createPlaying({
  state,
  results,
  attempt,
  change,
  changed,
  lookAfter,
  move,
  find,
  follow,
  finish,
  playBest,
  playHidden,
  playByEngine,
  isHidden,
  enginePlays,
}) {
  const lookNow = () => results.get().subject.look;
  const isPythons = () => isPythonsTurn(state.get(), lookNow());

  /** How many nodes can be watched. */
  const maxNodes = () => results.get().catalogue?.maxNodes ?? UNASKED_NODES;

  /** Searches the position on the board; when it is Python's turn, plays the move that was found. @param {Task} task @param {How} [how] */
  async function search(task, how) {
    if (!(await find(task, how))) return;
    if (isPythons() && (await playBest(task))) await answer(task);
    else await follow(task);
  }

  /**
   * What follows a change of the position: Python's move, if it is to move; nothing, if it waits, but for
   * the end of a search that was interrupted.
   * @param {Task} task @param {boolean} [interrupted]
   */
  async function answer(task, interrupted = false) {
    const { python, depth } = state.get();
    const waits = python !== "" && !isPythons() && !lookNow()?.terminal;
    if (waits && !interrupted) {
      learn(results, "run", { confirm: null });
      await finish(task);
    } else if (isPythons() && enginePlays()) {
      await playByEngine(task);
    } else if (isHidden()) {
      if (isPythons()) await playHidden(task.signal);
    } else if (isPythons()) {
      // To play, it takes its time, and falls back to a depth of its own only where none was chosen.
      await search(task, { chooseDepth: depth === "", unasked: maxNodes() });
    } else {
      await search(task);
    }
  }

  /** Searches again with other settings, or has the engine play, if it is to. @param {Task} task @param {How} [how] */
  async function searchOrPlay(task, how) {
    if (isPythons() && enginePlays()) await playByEngine(task);
    else await search(task, how);
  }

  /** What follows a new game: the engine's move, if it is to begin; else a search. @param {Task} task @param {How} [how] */
  const begun = (task, how) => searchOrPlay(task, { chooseDepth: true, ...how });

  /** What follows when a subject is back on the board: its search, at the step where it was left. @param {Task} task @param {number} cursor */
  const begunAgain = (task, cursor) => searchOrPlay(task, { unasked: maxNodes(), cursor });

  /**
   * Changes the position, and does what follows. A change that is refused does not hide what had been
   * changed before it, nor end a search that was under way.
   * @param {Task} task @param {import("./attempts.js").Work} work @param {() => Promise<unknown>} [next]  what follows a change
   */
  async function changeAndAnswer(task, work, next = () => answer(task)) {
    const before = lookNow();
    /** @type {unknown} */
    let refusal = null;
    await change(work).catch((error) => (refusal = error));
    task.signal.throwIfAborted();
    if (lookNow() !== before) await next();
    else if (task.interrupted) await answer(task, true);
    else await finish(task);
    if (refusal) throw refusal;
  }

  /** @param {string} action */
  function play(action) {
    if (isPythons()) return;
    const { game, options } = state.get();
    return attempt((task) =>
      changeAndAnswer(task, async ({ signal }) => {
        const now = state.get();
        // Who presses twice has not moved for Python, nor in a game that was chosen meanwhile.
        if (isPythons() || now.game !== game || now.options !== options) return;
        move(await lookAfter({ op: "play", action }, signal));
      }),
    );
  }

  /** Lets chance bring what it will. */
  function letChance() {
    return attempt(async (task) => {
      await change(async ({ signal }) => {
        // Who presses twice has thrown once.
        if (isChances(lookNow())) move(await lookAfter({ op: "draw", seed: freshSeed() }, signal));
      });
      task.signal.throwIfAborted();
      await answer(task);
    });
  }

  /** @param {State["python"]} python  the side that it is to play */
  function pythonPlays(python) {
    state.update({ python });
    return attempt(async (task) => {
      await changed();
      task.signal.throwIfAborted();
      await answer(task, task.interrupted);
    });
  }

  /** @param {{on?: boolean, seconds?: string}} how */
  function setEngine({ on, seconds }) {
    const { engine, python } = state.get();
    state.update({ engine: { on: on ?? engine.on, seconds: seconds ?? engine.seconds } });
    results.update({ error: null });
    if (on !== undefined) return pythonPlays(python);
  }

  /** @type {Record<string, (intent: any) => unknown>} */
  const intents = {
    play: ({ action }) => play(action),
    "let-chance": letChance,
    "python-plays": ({ side }) => pythonPlays(side),
    "set-engine": setEngine,
  };

  return { search, answer, searchOrPlay, begun, begunAgain, changeAndAnswer, maxNodes, intents };
}
