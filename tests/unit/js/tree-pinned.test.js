import assert from "node:assert/strict";
import { describe, it } from "node:test";

import { momentOf } from "../../../static/js/trace/moment.js";
import { CHANCE } from "../../../static/js/trace/trace.js";
import { centreOn } from "../../../static/js/tree/camera.js";
import { frameOf } from "../../../static/js/tree/frame.js";
import { insetsOf } from "../../../static/js/tree/insets.js";
import { paint } from "../../../static/js/tree/painter.js";
import { groundsOf } from "../../../static/js/tree/pinned.js";
import { isBoarded, pathOf, pinAt, pinsOf } from "../../../static/js/tree/pins.js";
import { prepare } from "../../../static/js/tree/prepared.js";
import { ticTacToeTrace } from "../../bench/tree/tictactoe-trace.js";
import { COLOUR, THEME } from "./picture-theme.js";
import { recordingContext } from "./recording-context.js";

const trace = ticTacToeTrace();
const prepared = prepare(trace, [], null);
const { layout } = prepared;
const SIZE = { width: 817, height: 584 };
const COVER = { above: 48, below: 46 };

/** A step at which the search is deep in the tree. */
const cursor = trace.enter[trace.parent.findIndex((_, row) => layout.level[row] === 7)] + 1;
const moment = momentOf(trace, cursor);
const path = pathOf({ trace, layout, moment });
const now = /** @type {number} */ (path.at(-1));

/** The picture around the node that the search is at. @param {boolean} boards @param {number} [dx] how far the reader has moved it */
function pictureOf(boards, dx = 0) {
  /** @type {number[]} */
  const painted = [];
  /** @type {import("../../../static/js/tree/painter.js").DrawBoard | null} */
  const drawBoard = boards ? (_, row) => void painted.push(row) : null;
  const frame = frameOf({ size: SIZE, cover: COVER, prepared, drawBoard });
  const centre = centreOn({ k: 1, x: 0, y: 0 }, frame, layout.x[now], layout.level[now], 2);
  const camera = { ...centre, x: centre.x + dx };
  const { ctx, lines } = recordingContext();
  const still = { selected: -1, hovered: -1, marked: -1, pixelRatio: 1, drawBoard, theme: THEME };
  paint(ctx, { ...prepared, ...still, moment, frame, camera }, prepared.visible);
  return { painted, lines, pins: pinsOf({ trace, layout, moment, frame, camera }) };
}

describe("The ancestors that are pinned to the edge of the picture", () => {
  it("are those that are out of view, the root first", () => {
    const { pins } = pictureOf(false);
    const above = [...pins.values()].filter((pin) => pin.above);
    assert.deepEqual([...pins.keys()][0], 0);
    assert.ok(above.length >= 3);
    assert.deepEqual(
      above.map(({ row }) => row),
      path.slice(0, above.length),
    );
    assert.ok(above.every(({ x }, i) => i === 0 || x > above[i - 1].x));
    assert.ok(!pins.has(now));
  });

  it("are joined by the line of the path", () => {
    const { pins, lines } = pictureOf(false);
    const places = [...pins.values()].filter((pin) => pin.above).map(({ x, y }) => [x, y]);
    assert.ok(lines.some(({ colour, points }) => colour === COLOUR.now && String(points) === String(places)));
  });

  it("have their little boards where the others have theirs", () => {
    const { pins, painted } = pictureOf(true);
    assert.ok([...pins.values()].every(isBoarded));
    for (const row of pins.keys()) assert.equal(painted.filter((each) => each === row).length, 1);
    assert.ok(![...pictureOf(false).pins.values()].some(isBoarded));
  });

  it("keep the labels of others off their ground", () => {
    const { pins } = pictureOf(true);
    const [row, ...others] = groundsOf(pins);
    for (const { x, y, above } of pins.values()) {
      const box = above ? row : others.find((each) => Math.abs(each.x + each.width / 2 - x) < 1);
      assert.ok(box && x > box.x && x < box.x + box.width && y > box.y && y < box.y + box.height);
    }
  });

  it("are found a little beside, too, by whoever has a finger", () => {
    const { pins } = pictureOf(false);
    const root = /** @type {import("../../../static/js/tree/pins.js").Pin} */ (pins.get(0));
    assert.equal(pinAt(pins, root.x, root.y - root.half - 10, 18), 0);
    assert.equal(pinAt(pins, root.x, root.y - root.half - 10, 6), -1);
  });

  it("are gone where the reader looks at another part of the tree", () => {
    assert.ok(pictureOf(true, SIZE.width).pins.size > 0);
    assert.equal(pictureOf(true, -3 * SIZE.width).pins.size, 0);
  });
});

it("A tree keeps clear of the names of its levels on a phone, also of a long one", () => {
  /** @param {string} name */
  const left = (name) => {
    const levels = [{ text: name, short: name, shape: CHANCE }];
    return insetsOf(
      frameOf({ size: { width: 390, height: 350 }, cover: COVER, prepared: { ...prepared, levels }, drawBoard: null }),
    ).left;
  };
  assert.ok(left("chance") >= left("MAX") + 15);
});
