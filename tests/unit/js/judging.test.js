import assert from "node:assert/strict";
import { readdirSync } from "node:fs";
import { test } from "node:test";
import { judgeClass } from "../../../static/js/features/judging/class-run.js";
import { READY_MADE } from "../../../static/js/features/judging/ready-made.js";

const GIVEN = { request: { pack: "trees", text: "", beside: [], files: [] }, data: [] };
const NAMES = ["a", "b", "c", "d"];

/**
 * Pythons that are none. The one that judges wants one run for each submission; `does` says what a question does instead.
 * @param {(asked: any, role: string) => unknown} [does]
 */
function pythons(does = () => undefined) {
  /** @type {{role: string, runs: any[], isEnded: boolean}[]} */
  const booted = [];
  /** @type {string[]} */
  const asked = [];
  async function boot() {
    const python = { role: "", runs: /** @type {any[]} */ ([]), isEnded: false };
    booted.push(python);
    const worker = { terminate: () => (python.isEnded = true), addEventListener() {}, removeEventListener() {} };
    /** @param {string} role @param {string} text */
    async function check(role, text) {
      python.role = role;
      const what = text ? JSON.parse(text) : {};
      if (python.isEnded) return new Promise(() => {});
      const instead = does(what, role);
      if (instead !== undefined) return instead;
      if (role === "run") {
        if (text) python.runs.push(what.run);
        return { text: "run", data: [new Uint8Array()], memory: 0 };
      }
      asked.push(`${what.op} ${what.number ?? ""}`);
      const request = (/** @type {boolean} */ ours) => ({ run: what.number, cases: [{ case: {}, seconds: 60 }], ours });
      const row = { name: NAMES[what.number], came: what.cases?.[0].why ?? what.op };
      const told = /** @type {Record<string, object>} */ ({
        begin: { submissions: NAMES },
        prepare: { request: request(true) },
        judge: { request: request(false) },
        received: { row },
        "give-up": { row },
      });
      return { text: JSON.stringify(told[what.op] ?? {}), data: [new Uint8Array()], memory: 0 };
    }
    return /** @type {any} */ ({ worker, remote: { check } });
  }
  return { boot, booted, asked };
}

/** @param {any} boot @param {number} lanes @param {AbortController} [stop] */
async function rowsOf(boot, lanes, stop = new AbortController()) {
  /** @type {any[]} */
  const rows = [];
  const on = {
    signal: stop.signal,
    onBegun() {},
    onVerdict: (/** @type {number} */ number, /** @type {any} */ row) => void (rows[number] = row),
  };
  await judgeClass(boot, lanes, GIVEN, on);
  return rows.map(({ name, came }) => `${name}${came && `: ${came}`}`);
}

test("The ready-made tasks are those of Python", () => {
  const packs = new URL("../../../py/plyscope/check/packs/", import.meta.url);
  assert.deepEqual(Object.keys(READY_MADE).sort(), readdirSync(packs).sort());
});

for (const lanes of [1, 2])
  test(`Each submission runs in a Python of its own, which is ended (${lanes} at once)`, async () => {
    const { boot, booted } = pythons();
    assert.deepEqual(await rowsOf(boot, lanes), NAMES);
    const runners = booted.filter(({ role }) => role === "run");
    assert.deepEqual(
      runners.map(({ runs }) => runs.length),
      [1, 1, 1, 1, 1],
      "one for the solution",
    );
    assert.ok(booted.every(({ isEnded }) => isEnded));
  });

test("Where a Python that runs a submission dies, or sends what is none, that submission only is told so", async () => {
  const { boot } = pythons(({ run }, role) => {
    if (role !== "run") return undefined;
    if (run === 1) return { died: "out of memory" };
    return run === 2 ? { text: "run", data: ["no bytes"], memory: 0 } : undefined;
  });
  assert.deepEqual(await rowsOf(boot, 2), ["a", "b: ended", "c: ended", "d"]);
});

for (const lanes of [1, 2])
  test(`Where the Python that judges dies, only the submission that it judged is given up (${lanes} at once)`, async () => {
    const { boot, asked } = pythons(({ op, number }) => (op === "received" && number === 1 ? { died: "" } : undefined));
    assert.deepEqual(await rowsOf(boot, lanes), ["a", "b: give-up", "c", "d"]);
    assert.equal(asked.filter((each) => each.startsWith("prepare")).length, 1);
    assert.equal(asked.filter((each) => each.startsWith("expect")).length, 1);
  });

test("Stop ends all Pythons, also where one hangs", async () => {
  const stop = new AbortController();
  const { boot, booted } = pythons(({ run }, role) => {
    if (role !== "run" || run !== 2) return undefined;
    setImmediate(() => stop.abort(new Error("Stopped.")));
    return new Promise(() => {});
  });
  await assert.rejects(rowsOf(boot, 1, stop), /Stopped/);
  assert.ok(booted.every(({ isEnded }) => isEnded));
});

test("A mistake of the teacher's ends it", async () => {
  const error = { message: "No.", of: "task", line: 2 };
  const told = { text: JSON.stringify({ error }), data: [], memory: 0 };
  const { boot } = pythons(({ op }) => (op === "begin" ? told : undefined));
  await assert.rejects(rowsOf(boot, 2), { name: "Error", message: "No.", wrong: error });
});
