import assert from "node:assert/strict";
import { describe, it } from "node:test";

import {
  MAX_ZOOM,
  applyGesture,
  between,
  bringIntoView,
  centreOn,
  clampCamera,
  fitCamera,
  fitsDepth,
  isReadWhole,
  panBy,
  scaleOf,
  zoomAbout,
  zoomForLevels,
  zoomRange,
} from "../../../static/js/tree/camera.js";
import { activeBounds, finalBounds } from "../../../static/js/trace/bounds.js";
import { describeNode, describeTree } from "../../../static/js/tree/describe.js";
import { rowAt } from "../../../static/js/tree/hit.js";
import { insetsOf } from "../../../static/js/tree/insets.js";
import { layoutTree } from "../../../static/js/tree/layout.js";
import { levelNames } from "../../../static/js/tree/levels.js";
import { momentOf } from "../../../static/js/trace/moment.js";
import { neighbourOf } from "../../../static/js/tree/navigate.js";
import { makeOccupancy } from "../../../static/js/tree/occupancy.js";
import { gapsOf, roomOf } from "../../../static/js/tree/spacing.js";
import { ACTIVE, BEST, DONE, GHOST, LEFT_OUT, look, makeVisibleNodes } from "../../../static/js/tree/walk.js";
import { randomTrace } from "../../bench/tree/random-trace.js";
import { measuresOf } from "../../../static/js/tree/measures.js";
import {
  LEAF,
  READABLE,
  SHAPED,
  boardSizeOf,
  reachDown,
  reachUp,
  shapeWidth,
  unitOf,
} from "../../../static/js/tree/sizes.js";
import { fitValue } from "../../../static/js/tree/values.js";
import { EVALUATED, TERMINAL } from "../../../static/js/trace/trace.js";
import { searchTrace, threeByThree } from "./tree-fixtures.js";

const WIDE = { width: 1000, height: 700, slots: 20000, depth: 9 };
const THREE_BY_THREE = { slots: 9.2, depth: 2 };
/** Sixteen leaves in pairs. */
const TWO_COINS = { slots: 19.2, depth: 4 };
const SMALL = { width: 700, height: 760, slots: 9.2, depth: 2 };

/** @param {number} a @param {number} b @param {string} [message] */
const close = (a, b, message) => assert.ok(Math.abs(a - b) < 1e-6, `${message ?? ""} ${a} is not ${b}`);

/**
 * @param {import("../../../static/js/trace/trace.js").Trace} trace @param {number} cursor
 * @param {(frame: import("../../../static/js/tree/camera.js").Frame) => import("../../../static/js/tree/camera.js").Camera} [camera]
 */
function viewOf(trace, cursor, camera = fitCamera) {
  const layout = layoutTree(trace);
  const frame = { width: 1000, height: 700, slots: layout.width, depth: layout.depth };
  return {
    trace,
    layout,
    frame,
    room: roomOf(layout, trace.parent),
    gap: gapsOf(layout),
    moment: momentOf(trace, cursor),
    camera: camera(frame),
    boards: false,
  };
}

