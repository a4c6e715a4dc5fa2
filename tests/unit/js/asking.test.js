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

test("a question gets its kind from its subject; if that is missing or unknown, it is the first kind", () => {
  assert.equal(kindOf("queens", CATALOGUE), "problem");
  assert.equal(kindOf("tree", CATALOGUE), "game");
  assert.equal(kindOf(undefined, CATALOGUE), "game");
  assert.equal(kindOf("chess", CATALOGUE), "game");
});

test("fields are renamed for Python, and those without another name stay", () => {
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

test("the fields of a duel's two sides are renamed for Python too", () => {
  const question = { op: "duel", game: "tree", max: { search: "minimax" }, min: { searchOptions: {} } };
  const { max, min } = /** @type {any} */ (asRequest(question, CATALOGUE));
  assert.deepEqual([max, min], [{ method: "minimax" }, { methodOptions: {} }]);
});

test("the catalogue is requested without a kind", () => {
  assert.deepEqual(asRequest({ op: "catalogue" }, CATALOGUE), { op: "catalogue" });
});

test("an error from Python is about the page's field, with its sentence and its place", async () => {
  const refusal = new PlyscopeError({ message: "There is no such search.", field: "method", at: 3 });
  const ask = inPageWords(
    () => Promise.reject(refusal),
    () => CATALOGUE,
  );
  await assert.rejects(ask({ op: "look" }), { message: "There is no such search.", field: "search", at: 3 });
});

test("an error that is not a rejection, or is about a field with one name, is passed on unchanged", async () => {
  for (const error of [new Error("Stopped."), new PlyscopeError({ message: "No.", field: "position", at: 0 })]) {
    const ask = inPageWords(
      () => Promise.reject(error),
      () => CATALOGUE,
    );
    await assert.rejects(ask({ op: "look" }), error);
  }
});

test("the answer and the options of the request are passed on", async () => {
  const how = { signal: new AbortController().signal };
  const ask = inPageWords(
    async (request, handed) => ({ request, handed }),
    () => CATALOGUE,
  );
  const { request, handed } = /** @type {any} */ (await ask({ op: "look", game: "queens" }, how));
  assert.deepEqual([request, handed], [{ op: "look", kind: "problem", subject: "queens" }, how]);
});
