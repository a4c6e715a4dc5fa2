/**
 * Puts a whole game that was played in the laboratory on the board, to step through it with Undo and Redo.
 *
 * @typedef {Pick<import("../kind.js").KindContext, "state" | "attempt" | "choose" | "lookAt" | "begin" | "search">} Replaying
 */

/** @param {Replaying} on */
export function createReplay({ state, attempt, choose, lookAt, begin, search }) {
  /** @param {Record<string, number>} options  its rules @param {string[]} positions  all of them */
  return function replay(options, positions) {
    const { subject } = state.get();
    return attempt(async (task) => {
      await choose(
        "",
        (signal) => lookAt(subject, options, positions[0], signal),
        (look) => {
          begin(look, { subject, preset: "", python: "" });
          state.update({ history: positions, at: 0, pane: "board" });
        },
      );
      task.signal.throwIfAborted();
      await search(task, { chooseDepth: true });
    });
  };
}
