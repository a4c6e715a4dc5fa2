// What a SCORM package keeps, and what it tells a platform: scorm-again stands for one.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { describe, it } from "node:test";
import fc from "fast-check";
import { Scorm12API } from "scorm-again";

import {
  again,
  begun,
  bestOf,
  changed,
  exerciseAt,
  isDone,
  nextOpen,
  scoreOf,
} from "../../../static/js/scorm/attempt.js";
import { GRADERS } from "../../../static/js/exercises/grading/index.js";
import { LONGEST, interactionOf, responseOf } from "../../../static/js/scorm/interaction.js";
import { apiFrom, platformOf, timeText } from "../../../static/js/scorm/platform.js";
import { MOST, packed, unpacked } from "../../../static/js/scorm/suspended.js";

/** @type {import("../../../static/js/scorm/attempt.js").Baked[]} */
const EXERCISES = JSON.parse(readFileSync(new URL("grading.json", import.meta.url), "utf8")).map(
  (/** @type {any} */ each) => each.exercise,
);
/** @param {readonly (readonly import("../../../static/js/scorm/attempt.js").Baked[])[]} questions */
const packOf = (questions) => ({ id: "1a2b3c4d", title: "Week 3", questions });
const PACK = packOf([EXERCISES.slice(0, 2), EXERCISES.slice(2, 4), EXERCISES.slice(6, 8), EXERCISES.slice(8)]);
const LONG = packOf(Array.from({ length: 40 }, (_, i) => [EXERCISES[6 + (i % 4)]]));

/** An attempt with the solutions of some questions. @param {typeof PACK} pack @param {readonly (number | null)[]} scores */
function attemptWith(pack, scores) {
  const start = begun(pack, 1);
  const items = start.items.map((_, i) => {
    const exercise = exerciseAt(pack, start.version, i);
    return { score: scores[i] ?? null, draft: GRADERS[exercise.type].form.draft(exercise.solution, exercise) };
  });
  return { ...start, items };
}

/** The attempt with the answers that the drafts say. @param {import("../../../static/js/scorm/attempt.js").Attempt | null} attempt */
function said(attempt) {
  assert.ok(attempt);
  const items = attempt.items.map(({ draft, ...item }, i) => {
    const exercise = exerciseAt(PACK, attempt.version, i);
    return { ...item, answer: GRADERS[exercise.type].form.answer(draft, exercise) };
  });
  return { ...attempt, items };
}

const score = fc.option(fc.constantFrom(0, 0.25, 0.5, 1));

describe("An attempt", () => {
  it("counts what is checked, and keeps the best", () => {
    const first = changed(begun(PACK, 0), { score: 0.5 });
    assert.equal(scoreOf(first), 0.125);
    assert.equal(nextOpen(first), 1);
    assert.equal(nextOpen({ ...first, at: 3 }), 1);
    const done = attemptWith(PACK, [1, 1, 0, 1]);
    assert.ok(isDone(done) && nextOpen(done) === -1);
    const next = again(PACK, done);
    assert.deepEqual([next.version, next.best, bestOf(next), isDone(next)], [0, 0.75, 0.75, false]);
  });

  it("comes back as it was left", () => {
    fc.assert(
      fc.property(fc.array(score, { minLength: 4, maxLength: 4 }), fc.integer({ min: -1, max: 3 }), (scores, at) => {
        const attempt = { ...attemptWith(PACK, scores), at };
        assert.deepEqual(said(unpacked(packed(attempt, PACK), PACK)), said(attempt));
      }),
    );
  });

  it("fits into 4,096 characters, and never loses a score", () => {
    const field = fc.string({ unit: "binary", maxLength: 60 });
    fc.assert(
      fc.property(fc.array(score, { minLength: 40, maxLength: 40 }), field, (scores, typed) => {
        const attempt = attemptWith(LONG, scores);
        const items = attempt.items.map((item) => {
          const all = Object.keys(item.draft.typed).map((name) => [name, typed]);
          return { ...item, draft: { ...item.draft, typed: Object.fromEntries(all) } };
        });
        const text = packed({ ...attempt, items }, LONG);
        assert.ok(text.length <= MOST, String(text.length));
        const back = unpacked(text, LONG);
        assert.deepEqual(
          back?.items.map((item) => item.score),
          attempt.items.map((item) => item.score),
        );
      }),
      { numRuns: 60 },
    );
  });

  it("is not taken from another package, and not from nonsense", () => {
    const text = packed(attemptWith(PACK, [1]), PACK);
    assert.equal(unpacked(text, { ...PACK, id: "another" }), null);
    assert.equal(unpacked(text.replace("[1,", "[2,"), PACK), null);
    for (const bad of ["", "{", "7", "null", text.slice(0, 40), text.replace(",1,0,", ",99,0,")])
      assert.equal(unpacked(bad, PACK), null, bad);
    fc.assert(
      fc.property(fc.array(fc.string(), { minLength: 4, maxLength: 4 }), (each) => {
        const back = unpacked(JSON.stringify([1, PACK.id, 0, 0, 2, each]), PACK);
        assert.equal(back?.items.length, 4);
        assert.equal(back?.best, 0);
      }),
    );
  });
});

