import assert from "node:assert/strict";
import { describe, it } from "node:test";

import "../../../static/js/kinds/whole.js";
import { createPredictions } from "../../../static/js/app/predictions.js";
import { INITIAL_STATE, NO_RESULTS } from "../../../static/js/features/memory.js";
import { askProps, pickedRows, pickingProps, questionNow } from "../../../static/js/view-models/question.js";
import { createStore } from "../../../static/js/state/state.js";
import { step } from "../../../static/js/trace/cursor.js";
import { visibleAt } from "../../../static/js/trace/visible.js";
import { traceOf } from "./answers.js";
import { PROBLEM_TRACES, problemTrace } from "./problem-answers.js";

/** A page that asks about a run, at its first question that fits. @param {any} trace @param {(question: any) => boolean} fits */
function pageAt(trace, fits) {
  const state = createStore({ ...INITIAL_STATE, asks: true });
  const results = createStore({ ...NO_RESULTS, run: { ...NO_RESULTS.run, trace } });
  const now = () => questionNow(state.get(), results.get());
  const go = () => state.update({ cursor: step(trace, state.get().cursor, "node", 1) });
  while (!(now() && fits(now()))) go();
  /** @type {(() => void)[]} */
  const waiting = [];
  /** @type {number[]} */
  const gone = [];
  const { intents } = createPredictions({
    state,
    results,
    go,
    toNode: (row) => void gone.push(row),
    pause: () => new Promise((done) => waiting.push(() => done(undefined))),
  });
  const seen = async () => {
    for (const done of waiting.splice(0)) done();
    await new Promise((done) => setImmediate(done));
  };
  return { state, results, now, intents: /** @type {any} */ (intents), seen, gone };
}

describe("An answer by a click in the picture", () => {
  it("is marked in the tree and on its button before the step is shown", async () => {
    const trace = traceOf("lesson");
    const page = pageAt(trace, ({ id }) => id.startsWith("cut"));
    const { cursor } = page.state.get();
    const rest = page.now()?.options.flatMap(({ rows = [] }) => rows) ?? [];
    page.intents["goto-node"]({ row: rest[0] });
    assert.equal(page.state.get().cursor, cursor, "nothing is told yet");
    assert.deepEqual(pickedRows(page.state.get(), page.results.get(), visibleAt(trace, cursor)), rest);
    assert.deepEqual(askProps(page.state.get(), page.results.get()).picked, ["alpha"]);
    await page.seen();
    assert.deepEqual(page.state.get().predicted, { right: 1, of: 1 });
    assert.deepEqual(page.gone, []);
  });

  it("can be changed until then, and counts once", async () => {
    const page = pageAt(traceOf("lesson"), ({ id }) => id.startsWith("cut"));
    page.intents["pick-answer"]({ id: "no" });
    page.intents["pick-answer"]({ id: "alpha" });
    await page.seen();
    assert.deepEqual(page.state.get().predicted, { right: 1, of: 1 });
  });

  it("is forgotten if the learner skips the question meanwhile", async () => {
    const page = pageAt(traceOf("lesson"), ({ id }) => id.startsWith("cut"));
    page.intents["pick-answer"]({ id: "no" });
    page.intents["skip-question"]({});
    await page.seen();
    assert.deepEqual(page.state.get().predicted, { right: 0, of: 0 });
  });

  it("leaves a press on any other node as it was", () => {
    const page = pageAt(traceOf("lesson"), ({ id }) => id.startsWith("cut"));
    page.intents["goto-node"]({ row: 0 });
    assert.deepEqual(page.gone, [0]);
  });

  it("may have several parts, each of which can be taken back, and waits for the button", async () => {
    const trace = problemTrace(PROBLEM_TRACES[0]);
    const page = pageAt(trace, ({ form }) => form === "several");
    const marked = () => pickingProps(page.state.get(), page.results.get()).answers?.filter(({ isPicked }) => isPicked);
    const [first, second] = page.now()?.options ?? [];
    for (const { id } of [first, second, first]) page.intents["pick-answer"]({ id });
    await page.seen();
    assert.deepEqual(
      marked()?.map(({ variable }) => variable),
      [second.variable],
    );
    page.intents["skip-question"]({});
    assert.ok(!marked()?.length);
  });
});
