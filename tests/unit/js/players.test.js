import assert from "node:assert/strict";
import { describe, it } from "node:test";

import { movesProps } from "../../../static/js/kinds/game/board.js";
import { narrationParts } from "../../../static/js/kinds/game/step.js";
import { countersProps } from "../../../static/js/kinds/game/counters.js";
import { bestChild, lastCursor, runningRow, runningValue, stops } from "../../../static/js/trace/cursor.js";
import { moverName, nodeName } from "../../../static/js/trace/names.js";
import { narrate } from "../../../static/js/kinds/game/narration.js";
import { playerAt, worthsOf, worthText, worthTo } from "../../../static/js/trace/players.js";
import { activeBounds, finalBounds, standing } from "../../../static/js/trace/bounds.js";
import { describeNode } from "../../../static/js/tree/describe.js";
import { layoutTree } from "../../../static/js/tree/layout.js";
import { levelNames, levelText } from "../../../static/js/tree/levels.js";
import { momentOf } from "../../../static/js/trace/moment.js";
import { makeTrace } from "../../../static/js/trace/trace.js";
import { isForMany, sideNote } from "../../../static/js/state/turn.js";
import { reply, traceOf } from "./answers.js";
import { pageOf } from "./page.js";
import { knowing } from "./knowing.js";
import { plainText } from "./said.js";

/** @typedef {import("../../../static/js/trace/trace.js").Trace} Trace */

const THREE = traceOf("three players");
const TIE = traceOf("tie of three players");

/** @param {Trace} trace @param {string} name */
const rowOf = (trace, name) => [...trace.parent.keys()].findIndex((row) => nodeName(trace, row) === name);

/** The page at the end of a search whose answers are stored. @param {string} name */
function pageAfter(name) {
  const { columns, ...rest } = reply(name);
  const { root } = rest.text;
  const trace = makeTrace(rest.text, columns);
  const page = pageOf({
    state: {
      subject: root.subject,
      method: "maxn",
      history: [root.position],
      searched: root.position,
      cursor: lastCursor(trace),
    },
    results: { look: root, trace, reply: rest },
  });
  return { state: page.state.get(), results: page.results.get() };
}

describe("What a node is worth to one of three players", () => {
  it("is its own share, no matter who moves below", () => {
    const [d, d1] = [rowOf(THREE, "D"), rowOf(THREE, "d₁")];
    assert.deepEqual(
      [0, rowOf(THREE, "B"), d].map((row) => worthTo(THREE, row, d1)),
      [1, 2, 6],
    );
  });

  it("is nothing if nothing was returned", () => {
    const { text, ...columns } = THREE;
    const players = { names: ["player 1"], mover: [0, 0], vectors: [null, null] };
    const broken = makeTrace({ ...text, players }, columns);
    assert.ok(Number.isNaN(worthTo(broken, 0, 1)));
    assert.equal(bestChild(broken, 0, lastCursor(broken)), -1);
  });

  it("is minimax's value for two players, with the sign of the side that moves", () => {
    const lesson = traceOf("lesson");
    assert.deepEqual([worthTo(lesson, 0, 1), worthTo(lesson, 1, 2)], [3, -3]);
    assert.deepEqual([worthText(lesson, 1), playerAt(lesson, 1)], ["3", ""]);
  });

  it("is written with the others' shares", () => {
    assert.equal(worthText(THREE, 0), "(2, 6, 5)");
    assert.equal(worthText(traceOf("three players, one ply"), 0), "(3, 3, 5)");
  });

  it("stays with its rows when some rows are cut out of a trace", () => {
    const { players } = worthsOf(THREE.text, Int32Array.of(8, 9));
    assert.deepEqual(players, {
      names: THREE.text.players?.names,
      mover: [1, 2],
      vectors: [
        [2, 6, 5],
        [2, 6, 5],
      ],
    });
    assert.deepEqual(worthsOf(traceOf("lesson").text, Int32Array.of(0)), {});
  });

  it("is written as it was sent where no number of the page can hold it", () => {
    const two = traceOf("lesson");
    const text = { ...two.text, exact: { 2: "7/3" } };
    const exact = { ...two, text };
    assert.deepEqual([worthText(exact, 2), worthText(exact, 1)], ["7/3", worthText(two, 1)]);
    assert.equal(worthsOf(text, Int32Array.of(2)).exact?.[0], "7/3");
  });
});

