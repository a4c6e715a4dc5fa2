import assert from "node:assert/strict";
import { describe, it } from "node:test";

import { cursorOf, lastCursor, stops } from "../../../static/js/trace/cursor.js";
import { nodeName } from "../../../static/js/trace/names.js";
import { narrateConstraints } from "../../../static/js/kinds/problem/narration.js";
import { DRIVER } from "../../../static/js/trace/trace.js";
import { traceOf } from "./answers.js";
import { problemReply, problemTrace } from "./problem-answers.js";
import { plainText, said } from "./said.js";
import { OF_GAMES, OF_PROBLEMS } from "./sentences.examples.js";

/** @typedef {import("../../../static/js/trace/trace.js").Trace} Trace */

/** Where "enter B", "after B #2" or "end" is. @param {Trace} trace @param {string} at */
function cursorAt(trace, at) {
  if (at === "end") return lastCursor(trace);
  const [, moment, name, place] = /^(enter|after) (.+?)(?: #(\d+))?$/.exec(at) ?? [];
  const rows = Array.from({ length: trace.visited }, (_, row) => row).filter(
    (row) => trace.kind[row] !== DRIVER && nodeName(trace, row) === name,
  );
  const row = rows[Number(place ?? 1) - 1];
  assert.notEqual(row, undefined, `There is no ${at}.`);
  return moment === "enter" ? trace.enter[row] + 1 : cursorOf(trace, row);
}

describe("The page says of a game search", () => {
  for (const example of OF_GAMES) {
    it(`in these words: ${example.about}`, () => {
      const trace = traceOf(example.trace);
      if ("at" in example) assert.equal(said(trace, cursorAt(trace, example.at)), example.says);
      else {
        const steps = [0, ...stops(trace, "node")].slice(example.from, example.from + example.says.length);
        assert.deepEqual(
          steps.map((cursor) => said(trace, cursor)),
          example.says,
        );
      }
    });
  }
});

describe("The page says of a constraint search", () => {
  for (const { about, trace: name, from, by, says } of OF_PROBLEMS) {
    it(`in these words: ${about}`, () => {
      const trace = problemTrace(name);
      const steps = [0, ...stops(trace, by)].slice(from, from + says.length);
      const told = steps.map((cursor) => plainText(narrateConstraints(trace, cursor, by, [], problemReply(name))));
      assert.deepEqual(told, says);
    });
  }
});