describe("An answer for a platform", () => {
  it("is plain text of at most 255 characters", () => {
    for (const exercise of EXERCISES) {
      const { right, result } = interactionOf(exercise, exercise.solution, 1);
      assert.match(right, /^[ -~]{1,255}$/);
      assert.equal(result, "correct");
    }
    assert.equal(responseOf("leaves", { leaves: ["b₁", "c₁₂"], count: 2 }), "b1 c12, 2");
    assert.equal(responseOf("values", { values: { A: "≤−2", B: null }, best: null }), "A=<=-2 B=- best=-");
    assert.equal(responseOf("windows", { windows: { A: [null, 3], B: null } }), "A=-inf..3 B=-");
    assert.equal(responseOf("cuts", { cut: Array(200).fill("b₁") }).length, LONGEST);
  });

  it("has a result that is a word or a share", () => {
    const [exercise] = EXERCISES;
    const results = [0, 1 / 3, 1].map((share) => interactionOf(exercise, exercise.solution, share).result);
    assert.deepEqual(results, ["wrong", "0.33", "correct"]);
  });
});

describe("A platform", () => {
  const kept = { score: 0.666, isDone: false, suspended: "text" };

  it("takes score, status, answers and what is kept", () => {
    const api = new Scorm12API({ autocommit: false, logLevel: 5 });
    const platform = platformOf(/** @type {any} */ (api));
    assert.ok(platform.isThere && platform.suspended === "");
    assert.ok(platform.keep(kept));
    platform.report(interactionOf(EXERCISES[0], EXERCISES[0].solution, 0.5), 3725.5);
    const value = (/** @type {string} */ name) => String(api.getCMIValue(name));
    assert.deepEqual(
      ["raw", "min", "max"].map((name) => value(`cmi.core.score.${name}`)),
      ["67", "0", "100"],
    );
    assert.equal(value("cmi.core.lesson_status"), "incomplete");
    assert.equal(value("cmi.suspend_data"), "text");
    assert.equal(value("cmi.interactions._count"), "1");
    platform.keep({ ...kept, isDone: true });
    platform.keep(kept);
    assert.equal(value("cmi.core.lesson_status"), "completed");
    platform.leave();
    platform.leave();
    assert.equal(api.LMSGetLastError(), "0");
  });

  it("that refuses is told about, and one that is not there changes nothing", () => {
    const refusing = { LMSInitialize: () => "true", LMSGetValue: () => "", LMSSetValue: () => "false" };
    const api = /** @type {any} */ ({ ...refusing, LMSCommit: () => "true", LMSFinish: () => "true" });
    assert.equal(platformOf(api).keep(kept), false);
    assert.equal(platformOf({ ...api, LMSInitialize: () => "false" }).isThere, false);
    assert.equal(platformOf(null).keep(kept), true);
  });

  it("is found around the page, or around the page that opened it", () => {
    const windowOf = (/** @type {any} */ given) => {
      const made = { parent: null, opener: null, ...given };
      made.parent ??= made;
      return made;
    };
    const course = windowOf({ API: "course" });
    const foreign = windowOf({ parent: course });
    Object.defineProperty(foreign, "API", { get: () => assert.fail("another site") });
    assert.equal(apiFrom(windowOf({ parent: windowOf({ parent: course }) })), "course");
    assert.equal(apiFrom(windowOf({ parent: foreign })), "course");
    assert.equal(apiFrom(windowOf({ opener: windowOf({ parent: course }) })), "course");
    const framed = windowOf({ parent: windowOf({ opener: course }) });
    assert.equal(apiFrom(Object.assign(framed, { top: framed.parent })), "course");
    assert.equal(apiFrom(windowOf({})), null);
  });

  it("gets times as SCORM writes them", () => {
    assert.equal(timeText(0), "0000:00:00.00");
    assert.equal(timeText(3725.5), "0001:02:05.50");
  });
});
