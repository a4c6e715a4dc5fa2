import assert from "node:assert/strict";
import { describe, it } from "node:test";

import { lastCursor } from "../../../static/js/trace/cursor.js";
import { growthAt, spotsByMoves, spotsByPosition } from "../../../static/js/trace/spots.js";
import { INNER } from "../../../static/js/trace/trace.js";
import { traceOf } from "./answers.js";
import { RANDOM_GRAPHS, RANDOM_ROUNDS } from "./random-rounds.js";

/** @typedef {import("../../../static/js/trace/trace.js").Trace} Trace */
/** @typedef {import("../../../static/js/trace/spots.js").Spots} Spots */

const MERGED = ["rounds", "best first", "mixture"].map(traceOf);
const FOLDED = ["table", "table and images", "searched again"].map(traceOf);
const BY_MOVES = [...MERGED, ...RANDOM_ROUNDS].map((trace) => ({ trace, spots: spotsByMoves(trace) }));
const BY_POSITION = [...FOLDED, ...RANDOM_GRAPHS].map((trace) => ({ trace, spots: spotsByPosition(trace) }));
const ALL = [...BY_MOVES, ...BY_POSITION];

/** @param {Trace} trace */
const visitedRows = (trace) => Array.from({ length: trace.visited }, (_, row) => row);

/** The moves that lead to a row, as text; a playout is a path of its own. @param {Trace} trace @param {number} row @returns {string} */
function wayTo(trace, row) {
  const above = trace.above[row];
  const isRoot = trace.text.passes.some((pass) => pass.row === row) && trace.action[row] < 0;
  return isRoot ? "" : `${wayTo(trace, above)}/${trace.action[row]}`;
}

/** The edges between spots, in the order in which they were first used. @param {Trace} trace @param {Spots} spots */
function edgesOf(trace, { spotOf }) {
  /** @type {Map<string, number>} */
  const first = new Map();
  for (const row of visitedRows(trace).slice(1)) {
    const [from, to] = [spotOf[trace.parent[row]], spotOf[row]];
    const edge = `${from}-${to}`;
    if (from !== to && !first.has(edge)) first.set(edge, trace.enter[row]);
  }
  return first;
}

describe("Spots", () => {
  it("are in the order in which they were first entered, so that the first ones are the visible ones", () => {
    for (const {
      spots: { shape, first },
      trace,
    } of ALL) {
      assert.equal(shape.count, first.length);
      for (let spot = 0; spot < shape.count; spot += 1) {
        assert.equal(shape.enter[spot], trace.enter[first[spot]]);
        if (spot > 0) assert.ok(shape.enter[spot] > shape.enter[spot - 1]);
      }
    }
  });

  it("have parents before children, and one root", () => {
    for (const {
      spots: { shape },
    } of ALL) {
      assert.equal(shape.parent[0], -1);
      for (let spot = 1; spot < shape.count; spot += 1) {
        assert.ok(shape.parent[spot] >= 0 && shape.parent[spot] < spot);
      }
    }
  });

  it("are first entered by the first of their rows", () => {
    for (const {
      trace,
      spots: { spotOf, first },
    } of ALL) {
      for (const row of visitedRows(trace)) {
        if (spotOf[row] >= 0) assert.ok(first[spotOf[row]] <= row);
      }
      first.forEach((row, spot) => assert.equal(spotOf[row], spot));
    }
  });

  it("have the move, the mover and the chance of their first row", () => {
    for (const {
      trace,
      spots: { shape, first },
    } of ALL) {
      first.forEach((row, spot) => {
        assert.deepEqual(
          [shape.action[spot], shape.kind[spot], shape.chance[spot]],
          [trace.action[row], trace.kind[row], trace.chance[row]],
        );
        assert.equal(shape.text.names?.[spot], trace.text.names?.[row]);
      });
    }
  });

  it("know which spot each event is about, and how many there are so far", () => {
    for (const {
      trace,
      spots: { shape, spotOf },
    } of ALL) {
      let newest = -1;
      trace.eventNode.forEach((row, at) => {
        newest = spotOf[row] >= 0 ? spotOf[row] : newest;
        assert.equal(shape.eventNode[at], newest);
        assert.equal(shape.entered?.[at], shape.enter.filter((enter) => enter <= at).length);
      });
      assert.equal(shape.event, trace.event);
    }
  });

  it("leave out the driver and the cut rows", () => {
    for (const {
      trace,
      spots: { spotOf },
    } of ALL) {
      for (let row = 0; row < trace.count; row += 1) {
        assert.equal(spotOf[row] < 0, trace.kind[row] === 3 || row >= trace.visited);
      }
    }
  });
});

