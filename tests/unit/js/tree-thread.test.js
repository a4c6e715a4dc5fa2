import assert from "node:assert/strict";
import { before, describe, it } from "node:test";

import { momentOf } from "../../../static/js/trace/moment.js";
import { fitCamera, scaleOf } from "../../../static/js/tree/camera.js";
import { CameraMover, placeOf } from "../../../static/js/tree/camera-mover.js";
import { dipOf, flight } from "../../../static/js/tree/flight.js";
import { NEAR_ENOUGH, fieldOf, fitsParent } from "../../../static/js/tree/follow.js";
import { frameOf } from "../../../static/js/tree/frame.js";
import { rowAt, spotOfRow } from "../../../static/js/tree/hit.js";
import { pathOf, pinsOf } from "../../../static/js/tree/pins.js";
import { prepare } from "../../../static/js/tree/prepared.js";
import { ACTIVE, look } from "../../../static/js/tree/walk.js";
import { keepInSight } from "../../../static/js/views/tree/sight.js";
import { randomTrace } from "../../bench/tree/random-trace.js";
import { ticTacToeTrace } from "../../bench/tree/tictactoe-trace.js";
import { randomSource } from "./tree-fixtures.js";

/** @typedef {import("../../../static/js/trace/trace.js").Trace} Trace */

const STEPS = 100;
/** So many steps after each random one are looked at, too. */
const NEXT = 4;
/** The least that may be called a difference, in units of length. */
const TINY = 1e-3;
/** The names of the levels take as much at the left. */
const NAMES = 40;
const COVER = { above: 74, below: 52 };
/** The room of the tree on a laptop and on a phone. */
const SIZES = [
  { width: 817, height: 584 },
  { width: 390, height: 429 },
];

/** @type {[name: string, make: () => Trace][]} */
const TREES = [
  ["93", () => randomTrace(93)],
  ["18,297", () => ticTacToeTrace()],
  ["549,946", () => ticTacToeTrace(Infinity, false)],
];

before(() => {
  // A reader who wants no motion: each move is over at once.
  globalThis.matchMedia = () => /** @type {any} */ ({ matches: true });
});

/**
 * A reader who follows a search from step to step.
 * @param {import("../../../static/js/tree/prepared.js").Prepared} prepared
 * @param {{width: number, height: number}} size @param {boolean} boards
 */
function reader(prepared, size, boards) {
  const { trace, layout } = prepared;
  /** @param {{width: number, height: number}} of */
  const frameIn = (of) => frameOf({ size: of, cover: COVER, prepared, drawBoard: boards ? () => {} : null });
  let frame = frameIn(size);
  const mover = new CameraMover({ frame: () => frame, prepared: () => prepared, moved: () => {}, repaint: () => {} });
  mover.set(fitCamera(frame));
  const stage = /** @type {any} */ ({ size, mover, isReadWhole: () => true, isWholeClear: () => false });
  return {
    mover,
    frame: () => frame,
    /** @param {{width: number, height: number}} to */
    resize(to) {
      const shift = (to.width - frame.width) / 2;
      frame = frameIn(to);
      mover.resized(shift);
    },
    /** Steps there, and tells what is seen. @param {number} cursor */
    step(cursor) {
      const moment = momentOf(trace, cursor);
      keepInSight(stage, /** @type {any} */ ({ trace, prepared, moment, cursor, whole: false }));
      const view = { ...prepared, moment, camera: mover.camera, frame, boards };
      const path = pathOf(view);
      const row = /** @type {number} */ (path.at(-1));
      return { view, path, row, frame, pins: pinsOf(view), place: placeOf(prepared, frame, row) };
    },
    /** Where a row would be if nothing were pinned. @param {number} row @param {import("../../../static/js/tree/camera.js").Camera} camera */
    at(row, camera) {
      const { slot, level } = scaleOf(camera.k, frame);
      return { x: camera.x + layout.x[row] * slot, y: camera.y + layout.level[row] * level };
    },
  };
}

/** @param {{x: number, y: number}} place @param {ReturnType<typeof fieldOf>} field */
const isIn = ({ x, y }, { across, down }) =>
  x >= across.low - TINY && x <= across.high + TINY && y >= down.low - TINY && y <= down.high + TINY;

