/** What a person can do before the rest of the page is there. */
import assert from "node:assert/strict";
import { test } from "node:test";

import { createFirst } from "../../../static/js/app/first.js";
import { INITIAL_STATE, NO_RESULTS } from "../../../static/js/features/memory.js";
import { createStore } from "../../../static/js/state/state.js";

/** The page at its beginning; `come` brings the rest, `fail` says that it cannot come. */
function beginning() {
  const state = createStore({ ...INITIAL_STATE });
  const results = createStore({ ...NO_RESULTS });
  /** @type {string[]} */
  const done = [];
  /** What is done may take long. @type {any} */
  const whole = {
    handle({ type = "" }) {
      done.push(type);
      return new Promise(() => {});
    },
  };
  /** @type {{resolve: (app: any) => void, reject: (error: Error) => void}[]} */
  const loads = [];
  const load = () => {
    /** @type {any} */
    const parts = {};
    parts.promise = new Promise((resolve, reject) => Object.assign(parts, { resolve, reject }));
    loads.push(parts);
    return parts.promise;
  };
  const first = createFirst({ state, results, load });
  const settle = () => new Promise((resolve) => setTimeout(resolve));
  return { state, first, done, loads, whole, settle };
}

test("looking around needs nothing else", () => {
  const { state, first, loads } = beginning();
  first.handle({ type: "go-to", place: "home" });
  assert.equal(state.get().activity, "home");
  first.handle({ type: "go-to", place: "watch" });
  assert.equal(state.get().activity, "watch");
  first.handle({ type: "tab", tab: "code" });
  first.handle({ type: "step", direction: 1 });
  assert.deepEqual([state.get().tab, loads.length], ["code", 0]);
});

test("all else waits for the rest, in its order, and nothing waits for its end", async () => {
  const { state, first, done, loads, whole, settle } = beginning();
  first.handle({ type: "play-python", subject: "connect4" });
  // It is wanted after that game.
  first.handle({ type: "go-to", place: "home" });
  await settle();
  assert.deepEqual([done, state.get().activity, loads.length], [[], INITIAL_STATE.activity, 1]);
  loads[0].resolve(whole);
  await settle();
  first.handle({ type: "step", direction: 1 });
  assert.deepEqual([done, first.isWhole()], [["play-python", "go-to", "step"], true]);
});

test("what the page asks for by itself holds nothing up", async () => {
  const { state, first, done, loads, whole, settle } = beginning();
  first.handle({ type: "list-lessons" });
  first.handle({ type: "go-to", place: "home" });
  assert.equal(state.get().activity, "home");
  loads[0].resolve(whole);
  await settle();
  assert.deepEqual(done, ["list-lessons"]);
});

test("if the rest does not come, this is said, and the next wish tries again", async () => {
  const { state, first, done, loads, whole, settle } = beginning();
  first.handle({ type: "new-game" });
  loads[0].reject(new Error("It could not be loaded."));
  await settle();
  assert.deepEqual([state.get().notice?.message, done], ["It could not be loaded.", []]);
  first.handle({ type: "go-to", place: "home" });
  assert.equal(state.get().activity, "home");
  first.handle({ type: "new-game" });
  loads[1].resolve(whole);
  await settle();
  assert.deepEqual(done, ["new-game"]);
});
