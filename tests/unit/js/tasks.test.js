/** The runner of tasks: each policy by itself, and any interleaving of starts, ends, failures and stops. */
import assert from "node:assert/strict";
import { describe, it } from "node:test";

import fc from "fast-check";

import { REFUSE, REPLACE, Tasks, WAIT } from "../../../static/js/app/tasks.js";
import { settled } from "./answers.js";

/** @typedef {import("../../../static/js/kinds/kind.js").Task} Task */

/** @type {Record<string, import("../../../static/js/app/tasks.js").Lane>} */
const LANES = {
  line: { policy: WAIT },
  newest: { policy: REPLACE, ends: ["beside"] },
  beside: { policy: REPLACE, after: "newest" },
  single: { policy: REFUSE, quiet: true },
};

/**
 * A task that ends when the test says so.
 * @typedef {object} Started
 * @property {string} lane
 * @property {number} order  how many were started before it
 * @property {Task | null} task  what it got when it began; null while it waits
 * @property {"pending" | "completed" | "ended" | "failed"} outcome
 * @property {"" | "finished" | "failed"} told  how its work ended
 * @property {boolean} reached
 * @property {boolean} refused
 * @property {() => void} finish
 * @property {() => void} fail
 */

/** A runner whose tasks end when the test says so, and what is known about each task. */
function runner() {
  let changes = 0;
  const tasks = new Tasks(LANES, () => (changes += 1));
  /** @type {Started[]} */
  const all = [];
  /** @type {number[]} the tasks in the order in which they began */
  const begun = [];
  /** @param {string} lane */
  function start(lane) {
    /** @type {any} */
    const ends = {};
    const end = new Promise((resolve, reject) => Object.assign(ends, { resolve, reject }));
    const isTaken = all.some((other) => other.lane === lane && isUnderWay(other) && !other.task?.signal.aborted);
    /** @type {Started} */
    const started = {
      lane,
      order: all.length,
      task: null,
      outcome: "pending",
      told: "",
      reached: false,
      refused: LANES[lane].policy === REFUSE && isTaken,
      finish: () => ends.resolve(),
      fail: () => ends.reject(new Error(`task ${started.order}`)),
    };
    all.push(started);
    const outcome = tasks.start(lane, (task) => {
      started.task = task;
      begun.push(started.order);
      return end;
    });
    outcome.then(
      (completed) => (started.outcome = completed ? "completed" : "ended"),
      () => (started.outcome = "failed"),
    );
    return started;
  }
  return { tasks, all, begun, start, changes: () => changes };
}

/** Whether a task is running or waiting. @param {Started} started */
const isThere = ({ outcome }) => outcome === "pending";

/** Whether a task is running. @param {Started} started */
const isUnderWay = (started) => isThere(started) && started.task !== null;

describe("A task that replaces the one before", () => {
  it("ends it at once, and its result is ignored", async () => {
    const { start } = runner();
    const older = start("newest");
    const newer = start("newest");
    assert.equal(older.task?.signal.aborted, true);
    older.fail();
    newer.finish();
    await settled();
    assert.deepEqual([older.outcome, newer.outcome], ["ended", "completed"]);
  });

  it("knows whether it interrupted a task that had not reached its goal, even through another one", async () => {
    const { start } = runner();
    const first = start("newest");
    assert.equal(first.task?.interrupted, false);
    assert.equal(start("newest").task?.interrupted, true);
    const third = start("newest");
    assert.equal(third.task?.interrupted, true);
    third.task?.reach();
    assert.equal(start("newest").task?.interrupted, false);
  });

  it("ends the tasks beside the old one, and those that waited for them", async () => {
    const { start } = runner();
    start("newest");
    const waited = start("beside");
    const last = start("newest");
    await settled();
    assert.deepEqual([waited.task, waited.outcome], [null, "ended"]);
    last.finish();
    await settled();
    const beside = start("beside");
    start("newest");
    assert.equal(beside.task?.signal.aborted, true);
  });
});

describe("A task that waits in line", () => {
  it("begins when the one before is over, even if that failed", async () => {
    const { start } = runner();
    const [first, second] = [start("line"), start("line")];
    assert.equal(second.task, null);
    first.fail();
    await settled();
    assert.notEqual(second.task, null);
    assert.equal(first.outcome, "failed");
  });

  it("can be waited for, with all that are in the line then", async () => {
    const { tasks, start } = runner();
    const [first, second] = [start("line"), start("line")];
    let isDone = false;
    tasks.whenDone("line").then(() => (isDone = true));
    first.fail();
    await settled();
    assert.equal(isDone, false);
    const later = start("line");
    second.finish();
    await settled();
    assert.deepEqual([isDone, later.outcome], [true, "pending"]);
  });
});

describe("A task that is refused while another is running", () => {
  it("never begins; the next one does, once that is over", async () => {
    const { start } = runner();
    const [first, second] = [start("single"), start("single")];
    await settled();
    assert.deepEqual([second.task, second.outcome], [null, "ended"]);
    first.finish();
    await settled();
    assert.notEqual(start("single").task, null);
  });
});

