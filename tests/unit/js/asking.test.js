import assert from "node:assert/strict";
import test from "node:test";

import { asRequest, withKind, kindOf } from "../../../static/js/python/requests.js";

/** @type {any} */
const CATALOGUE = {
  subjects: [
    { id: "tree", kind: "game" },
    { id: "queens", kind: "problem" },
  ],
};

test("a question gets the kind of its subject, or the first kind if the subject is missing or unknown", () => {
  assert.equal(kindOf("queens", CATALOGUE), "problem");
  assert.equal(kindOf("tree", CATALOGUE), "game");
  assert.equal(kindOf(undefined, CATALOGUE), "game");
  assert.equal(kindOf("chess", CATALOGUE), "game");
  const withOwn = { subjects: [/** @type {any} */ ({ id: "own-problem", kind: "problem" }), ...CATALOGUE.subjects] };
  assert.equal(kindOf(undefined, withOwn), "game", "a problem of the user's own stands first");
});

test("the catalogue is asked for without a kind, and so is all about exercises", () => {
  assert.deepEqual(asRequest({ op: "catalogue" }, CATALOGUE), { op: "catalogue" });
  const exercise = { op: "exercise", type: "cuts", seed: 3 };
  assert.deepEqual(asRequest(exercise, CATALOGUE), exercise);
});

test("the answer and the options of the question are passed on", async () => {
  const how = { signal: new AbortController().signal };
  const ask = withKind(
    async (request, handed) => ({ request, handed }),
    () => CATALOGUE,
  );
  const { request, handed } = /** @type {any} */ (await ask({ op: "look", subject: "queens" }, how));
  assert.deepEqual([request, handed], [{ op: "look", kind: "problem", subject: "queens" }, how]);
});