describe("The camera", () => {
  it("fits the whole tree into the view, wide or small", () => {
    for (const frame of [WIDE, SMALL]) {
      const camera = fitCamera(frame);
      const { slot, level } = scaleOf(camera.k, frame);
      const { left, right, top, bottom } = insetsOf(frame);
      assert.ok(camera.x >= left - 1e-6 && camera.x + frame.slots * slot <= frame.width - right + 1e-6);
      assert.ok(camera.y >= top - 1e-6 && camera.y + frame.depth * level <= frame.height - bottom + 1e-6);
    }
  });

  it("follows a long chain of low boxes at a size at which its levels can be read, and a short one at a size at which it fits", () => {
    const chain = { width: 540, height: 640, slots: 0, depth: 81, boxes: true };
    assert.ok(scaleOf(fitCamera(chain).k, chain).level < 10);
    assert.ok(scaleOf(zoomForLevels(chain), chain).level > 40);
    assert.ok(!isReadWhole(chain));
    const short = { ...chain, depth: 7 };
    assert.equal(zoomForLevels(short), 0);
    assert.ok(isReadWhole(short));
    assert.equal(zoomForLevels({ ...chain, boxes: false }), 0);
    assert.ok(zoomForLevels({ ...chain, letters: 4 }) > zoomForLevels({ ...chain, letters: 1 }));
  });

  it("keeps the leftmost node clear of the names of the levels", () => {
    const frame = { width: 540, height: 640, slots: 6, depth: 9 };
    assert.ok(fitCamera({ ...frame, margin: 90 }).x > 90 + 30);
    assert.ok(insetsOf({ ...frame, margin: 90 }).left > insetsOf(frame).left);
  });

  it("keeps the leftmost board clear of the names of the levels, also of the longer one of the leaves", () => {
    const cover = { above: 60, below: 0 };
    const frame = { width: 390, height: 640, slots: 2.4, depth: 1, boards: true, lowRoom: 1.2, allNames: 68, cover };
    const camera = fitCamera(frame);
    const half = boardSizeOf(frame.lowRoom, scaleOf(camera.k, frame)) / 2;
    assert.ok(half > 30, "the lowest nodes have boards");
    assert.ok(camera.x - half > 8 + frame.allNames);
    assert.ok(camera.x + frame.slots * scaleOf(camera.k, frame).slot + half < frame.width);
  });

  it("keeps the tick at a solution visible on a phone, even at the rightmost node", () => {
    const frame = { width: 390, height: 508, slots: 12, depth: 8, boxes: true };
    const camera = fitCamera(frame);
    const { slot, level } = scaleOf(camera.k, frame);
    const unit = unitOf(1, { slot, level, boxes: true }, LEAF);
    const tick = 6 + 1.5 * Math.max(4, reachUp(LEAF, unit, 0) * 0.8);
    assert.ok(camera.x + frame.slots * slot + shapeWidth(LEAF, unit) / 2 + tick <= frame.width);
  });

  it("keeps boards and nodes of a fitted tree clear of the controls over it, on a phone and on a projector", () => {
    const cover = { above: 92, below: 58 };
    for (const [width, height] of [
      [390, 508],
      [614, 639],
      [958, 893],
      [390, 360],
    ]) {
      for (const depth of [1, 2, 3, 6]) {
        for (const boards of [false, true]) {
          const frame = { width, height, slots: 1.5, depth, boards, cover, lowRoom: 1.5 };
          const camera = fitCamera(frame);
          const { slot, level } = scaleOf(camera.k, frame);
          const said = `${width} × ${height}, depth ${depth}, boards ${boards}`;
          const board = boards ? boardSizeOf(1.5, { slot, level }) : 0;
          const unit = unitOf(1.5, { slot, level }, 0);
          assert.ok(camera.y - reachUp(0, unit, board) >= cover.above, said);
          assert.ok(
            camera.y + depth * level + reachDown(board > 0 ? 0 : LEAF, unit, board) <= height - cover.below,
            said,
          );
        }
      }
    }
  });

  it("draws small trees with room for a value in each leaf, on a phone turned sideways and in a narrow stage", () => {
    /** What fits into the leaf boxes of a fitted tree. @param {import("../../../static/js/tree/camera.js").Frame} frame @param {string} text */
    const fits = (frame, text) => {
      const unit = unitOf(1, scaleOf(fitCamera(frame).k, frame), LEAF);
      assert.ok(unit >= READABLE, `${frame.width} × ${frame.height}: ${unit}`);
      // As wide as bold letters in the widest common font.
      return fitValue([text], LEAF, unit, () => 0.7 * text.length)?.text === text;
    };
    const onItsSide = { width: 844, height: 242, cover: { above: 48, below: 0 } };
    assert.ok(fits({ ...onItsSide, ...THREE_BY_THREE }, "12"));
    assert.ok(fits({ ...onItsSide, ...TWO_COINS }, "10"));
    assert.ok(
      fits({ width: 614, height: 638, cover: { above: 48, below: 46 }, ...TWO_COINS, boards: true, lowRoom: 1 }, "−10"),
    );
  });

  it("leaves the tree some of a view that is lower than the controls over it", () => {
    const frame = { width: 300, height: 150, slots: 9, depth: 3, cover: { above: 80, below: 60 } };
    assert.ok(scaleOf(fitCamera(frame).k, frame).level > 10);
  });

  it("never lets the levels come closer than needed to fit the depth", () => {
    const least = scaleOf(fitCamera(WIDE).k, WIDE).level;
    let before = 0;
    for (let k = 1e-5; k < MAX_ZOOM; k *= 1.3) {
      const { level } = scaleOf(k, WIDE);
      assert.ok(level >= least - 1e-9 && level >= before);
      before = level;
    }
  });

  it("fits a tree that is deep and narrow to the height", () => {
    for (const depth of [4, 58, 200]) {
      const frame = { width: 640, height: 640, slots: depth / 2, depth };
      const camera = fitCamera(frame);
      const { left, top, bottom } = insetsOf(frame);
      assert.ok(camera.y >= top - 1e-6 && camera.x >= left - 1e-6, `depth ${depth}`);
      assert.ok(camera.y + depth * scaleOf(camera.k, frame).level <= frame.height - bottom + 1e-6, `depth ${depth}`);
      assert.ok(fitsDepth(camera.k, frame));
      assert.ok(!fitsDepth(4 * camera.k, frame));
    }
  });

  it("brings a node into view together with its parent", () => {
    const frame = { width: 640, height: 640, slots: 100, depth: 30 };
    const start = centreOn(fitCamera(frame), frame, 50, 20, 1.5);
    const { level } = scaleOf(start.k, frame);
    const above = bringIntoView(start, frame, 50, 17);
    assert.ok(above.y + 16 * level >= insetsOf(frame).top, "the parent's level is in view");
    assert.ok(above.y + 17 * level <= frame.height);
  });

  it("keeps the vertical position while the whole depth fits", () => {
    const camera = fitCamera(WIDE);
    assert.equal(panBy(camera, WIDE, 0, 300).y, camera.y);
    assert.equal(zoomAbout(camera, WIDE, 20, 10, 10).y, camera.y);
  });

  it("moves the lowest boards up from under the buttons, and the root back into its place", () => {
    const cover = { above: 124, below: 52 };
    const frame = { width: 390, height: 462, slots: 5, depth: 1, boards: true, lowRoom: 1, cover };
    const rest = fitCamera(frame);
    const start = centreOn(rest, frame, 2, 0, 2);
    const low = bringIntoView(start, frame, 1, 1);
    const scale = scaleOf(low.k, frame);
    const size = boardSizeOf(1, scale);
    assert.ok(size > 0, "the lowest nodes have boards");
    assert.ok(low.y + scale.level + size / 2 < frame.height - cover.below, "the board is above the buttons");
    assert.equal(bringIntoView(low, frame, 2, 0).y, clampCamera({ ...low, y: 1000 }, frame).y);
  });

  it("has room for the board of the root while five plies are in view on a laptop", () => {
    const frame = { width: 740, height: 640, slots: 60, depth: 5, boards: true, cover: { above: 40, below: 52 } };
    assert.ok(boardSizeOf(12, scaleOf(fitCamera(frame).k, frame)) > 0);
  });

  it("keeps the place under the pointer where it is when zooming", () => {
    const start = centreOn(fitCamera(WIDE), WIDE, 9000, 4, 0.9);
    const [px, py] = [300, 400];
    const zoomed = zoomAbout(start, WIDE, 1.7, px, py);
    const [before, after] = [scaleOf(start.k, WIDE), scaleOf(zoomed.k, WIDE)];
    close((px - start.x) / before.slot, (px - zoomed.x) / after.slot, "slot");
    close((py - start.y) / before.level, (py - zoomed.y) / after.level, "level");
  });

  it("treats a d3-zoom gesture as the same zoom about the same point", () => {
    const start = centreOn(fitCamera(WIDE), WIDE, 9000, 4, 0.9);
    const [px, py, grown] = [300, 400, 1.4];
    const before = { k: 3, x: 50, y: -70 };
    const after = { k: 3 * grown, x: px + (before.x - px) * grown, y: py + (before.y - py) * grown };
    const byGesture = applyGesture(start, WIDE, before, after);
    const byCall = zoomAbout(start, WIDE, grown, px, py);
    close(byGesture.x, byCall.x, "x");
    close(byGesture.y, byCall.y, "y");
    close(byGesture.k, byCall.k, "k");
  });

  it("treats a drag as a shift", () => {
    const start = centreOn(fitCamera(WIDE), WIDE, 9000, 4, 2);
    const moved = applyGesture(start, WIDE, { k: 2, x: 5, y: 5 }, { k: 2, x: 35, y: -15 });
    close(moved.x, start.x + 30);
    close(moved.y, start.y - 20);
  });

  it("keeps part of the tree in the view and the zoom in its range", () => {
    const far = clampCamera({ k: 99, x: -1e9, y: 0 }, WIDE);
    assert.equal(far.k, MAX_ZOOM);
    assert.ok(far.x + WIDE.slots * scaleOf(far.k, WIDE).slot > 0);
    assert.equal(clampCamera({ k: 0, x: 0, y: 0 }, WIDE).k, zoomRange(WIDE)[0]);
  });

  it("does not move for a node that is well inside, and moves little for one that is not", () => {
    const camera = centreOn(fitCamera(WIDE), WIDE, 9000, 4, 1);
    assert.equal(bringIntoView(camera, WIDE, 9001, 4), camera);
    const { slot } = scaleOf(1, WIDE);
    const moved = bringIntoView(camera, WIDE, 9000 + 600 / slot, 4);
    const at = moved.x + (9000 + 600 / slot) * slot;
    assert.ok(at > 0 && at < WIDE.width && moved.x < camera.x);
    assert.equal(moved.k, camera.k);
  });

  it("moves smoothly from one place to another", () => {
    const [from, to] = [
      { k: 1, x: 0, y: 0 },
      { k: 4, x: -300, y: 10 },
    ];
    assert.deepEqual(between(from, to, 1), to);
    assert.deepEqual(between(from, to, 0), from);
    const half = between(from, to, 0.5);
    assert.ok(half.k > 1 && half.k < 4 && half.x < 0 && half.x > -300);
  });

  it("holds up in a view of no size and a tree of one node", () => {
    for (const frame of [
      { width: 0, height: 0, slots: 0, depth: 0 },
      { width: 300, height: 200, slots: 0, depth: 0 },
    ]) {
      const camera = fitCamera(frame);
      assert.ok([camera.k, camera.x, camera.y].every(Number.isFinite));
    }
  });
});

