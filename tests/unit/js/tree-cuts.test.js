/** The marks of cuts in the tree: where they are, and what they never cover. */

import assert from "node:assert/strict";
import { describe, it } from "node:test";

import { lastCursor } from "../../../static/js/trace/cursor.js";
import { momentOf } from "../../../static/js/trace/moment.js";
import { fitCamera } from "../../../static/js/tree/camera.js";
import { markAt } from "../../../static/js/tree/cuts.js";
import { paint } from "../../../static/js/tree/painter.js";
import { prepare } from "../../../static/js/tree/prepared.js";
import { shapeHeight, shapeWidth } from "../../../static/js/tree/sizes.js";
import { THEME } from "./picture-theme.js";
import { recordingContext } from "./recording-context.js";
import { randomSource, searchTrace } from "./tree-fixtures.js";

/** @typedef {import("./tree-fixtures.js").NestedTree} NestedTree */

/** The tree of an exam: three cuts, of a leaf, of a node, and of two. @type {any} */
const EXAM = [
  [
    [30, 75, 69],
    [16, 47, 77],
    [60, 80, 74],
  ],
  [
    [8, 77, 1],
    [60, 33, 70],
    [29, 24, 91],
  ],
  [
    [60, 69, 70],
    [60, 50, 81],
    [19, 29, 81],
  ],
];

/** A random tree, with this many moves at each node of a level. @param {number[]} moves @param {() => number} random @returns {any} */
const grown = ([count, ...rest], random) =>
  count === undefined ? Math.floor(100 * random()) : Array.from({ length: count }, () => grown(rest, random));

/**
 * A picture of the whole tree, at a step.
 * @param {any} tree @param {{width?: number, height?: number, cursor?: number, named?: number[]}} [how]
 */
function pictureOf(tree, { width = 820, height = 640, cursor = Number.POSITIVE_INFINITY, named = [] } = {}) {
  const searched = searchTrace(tree);
  const names = Array.from({ length: searched.count }, (_, row) => `N${row}`);
  const trace = { ...searched, text: { ...searched.text, names } };
  const prepared = prepare(trace, [], null);
  const { layout } = prepared;
  const frame = { width, height, slots: layout.width, depth: layout.depth };
  const camera = fitCamera(frame);
  const { ctx, texts } = recordingContext();
  const moment = momentOf(trace, Math.min(cursor, lastCursor(trace)));
  const still = { selected: -1, hovered: -1, marked: -1, pixelRatio: 1, drawBoard: null, named };
  const marks = paint(ctx, { ...prepared, ...still, frame, camera, moment, theme: THEME }, prepared.visible);
  return { trace, marks, texts, visible: prepared.visible };
}

/** @param {ReturnType<typeof pictureOf>} picture */
function edgesOf({ trace, visible }) {
  const places = Array.from({ length: visible.count }, (_, i) => i);
  const placeOf = new Map(places.map((i) => [visible.rows[i], i]));
  return places.flatMap((i) => {
    const above = placeOf.get(trace.parent[visible.rows[i]]);
    if (above === undefined) return [];
    const [top, bottom] = [
      shapeHeight(visible.shape[above], visible.unit[above]),
      shapeHeight(visible.shape[i], visible.unit[i]),
    ];
    const line = {
      x1: visible.x[above],
      y1: visible.y[above] + top / 2,
      x2: visible.x[i],
      y2: visible.y[i] - bottom / 2,
    };
    return [{ row: visible.rows[i], above: visible.rows[above], ...line }];
  });
}

/** Whether a line passes through a box. @param {{x1: number, y1: number, x2: number, y2: number}} line @param {{x: number, y: number, half: number, radius: number}} box */
const passes = ({ x1, y1, x2, y2 }, { x, y, half, radius }) =>
  Array.from({ length: 400 }, (_, n) => n / 399).some(
    (t) => Math.abs(x1 + (x2 - x1) * t - x) < half - 0.5 && Math.abs(y1 + (y2 - y1) * t - y) < radius - 0.5,
  );

/** Looks at all marks of a picture: they cover no node, no text, no other mark and no edge that is not theirs. @param {ReturnType<typeof pictureOf>} picture */
function assertClear(picture) {
  const { trace, marks, visible, texts } = picture;
  const edges = edgesOf(picture);
  for (const mark of marks) {
    const { row, x, y, half, radius } = mark;
    const crossed = edges.filter((edge) => passes(edge, mark) && (edge.above !== row || edge.row < trace.visited));
    assert.deepEqual(crossed, [], `the mark at ${row}`);
    for (let i = 0; i < visible.count; i += 1) {
      const [width, height] = [
        shapeWidth(visible.shape[i], visible.unit[i]),
        shapeHeight(visible.shape[i], visible.unit[i]),
      ];
      const isApart =
        Math.abs(x - visible.x[i]) >= half + width / 2 || Math.abs(y - visible.y[i]) >= radius + height / 2;
      assert.ok(isApart, `the mark at ${row} and the node ${visible.rows[i]}`);
    }
    const others = texts.filter((text) => text.colour !== THEME.colour["cut-ink"]);
    assert.deepEqual(
      others.filter((text) => Math.abs(text.x - x) < half && Math.abs(text.y - y) < radius),
      [],
    );
    for (const other of marks)
      assert.ok(
        other === mark || Math.abs(other.x - x) >= half + other.half || Math.abs(other.y - y) >= radius + other.radius,
      );
  }
}

