import assert from "node:assert/strict";
import test from "node:test";
import { block } from "../../../static/js/problems/colours.js";
import { besideTheRows, ROW_HEIGHT } from "../../../static/js/problems/domain-rows.js";
import { arrowHead, between, boxReach, circleReach } from "../../../static/js/problems/lines.js";
import { overTheBoard } from "../../../static/js/problems/queens.js";

test("a line between two circles begins and ends at their edges", () => {
  const line = between({ x: 0, y: 0 }, circleReach(10), { x: 0, y: 50 }, circleReach(5));
  assert.deepEqual(line, { from: { x: 0, y: 10 }, to: { x: 0, y: 45 } });
});

test("there is no line between shapes that touch, overlap or are in the same place", () => {
  assert.equal(between({ x: 0, y: 0 }, circleReach(10), { x: 15, y: 0 }, circleReach(5)), null);
  assert.equal(between({ x: 0, y: 0 }, circleReach(10), { x: 5, y: 0 }, circleReach(5)), null);
  assert.equal(between({ x: 3, y: 3 }, circleReach(0), { x: 3, y: 3 }, circleReach(0)), null);
});

test("a box reaches to its side in a straight direction, and to its corner along the diagonal", () => {
  const reach = boxReach(20, 20);
  assert.equal(reach(1, 0), 10);
  assert.equal(reach(0, -1), 10);
  assert.ok(Math.abs(reach(Math.SQRT1_2, Math.SQRT1_2) - 10 * Math.SQRT2) < 1e-9);
});

test("the tip of an arrow is the end of the line, and its other corners are behind it, symmetrically", () => {
  const [tip, left, right] = arrowHead({ x: 0, y: 0 }, { x: 30, y: 40 }, 10);
  assert.deepEqual(tip, { x: 30, y: 40 });
  const away = (/** @type {{x: number, y: number}} */ { x, y }) => Math.hypot(x - tip.x, y - tip.y);
  assert.ok(Math.abs(away(left) - away(right)) < 1e-9);
  assert.deepEqual({ x: (left.x + right.x) / 2, y: (left.y + right.y) / 2 }, { x: 24, y: 32 });
});

test("a block of squares is centred, row by row", () => {
  assert.deepEqual(block(4, 2, 10), [
    { x: -5, y: -5 },
    { x: 5, y: -5 },
    { x: -5, y: 5 },
    { x: 5, y: 5 },
  ]);
  assert.deepEqual(
    block(3, 4, 10).map(({ x }) => x),
    [-10, 0, 10],
  );
  assert.deepEqual(block(0, 3, 10), []);
});

test("an arc over the board begins at one column and ends at the other, either way", () => {
  assert.match(overTheBoard(20, 100), /^M20,.*Q100,5 100,13V\d+$/);
  assert.match(overTheBoard(100, 20), /^M100,.*H28Q20,5 20,13V\d+$/);
});

test("an arc beside the table ends with its arrow in the middle of a row", () => {
  const { head, path } = besideTheRows(4, 1);
  assert.equal(head[0].y, 1.5 * ROW_HEIGHT);
  assert.ok(path.startsWith(`M30,${4.5 * ROW_HEIGHT}`));
});

test("a longer arc beside the table stands further out", () => {
  const out = (/** @type {string} */ path) => Number(/Q([\d.]+),/.exec(path)?.[1]);
  assert.ok(out(besideTheRows(0, 5).path) < out(besideTheRows(0, 1).path));
});
