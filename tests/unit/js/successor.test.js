/** When a Python whose memory has grown is replaced, and what the page itself releases. */

import assert from "node:assert/strict";
import { test } from "node:test";
import v8 from "node:v8";
import vm from "node:vm";
import { Successor } from "../../../static/js/python/successor.js";
import { settled } from "./answers.js";
import { pageOf } from "./page.js";

/** A successor, and what it has begun and ended. @param {number} limit @param {boolean} [mayBegin] */
function successorOf(limit, mayBegin = true) {
  /** @type {{resolve: (fresh: string) => void, reject: (error: Error) => void}[]} */
  const begun = [];
  /** @type {string[]} */
  const ended = [];
  const start = () =>
    /** @type {Promise<string>} */ (new Promise((resolve, reject) => begun.push({ resolve, reject })));
  const successor = new Successor(limit, mayBegin, start, (fresh) => ended.push(fresh));
  let ready = 0;
  return {
    successor,
    begun,
    ended,
    hear: (/** @type {number} */ memory, isClean = true) => successor.afterReply(memory, isClean, () => ready++),
    ready: () => ready,
  };
}

test("a memory that has grown beyond the limit starts one fresh Python, and only one", async () => {
  const { successor, begun, hear, ready } = successorOf(500);
  hear(500);
  assert.equal(begun.length, 0);
  hear(501);
  hear(900);
  assert.equal(begun.length, 1);
  assert.equal(successor.take(), null);
  begun[0].resolve("fresh");
  await settled();
  assert.equal(ready(), 1);
  assert.equal(successor.take(), "fresh");
  hear(600);
  assert.equal(begun.length, 2);
});

test("a Python in which a program has left something is replaced however small it is", async () => {
  const { successor, begun, hear } = successorOf(500);
  hear(400, false);
  begun[0].resolve("fresh");
  await settled();
  assert.equal(successor.take(), "fresh");
  assert.equal(successor.isDue, false);
});

test("where there is no room for two, none is begun, and the present one is known to be due", async () => {
  const { successor, begun, hear } = successorOf(500, false);
  hear(501);
  assert.equal(successor.isDue, true);
  hear(400, false);
  assert.equal(successor.isDue, true);
  successor.prepare(() => {});
  assert.equal(begun.length, 0);
  successor.drop();
  assert.equal(successor.isDue, false);
});

test("a fresh Python that is no longer needed is ended, even if it is still booting", async () => {
  const { successor, begun, ended, hear, ready } = successorOf(500);
  hear(501);
  successor.drop();
  begun[0].resolve("first");
  await settled();
  hear(501);
  begun[1].resolve("second");
  await settled();
  successor.drop();
  assert.deepEqual(ended, ["first", "second"]);
  assert.equal(ready(), 1);
});

test("a fresh Python that stands by is taken only when the present one has to be ended, or has grown", async () => {
  const { successor, begun, hear, ready } = successorOf(500);
  successor.prepare(() => {});
  successor.prepare(() => {});
  assert.equal(begun.length, 1);
  begun[0].resolve("first");
  await settled();
  hear(400);
  assert.equal(successor.take(), null);
  assert.equal(successor.takeEarly(), "first");
  assert.equal(successor.takeEarly(), null);
  successor.prepare(() => {});
  begun[1].resolve("second");
  await settled();
  hear(600);
  assert.equal(successor.take(), "second");
  assert.equal(begun.length, 2);
  assert.equal(ready(), 0);
});

test("a fresh Python that cannot start is tried again after another answer", async () => {
  const { begun, hear } = successorOf(500);
  hear(501);
  begun[0].reject(new Error("no memory"));
  await settled();
  hear(501);
  assert.equal(begun.length, 2);
});

test("the page releases an answer that it no longer shows", async () => {
  v8.setFlagsFromString("--expose-gc");
  const collectGarbage = vm.runInNewContext("gc");
  const { python, intend } = pageOf();
  const answer = { nodes: 1, maxNodes: 2, values: [] };
  const holding = (() => {
    const columns = { value: new Float64Array(1000) };
    python.ask = async () => /** @type {any} */ ({ ...answer, columns });
    return new WeakRef(columns);
  })();
  await intend("value-moves");
  python.ask = async () => /** @type {any} */ ({ ...answer, columns: {} });
  await intend("value-moves");
  collectGarbage();
  assert.equal(holding.deref(), undefined);
});