describe("Spots by moves", () => {
  it("are one for each path of moves from the root, over all rounds", () => {
    for (const {
      trace,
      spots: { spotOf, shape },
    } of BY_MOVES) {
      const rows = visitedRows(trace).slice(1);
      const ways = [...new Set(rows.map((row) => wayTo(trace, row)))];
      assert.equal(shape.count, ways.length);
      for (const row of rows) assert.equal(spotOf[row], ways.indexOf(wayTo(trace, row)));
    }
  });

  it("of a best-first search are joined by the moves, although the driver called them all", () => {
    const { shape } = spotsByMoves(traceOf("best first"));
    const names = /** @type {string[]} */ (shape.text.names);
    const edges = [...shape.parent.keys()].slice(1).map((spot) => `${names[shape.parent[spot]]} ${names[spot]}`);
    assert.deepEqual(edges.sort(), ["A B", "A C", "A D", "B b₁", "B b₂", "B b₃", "C c₁", "D d₁", "D d₂", "D d₃"]);
  });

  it("have no other edges", () => {
    for (const {
      spots: { shape },
    } of BY_MOVES)
      assert.equal(shape.joins, undefined);
  });
});

describe("Spots by position", () => {
  it("are one for each position that occurs", () => {
    for (const {
      trace,
      spots: { spotOf, first },
    } of BY_POSITION) {
      for (const row of visitedRows(trace)) assert.equal(spotOf[row], [...first].indexOf(trace.same[row]));
    }
  });

  it("have the other paths to a position as joins, each once, in the order of the search", () => {
    for (const { trace, spots } of BY_POSITION) {
      const { parent, joins } = spots.shape;
      const edges = edgesOf(trace, spots);
      for (let spot = 1; spot < spots.shape.count; spot += 1) edges.delete(`${parent[spot]}-${spot}`);
      const wanted = [...edges].map(([edge, event]) => [...edge.split("-").map(Number), event]);
      assert.deepEqual([.../** @type {Int32Array} */ (joins)], wanted.flat());
    }
  });

  it("of tic-tac-toe with four squares left are as many as a table needs", () => {
    const trace = traceOf("table");
    const { shape } = spotsByPosition(trace);
    assert.equal(shape.count, new Set(trace.same.subarray(0, trace.visited)).size);
    assert.ok(/** @type {Int32Array} */ (shape.joins).length > 0);
  });

  it("show a move that was searched twice as one edge", () => {
    const trace = traceOf("searched again");
    const { shape } = spotsByPosition(trace);
    const names = /** @type {string[]} */ (shape.text.names);
    assert.deepEqual(names, ["A", "B", "b₁", "b₂", "C", "c₁", "c₂", "D", "d₁"]);
    assert.deepEqual([.../** @type {Int32Array} */ (shape.joins)], []);
  });
});

