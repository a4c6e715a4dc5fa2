import assert from "node:assert/strict";
import test from "node:test";

import { asRequest, inPageWords, kindOf } from "../../../static/js/python/asking.js";
import { PlyscopeError } from "../../../static/js/python/errors.js";

/** @type {any} */
const CATALOGUE = {
  games: [
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

test("Python is asked in its own words, and what has no other word stays", () => {
  const question = { op: "search", game: "queens", position: "8", search: "mac", searchOptions: { select: 1 } };
  assert.deepEqual(asRequest(question, CATALOGUE), {
    op: "search",
    kind: "problem",
    subject: "queens",
    position: "8",
    method: "mac",
    methodOptions: { select: 1 },
  });
});

test("the two sides of a duel are put in Python's words too", () => {
  const question = { op: "duel", game: "tree", max: { search: "minimax" }, min: { searchOptions: {} } };
  const { max, min } = /** @type {any} */ (asRequest(question, CATALOGUE));
  assert.deepEqual([max, min], [{ method: "minimax" }, { methodOptions: {} }]);
});

test("the catalogue is asked for without a kind", () => {
  assert.deepEqual(asRequest({ op: "catalogue" }, CATALOGUE), { op: "catalogue" });
});

test("what Python refuses is told of the page's field, with its sentence and its place", async () => {
  const refusal = new PlyscopeError({ message: "There is no such search.", field: "method", at: 3 });
  const ask = inPageWords(
    () => Promise.reject(refusal),
    () => CATALOGUE,
  );
  await assert.rejects(ask({ op: "look" }), { message: "There is no such search.", field: "search", at: 3 });
});

test("what is no refusal, or is about a field that has one word, is told as it is", async () => {
  for (const error of [new Error("Stopped."), new PlyscopeError({ message: "No.", field: "position", at: 0 })]) {
    const ask = inPageWords(
      () => Promise.reject(error),
      () => CATALOGUE,
    );
    await assert.rejects(ask({ op: "look" }), error);
  }
});

test("the answer and how it was asked for are handed on", async () => {
  const how = { signal: new AbortController().signal };
  const ask = inPageWords(
    async (request, handed) => ({ request, handed }),
    () => CATALOGUE,
  );
  const { request, handed } = /** @type {any} */ (await ask({ op: "look", game: "queens" }, how));
  assert.deepEqual([request, handed], [{ op: "look", kind: "problem", subject: "queens" }, how]);
});
