import assert from "node:assert/strict";
import test from "node:test";
import { bandOf, bandWidth, borders, movedBy, nearest, placeOf, someOf } from "../../../static/js/plots/map.js";

const QUARTERS = [0, 0.25, 0.5, 0.75, 1];

test("values are put in at most five bands on each side of 0, with a round width", () => {
  assert.equal(
    bandWidth([
      [-10, 3],
      [2, 0],
    ]),
    2,
  );
  assert.equal(bandWidth([[0.4]]), 0.1);
  assert.equal(bandWidth([[0, 0]]), 1);
  for (const most of [0.013, 0.9, 7, 31, 499]) assert.ok(bandOf(most, bandWidth([[most]])) <= 5);
});

test("only 0 is in the middle band, so that the sign always shows", () => {
  assert.deepEqual(
    [0, 0.001, -0.001, 2, 2.1, -10].map((value) => bandOf(value, 2)),
    [0, 1, -1, 1, 2, -5],
  );
  assert.equal(bandOf(1e-17, 2), 0);
});

test("there are borders exactly between cells of different bands", () => {
  assert.equal(
    borders([
      [1, 1],
      [1, 1],
    ]),
    "",
  );
  assert.equal(
    borders([
      [1, 2],
      [1, 1],
    ]),
    "M0 1h1M1 1v1",
  );
});

test("a value between two steps has a place between them", () => {
  assert.deepEqual(
    [0, 0.25, 0.3, 1, 2, -1].map((value) => Number(placeOf(QUARTERS, value).toFixed(6))),
    [0, 1, 1.2, 4, 4, 0],
  );
  assert.equal(nearest(QUARTERS, 0.3), 1);
});

test("arrow keys go from step to step: right for the first number, up for the second", () => {
  assert.deepEqual(movedBy(QUARTERS, [0.5, 0.5], "ArrowRight"), [0.75, 0.5]);
  assert.deepEqual(movedBy(QUARTERS, [0.5, 0.5], "ArrowUp"), [0.5, 0.75]);
  assert.deepEqual(movedBy(QUARTERS, [0.3, 0.4], "ArrowLeft"), [0, 0.5]);
});

test("no key leads out of the map, and other keys do nothing", () => {
  assert.equal(movedBy(QUARTERS, [1, 0.5], "ArrowRight"), null);
  assert.equal(movedBy(QUARTERS, [0.5, 0], "ArrowDown"), null);
  assert.equal(movedBy(QUARTERS, [0.5, 0.5], "Enter"), null);
});

test("some of the steps are chosen evenly, with both ends if possible", () => {
  assert.deepEqual(
    someOf(
      Array.from({ length: 21 }, (_, i) => i),
      5,
    ),
    [0, 5, 10, 15, 20],
  );
  assert.deepEqual(someOf([0, 1], 5), [0, 1]);
});
