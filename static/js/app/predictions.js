/** "Ask me": before a step that can be predicted, the learner says what comes; then it is shown. */

import { isRight } from "../kinds/questions.js";
import { pickedFor, questionNow } from "../view-models/question.js";
import { visibleAt } from "../trace/visible.js";

/** @typedef {ReturnType<typeof createPredictions>} Predictions */

/** How long an answer that was clicked in a picture is seen there before the step, in milliseconds. */
const SEEN = 600;

/** No answer is marked: a question that is asked again begins so. */
const NONE = Object.freeze({ of: "", ids: Object.freeze([]) });

/**
 * @param {import("../state/stores.js").Stores & {go: (direction: 1 | -1, granularity: "node") => void,
 *   toNode: (row: number, inSecond?: boolean) => void, pause: (ms: number) => Promise<unknown>}} on  `go` makes a step,
 *   `toNode` goes to a node
 */
export function createPredictions({ state, results, go, toNode, pause }) {
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
      verdict: { isRight: right, told: question.answerText },
      picked: NONE,
    });
  }

  /** Shows what comes without an answer. */
  function skip() {
    const question = now();
    if (!question) return;
    go(1, "node");
    state.update({ asked: [...state.get().asked, question.id], verdict: null, picked: NONE });
  }

  function toggle() {
    const asks = !state.get().asks;
    // Whole rounds or lines would go past the questions.
    const granularity = asks ? "node" : state.get().granularity;
    const fresh = { verdict: null, predicted: { right: 0, of: 0 }, asked: [], picked: NONE };
    state.update({ asks, granularity, playing: false, ...fresh });
  }

  /** Marks an answer. If there can be only one, it counts as soon as it has been seen. @param {string} id */
  async function pick(id) {
    const question = now();
    if (!question?.options.some((each) => each.id === id)) return;
    const before = pickedFor(state.get(), question);
    const isMore = question.form === "several";
    const ids = !isMore ? [id] : before.includes(id) ? before.filter((each) => each !== id) : [...before, id];
    const picked = { of: question.id, ids };
    state.update({ picked });
    if (isMore) return;
    await pause(SEEN);
    // Meanwhile, the learner may have clicked something else, or gone on.
    if (state.get().picked === picked && now() === question) predict(ids);
  }

  /** A press on a node that can be chosen is an answer. @param {number} row @param {boolean} [second] */
  function press(row, second) {
    const { cursor, folded } = state.get();
    const { trace } = results.get().run;
    const whole = trace && !second ? visibleAt(trace, cursor, folded).whole(row) : -1;
    const option = now()?.options.find(({ rows = [] }) => rows.includes(whole));
    return option ? pick(option.id) : toNode(row, second);
  }

  /** @satisfies {Partial<import("../state/intents.js").Handlers<import("../state/intents.js").PageIntents>>} */
  const intents = {
    "ask-me": toggle,
    predict: ({ answer }) => predict(answer),
    "pick-answer": ({ id }) => pick(id),
    "skip-question": skip,
    "goto-node": ({ row, second }) => press(row, second),
  };

  return { intents };
}
