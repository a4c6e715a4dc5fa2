/** The grade of an exercise in words: what is ticked, and what is told only after a second try. */

import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { formOf } from "../../../static/js/exercises/answers/index.js";
import { replyTo, rightPlaces } from "../../../static/js/view-models/graded.js";

const wrongAt = (/** @type {string} */ node) => ({ node, why: `${node} is wrong.`, followed: false });
/** Of G, H and I, which should be crossed out, only G is, and F besides. @type {any} */
const LOOK = { tree: { spots: [] }, crosses: true, chosen: new Set(["F", "G"]) };
const GRADE = { score: 0.5, wrong: [wrongAt("H"), wrongAt("F"), wrongAt("I")], misconception: null };
const FORM = formOf("cuts");

describe("The grade of an exercise", () => {
  it("marks what is wrong at a first try, and not what is missing", () => {
    const reply = replyTo({ ...GRADE, isFirst: true }, FORM, null, LOOK);
    assert.deepEqual([reply.why, reply.more, [...reply.wrong]], ["F is wrong.", "", ["F"]]);
  });

  it("says that something is missing at a first try, and not where", () => {
    const missing = { ...GRADE, wrong: [wrongAt("H")], isFirst: true };
    const reply = replyTo(missing, FORM, null, LOOK);
    assert.match(reply.why, /right, but something is missing/);
    assert.deepEqual([reply.canFix, reply.wrong.size], [false, 0]);
  });

  it("names what is missing at a second try", () => {
    const reply = replyTo({ ...GRADE, isFirst: false }, FORM, null, LOOK);
    assert.deepEqual([reply.why, [...reply.wrong], reply.canFix], ["H is wrong.", ["H", "F", "I"], true]);
  });

  it("tells the first wrong number at once: a number that is typed is not missing", () => {
    const reply = replyTo({ ...GRADE, isFirst: true }, formOf("values"), null, { ...LOOK, crosses: false });
    assert.equal(reply.why, "H is wrong.");
  });

  it("ticks what is crossed out or typed and right, or follows from a mistake", () => {
    const draft = { chosen: ["F", "G"], typed: {}, best: "" };
    assert.deepEqual([...rightPlaces(GRADE, LOOK, draft)], ["G"]);
    const typed = { chosen: [], typed: { "B α": "3", "B β": "∞", "F α": "1", C: " " }, best: "" };
    assert.deepEqual([...rightPlaces(GRADE, { ...LOOK, crosses: false }, typed)], ["B"]);
    const followed = { ...GRADE, wrong: [{ ...wrongAt("F"), followed: true }] };
    assert.deepEqual([...rightPlaces(followed, LOOK, draft)], ["F", "G"]);
  });
});
