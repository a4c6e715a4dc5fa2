import assert from "node:assert/strict";
import { describe, it } from "node:test";

import "../../../static/js/kinds/whole.js";
import { NO_RESULTS } from "../../../static/js/features/memory.js";
import { INITIAL_STATE } from "../../../static/js/features/memory.js";
import { createStore, position } from "../../../static/js/state/state.js";
import { knownOf } from "./knowing.js";

describe("The state of the page", () => {
  it("is a plain object that JSON can carry completely", () => {
    assert.deepEqual(JSON.parse(JSON.stringify(INITIAL_STATE)), INITIAL_STATE);
  });

  it("starts paused, on a search from the start by alpha-beta to the end", () => {
    const { playing, cursor, method, depth, cut } = INITIAL_STATE;
    assert.deepEqual(
      { playing, cursor, method, depth, cut },
      { playing: false, cursor: 0, method: "alphabeta", depth: "", cut: ">=" },
    );
  });

  it("has on the board the position of the history that it points to", () => {
    const history = ["one", "two", "three"];
    assert.equal(position({ ...INITIAL_STATE, history, at: 1 }), "two");
    assert.equal(position(INITIAL_STATE), "");
  });

  it("has no answers at first", () => {
    const { catalogue, look, trace, reply, exact, error, task, confirm } = knownOf(NO_RESULTS);
    assert.deepEqual([catalogue, look, trace, reply, exact, error, confirm], Array(7).fill(null));
    assert.equal(task, "");
  });
});

describe("A store", () => {
  it("keeps its first value until it is updated", () => {
    const initial = { a: 1, b: 2 };
    const store = createStore(initial);
    assert.equal(store.get(), initial);
  });

  it("changes what an update names and keeps the rest, in a new object", () => {
    const initial = { a: 1, b: 2 };
    const store = createStore(initial);
    store.update({ b: 3 });
    assert.deepEqual(store.get(), { a: 1, b: 3 });
    assert.deepEqual(initial, { a: 1, b: 2 });
  });

  it("cannot be changed in any other way", () => {
    const store = createStore({ a: 1 });
    store.update({ a: 2 });
    assert.throws(() => Object.assign(store.get(), { a: 3 }), TypeError);
    assert.equal(store.get().a, 2);
  });

  it("tells every listener after each update, until they stop listening", () => {
    const store = createStore({ a: 1 });
    /** @type {string[]} */
    const heard = [];
    const leave = store.subscribe(() => heard.push(`first ${store.get().a}`));
    store.subscribe(() => heard.push(`second ${store.get().a}`));
    store.update({ a: 2 });
    leave();
    store.update({ a: 3 });
    assert.deepEqual(heard, ["first 2", "second 2", "second 3"]);
  });
});
