import assert from "node:assert/strict";
import { describe, it } from "node:test";

import { boxTexts } from "../../../static/js/tree/assignments.js";
import { fitCamera } from "../../../static/js/tree/camera.js";
import { isFinished, lastCursor, step } from "../../../static/js/trace/cursor.js";
import { legsOf } from "../../../static/js/trace/legs.js";
import { momentOf } from "../../../static/js/trace/moment.js";
import { tightenedEnds } from "../../../static/js/tree/motion-marks.js";
import { durationOf } from "../../../static/js/tree/motion-times.js";
import { displace, motionOf, movingAt } from "../../../static/js/tree/motion.js";
import { paint } from "../../../static/js/tree/painter.js";
import { prepare } from "../../../static/js/tree/prepared.js";
import { StepMover } from "../../../static/js/tree/step-mover.js";
import { FALLING } from "../../../static/js/tree/walk.js";
import { problemTrace } from "./problem-answers.js";
import { recordingContext } from "./recording-context.js";
import { randomTree, searchTrace, threeByThree } from "./tree-fixtures.js";

/** @typedef {import("../../../static/js/trace/trace.js").Trace} Trace */

const PHASES = [0, 0.1, 0.25, 0.5, 0.75, 0.9, 1];
/** Each colour is its own name. */
const THEME = /** @type {any} */ ({
  colour: new Proxy({}, { get: (_, name) => String(name) }),
  font: "sans-serif",
  mono: "monospace",
});

/** How many numbers are struck out. @param {import("../../../static/js/tree/motion.js").Motion} motion @param {number} to @param {number} phase */
const strikesIn = (motion, to, phase) =>
  paintedOf(motion, to, phase).lines.filter(({ colour }) => colour === "cut").length;

/** What is painted between two cursors. @param {Trace} trace @param {number} from @param {number} to @param {number} phase */
const painted = (trace, from, to, phase) => paintedOf(motionOf(trace, legsOf(trace, from, to), to), to, phase);

/** @param {import("../../../static/js/tree/motion.js").Motion} motion @param {number} to  a cursor @param {number} phase */
function paintedOf(motion, to, phase) {
  const [trace] = motion.traces;
  const prepared = prepare(trace, [], null);
  const { layout } = prepared;
  const frame = { width: 1000, height: 700, slots: layout.width, depth: layout.depth };
  const { ctx, texts, lines } = recordingContext();
  paint(
    ctx,
    {
      ...prepared,
      frame,
      camera: fitCamera(frame),
      moment: momentOf(trace, to),
      theme: THEME,
      drawBoard: null,
      selected: -1,
      hovered: -1,
      marked: -1,
      pixelRatio: 1,
      between: { motion, phase },
    },
    prepared.visible,
  );
  return { texts, lines, visible: prepared.visible };
}

/** The cursors at which a trace stops by node. @param {Trace} trace */
function stopsOf(trace) {
  const found = [0];
  while (found[found.length - 1] < lastCursor(trace)) found.push(step(trace, found[found.length - 1], "node", 1));
  return found;
}

/** The first step with a leg that is wanted. @param {Trace} trace @param {(leg: import("../../../static/js/trace/legs.js").Leg) => boolean} wanted */
function stepWith(trace, wanted) {
  const stops = stopsOf(trace);
  const at = stops.findIndex((from, n) => n + 1 < stops.length && legsOf(trace, from, stops[n + 1]).some(wanted));
  assert.ok(at >= 0);
  return { from: stops[at], to: stops[at + 1] };
}

const trace = threeByThree({ search: "alphabeta" });

