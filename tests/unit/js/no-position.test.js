/** The page while it has no position: lesson.js is missing, and Python is not ready yet. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { LANES } from "../../../static/js/app/attempts.js";
import { Tasks } from "../../../static/js/app/tasks.js";
import { makeUpForLesson } from "../../../static/js/page/lesson.js";
import { NO_RESULTS } from "../../../static/js/features/memory.js";
import { createStore } from "../../../static/js/state/state.js";
import { pageOf } from "./page.js";

test("choosing a room or a search does no harm before anything is known", async () => {
  const page = pageOf({ results: { catalogue: null } });
  for (const room of ["constraints", "games"]) await page.intend("choose-room", { room });
  await page.intend("search");
  assert.equal(page.results.get().catalogue, null);
});

test("Python is asked for the catalogue, and the first game is chosen, only if the lesson is missing", async () => {
  const results = createStore(NO_RESULTS);
  /** @type {string[]} */
  const done = [];
  const catalogue = {
    kinds: [
      { kind: "game", subjects: [{ id: "tree", presets: [{ id: "first" }] }], methods: [], orders: [] },
      { kind: "problem", subjects: [], methods: [] },
    ],
  };
  const python = {
    /** @param {{op: string}} request */
    ask: async ({ op }) => {
      done.push(op);
      return catalogue;
    },
  };
  const app = {
    tasks: new Tasks(LANES),
    chooseSubject: async (/** @type {string} */ game, /** @type {string} */ preset) => {
      done.push(`${game}/${preset}`);
      results.update({ subject: /** @type {any} */ ({ ...results.get().subject, look: {} }) });
    },
  };
  await makeUpForLesson(results, python, app);
  await makeUpForLesson(results, python, app);
  assert.deepEqual(done, ["catalogue", "tree/first"]);
  // The whole catalogue may have come without the lesson.
  results.update({ subject: NO_RESULTS.subject });
  await makeUpForLesson(results, python, app);
  assert.deepEqual(done.slice(2), ["tree/first"]);
});
