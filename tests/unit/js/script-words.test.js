import assert from "node:assert/strict";
import test from "node:test";

import { inPythonWords, inScriptWords } from "../../../static/js/page/script-words.js";
import { PlyscopeError } from "../../../static/js/python/errors.js";

test("Python is asked in its own words, and other words stay as they are", () => {
  const question = { game: "queens", position: "8", search: "mac", searchOptions: { select: 1 } };
  assert.deepEqual(inPythonWords(question), {
    subject: "queens",
    position: "8",
    method: "mac",
    methodOptions: { select: 1 },
  });
});

test("what Python refuses is told of the script's field, with its sentence and its place", () => {
  const refusal = new PlyscopeError({ message: "There is no such search.", field: "method", at: 3 });
  const told = /** @type {PlyscopeError} */ (inScriptWords(refusal));
  assert.deepEqual([told.message, told.field, told.at], ["There is no such search.", "search", 3]);
});

test("what is no refusal, or is about a field that has one word, is told as it is", () => {
  for (const error of [new Error("Stopped."), new PlyscopeError({ message: "No.", field: "position", at: 0 })])
    assert.equal(inScriptWords(error), error);
});