describe("What the camera sees", () => {
  const trace = threeByThree();
  const [A, B, B1, C, C1, D, LEFT] = [0, 1, 2, 5, 6, 7, 11];

  it("is every node of a small tree, each in its state", () => {
    const visible = makeVisibleNodes();
    look(viewOf(trace, trace.leave[C] + 1), visible);
    const states = new Map([...visible.rows.subarray(0, visible.count)].map((row, i) => [row, visible.state[i]]));
    assert.equal(visible.count, trace.count);
    assert.deepEqual(
      [A, B, B1, 3, C, C1, D, LEFT].map((row) => states.get(row)),
      [ACTIVE, BEST, BEST, DONE, ACTIVE, DONE, GHOST, LEFT_OUT],
    );
  });

  it("does not show a cut before it has happened", () => {
    const visible = makeVisibleNodes();
    look(viewOf(trace, trace.leave[C]), visible);
    const at = visible.rows.subarray(0, visible.count).indexOf(LEFT);
    assert.equal(visible.state[at], GHOST);
  });

  it("is no more than the view can hold, even in a tree of 100,000 rows", () => {
    const large = randomTrace(100000);
    const visible = makeVisibleNodes();
    const near = 40000;
    for (const k of [0.001, 0.01, 0.1, 1, 5]) {
      const view = viewOf(large, large.leave[60000]);
      view.camera = centreOn(fitCamera(view.frame), view.frame, view.layout.x[near], view.layout.level[near], k);
      look(view, visible);
      const lines = [...visible.edges, ...visible.hairlines, ...visible.slivers].reduce(
        (sum, list) => sum + list.length / 4,
        0,
      );
      assert.ok(visible.count + lines < 16000, `${visible.count} nodes and ${lines} lines at zoom ${k}`);
      if (k >= 1) assert.ok(visible.rows.subarray(0, visible.count).includes(near));
    }
  });

  it("has no edge that reaches far outside the view", () => {
    const large = randomTrace(20000);
    const visible = makeVisibleNodes();
    const view = viewOf(large, large.event.length);
    view.camera = centreOn(view.camera, view.frame, view.layout.x[9000], view.layout.level[9000], 3);
    look(view, visible);
    for (const list of [...visible.edges, ...visible.hairlines]) {
      for (let i = 0; i < list.length; i += 2) assert.ok(list[i] >= -100 && list[i] <= view.frame.width + 100);
    }
  });

  it("finds the node under a pointer, and none between nodes", () => {
    const view = viewOf(trace, 0);
    const scale = scaleOf(view.camera.k, view.frame);
    for (let row = 0; row < trace.count; row += 1) {
      const x = view.camera.x + view.layout.x[row] * scale.slot;
      const y = view.camera.y + view.layout.level[row] * scale.level;
      assert.equal(rowAt(view, x + 3, y - 3, 6), row);
      assert.equal(rowAt(view, x, y + scale.level / 2, 6), -1);
    }
  });

  it("shows the current path and the best line large enough to read, and on top of everything else", () => {
    const large = randomTrace(20000);
    const visible = makeVisibleNodes();
    const view = viewOf(large, large.leave[12000]);
    look(view, visible);
    const { active, best } = view.moment;
    assert.ok(active.size > 2 && best.size > 2);
    const rows = [...visible.rows.subarray(0, visible.count)];
    for (const row of [...active, ...best]) {
      const i = rows.indexOf(row);
      assert.ok(i >= 0, `row ${row} is drawn`);
      assert.ok(visible.unit[i] >= Math.min(SHAPED, visible.level * 0.6), `row ${row} is ${visible.unit[i]} wide`);
      if (!active.has(row)) continue;
      const { camera, layout } = view;
      const [x, y] = [camera.x + layout.x[row] * visible.slot, camera.y + layout.level[row] * visible.level];
      assert.ok(active.has(rowAt(view, x, y, 0)) || best.has(rowAt(view, x, y, 0)), `row ${row} is on top`);
    }
  });

  it("draws nodes beside the current path smaller, so that neither covers the other", () => {
    const trace = searchTrace([
      1,
      [
        [2, 3],
        [4, 5],
        [6, 7],
      ],
    ]);
    const view = viewOf(trace, 2);
    const scale = { slot: 18, level: 100 };
    const measures = measuresOf(view, scale);
    measures.take(1);
    const marked = shapeWidth(measures.shape, measures.unit);
    measures.take(2);
    const other = shapeWidth(measures.shape, measures.unit);
    const apart = (view.layout.x[2] - view.layout.x[1]) * scale.slot;
    assert.ok(marked > 15 && other >= 1 && marked / 2 + other / 2 <= apart + 1e-6);
  });

  it("keeps a wide node clear of a narrow neighbour that can be read, with and without boards", () => {
    const trace = searchTrace([[1, [[2, 3, 4], [5, 6, 7], 8]], 9, [[10, [11, 12, 13, 14]], 15, [16, 17]]]);
    for (const boards of [false, true]) {
      const view = { ...viewOf(trace, 0), boards };
      for (const slot of boards ? [64, 90, 130, 260] : [36, 56, 80, 130]) {
        const measures = measuresOf(view, { slot, level: 300 });
        /** @param {number} row */
        const widthOf = (row) => {
          measures.take(row);
          return measures.board > 0 ? measures.board : shapeWidth(measures.shape, measures.unit);
        };
        const { x, levelStart, levelRows } = view.layout;
        for (let level = 0; level + 1 < levelStart.length; level += 1) {
          for (let i = levelStart[level] + 1; i < levelStart[level + 1]; i += 1) {
            const [left, right] = [levelRows[i - 1], levelRows[i]];
            const apart = (x[right] - x[left]) * slot;
            assert.ok(
              (widthOf(left) + widthOf(right)) / 2 < apart,
              `rows ${left} and ${right} at ${slot}, boards ${boards}`,
            );
          }
        }
      }
    }
  });

  it("lets a wide node cover one that is only a dot, so that the wide one can be read", () => {
    const large = randomTrace(20000);
    const view = viewOf(large, 0);
    const scale = { slot: 2, level: 100 };
    const [widest] = [...view.layout.levelRows.subarray(view.layout.levelStart[1], view.layout.levelStart[2])].sort(
      (a, b) => view.layout.right[b] - view.layout.left[b] - view.layout.right[a] + view.layout.left[a],
    );
    const measures = measuresOf(view, scale);
    measures.take(widest);
    assert.ok(measures.unit >= READABLE, `${measures.unit}`);
  });

  it("calls a level with both ends of the game and evaluations leaves", () => {
    const status = trace.status.slice();
    const layout = layoutTree(trace);
    status[B1] = EVALUATED;
    assert.equal(levelNames({ ...trace, status }, layout)[2].text, "leaves");
    for (let row = 0; row < trace.visited; row += 1) if (status[row] === TERMINAL) status[row] = EVALUATED;
    assert.equal(levelNames({ ...trace, status }, layout)[2].text, "evaluation");
  });

  it("names levels by the side to move, and the last by the kind of its leaves", () => {
    const names = levelNames(trace, layoutTree(trace));
    assert.deepEqual(
      names.map(({ text }) => text),
      ["MAX", "MIN", "utility"],
    );
  });
});

