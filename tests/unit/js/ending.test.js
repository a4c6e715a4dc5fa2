/** How a Python that does not end by itself is ended, and what is asked of the next one. */

import assert from "node:assert/strict";
import { describe, it, mock } from "node:test";

import "../../../static/js/kinds/whole.js";
import { kindOf } from "../../../static/js/kinds/index.js";
import { withKind } from "../../../static/js/python/requests.js";
import { Ended, PlyscopeError } from "../../../static/js/python/errors.js";
import { closeWaysOut } from "../../../static/js/python/lock.js";
import { limitMemory } from "../../../static/js/python/memory-limit.js";
import { createOvertime } from "../../../static/js/python/overtime.js";
import { hasRoomForTwo } from "../../../static/js/python/room-for-two.js";
import { TOO_LITTLE_MEMORY, causeOf } from "../../../static/js/python/trouble.js";

const CATALOGUE = /** @type {any} */ ({
  subjects: [
    { id: "tictactoe", kind: "game" },
    { id: "program", kind: "program" },
  ],
});

describe("Overtime", () => {
  it("is over when Python has not turned its alarm off in time", () => {
    mock.timers.enable({ apis: ["setTimeout"] });
    let over = 0;
    const overtime = createOvertime(() => over++);
    overtime.set(2);
    mock.timers.tick(3100);
    assert.equal(over, 0);
    mock.timers.tick(400);
    assert.equal(over, 1);
    mock.timers.reset();
  });

  it("tells what Python has last said for this case", () => {
    mock.timers.enable({ apis: ["setTimeout"] });
    /** @type {string[]} */
    const told = [];
    const overtime = createOvertime((otherwise) => told.push(otherwise));
    overtime.set(2, "Line 3");
    overtime.set(1, "Line 4");
    mock.timers.tick(60_000);
    overtime.set(2);
    mock.timers.tick(60_000);
    assert.deepEqual(told, ["Line 4", ""]);
    mock.timers.reset();
  });

  it("ends when the alarm is turned off, and when the question is over", () => {
    mock.timers.enable({ apis: ["setTimeout"] });
    let over = 0;
    const overtime = createOvertime(() => over++);
    overtime.set(2);
    overtime.set(0);
    mock.timers.tick(60_000);
    overtime.set(2);
    overtime.stop();
    mock.timers.tick(60_000);
    assert.equal(over, 0);
    mock.timers.reset();
  });
});

describe("When Python has ended during a question", () => {
  /** @param {Error} error */
  const askedAfter = async (error) => {
    /** @type {any[]} */
    const asked = [];
    const ask = withKind(
      async (request) => {
        asked.push(request);
        if (asked.length === 1) throw error;
        return { told: "that" };
      },
      () => CATALOGUE,
      (request, why) => kindOf(/** @type {any} */ (request)).afterEnd?.(request, why) ?? null,
    );
    return { asked, ask };
  };

  it("the next one is asked to tell of the program, and not to run it", async () => {
    const { asked, ask } = await askedAfter(new Ended({ message: "It broke." }, "depth"));
    assert.deepEqual(await ask({ op: "search", subject: "program", start: "f(3)" }), { told: "that" });
    assert.deepEqual(asked[1], { ...asked[0], ended: "depth" });
    assert.equal(asked[1].start, "f(3)");
  });

  it("the search of a game is told as an error, as any other question is", async () => {
    for (const question of [
      { op: "search", subject: "tictactoe" },
      { op: "look", subject: "program" },
    ]) {
      const { asked, ask } = await askedAfter(new Ended({ message: "It broke." }, "memory"));
      await assert.rejects(() => ask(/** @type {any} */ (question)), { message: "It broke." });
      assert.equal(asked.length, 1);
    }
  });

  it("an answer that says no is not asked again", async () => {
    const { asked, ask } = await askedAfter(new PlyscopeError({ message: "No." }));
    await assert.rejects(() => ask({ op: "search", subject: "program" }), { message: "No." });
    assert.equal(asked.length, 1);
  });

  it("the cause is known in the words of each browser", () => {
    assert.equal(causeOf(TOO_LITTLE_MEMORY), "memory");
    assert.equal(causeOf("Maximum call stack size exceeded"), "depth");
    assert.equal(causeOf("too much recursion"), "depth");
    assert.equal(causeOf("unreachable"), "broken");
  });
});

describe("A worker", () => {
  it("refuses Python more memory than the limit, also where sizes come as negative numbers", () => {
    /** @type {number[]} */
    const grown = [];
    const imports = { env: { emscripten_resize_heap: (/** @type {number} */ size) => grown.push(size) } };
    limitMemory(imports, 1000);
    const grow = imports.env.emscripten_resize_heap;
    assert.deepEqual([grow(1000), grow(1001), grow(-5)], [1, 0, 0]);
    assert.deepEqual(grown, [1000]);
  });

  it("has no way to the network or to other workers once it is closed, wherever that stood", () => {
    class Scope {
      Worker = 1;
      Blob = 2;
    }
    Object.assign(Scope.prototype, { fetch: 3, indexedDB: 4 });
    const scope = /** @type {any} */ (new Scope());
    closeWaysOut(scope);
    assert.deepEqual([scope.Worker, scope.fetch, scope.indexedDB, scope.Blob], [undefined, undefined, undefined, 2]);
  });
});

describe("A second Python stands by", () => {
  it("where there is memory, or where that is not known, many processors and a mouse", () => {
    const mouse = () => true;
    const finger = () => false;
    assert.ok(hasRoomForTwo({ deviceMemory: 8, hardwareConcurrency: 2 }, finger));
    assert.ok(!hasRoomForTwo({ deviceMemory: 2, hardwareConcurrency: 8 }, mouse));
    assert.ok(hasRoomForTwo({ hardwareConcurrency: 8 }, mouse));
    assert.ok(!hasRoomForTwo({ hardwareConcurrency: 8 }, finger));
    assert.ok(!hasRoomForTwo({ hardwareConcurrency: 2 }, mouse));
  });
});