describe("The marks of cuts", () => {
  it("are numbered in the order of the search, and appear when the cut happens", () => {
    const { marks, trace } = pictureOf(EXAM);
    assert.deepEqual(marks.map(({ number }) => number).sort(), ["1", "2", "3"]);
    const byNumber = [...marks].sort((a, b) => Number(a.number) - Number(b.number));
    assert.deepEqual(
      byNumber.map(({ row }) => row),
      [...trace.cutNodes],
    );
    for (const [n, row] of trace.cutNodes.entries())
      assert.equal(pictureOf(EXAM, { cursor: trace.leave[row] + 1 }).marks.length, n + 1);
    assert.deepEqual(pictureOf(EXAM, { cursor: 0 }).marks, []);
  });

  it("cover no node, no number, no window, and no edge that is not theirs", () => {
    assertClear(pictureOf(EXAM));
    const random = randomSource(7);
    const shapes = [
      [2, 2, 2, 2, 2],
      [2, 2, 3, 3],
      [3, 3, 3],
      [4, 10],
      [5, 5],
      [2, 3, 4],
      [3, 3, 2, 2],
    ];
    let found = 0;
    for (const moves of shapes) {
      for (const width of [390, 820, 1400]) {
        const picture = pictureOf(grown(moves, random), { width });
        found += picture.marks.length;
        assertClear(picture);
      }
    }
    assert.ok(found > 60, `${found} marks`);
  });

  it("stand for the node that was cut when they are pressed", () => {
    const { marks } = pictureOf(EXAM);
    for (const { row, x, y, half } of marks) {
      assert.equal(markAt(marks, x + half - 1, y, 0), row);
      assert.equal(markAt(marks, x + half + 2, y, 0), -1);
    }
  });
});

describe("The leaves of a small tree", () => {
  it("show their numbers from the start, also forty side by side, and at the end", () => {
    const tree = grown([4, 10], randomSource(3));
    for (const cursor of [0, Number.POSITIVE_INFINITY]) {
      const { texts } = pictureOf(tree, { cursor });
      const numbers = texts.filter(
        ({ text, font }) => /^\d+$/.test(text) && Number.parseFloat(font.split(" ")[1]) >= 11,
      );
      for (const leaf of tree.flat())
        assert.ok(
          numbers.some(({ text }) => text === String(leaf)),
          `${leaf} at ${cursor}`,
        );
      assert.ok(numbers.length >= 40);
    }
  });

  it("do not show what inner nodes are worth before the search", () => {
    const { texts } = pictureOf(EXAM, { cursor: 0 });
    // Moves have numbers too, but are not written in bold letters.
    assert.equal(texts.filter(({ text, font }) => /^\d+$/.test(text) && font.startsWith("600")).length, 27);
  });
});

describe("A node that a sentence names", () => {
  it("has its label, although its level has no room for all", () => {
    const tree = grown([2, 2, 2, 2, 2], randomSource(5));
    const { trace, visible } = pictureOf(tree, { width: 700 });
    const rows = [...visible.rows.subarray(0, visible.count)];
    const level = rows.filter((row) => row < trace.visited && trace.ply[row] === 4);
    const namesOf = (/** @type {number[]} */ named) => {
      const { texts } = pictureOf(tree, { width: 700, named });
      return level.filter((row) => texts.some(({ text }) => text === trace.text.names?.[row]));
    };
    const unnamed = level.filter((row) => !namesOf([]).includes(row));
    assert.ok(unnamed.length > 3);
    for (const row of unnamed) assert.ok(namesOf([row]).includes(row), `${row}`);
  });
});

describe("The names of a level", () => {
  it("are all there or none, however wide the tree", () => {
    const seen = new Set();
    for (let width = 420; width <= 900; width += 4) {
      const { texts, trace } = pictureOf(EXAM, { width, height: 470, cursor: 0 });
      const isThird = (/** @type {number} */ row) =>
        row > 0 && trace.parent[row] > 0 && trace.childStart[row] < trace.childStart[row + 1];
      const names = texts.filter(({ text }) => /^N\d+$/.test(text) && isThird(Number(text.slice(1))));
      assert.ok([0, 9].includes(names.length), `${names.length} names at a width of ${width}`);
      seen.add(names.length);
    }
    assert.deepEqual([...seen].sort(), [0, 9]);
  });
});