describe("The status of tasks", () => {
  it("is what the running one says about itself, as long as it runs", async () => {
    const { tasks, start, changes } = runner();
    const first = start("newest");
    first.task?.report("search", "to the end");
    const before = changes();
    assert.deepEqual(tasks.reported("beside", "newest"), { name: "search", detail: "to the end" });
    start("newest");
    assert.ok(changes() > before);
    first.task?.report("too late");
    assert.deepEqual(tasks.reported("beside", "newest"), { name: "", detail: "" });
  });
});

describe("Any interleaving of starts, ends, failures and stops", () => {
  const which = fc.nat({ max: 9 });
  const action = fc.oneof(
    { weight: 4, arbitrary: fc.record({ type: fc.constant("start"), lane: fc.constantFrom(...Object.keys(LANES)) }) },
    { weight: 3, arbitrary: fc.record({ type: fc.constantFrom("finish", "fail", "reach"), which }) },
    { weight: 1, arbitrary: fc.constant({ type: "stop" }) },
  );

  /** @typedef {ReturnType<typeof runner> & {stopped: number}} Run */

  /** @param {Run} run @param {any} action */
  function act(run, { type, lane, which: chosen }) {
    if (type === "start") run.start(lane);
    if (type === "stop") {
      run.tasks.endAll();
      run.stopped = run.all.length;
    }
    // The work of tasks that were ended may still finish, long after.
    const begun = run.all.filter(({ task, told }) => task && told === "");
    const started = begun[begun.length - 1 - chosen];
    if (!started) return;
    if (type === "finish") started.finish();
    if (type === "fail") started.fail();
    if (type === "finish") started.told = "finished";
    if (type === "fail") started.told = "failed";
    if (type === "reach") {
      started.task?.reach();
      started.reached = true;
    }
  }

  /** What is true when all actions have had their effect. @param {Run} run */
  function check({ tasks, all, begun, stopped }) {
    for (const [lane, { policy, after }] of Object.entries(LANES)) {
      const own = all.filter((started) => started.lane === lane);
      const there = own.filter(isThere);
      assert.ok(there.filter(isUnderWay).length <= 1, `${lane} has one task under way`);
      const waiting = there.filter((started) => !isUnderWay(started));
      const isBlocked = after !== undefined && all.some((other) => other.lane === after && isThere(other));
      if (there.length > 0) assert.ok(there.some(isUnderWay) || isBlocked, `${lane} waits for nothing`);
      if (policy === REPLACE) assert.ok(there.length === 0 || there[0] === own.at(-1), `${lane} keeps the newest`);
      if (policy === WAIT) {
        const lost = own.filter(({ order, outcome }) => outcome === "ended" && order >= stopped);
        assert.deepEqual(lost, [], `${lane} loses none`);
      }
      assert.equal(tasks.isWaiting(lane), waiting.length > 0);
      assert.equal(
        tasks.isOnItsWay(lane),
        there.some((started) => isUnderWay(started) && !started.reached),
      );
    }
    const inLine = begun.filter((order) => all[order].lane === "line");
    assert.deepEqual(
      inLine,
      inLine.toSorted((a, b) => a - b),
      "those in line begin in order",
    );
    assert.equal(
      tasks.isBusy,
      all.some((started) => isThere(started) && started.lane !== "single"),
    );
    for (const { order, task, told, outcome, refused } of all) {
      const isEnded = task?.signal.aborted ?? outcome === "ended";
      if (outcome === "pending") assert.equal(order >= stopped && !isEnded && told === "", true, `${order} is there`);
      if (outcome === "completed") assert.equal(told === "finished" && !isEnded, true, `${order} has finished`);
      if (outcome === "failed") assert.equal(told === "failed" && !isEnded, true, `${order} has failed`);
      if (outcome === "ended") assert.equal(isEnded, true, `${order} was ended`);
      if (refused) assert.deepEqual([task, outcome], [null, "ended"], `${order} was refused`);
      else if (all[order].lane === "single") assert.notEqual(task, null, `${order} was not refused`);
    }
  }

  it("keeps each lane to its policy, loses nothing, and knows what is running", async () => {
    const steps = fc.array(fc.tuple(action, fc.boolean()), { maxLength: 25 });
    const property = fc.asyncProperty(steps, async (chosen) => {
      /** @type {Run} */
      const run = Object.assign(runner(), { stopped: 0 });
      for (const [step, rests] of chosen) {
        act(run, step);
        if (!rests) continue;
        await settled();
        check(run);
      }
      await settled();
      check(run);
      // When everything that began has ended, nothing is left.
      for (let i = 0; i < chosen.length; i += 1) {
        for (const started of run.all.filter(isUnderWay)) {
          started.finish();
          started.told ||= "finished";
        }
        await settled();
      }
      check(run);
      assert.equal(run.tasks.isBusy, false);
    });
    await fc.assert(property, { numRuns: 120 });
  });
});
