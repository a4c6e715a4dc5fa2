import assert from "node:assert/strict";
import { it } from "node:test";
import { marked, secondsLeft } from "../../../static/js/python/time-left.js";
import { formatTimeLeft } from "../../../static/js/words/format.js";

/** Marks of a line on which this much comes in a second. @param {number} each @param {number} seconds */
const steady = (each, seconds) =>
  Array.from({ length: seconds + 1 }, (_, second) => ({ at: 1000 * second, share: each * second }));

it("What is left takes as long, for its size, as what has come", () => {
  assert.equal(Math.round(secondsLeft(steady(0.03, 10))), 23);
  assert.equal(Math.round(secondsLeft(steady(0.2, 2))), 3);
});

it("A line that has become slower is measured by what it does now", () => {
  const slower = [
    ...steady(0.05, 8),
    ...[9, 12, 15, 20].map((second) => ({ at: 1000 * second, share: 0.4 + (second - 8) / 100 })),
  ];
  const marks = slower.reduce(marked, /** @type {import("../../../static/js/python/time-left.js").Mark[]} */ ([]));
  assert.equal(marks[0].at, 12_000);
  assert.equal(Math.round(secondsLeft(marks)), 48);
});

it("Nothing is said of what cannot be known yet, stands still, or is almost there", () => {
  assert.equal(secondsLeft([]), 0);
  assert.equal(
    secondsLeft([
      { at: 0, share: 0.1 },
      { at: 1000, share: 0.2 },
    ]),
    0,
  );
  assert.equal(
    secondsLeft([
      { at: 0, share: 0.1 },
      { at: 5000, share: 0.1 },
    ]),
    0,
  );
  assert.equal(
    secondsLeft([
      { at: 0, share: 0 },
      { at: 9000, share: 0.9 },
    ]),
    0,
  );
});

it("The words do not promise more than is known: to the second only at the end", () => {
  assert.deepEqual([0, 2.2, 9.6, 11, 23, 58, 61, 95, 130].map(formatTimeLeft), [
    "",
    "about 3 s left",
    "about 10 s left",
    "about 15 s left",
    "about 25 s left",
    "about 60 s left",
    "about 2 min left",
    "about 2 min left",
    "about 3 min left",
  ]);
});