describe("Each of three players", () => {
  it("takes the first of the children that are worth most to it", () => {
    for (const trace of [THREE, TIE, traceOf("three players, one ply")]) {
      for (let row = 0; row < trace.visited; row += 1) {
        const children = [...trace.children.subarray(trace.childStart[row], trace.childStart[row + 1])];
        const shares = children.map(
          (child) => trace.text.players?.vectors[child]?.[trace.text.players.mover[row]] ?? NaN,
        );
        assert.equal(bestChild(trace, row, lastCursor(trace)), children[shares.indexOf(Math.max(...shares))] ?? -1);
      }
    }
  });

  it("passes up all the numbers of the best child", () => {
    for (const trace of [THREE, TIE]) {
      for (let row = 0; row < trace.visited; row += 1) {
        const best = bestChild(trace, row, lastCursor(trace));
        if (best >= 0) assert.deepEqual(trace.text.players?.vectors[row], trace.text.players?.vectors[best]);
      }
    }
  });

  it("has the best so far before it has returned", () => {
    const [b, d] = [rowOf(THREE, "B"), rowOf(THREE, "D")];
    assert.deepEqual([runningRow(THREE, b, THREE.leave[d]), runningRow(THREE, b, THREE.leave[d] + 1)], [-1, d]);
    assert.equal(runningRow(THREE, b, lastCursor(THREE)), b);
    assert.ok(Number.isNaN(runningValue(THREE, b, THREE.leave[d])));
  });

  it("is called by its number, both at a node and beside a level of the tree", () => {
    assert.deepEqual(
      ["A", "B", "D"].map((name) => moverName(THREE, rowOf(THREE, name))),
      ["player 1", "player 2", "player 3"],
    );
    const levels = levelNames(THREE, layoutTree(THREE, []));
    assert.deepEqual(
      levels.map((level) => levelText(level, { width: 900 })),
      ["player 1", "player 2", "player 3", "utility"],
    );
    assert.deepEqual(
      levels.map((level) => levelText(level, { width: 390 })),
      ["P1", "P2", "P3", "utility"],
    );
  });

  it("is named before the move if nodes have no names", () => {
    const { text, ...columns } = THREE;
    const unnamed = makeTrace({ ...text, names: null }, columns);
    assert.equal(nodeName(unnamed, rowOf(THREE, "f₂")), "player 1 a2, player 2 c1, player 3 f2");
  });
});

describe("What is proved of three players", () => {
  it("is nothing before a node returns, and then what it returned", () => {
    const final = finalBounds(THREE);
    for (let cursor = 0; cursor <= lastCursor(THREE); cursor += 1) {
      const active = activeBounds(THREE, final, momentOf(THREE, cursor));
      for (let row = 0; row < THREE.visited; row += 1) {
        const done = THREE.leave[row] < cursor;
        assert.equal(standing(THREE, final, active, cursor, row).sign, done ? "=" : "");
      }
    }
  });

  it("is said about a node in words", () => {
    const words = (/** @type {string} */ name) =>
      describeNode(THREE, finalBounds(THREE), new Map(), lastCursor(THREE), rowOf(THREE, name), 0);
    assert.equal(words("C"), "C, player 2, value (2, 6, 5), child 2 of 2 of A.");
    assert.equal(words("f₂"), "f₂, terminal, utility (2, 6, 5), child 2 of 2 of F.");
  });
});

describe("The sentences of a search for three players", () => {
  it("exist for every step, and are complete", () => {
    for (const trace of [THREE, TIE]) {
      for (const cursor of stops(trace, "node")) {
        assert.doesNotMatch(plainText(narrate(trace, cursor, [])), /NaN|undefined|–|MAX|MIN/);
      }
    }
  });
});

describe("The page with three players", () => {
  it("lists the moves of the player to move, with what each player gets", () => {
    const { state, results } = pageAfter("three players");
    const { heading, whose, moves, exactName } = movesProps(state, results);
    assert.deepEqual([heading, whose, exactName], ["Moves for player 1", "what each player gets", "player 1"]);
    assert.deepEqual(
      moves.map((/** @type {any} */ { name, shares, best }) => [name, shares, best]),
      [
        ["a₁ → B", "(1, 2, 6)", false],
        ["a₂ → C", "(2, 6, 5)", true],
      ],
    );
  });

  it("has nothing for a move that has not been searched", () => {
    const { state, results } = pageAfter("three players");
    const { moves } = movesProps({ ...state, cursor: 1 }, results);
    assert.deepEqual(
      moves.map((/** @type {any} */ { shares, value }) => [shares, value]),
      [
        [undefined, null],
        [undefined, null],
      ],
    );
  });

  it("uses the largest share for the hint when every move has a value", () => {
    const { state, results } = pageAfter("three players");
    assert.equal(movesProps(state, knowing({ exact: { a1: 1, a2: 2 } }, results)).hint, "a2");
  });

  it("does not compare the work with minimax, which is for two players", () => {
    const { state, results } = pageAfter("three players");
    assert.equal(countersProps(state, results).compared, false);
    assert.equal(countersProps(state, results).work?.leaves, 8);
  });

  it("ends by saying that the search is done", () => {
    const { state, results } = pageAfter("tie of three players");
    assert.match(plainText(narrationParts(state, results)), /So A is worth \(5, 3, 1\)\. The search is done\.$/);
  });

  it("has no sides, only the names of the players", () => {
    const { root } = THREE.text;
    assert.deepEqual([root.toMove, root.mover, sideNote(root), isForMany(root)], ["MAX", "player 1", "", true]);
    const two = traceOf("two left").text.root;
    assert.deepEqual([sideNote(two), isForMany(two), isForMany(null)], [" (MIN)", false, false]);
  });
});
