import assert from "node:assert/strict";
import test from "node:test";
import "../../../static/js/boards/whole.js";
import { after, edgeWords, editing, keys, sentence, squares } from "../../../static/js/boards/dots/index.js";
import { boxesBeside, countOf, edgeOf, idOf } from "../../../static/js/boards/dots/edges.js";
import { keysText, squareKey } from "../../../static/js/views/board/keys.js";
import { statusText } from "../../../static/js/views/board/situation.js";

/** @typedef {import("../../../static/js/boards/dots/edges.js").DotsPicture} DotsPicture */

/** @param {number} rows @param {number} columns @returns {DotsPicture} */
const blank = (rows, columns) => ({
  kind: "dots",
  rows,
  columns,
  drawn: "0".repeat(countOf({ rows, columns })),
  boxes: ".".repeat(rows * columns),
  last: -1,
  mover: "MAX",
  names: { MAX: "MAX", MIN: "MIN" },
});

/** The picture after these moves. @param {DotsPicture} picture @param {string} moves */
const played = (picture, moves) => moves.split(" ").reduce(after, picture);

const SIZE = { rows: 2, columns: 3 };

test("edges have numbers band by band, and the name of their dots", () => {
  const ids = Array.from({ length: countOf(SIZE) }, (_, edge) => idOf(SIZE, edge));
  assert.equal(ids.join(" "), "a1b1 b1c1 c1d1 a1a2 b1b2 c1c2 d1d2 a2b2 b2c2 c2d2 a2a3 b2b3 c2c3 d2d3 a3b3 b3c3 c3d3");
  assert.deepEqual(
    ids.map((id) => edgeOf(SIZE, id)),
    ids.map((_, edge) => edge),
  );
  for (const id of ["d1e1", "a3a4", "a1c1", "b1a1", "e1e2"]) assert.equal(edgeOf(SIZE, id), -1, id);
});

test("an edge bounds the boxes on both its sides", () => {
  assert.deepEqual(boxesBeside(SIZE, edgeOf(SIZE, "b1c1")), [1]);
  assert.deepEqual(boxesBeside(SIZE, edgeOf(SIZE, "b2c2")), [1, 4]);
  assert.deepEqual(boxesBeside(SIZE, edgeOf(SIZE, "a2a3")), [3]);
  assert.deepEqual(boxesBeside(SIZE, edgeOf(SIZE, "d1d2")), [2]);
  assert.deepEqual(boxesBeside(SIZE, edgeOf(SIZE, "c1c2")), [1, 2]);
});

test("a screen reader hears what an edge would do", () => {
  const picture = played(blank(1, 2), "a1b1 b1c1 a2b2 b2c2");
  const words = (/** @type {DotsPicture} */ shown, /** @type {string} */ id) => edgeWords(shown, edgeOf(shown, id));
  assert.equal(words(blank(1, 2), "a1b1"), "edge a1–b1, not drawn");
  assert.equal(words(picture, "a1a2"), "edge a1–a2, not drawn; it would give a box its third edge");
  assert.equal(words(picture, "b2c2"), "edge b2–c2, drawn last");
  assert.equal(words(after(picture, "a1a2"), "b1b2"), "edge b1–b2, not drawn; it would complete a box");
  const both = played(picture, "a1a2 c1c2");
  assert.equal(words(both, "b1b2"), "edge b1–b2, not drawn; it would complete two boxes");
  assert.equal(sentence(both), "MAX has 0 boxes, MIN has 0 boxes. 1 edge is not drawn.");
  const end = after(both, "b1b2");
  assert.deepEqual([end.boxes, end.mover], ["XX", "MAX"]);
  assert.equal(sentence(end), "MAX has 2 boxes, MIN has 0 boxes. 0 edges are not drawn.");
});

const press = (/** @type {string} */ key, /** @type {string} */ id) => {
  const event = { key, ctrlKey: false, metaKey: false, altKey: false };
  const picture = blank(SIZE.rows, SIZE.columns);
  const effect = squareKey(event, edgeOf(picture, id), squares(picture), []);
  return effect?.focus === undefined ? effect : idOf(picture, effect.focus);
};

test("the arrow keys reach every edge: along a row of edges, and to the next row", () => {
  assert.equal(press("ArrowRight", "a1b1"), "b1c1");
  assert.equal(press("ArrowRight", "c1d1"), "c1d1");
  assert.equal(press("ArrowRight", "c1c2"), "d1d2");
  assert.equal(press("ArrowLeft", "a2a3"), "a2a3");
  assert.equal(press("ArrowDown", "b1c1"), "b1b2");
  assert.equal(press("ArrowDown", "b1b2"), "b2c2");
  assert.equal(press("ArrowDown", "d1d2"), "c2d2");
  assert.equal(press("ArrowDown", "a3b3"), "a3b3");
  assert.equal(press("ArrowUp", "c3d3"), "c2c3");
  assert.equal(press("ArrowUp", "d2d3"), "c2d2");
  assert.equal(press("ArrowUp", "a1b1"), "a1b1");
  assert.equal(press("Home", "c2d2"), "a2b2");
  assert.equal(press("End", "a2a3"), "d2d3");
  assert.equal(press("x", "a1b1"), null);
});

test("in the set-up, an edge is drawn or taken away, and the other side may be given the move", () => {
  const picture = blank(1, 2);
  const at = (/** @type {string} */ id) => edgeOf(picture, id);
  assert.equal(editing.put("max", picture, at("a1a2"), "edge"), "a1a2");
  assert.equal(editing.put("min a1b1 B1-a1 a1a2", picture, at("a1b1"), "edge"), "min a1a2");
  assert.equal(editing.put("a1a2", picture, at("a1a2"), "edge"), "max");
  assert.equal(editing.empty(picture), "max");
  const { isOn, give } = editing.turn;
  assert.deepEqual(["max", "min", "a1b1", "min a1b1", "a1b1 a1a2 a2b2 b1b2"].map(isOn), [
    false,
    true,
    true,
    false,
    true,
  ]);
  assert.equal(give("a1b1", picture, false), "min a1b1");
  assert.equal(give("a1b1", picture, true), "a1b1");
  assert.equal(give("max", picture, true), "min");
});

test("the text of a set-up is read as a picture, with the boxes of who completed them", () => {
  const picture = blank(1, 2);
  const shown = editing.read("min a1b1 a1a2 a2b2 b1b2", picture);
  assert.deepEqual(shown, { ...played({ ...picture, mover: "MIN" }, "a1b1 a1a2 a2b2 b1b2") });
  assert.equal(shown.boxes, "X.");
  assert.equal(editing.read("a1b1 a3b3", picture), null);
  assert.equal(editing.read("a1b1 b1a1", picture), null);
});

test("the words under the board speak of edges", () => {
  const look = /** @type {any} */ ({ subject: "dots", picture: blank(1, 2) });
  assert.equal(keysText(look, false), keys.play);
  assert.equal(keysText(look, true), keys.setup);
  assert.equal(statusText(look, false, true, /** @type {any} */ ({})), "Click edges, or type below.");
});
