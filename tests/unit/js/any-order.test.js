/** Any actions, however quick, with Python's answers in between: in the end, the page is idle and correct. */
import assert from "node:assert/strict";
import { describe, it } from "node:test";

import fc from "fast-check";

import { isBusy } from "../../../static/js/state/results.js";
import { position } from "../../../static/js/state/state.js";
import { answerAll } from "./answer-all.js";
import { requestOf, settled } from "./answers.js";
import { pageAt } from "./page.js";

const THREE_LEFT = requestOf("three left: look").position;
const X_HAS_MOVED = requestOf("X has moved: look").position;
const EXAMPLE = { subject: "tictactoe", position: "X.O/OXX/XO.", method: "minimax" };

/** @type {{type: string, [key: string]: any}[]} */
const INTENTS = [
  { type: "play", action: "8" },
  { type: "undo" },
  { type: "redo" },
  { type: "new-game" },
  { type: "set-position", text: "X.O/OXX/XO." },
  { type: "set-position", text: "X" },
  { type: "setup", on: true },
  { type: "setup", on: false },
  { type: "set-option", option: "sooner", value: 1 },
  { type: "choose-subject", subject: "tree", preset: "three-by-three" },
  { type: "show-example", example: EXAMPLE },
  { type: "change-run", change: { method: "minimax" } },
  { type: "change-run", change: { depth: "1" } },
  { type: "search-anyway" },
  { type: "python-plays", side: "" },
  { type: "value-moves" },
  { type: "score-moves" },
  { type: "count" },
  { type: "measure-work" },
];

/** @typedef {{give: () => void, drop: () => void, signal: AbortSignal}} Question */

/** A page whose Python answers one question at a time, the oldest first, when the test says so. */
function slowPage() {
  const page = pageAt("three left: look", "", { history: [THREE_LEFT, X_HAS_MOVED], at: 0 });
  answerAll(page);
  page.python.instead.work = () => ({ nodes: null });
  const { ask } = page.python;
  /** @type {Question[]} */
  let questions = [];
  page.python.ask = (request, { signal } = {}) =>
    new Promise((resolve, reject) => {
      const question = {
        give: () => ask(request).then(resolve, reject),
        drop: () => reject(new Error("ended")),
        signal,
      };
      questions.push(/** @type {Question} */ (question));
      signal?.addEventListener("abort", () => reject(signal.reason));
    });
  return {
    ...page,
    /** Answers one question, if there is one that was not dropped. @returns {boolean} whether there was one */
    answerOne() {
      questions = questions.filter(({ signal }) => !signal?.aborted);
      const question = questions.shift();
      question?.give();
      return question !== undefined;
    },
  };
}

/** Expects that nothing is running, and that everything shown belongs together. @param {ReturnType<typeof slowPage>} page @param {boolean} isStopped */
function expectRest({ state, results }, isStopped) {
  const { subject, run, doing } = results.get();
  const now = state.get();
  assert.equal(isBusy(results.get()), false, "the page is not busy");
  assert.deepEqual([doing.task, doing.queued, doing.choosing, run.pending], ["", false, "", false]);
  assert.deepEqual([subject.look?.position, subject.look?.subject], [position(now), now.subject]);
  if (subject.scores) assert.equal(/** @type {any} */ (subject.scores).about, subject.look?.position);
  if (isStopped) return;
  assert.deepEqual([run.trace?.text.root.position, run.trace?.text.method], [subject.look?.position, now.method]);
  assert.notEqual(run.yardstick, null, "the tree is compared");
}

describe("Any actions, with answers in between", () => {
  const step = fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom(...INTENTS) },
    { weight: 4, arbitrary: fc.constant({ type: "answer" }) },
    { weight: 1, arbitrary: fc.constant({ type: "stop" }) },
  );

  it("leave the page idle, with the tree of the position on its board unless it was stopped", async () => {
    const property = fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
      const page = slowPage();
      page.app.handle({ type: "search" });
      let isStopped = false;
      for (const { type, ...detail } of steps) {
        if (type === "answer") page.answerOne();
        else page.app.handle(/** @type {any} */ ({ type, ...detail }));
        if (type === "answer") await settled();
        if (type === "stop") assert.equal(isBusy(page.results.get()), false, "Stop ends all at once");
        isStopped ||= type === "stop";
      }
      await settled();
      while (page.answerOne()) await settled();
      expectRest(page, isStopped);
      page.app.handle({ type: "search" });
      await settled();
      while (page.answerOne()) await settled();
      expectRest(page, false);
    });
    await fc.assert(property, { numRuns: 60 });
  });
});