describe("The legs of a step", () => {
  it("are the entry of an inner node, and the entry and the return of a leaf", () => {
    const stops = stopsOf(trace);
    const kinds = stops.slice(1).map((to, n) => legsOf(trace, stops[n], to).map(({ kind, row }) => `${kind} ${row}`));
    assert.deepEqual(kinds.slice(0, 4), [[], ["enter 1"], ["enter 2", "return 2"], ["enter 3", "return 3"]]);
    assert.deepEqual(kinds.at(-1), ["best 0"]);
  });

  it("carry the value that goes up, and say where children are cut", () => {
    const { from, to } = stepWith(trace, ({ cut }) => cut);
    const [leg] = legsOf(trace, from, to);
    assert.deepEqual([leg.kind, leg.value, trace.text.names?.[leg.row]], ["return", 2, "C"]);
  });

  it("put together what smaller steps have, and of a very long step only the last is left", () => {
    const stops = stopsOf(trace);
    const each = stops.slice(1).flatMap((to, n) => legsOf(trace, stops[n], to));
    assert.deepEqual(legsOf(trace, 0, lastCursor(trace)).length, each.length <= 24 ? each.length : 1);
    const long = searchTrace([[1, 2, 3, 4, 5, 6, 7, 8, 9, 10], [11, 12, 13, 14, 15, 16, 17], [1]], {
      search: "minimax",
    });
    assert.deepEqual(
      legsOf(long, 0, lastCursor(long)).map(({ kind }) => kind),
      ["best"],
    );
  });
});