describe("The occupied parts of the view", () => {
  it("are free until something takes them, and stay free beside it", () => {
    const taken = makeOccupancy(200, 100);
    assert.ok(taken.free(20, 20, 30, 10));
    taken.take(20, 20, 30, 10);
    assert.ok(!taken.free(45, 25, 30, 10));
    assert.ok(taken.free(60, 20, 30, 10));
    taken.takeLine(0, 99, 199, 60);
    assert.ok(!taken.free(90, 70, 20, 20));
    assert.ok(taken.free(90, 20, 20, 20));
  });

  it("ignore things outside the view", () => {
    const taken = makeOccupancy(200, 100);
    taken.take(-500, -500, 100, 100);
    taken.takeLine(-1e6, 5, 1e5, 9);
    assert.ok(taken.free(100, 60, 20, 20));
  });
});

describe("A selection moved by arrow keys", () => {
  const trace = threeByThree();
  const layout = layoutTree(trace, [5]);
  /** @param {number} row @param {import("../../../static/js/tree/navigate.js").Direction} direction */
  const go = (row, direction) => neighbourOf(trace, layout, row, direction);

  it("goes to the parent, the first child and the neighbours", () => {
    assert.deepEqual([go(1, "up"), go(1, "down"), go(1, "right"), go(5, "left")], [0, 2, 5, 1]);
    assert.equal(go(4, "right"), 8, "on to the next family, over the collapsed one");
  });

  it("stays at the edges of the tree and above collapsed subtrees", () => {
    assert.deepEqual([go(0, "up"), go(2, "down"), go(1, "left"), go(5, "down")], [0, 2, 1, 5]);
    assert.deepEqual([go(8, "first"), go(0, "last"), go(-1, "right")], [0, 10, 0]);
  });
});

