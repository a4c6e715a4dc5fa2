import assert from "node:assert/strict";
import { describe, it } from "node:test";

import { lastCursor } from "../../../static/js/trace/cursor.js";
import { visibleAt } from "../../../static/js/trace/visible.js";
import { KNOWN } from "../../../static/js/trace/trace.js";
import { layoutTree } from "../../../static/js/tree/layout.js";
import { fitCamera } from "../../../static/js/tree/camera.js";
import { joinsShown, linkShown } from "../../../static/js/tree/links.js";
import { momentOf } from "../../../static/js/trace/moment.js";
import { gapsOf, roomOf } from "../../../static/js/tree/spacing.js";
import { BEST, look, makeVisibleNodes } from "../../../static/js/tree/walk.js";
import { traceOf } from "./answers.js";

const trace = traceOf("table");
const known = trace.status.indexOf(KNOWN);

/** What is drawn of the tree. @param {number} cursor @param {{hovered?: number, selected?: number, collapsed?: number[]}} [change] */
const sceneAt = (cursor, { hovered = -1, selected = -1, collapsed = [] } = {}) => ({
  trace,
  moment: momentOf(trace, cursor),
  layout: layoutTree(trace, collapsed),
  hovered,
  selected,
});

describe("The link to where a position was found first", () => {
  it("is drawn when the node is entered and when it has just come back, and then no more", () => {
    assert.equal(linkShown(sceneAt(trace.enter[known])), -1);
    assert.equal(linkShown(sceneAt(trace.enter[known] + 1)), known);
    assert.equal(linkShown(sceneAt(trace.leave[known] + 1)), known);
    assert.equal(linkShown(sceneAt(trace.leave[trace.parent[known]] + 1)), -1);
  });

  it("is drawn for a node under the pointer or a selected one; the one under the pointer comes first", () => {
    const other = trace.status.indexOf(KNOWN, known + 1);
    assert.equal(linkShown(sceneAt(lastCursor(trace), { hovered: known })), known);
    assert.equal(linkShown(sceneAt(lastCursor(trace), { selected: known })), known);
    assert.equal(linkShown(sceneAt(lastCursor(trace), { hovered: other, selected: known })), other);
  });

  it("is not drawn for what has not happened, and that does not hide other links", () => {
    const later = trace.status.lastIndexOf(KNOWN);
    assert.equal(linkShown(sceneAt(trace.leave[known] + 1, { hovered: later })), known);
  });

  it("is not drawn to or from folded nodes", () => {
    const learnt = trace.link[known];
    const at = { hovered: known };
    assert.equal(linkShown(sceneAt(lastCursor(trace), { ...at, collapsed: [trace.parent[known]] })), -1);
    assert.equal(linkShown(sceneAt(lastCursor(trace), { ...at, collapsed: [trace.parent[learnt]] })), -1);
  });

  it("is not drawn for a node that was searched", () => {
    for (let row = 0; row < trace.visited; row += 1) {
      assert.equal(linkShown(sceneAt(lastCursor(trace), { hovered: row })), trace.status[row] === KNOWN ? row : -1);
    }
  });
});

describe("The joins of a folded tree", () => {
  it("appear one after another, as the search uses them", () => {
    let before = 0;
    for (let cursor = 0; cursor <= lastCursor(trace); cursor += 1) {
      const view = visibleAt(trace, cursor, true);
      const joins = /** @type {Int32Array} */ (view.trace.joins);
      const shown = joinsShown(joins, momentOf(view.trace, view.cursor));
      assert.ok(shown.length >= before && shown.every((i) => joins[i + 2] < cursor));
      for (const i of shown) for (const spot of [joins[i], joins[i + 1]]) assert.ok(view.trace.enter[spot] < cursor);
      before = shown.length;
    }
    assert.equal(before, /** @type {Int32Array} */ (visibleAt(trace, 0, true).trace.joins).length / 3);
  });

  it("are drawn only from the current path if there are too many", () => {
    const joins = Int32Array.from({ length: 3 * 2000 }, (_, i) => (i % 3 === 0 ? (i / 3) % 7 : i));
    const shown = joinsShown(joins, { cursor: 1e6, active: new Set([3]) });
    assert.ok(shown.length > 0 && shown.every((i) => joins[i] === 3));
    assert.equal(joinsShown(joins.subarray(0, 30), { cursor: 1e6, active: new Set() }).length, 10);
  });
});

describe("The principal variation of a folded tree", () => {
  const FOLDED = ["table", "table and images", "heaps", "heaps in passes"];

  it("is the same as in the unfolded tree, and continues where known values were found", () => {
    for (const name of FOLDED) {
      const whole = traceOf(name);
      for (let cursor = 0; cursor <= lastCursor(whole); cursor += 1) {
        const [tree, graph] = [visibleAt(whole, cursor), visibleAt(whole, cursor, true)];
        const wanted = [...momentOf(tree.trace, tree.cursor).best].map(graph.drawn);
        const { best } = momentOf(graph.trace, graph.cursor);
        for (const spot of wanted) assert.ok(best.has(spot), `${name} at ${cursor}: spot ${spot}`);
      }
    }
    const half = traceOf("table");
    const sizes = Array.from({ length: lastCursor(half) }, (_, cursor) => {
      const [tree, graph] = [visibleAt(half, cursor), visibleAt(half, cursor, true)];
      return (
        momentOf(graph.trace, graph.cursor).best.size -
        new Set([...momentOf(tree.trace, tree.cursor).best].map(graph.drawn)).size
      );
    });
    assert.ok(
      sizes.some((more) => more > 0),
      "somewhere it goes on",
    );
  });

  it("reaches each of its nodes by the edge from above, or by a join", () => {
    let byJoin = 0;
    for (const name of FOLDED) {
      const whole = traceOf(name);
      for (let cursor = 0; cursor <= lastCursor(whole); cursor += 1) {
        const [tree, { trace: folded, cursor: at, drawn }] = [visibleAt(whole, cursor), visibleAt(whole, cursor, true)];
        const path = new Set([0, ...[...momentOf(tree.trace, tree.cursor).active].map(drawn)]);
        const { best, joined, joins } = momentOf(folded, at);
        const ends = joins.map((i) => /** @type {Int32Array} */ (folded.joins)[i + 1]);
        byJoin += joined.size;
        for (const spot of best) {
          const above = folded.parent[spot];
          if (joined.has(spot)) assert.ok(ends.includes(spot), `${name} at ${cursor}: spot ${spot}`);
          else assert.ok(path.has(above) || best.has(above), `${name} at ${cursor}: spot ${spot}`);
        }
      }
    }
    assert.ok(byJoin > 0);
  });

  it("goes to the end of the game of heaps by joins, and the edges from above are thin there", () => {
    const whole = traceOf("heaps");
    const { trace: folded, cursor } = visibleAt(whole, lastCursor(whole), true);
    const layout = layoutTree(folded);
    const moment = momentOf(folded, cursor);
    const frame = { width: 1000, height: 700, slots: layout.width, depth: layout.depth };
    const visible = makeVisibleNodes();
    look(
      {
        trace: folded,
        layout,
        room: roomOf(layout, folded.parent),
        gap: gapsOf(layout),
        moment,
        camera: fitCamera(frame),
        frame,
        boards: false,
      },
      visible,
    );
    const thick = (visible.edges[BEST].length + visible.hairlines[BEST].length) / 4;
    assert.ok(moment.joined.size > 0);
    assert.equal(thick, moment.best.size - moment.joined.size);
  });
});