describe("A picture between two steps", () => {
  it("is drawn at every phase of every step of small random trees", () => {
    for (let seed = 1; seed <= 2; seed += 1) {
      const random = /** @type {any} */ (nested(randomTree(24, seed)));
      const found = searchTrace(typeof random === "number" ? [random] : random);
      const stops = stopsOf(found);
      for (let n = 0; n + 1 < stops.length; n += 1) {
        if (legsOf(found, stops[n], stops[n + 1]).length === 0) continue;
        for (const phase of PHASES) assert.ok(painted(found, stops[n], stops[n + 1], phase).visible.count > 0);
      }
    }
  });

  it("lights up the path to a node that is entered, from above", () => {
    const { from, to } = stepWith(trace, ({ kind, row }) => kind === "enter" && row === 1);
    const lengths = PHASES.map((phase) => {
      const path = painted(trace, from, to, phase).lines.filter(
        ({ colour, points }) => colour === "now" && points.length === 2,
      );
      const last = path[path.length - 1].points;
      return last[1][1] - last[0][1];
    });
    assert.ok(lengths[0] < 1 && lengths[lengths.length - 1] > 100);
    assert.deepEqual(
      [...lengths].sort((a, b) => a - b),
      lengths,
    );
  });

  it("slides the window down, and its end changes on the way", () => {
    const { from, to } = stepWith(trace, ({ kind, row }) => kind === "enter" && trace.text.names?.[row] === "C");
    /** The newest window at a phase: it is drawn after the others. @param {number} phase */
    const windowAt = (phase) =>
      painted(trace, from, to, phase)
        .texts.filter(({ text }) => text.startsWith("["))
        .at(-1);
    const shown = PHASES.map(windowAt);
    assert.equal(shown[0]?.text, "[−∞, +∞]");
    assert.equal(shown.at(-1)?.text, "[3, +∞]");
    const heights = shown.map((text) => text?.y ?? NaN);
    assert.deepEqual(
      [...heights].sort((a, b) => a - b),
      heights,
    );
    assert.deepEqual(tightenedEnds(trace, 5, 0), { alpha: true, beta: false });
  });

  it("carries a value up its edge, and strikes out the number that it replaces", () => {
    const deep = searchTrace(
      [
        [3, 1],
        [2, 4],
      ],
      { search: "minimax" },
    );
    const { from, to } = stepWith(deep, ({ kind, value }) => kind === "return" && value === 1);
    /** @param {number} phase */
    const token = (phase) =>
      painted(deep, from, to, phase)
        .texts.filter(({ text }) => text === "1")
        .at(-1)?.y ?? NaN;
    assert.ok(token(0.55) > token(0.65) && token(0.65) > token(0.72));
    /** @param {number} phase */
    const strikes = (phase) => painted(deep, from, to, phase).lines.filter(({ colour }) => colour === "cut").length;
    assert.equal(strikes(0.7), 0);
    assert.deepEqual([0.85, 0.92, 0.97].map(strikes), [1, 1, 1], "long enough to be seen");
  });

  it("keeps a value below the number that it replaces until that is struck out", () => {
    const { from, to } = stepWith(trace, ({ kind, value }) => kind === "return" && value === 5);
    /** @param {number} phase */
    const heights = (phase) => {
      const { texts } = painted(trace, from, to, phase);
      const yOf = (/** @type {string} */ wanted) => texts.filter(({ text }) => text === wanted).at(-1)?.y ?? NaN;
      return { token: yOf("5"), number: texts.filter(({ text }) => text === "14").sort((a, b) => a.y - b.y)[0].y };
    };
    const waits = heights(0.88);
    assert.ok(waits.token - waits.number >= 16, "the number can be read");
    const arrived = heights(0.999);
    assert.ok(Math.abs(arrived.token - arrived.number) < 2);
  });

  it("strikes out a mean that a round changes", () => {
    const after = { ...trace, value: trace.value.map((value) => value / 2) };
    const { from, to } = stepWith(trace, ({ kind, value }) => kind === "return" && value === 12);
    const legs = legsOf(trace, from, to);
    const motion = motionOf(trace, legs, to, after);
    assert.equal(strikesIn(motion, to, 0.9), 1);
    assert.equal(strikesIn(motionOf(trace, legs, to), to, 0.9), 0, "12 does not replace 3");
  });

  it("keeps what a round has brought to a leaf and to its mean until the round is over", () => {
    // One round: down by way of B to its second leaf, and back up. Before it, the leaf has no value.
    const legs = [
      { kind: "return", row: 3, cursor: 6, cut: false, value: 12 },
      { kind: "return", row: 1, cursor: 8, cut: false, value: 12 },
    ];
    const leave = trace.leave.map((event, row) => (row === 3 ? -1 : event));
    const value = trace.value.map((each, row) => (row === 3 ? NaN : row === 1 ? 4 : each));
    const before = { ...trace, leave, value };
    const after = { ...trace, value: trace.value.map((value, row) => (row === 3 ? 12 : row === 1 ? 8 : value)) };
    const motion = motionOf(before, /** @type {any} */ (legs), 8, after);
    /** What is known of a leaf and of the mean above it. @param {number} phase */
    const known = (phase) => [3, 1].map((row) => movingAt(motion, phase).trace.value[row]);
    assert.deepEqual(known(0.4), [NaN, 4]);
    assert.deepEqual(known(0.6), [12, 8]);
    assert.ok(!isFinished(movingAt(motion, 0.4).trace, 3, 8) && isFinished(movingAt(motion, 0.6).trace, 3, 100));
    assert.deepEqual([before.value[3], before.value[1]], [NaN, 4], "the trace before it stays as it is");
  });

  it("lets what is taken back go up from its node", () => {
    const colours = problemTrace("two colours");
    const { from, to } = stepWith(colours, ({ kind }) => kind === "undo");
    /** How high the token is. @param {number} phase */
    const height = (phase) => {
      const { texts } = painted(colours, from, to, phase);
      const row = legsOf(colours, from, to)[0].row;
      const [value] = boxTexts(colours, row);
      return texts.filter(({ text }) => text === value).at(-1)?.y ?? NaN;
    };
    assert.ok(height(0.1) > height(0.4) && height(0.4) > height(0.7));
  });

  it("lets a value that was known fly from where it was learnt to its node, before it goes up", () => {
    const tree = searchTrace(
      [
        [3, 1],
        [2, 4],
      ],
      { search: "minimax" },
    );
    const [from, learnt] = [5, 2];
    const link = tree.link.map((_, row) => (row === from ? learnt : -1));
    const step = stepWith(tree, ({ row }) => row === from);
    const flown = [0.55, 0.6, 0.7].map((phase) => {
      const { texts, visible } = painted({ ...tree, link }, step.from, step.to, phase);
      const token = texts.filter(({ text }) => text === "2").at(-1);
      return {
        x: token?.x ?? NaN,
        of: visible.x[visible.rows.indexOf(learnt)],
        to: visible.x[visible.rows.indexOf(from)],
      };
    });
    for (const { x, of, to } of flown) assert.ok(x >= of && x <= to);
    assert.ok(flown[0].x < flown[1].x && flown[1].x < flown[2].x);
  });

  it("lets the mark of a cut appear, and what it saves sag and come to rest", () => {
    const { from, to } = stepWith(trace, ({ cut }) => cut);
    /** @param {number} phase */
    const isNumbered = (phase) =>
      painted(trace, from, to, phase).texts.some(({ text, colour }) => text === "1" && colour === "cut-ink");
    assert.deepEqual([0.05, 0.2, 0.4, 1].map(isNumbered), [false, false, true, true]);
    /** How far the cut leaves have sunk. @param {number} phase */
    const sunk = (phase) => {
      const { visible } = painted(trace, from, to, phase);
      const cut = [...visible.state.subarray(0, visible.count).keys()].filter((i) => visible.state[i] === FALLING);
      const leaf = visible.rows.indexOf(2);
      return Math.max(...cut.map((i) => visible.y[i])) - visible.y[leaf];
    };
    assert.ok(Math.abs(sunk(0.2)) < 1e-3 && sunk(0.65) > 8 && Math.abs(sunk(1)) < 1e-3);
  });

  it("draws the best line from the root down at the end", () => {
    const { from, to } = stepWith(trace, ({ kind }) => kind === "best");
    const reach = PHASES.map((phase) => {
      const best = painted(trace, from, to, phase).lines.filter(
        ({ colour, points }) => colour === "best" && points.length === 2,
      );
      return Math.max(0, ...best.map(({ points }) => points[1][1]));
    });
    assert.equal(reach[0], 0);
    assert.deepEqual(
      [...reach].sort((a, b) => a - b),
      reach,
    );
    assert.ok(reach[reach.length - 1] > 400);
  });

  it("displaces nothing at either end of a leg", () => {
    const stops = stopsOf(trace);
    for (let n = 0; n + 1 < stops.length; n += 1) {
      const legs = legsOf(trace, stops[n], stops[n + 1]);
      if (legs.length === 0) continue;
      const motion = motionOf(trace, legs, stops[n + 1]);
      for (const phase of [0, 1]) {
        const { visible } = painted(trace, stops[n], stops[n + 1], phase);
        const before = visible.y.slice(0, visible.count);
        displace(visible, movingAt(motion, phase));
        visible.y.slice(0, visible.count).forEach((y, i) => assert.ok(Math.abs(y - before[i]) < 1e-3));
      }
    }
  });
});