describe("The tree in words", () => {
  const trace = threeByThree();
  const bounds = finalBounds(trace);
  /** @param {number} row @param {number} cursor @param {number} [hidden] */
  const said = (row, cursor, hidden = 0) =>
    describeNode(trace, bounds, activeBounds(trace, bounds, momentOf(trace, cursor)), cursor, row, hidden);

  it("gives name, kind, value, place, window and cut", () => {
    assert.equal(
      said(5, trace.leave[5] + 1),
      "C, MIN, value ≤ 2, child 2 of 3 of A, window [3, +∞], " + "α-cut: v = 2 ≤ α = 3, 2 children skipped.",
    );
  });

  it("says nothing about what has not happened", () => {
    assert.equal(said(7, 1), "D, MIN, not reached yet, child 3 of 3 of A.");
    assert.match(said(11, 1), /not reached yet/);
    assert.match(said(11, trace.event.length), /cut, never visited/);
    assert.match(said(0, 1), /no value yet, root/);
  });

  it("says what a collapsed node hides", () => {
    assert.match(said(1, trace.event.length, 3), /value 3, .*collapsed, 3 nodes hidden\.$/);
  });

  it("counts the tree", () => {
    assert.equal(describeTree(trace, 7), "Game tree of 11 nodes, 7 visited so far.");
  });
});