describe("Growth", () => {
  /** What growthAt must find, by simple counting. @param {Trace} trace @param {Spots} spots @param {number} cursor @param {boolean} mean */
  function counted(trace, { spotOf, first, shape }, cursor, mean) {
    return [...shape.enter.keys()].map((spot) => {
      const own = visitedRows(trace).filter((row) => spotOf[row] === spot && trace.enter[row] < cursor);
      const back = own
        .filter((row) => trace.leave[row] < cursor && !Number.isNaN(trace.value[row]))
        .sort((a, b) => trace.leave[a] - trace.leave[b]);
      const worths = back.map((row) => trace.value[row]);
      const sum = worths.reduce((total, worth) => total + worth, 0);
      return {
        visits: back.length,
        newest: own.at(-1) ?? -1,
        value: back.length === 0 ? NaN : mean ? sum / back.length : Number(worths.at(-1)),
        leave: back.length === 0 ? -1 : trace.leave[Number(back.at(-1))],
        status:
          own.some((row) => trace.status[row] === INNER) && shape.parent.includes(spot)
            ? INNER
            : trace.status[first[spot]],
      };
    });
  }

  it("at any cursor is the same as a simple count of the rows so far, with means or last values", () => {
    for (const { trace, spots } of ALL) {
      for (let cursor = 0; cursor <= lastCursor(trace); cursor += 3) {
        for (const mean of [true, false]) {
          const { trace: seen, visits, newest } = growthAt(spots, cursor, mean);
          const found = [...visits.keys()].map((spot) => ({
            visits: visits[spot],
            newest: newest[spot],
            value: seen.value[spot],
            leave: seen.leave[spot],
            status: seen.status[spot],
          }));
          assert.deepEqual(found, counted(trace, spots, cursor, mean));
        }
      }
    }
  });

  it("at the end has visited the root once per round, and has the mean that the search returns", () => {
    const trace = traceOf("rounds");
    const { trace: seen, visits } = growthAt(spotsByMoves(trace), lastCursor(trace), true);
    assert.equal(visits[0], trace.text.passes.length);
    assert.equal(seen.value[0], trace.value[0]);
    assert.equal(seen.visits, visits);
  });

  it("shows visits only where they decide", () => {
    const trace = traceOf("best first");
    assert.equal(growthAt(spotsByMoves(trace), 9, false).trace.visits, undefined);
  });

  it("keeps a leaf a leaf, even if a best-first search comes back to it when it is solved", () => {
    const trace = traceOf("best first");
    const { trace: seen } = growthAt(spotsByMoves(trace), lastCursor(trace), false);
    const names = /** @type {string[]} */ (seen.text.names);
    const inner = names.filter((_, spot) => seen.status[spot] === INNER);
    assert.deepEqual(inner, ["A", "B", "C", "D"]);
  });

  it("changes values, but never the shape", () => {
    for (const { trace, spots } of ALL) {
      const { trace: seen } = growthAt(spots, Math.floor(lastCursor(trace) / 2), true);
      for (const column of /** @type {const} */ ([
        "parent",
        "children",
        "childStart",
        "enter",
        "eventNode",
        "action",
      ])) {
        assert.equal(seen[column], spots.shape[column]);
      }
    }
  });
});

describe("The spots of a game's actions", () => {
  const withPlaces = MERGED.filter((trace) => trace.place);

  it("are in the order of the actions, whatever the order of the rounds, with playouts last", () => {
    assert.ok(withPlaces.length > 0);
    for (const trace of withPlaces) {
      const { shape, first } = spotsByMoves(trace);
      for (let spot = 0; spot < shape.count; spot += 1) {
        const children = [...shape.children.subarray(shape.childStart[spot], shape.childStart[spot + 1])];
        const places = children
          .map((child) => trace.place?.[first[child]] ?? -1)
          .map((place) => (place < 0 ? Infinity : place));
        assert.deepEqual(
          places,
          [...places].sort((a, b) => a - b),
        );
        assert.deepEqual(
          children.map((child) => shape.parent[child]),
          children.map(() => spot),
        );
      }
    }
  });

  it("come in a different order from the first visits if moves are random", () => {
    const { shape } = spotsByMoves(traceOf("mixture"));
    const everywhere = [...shape.children.keys()].map((at) => shape.children[at]);
    assert.notDeepEqual(
      everywhere,
      [...everywhere].sort((a, b) => a - b),
    );
  });
});

describe("The odds of a move", () => {
  const mixture = traceOf("mixture");
  const spots = spotsByMoves(mixture);

  it("add up to 1 wherever a player moves, and are known as soon as a strategy is", () => {
    for (let cursor = 1; cursor <= lastCursor(mixture); cursor += 1) {
      const {
        trace: { odds = new Float64Array(0), childStart, children },
      } = growthAt(spots, cursor, false);
      for (let spot = 0; spot < spots.shape.count; spot += 1) {
        const known = [...children.subarray(childStart[spot], childStart[spot + 1])]
          .map((child) => odds[child])
          .filter((each) => !Number.isNaN(each));
        assert.ok(known.every((each) => each >= 0 && each <= 1));
        assert.ok(known.reduce((sum, each) => sum + each, 0) <= 1 + 1e-9);
      }
    }
  });

  it("are the same at all positions that look the same to the player to move", () => {
    const {
      trace: { odds = new Float64Array(0) },
    } = growthAt(spots, lastCursor(mixture), false);
    const { shape, first } = spots;
    /** @type {Map<string, number>} */
    const byMove = new Map();
    for (let spot = 1; spot < shape.count; spot += 1) {
      const key = `${mixture.info?.[first[shape.parent[spot]]]} ${mixture.place?.[first[spot]]}`;
      assert.equal(byMove.get(key) ?? odds[spot], odds[spot]);
      byMove.set(key, odds[spot]);
    }
  });

  it("do not exist in a search without strategies", () => {
    const rounds = traceOf("rounds");
    assert.equal(growthAt(spotsByMoves(rounds), lastCursor(rounds), true).trace.odds, undefined);
  });
});
