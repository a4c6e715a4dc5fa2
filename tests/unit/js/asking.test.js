import assert from "node:assert/strict";
import test from "node:test";

import { asRequest, tellingKind, kindOf } from "../../../static/js/python/asking.js";

/** @type {any} */
const CATALOGUE = {
  subjects: [
    { id: "tree", kind: "game" },
    { id: "queens", kind: "problem" },
  ],
};

test("a question names its kind by what it is about, and what is left out or unknown is of the first kind", () => {
  assert.equal(kindOf("queens", CATALOGUE), "problem");
  assert.equal(kindOf("tree", CATALOGUE), "game");
  assert.equal(kindOf(undefined, CATALOGUE), "game");
  assert.equal(kindOf("chess", CATALOGUE), "game");
});

test("the catalogue is asked for without a kind", () => {
  assert.deepEqual(asRequest({ op: "catalogue" }, CATALOGUE), { op: "catalogue" });
});

test("the answer and how it was asked for are handed on", async () => {
  const how = { signal: new AbortController().signal };
  const ask = tellingKind(
    async (request, handed) => ({ request, handed }),
    () => CATALOGUE,
  );
  const { request, handed } = /** @type {any} */ (await ask({ op: "look", subject: "queens" }, how));
  assert.deepEqual([request, handed], [{ op: "look", kind: "problem", subject: "queens" }, how]);
});
