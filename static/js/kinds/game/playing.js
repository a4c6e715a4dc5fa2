/** Playing a game: the user's moves, chance moves, and who plays which side. */

import { boardOf, chanceWordsOf } from "../../boards/index.js";
import { freshSeed } from "../../support/random-seed.js";
import { isChances, isPythonsTurn } from "../../state/turn.js";
import { createMoves } from "./moves.js";

/**
 * @param {Pick<import("../kind.js").KindContext, "state" | "results" | "ask" | "attempt" | "change" | "changed" |
 *   "answer" | "changeAndAnswer" | "move">} on
 */
export function createPlaying(on) {
  const { state, results, attempt, change, changed, answer, changeAndAnswer, move } = on;
  const { lookAfter, drawAll } = createMoves(on);
  const lookNow = () => results.get().subject.look;
  const isPythons = () => isPythonsTurn(state.get(), lookNow());

  /** @param {string} action */
  function play(action) {
    if (isPythons()) return;
    const { subject, options } = state.get();
    return attempt((task) =>
      changeAndAnswer(task, async ({ signal }) => {
        const now = state.get();
        // A second press must not move for Python, or in another game that was chosen meanwhile.
        if (isPythons() || now.subject !== subject || now.options !== options) return;
        const look = await lookAfter({ op: "play", action }, signal);
        // In Play, a die that was thrown lands, and nobody chooses how.
        const isAtOnce = now.activity === "play" || chanceWordsOf(boardOf(look)).atOnce;
        const drawn = isAtOnce ? await drawAll(look, signal) : [];
        for (const each of [look, ...drawn]) move(each);
      }),
    );
  }

  /** Draws a chance move at random. */
  function letChance() {
    return attempt(async (task) => {
      await change(async ({ signal }) => {
        // A second press must not draw again.
        if (isChances(lookNow())) move(await lookAfter({ op: "draw", seed: freshSeed() }, signal));
      });
      task.signal.throwIfAborted();
      await answer(task);
    });
  }

  /** @param {import("../../state/state.js").State["python"]} python  the side that Python will play */
  function pythonPlays(python) {
    state.update({ python });
    return attempt(async (task) => {
      await changed();
      task.signal.throwIfAborted();
      await answer(task, task.interrupted);
    });
  }

  /** @param {{on?: boolean, seconds?: string}} how */
  function setEngine({ on: isOn, seconds }) {
    const { engine, python } = state.get();
    state.update({ engine: { on: isOn ?? engine.on, seconds: seconds ?? engine.seconds } });
    results.update({ error: null });
    if (isOn !== undefined) return pythonPlays(python);
  }

  /** @satisfies {Partial<import("../../state/intents.js").Handlers<import("./intents.js").GameIntents>>} */
  const intents = {
    play: ({ action }) => play(action),
    "let-chance": letChance,
    "python-plays": ({ side }) => pythonPlays(side),
    // It holds from Python's next move on.
    "look-ahead": ({ run, engine: on }) =>
      state.update({ ...run, engine: on ? { on, seconds: "1" } : { ...state.get().engine, on } }),
    "set-engine": setEngine,
  };

  return { intents };
}
