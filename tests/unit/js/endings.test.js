import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { describe, it } from "node:test";

import { formatValue } from "../../../static/js/words/format.js";
import { lastCursor } from "../../../static/js/trace/cursor.js";
import { makeTrace } from "../../../static/js/trace/trace.js";
import { asHandedOver } from "./answers.js";
import { said } from "./said.js";

/** @type {Record<string, import("./answers.js").Fixture>} */
const ENDINGS = JSON.parse(readFileSync(new URL("endings.json", import.meta.url), "utf8"));

describe("The last sentence of a search", () => {
  for (const [name, kept] of Object.entries(ENDINGS)) {
    const answer = asHandedOver(kept);
    const trace = makeTrace(answer.text, answer.columns);
    const sentence = said(trace, lastCursor(trace));

    if (answer.text.bestBy === "mixture") {
      it(`names no move if moves are hidden: ${name}`, () => {
        assert.equal(answer.best, null);
        for (const move of answer.text.actions) assert.ok(!sentence.includes(move), sentence);
      });
    } else {
      it(`names the move that it chose, and the value: ${name}`, () => {
        assert.notEqual(answer.best, null);
        assert.ok(sentence.includes(answer.bestName), sentence);
        assert.ok(sentence.includes(formatValue(answer.value)), sentence);
      });
    }
  }
});