/** How far some places must be moved to be in a range. @param {number[]} places @param {{low: number, high: number}} range */
const needed = (places, { low, high }) =>
  Math.max(0, low - Math.min(...places)) - Math.max(0, Math.max(...places) - high);

/** Random steps of a search. @param {Trace} trace @param {number} seed */
function randomSteps({ event }, seed) {
  const random = randomSource(seed);
  return Array.from({ length: STEPS }, () => 1 + Math.floor(random() * (event.length - NEXT - 1)));
}

for (const [nodes, make] of TREES) {
  describe(`The camera in a tree of ${nodes} nodes`, () => {
    const prepared = prepare(make(), [], null);
    const { trace } = prepared;
    const readers = SIZES.flatMap((size) =>
      [false, true].map((boards) => ({
        said: `${size.width} pixels, ${boards ? "boards" : "shapes"}`,
        ...reader(prepared, size, boards),
      })),
    );

    it("has the node of each step, its parent and the way to the root in view", () => {
      for (const { said, step, at } of readers) {
        for (const cursor of randomSteps(trace, 30)) {
          const { view, path, row, pins, place, frame } = step(cursor);
          const { k } = view.camera;
          const field = fieldOf(k, frame, trace.parent[row]);
          const where = `${said}, step ${cursor}`;
          assert.equal(path[0], 0);
          assert.ok(row === 0 || k >= place.k * NEAR_ENOUGH - TINY, `the node can be read: ${where}`);
          assert.ok(!pins.has(row), where);
          const isFitted = row === 0 || frame.depth * scaleOf(k, frame).level < frame.height - COVER.above;
          if (!isFitted) assert.ok(isIn(at(row, view.camera), field), `the node is in view: ${where}`);
          const parent = trace.parent[row];
          if (parent >= 0 && fitsParent(k, frame, place)) assert.ok(!pins.has(parent), `its parent: ${where}`);
          for (const each of path) {
            const { x, y, half } = spotOfRow(view, each);
            const reach = pins.has(each) || (each === row && row > 0) ? half : 0;
            assert.ok(x - reach >= NAMES && x + reach <= frame.width, `${each} is in view, across: ${where}`);
            assert.ok(y - reach >= COVER.above && y + reach <= frame.height - COVER.below, `${each}, down: ${where}`);
          }
        }
      }
    });

    it("leads edges to what is pinned, and none out of the picture", () => {
      for (const { said, step } of readers) {
        for (const cursor of randomSteps(trace, 31)) {
          const { view, path, pins } = step(cursor);
          look(view, prepared.visible);
          const { edges, hairlines } = prepared.visible;
          /** @type {number[][]} */
          const ends = [];
          for (const list of [edges[ACTIVE], hairlines[ACTIVE]])
            for (let i = 0; i < list.length; i += 4) ends.push(list.slice(i, i + 4));
          for (const row of path.slice(1)) {
            if (pins.get(row)?.above) continue;
            const [from, to] = [spotOfRow(view, trace.parent[row]), spotOfRow(view, row)];
            const isBent = pins.has(trace.parent[row]);
            const edge = ends.find(
              ([x1, y1, x2]) =>
                Math.abs(x1 - from.x) < TINY &&
                Math.abs(x2 - to.x) < TINY &&
                (!isBent || Math.abs(y1 - from.y - from.half) < TINY),
            );
            assert.ok(edge, `${row}: ${said}, step ${cursor}`);
          }
        }
      }
    });

    it("finds each pinned node under a pointer, and pins none over another", () => {
      for (const { said, step, at } of readers) {
        for (const cursor of randomSteps(trace, 32)) {
          const { view, pins } = step(cursor);
          const all = [...pins.values()];
          for (const { row, x, y, above } of all) {
            assert.equal(rowAt(view, x, y, 0), row, `${said}, step ${cursor}`);
            const beyond = x - at(row, view.camera).x;
            if (!above)
              assert.ok(x < view.frame.width / 2 ? beyond > 0 : beyond < 0, `its side: ${said}, step ${cursor}`);
          }
          for (const a of all)
            for (const b of all)
              if (a !== b) assert.ok(Math.abs(a.x - b.x) >= a.size || Math.abs(a.y - b.y) >= a.size, said);
        }
      }
    });

    it("moves no farther from step to step than it must, and not at all where all is in view", () => {
      let still = 0;
      for (const { said, mover, step, at } of readers) {
        for (const cursor of randomSteps(trace, 33)) {
          step(cursor);
          for (let next = cursor + 1; next <= cursor + NEXT; next += 1) {
            const { camera } = mover;
            const wasFitted = mover.fitted;
            const { row, place, frame } = step(next);
            const where = `${said}, step ${next}`;
            if (row === 0 || wasFitted) continue;
            const isRead = camera.k >= place.k * NEAR_ENOUGH - TINY;
            const withParent = fitsParent(camera.k, frame, place) && trace.parent[row] >= 0;
            const seen = (withParent ? [row, trace.parent[row]] : [row]).map((each) => at(each, camera));
            if (mover.camera.k > camera.k) assert.ok(!isRead, `it zooms in only to what could not be read: ${where}`);
            if (mover.camera.k < camera.k)
              assert.ok(isRead ? !withParent : true, `it zooms out for the parent: ${where}`);
            if (mover.camera.k !== camera.k) continue;
            const field = fieldOf(camera.k, frame, withParent ? trace.parent[row] : row);
            const [dx, dy] = [
              needed(
                seen.map(({ x }) => x),
                field.across,
              ),
              needed(
                seen.map(({ y }) => y),
                field.down,
              ),
            ];
            assert.ok(Math.abs(mover.camera.x - camera.x - dx) < TINY, `across: ${where}`);
            assert.ok(Math.abs(mover.camera.y - camera.y - dy) < TINY, `down: ${where}`);
            if (dx === 0 && dy === 0) {
              assert.equal(mover.camera, camera, where);
              still += 1;
            }
          }
        }
      }
      assert.ok(still > STEPS, `${still}`);
    });

    it("keeps the node in view when the view gets lower or narrower, unless the reader looks elsewhere", () => {
      const [laptop, phone] = SIZES;
      for (const cursor of randomSteps(trace, 36).slice(0, 20)) {
        const screen = reader(prepared, laptop, true);
        const { row } = screen.step(cursor);
        if (row === 0 || screen.mover.fitted) continue;
        screen.resize(phone);
        const { camera } = screen.mover;
        assert.ok(isIn(screen.at(row, camera), fieldOf(camera.k, screen.frame(), trace.parent[row])), `step ${cursor}`);
        screen.resize(laptop);
        screen.mover.pan(-5 * laptop.width, 0);
        screen.resize(phone);
        assert.ok(screen.at(row, screen.mover.camera).x < 0 || screen.mover.camera.x === camera.x, `step ${cursor}`);
      }
    });

    it("rather zooms out than lose a parent", () => {
      for (const { said, mover, step } of readers) {
        for (const cursor of randomSteps(trace, 34)) {
          const { place, frame } = step(cursor);
          const { k } = mover.camera;
          if (fitsParent(k, frame, place)) continue;
          assert.ok(k <= place.least + TINY, `as far out as can be read: ${said}, step ${cursor}`);
          for (let wider = k; wider >= place.least; wider *= 0.97)
            assert.ok(!fitsParent(wider, frame, place), `${said}, step ${cursor}`);
        }
      }
    });

    it("zooms out before it zooms in, on its way to a node that is far away", () => {
      let far = 0;
      for (const { said, mover, step, at } of readers) {
        let { row } = step(1);
        for (const cursor of randomSteps(trace, 35)) {
          const from = mover.camera;
          const { row: next, frame } = step(cursor);
          const to = mover.camera;
          if (dipOf(from, to, frame) > 0) {
            far += 1;
            const zooms = Array.from({ length: 41 }, (_, i) => flight(from, to, frame, i / 40).k);
            const least = zooms.indexOf(Math.min(...zooms));
            assert.ok(
              zooms.every((k, i) => i === 0 || (i <= least ? k <= zooms[i - 1] : k >= zooms[i - 1])),
              said,
            );
            const half = flight(from, to, frame, 0.5);
            for (const each of [row, next]) {
              const { x } = at(each, half);
              assert.ok(x > 0 && x < frame.width, `${each} half-way: ${said}, step ${cursor}`);
            }
            assert.deepEqual(flight(from, to, frame, 1), to);
            const start = flight(from, to, frame, 0);
            assert.ok(Math.abs(start.x - from.x) < 0.01 && Math.abs(start.y - from.y) < 0.01, said);
          }
          row = next;
        }
      }
      assert.ok(far > 0 || trace.count < STEPS);
    });
  });
}