describe("The clock of a step", () => {
  it("runs for about a quarter of a second, less at a greater pace, and then stands still", () => {
    assert.equal(durationOf(1, 1), 250);
    assert.equal(durationOf(1, 2), 125);
    assert.ok(durationOf(24, 1) <= 650);
    const mover = new StepMover();
    const { from, to } = stepWith(trace, ({ kind }) => kind === "enter");
    mover.begin({ before: trace, after: trace }, from, to, 1, 1000);
    mover.advance(990);
    assert.equal(mover.between?.phase, 0, "a frame's time may be earlier than the press");
    mover.advance(1100);
    assert.ok(Math.abs((mover.between?.phase ?? 0) - 0.4) < 1e-9);
    mover.advance(1260);
    assert.equal(mover.between, null);
  });

  it("turns round where it is if the reader steps back, and gives way to the next step", () => {
    const mover = new StepMover();
    const [, first, second, third] = stopsOf(trace);
    mover.begin({ before: trace, after: trace }, first, second, 1, 0);
    mover.advance(100);
    mover.begin({ before: trace, after: trace }, second, first, 1, 100);
    mover.advance(150);
    assert.ok(Math.abs((mover.between?.phase ?? 0) - 0.2) < 1e-9);
    mover.advance(201);
    assert.ok(mover.step === null);
    mover.begin({ before: trace, after: trace }, first, second, 1, 300);
    mover.advance(400);
    mover.begin({ before: trace, after: trace }, second, third, 1, 400);
    assert.equal(mover.between?.phase, 0);
    assert.equal(mover.between?.motion.legs[0].row, 2);
  });

  it("plays a step back from its end to its beginning", () => {
    const mover = new StepMover();
    const [, first, second] = stopsOf(trace);
    mover.begin({ before: trace, after: trace }, second, first, 1, 0);
    assert.equal(mover.between?.phase, 1);
    mover.advance(125);
    assert.ok(Math.abs((mover.between?.phase ?? 0) - 0.5) < 1e-9);
  });
});

/** A random tree as nested lists of numbers. @param {{parent: Int32Array, count: number}} tree */
function nested({ parent, count }) {
  /** @type {any[][]} */
  const lists = Array.from({ length: count }, () => []);
  for (let row = count - 1; row > 0; row -= 1) {
    lists[parent[row]].unshift(lists[row].length > 0 ? lists[row] : (row * 7) % 10);
  }
  return lists[0];
}
