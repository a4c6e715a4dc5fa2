/** "Ask me": before a step that can be predicted, the learner says what comes; then it is shown. */

import { isRight } from "../kinds/questions.js";
import { questionNow } from "../present/question.js";

/** @typedef {ReturnType<typeof createAsking>} Asking */

/**
 * @param {import("./stores.js").Stores & {go: (direction: 1 | -1, granularity: "node") => void,
 *   toNode: (row: number, inSecond?: boolean) => void}} on  `go` makes a step, `toNode` goes to a node
 */
export function createAsking({ state, results, go, toNode }) {
  const now = () => questionNow(state.get(), results.get());

  /** Answers, and shows what comes. @param {readonly string[]} answer */
  function predict(answer) {
    const question = now();
    if (!question) return;
    const right = isRight(question, answer);
    const { predicted, asked } = state.get();
    go(1, "node");
    state.update({
      asked: [...asked, question.id],
      predicted: { right: predicted.right + (right ? 1 : 0), of: predicted.of + 1 },
      verdict: { isRight: right, told: question.told },
    });
  }

  /** Shows what comes without an answer. */
  function skip() {
    const question = now();
    if (!question) return;
    go(1, "node");
    state.update({ asked: [...state.get().asked, question.id], verdict: null });
  }

  function toggle() {
    const asks = !state.get().asks;
    // Whole rounds or lines would go past the questions.
    const granularity = asks ? "node" : state.get().granularity;
    state.update({ asks, granularity, playing: false, verdict: null, predicted: { right: 0, of: 0 }, asked: [] });
  }

  /** A press on a node that can be chosen is an answer. @param {number} row @param {boolean} [second] */
  function press(row, second) {
    const option = now()?.options.find((each) => each.row === row);
    if (option && !second) predict([option.id]);
    else toNode(row, second);
  }

  /** @satisfies {Partial<import("./intents.js").Handlers<import("./intents.js").PageIntents>>} */
  const intents = {
    "ask-me": toggle,
    predict: ({ answer }) => predict(answer),
    "skip-question": skip,
    "goto-node": ({ row, second }) => press(row, second),
  };

  return { intents };
}
