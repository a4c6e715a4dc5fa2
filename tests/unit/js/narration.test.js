import assert from "node:assert/strict";
import { describe, it } from "node:test";

import { formatValue } from "../../../static/js/format.js";
import { cursorOf, isFinished, lastCursor, stops } from "../../../static/js/trace/cursor.js";
import { childName, nodeName } from "../../../static/js/trace/names.js";
import { narrate, plainText } from "../../../static/js/trace/narration.js";
import { INNER, MAX } from "../../../static/js/trace/trace.js";
import { TRACES, sourceOf, traceOf } from "./answers.js";
import { searchTrace, threeByThree } from "./tree-fixtures.js";

/** @typedef {import("../../../static/js/trace/trace.js").Trace} Trace */

/** @param {Trace} trace @param {number} cursor */
const said = (trace, cursor) => plainText(narrate(trace, cursor, sourceOf(trace.text.method)));

/** @param {Trace} trace */
const saidByNode = (trace) => [...stops(trace, "node")].map((cursor) => said(trace, cursor));

/** @param {Trace} trace */
const saidAtCuts = (trace) => [...trace.cutNodes].map((row) => said(trace, trace.leave[row] + 1));

/** What is said when a node of this name has returned. @param {Trace} trace @param {string} name */
const saidOf = (trace, name) =>
  said(
    trace,
    cursorOf(
      trace,
      [...trace.parent.keys()].findIndex((row) => nodeName(trace, row) === name),
    ),
  );

/** Every sentence about a return, with its row. @param {Trace} trace */
const returns = (trace) =>
  Array.from({ length: trace.visited }, (_, row) => ({ row, text: said(trace, trace.leave[row] + 1) }));

const REAL = TRACES.map((name) => ({ name, trace: traceOf(name) }));

describe("The first lesson", () => {
  const trace = traceOf("lesson");

  it("begins with what to do and what is searched", () => {
    assert.equal(said(trace, 0), "Step forward, or play, to search A: MAX is to move.");
  });

  it("is told in these sentences, node by node", () => {
    assert.deepEqual(saidByNode(trace), [
      "A is entered, with the window [−∞, +∞]: MAX looks for the largest value.",
      "B is entered, with the window [−∞, +∞]: MIN looks for the smallest value.",
      "b₁ is worth 3. B (MIN) has its first value.",
      "b₂ is worth 12. That is no better for B (MIN), which keeps 3.",
      "b₃ is worth 8. That is no better for B (MIN), which keeps 3.",
      "B has seen all its moves: the smallest value is 3, from b₁. A (MAX) has its first value.",
      "C is entered, with the window [3, +∞]: MIN looks for the smallest value.",
      "c₁ is worth 2. C (MIN) has its first value.",
      "C has found a reply worth 2. A already has 3 from B, so C can no longer matter: cut c₂ and c₃.",
      "D is entered, with the window [3, +∞]: MIN looks for the smallest value.",
      "d₁ is worth 14. D (MIN) has its first value.",
      "d₂ is worth 5. D (MIN) falls from 14 to 5.",
      "d₃ is worth 2. D (MIN) falls from 5 to 2.",
      "D has seen all its moves: the smallest value is 2, from d₃. Its window is closed, but no move is left to cut. " +
        "That is no better for A (MAX), which keeps 3.",
      "A has seen all its moves: the largest value is 3, from a₁ to B.",
    ]);
  });

  it("tells a line by its number and its text", () => {
    assert.match(said(trace, 2), /^In A, line \d+ is next: if game\.is_terminal\(state\):$/);
    const line = narrate(trace, 2, sourceOf("alphabeta")).at(-1);
    assert.deepEqual(line, { text: "if game.is_terminal(state):", role: "code", row: -1 });
  });

  it("says of a leaf that is entered what it is", () => {
    assert.equal(said(trace, trace.enter[2] + 1), "b₁ is an end of the game.");
  });

  it("links names to nodes, coloured by who moves there, and marks the cut", () => {
    assert.deepEqual(narrate(trace, cursorOf(trace, 5), []), [
      { text: "C", role: "MIN", row: 5 },
      { text: " has found a reply worth 2. ", role: "", row: -1 },
      { text: "A", role: "MAX", row: 0 },
      { text: " already has 3 from B", role: "", row: -1 },
      { text: ", so ", role: "", row: -1 },
      { text: "C", role: "MIN", row: 5 },
      { text: " can no longer matter: ", role: "", row: -1 },
      { text: "cut c₂ and c₃", role: "cut", row: -1 },
      { text: ".", role: "", row: -1 },
    ]);
  });
});

describe("By minimax, the same tree", () => {
  it("has no windows and no cuts", () => {
    const sentences = saidByNode(traceOf("lesson by minimax"));
    assert.equal(sentences[0], "A is entered: MAX looks for the largest value.");
    assert.ok(sentences.every((text) => !text.includes("window") && !text.includes("cut")));
    assert.equal(sentences.length, 4 + 13);
  });
});

describe("A depth limit", () => {
  it("is where a node is evaluated, and its value only an estimate", () => {
    const trace = traceOf("lesson, one ply");
    assert.equal(said(trace, trace.enter[1] + 1), "B lies at the depth limit and is evaluated.");
    assert.equal(saidOf(trace, "B"), "B is evaluated at ≈ 7.667. A (MAX) has its first value.");
    assert.equal(saidOf(trace, "C"), "C is evaluated at ≈ 4. That is no better for A (MAX), which keeps 7.667.");
  });

  it("does not hide that a leaf above it is exact", () => {
    const trace = traceOf("uneven, two plies");
    assert.equal(saidOf(trace, "a₂"), "a₂ is worth 4. That is no better for A (MIN), which keeps 0.5.");
    assert.equal(saidOf(trace, "D"), "D is evaluated at ≈ 0.75. C (MAX) has its first value.");
  });
});

describe("A cut above the leaves", () => {
  const trace = traceOf("binary");

  it("is a β-cut where MAX has found too much for MIN above, and an α-cut the other way", () => {
    assert.deepEqual(saidAtCuts(trace), [
      "E has found a reply worth 5. B already has 4 from D, so E can no longer matter: cut e₂.",
      "C has found a reply worth 1. A already has 4 from B, so C can no longer matter: cut G.",
    ]);
  });

  it("is told at the node that is cut, where stepping by cut stops", () => {
    const texts = [...stops(trace, "cut")].slice(0, -1).map((cursor) => said(trace, cursor));
    assert.deepEqual(texts, saidAtCuts(trace));
  });
});

describe("A tree in which MIN begins", () => {
  const trace = traceOf("uneven");

  it("tells MIN's side of it", () => {
    assert.equal(said(trace, 0), "Step forward, or play, to search A: MIN is to move.");
    assert.equal(
      saidOf(trace, "C"),
      "C has seen all its moves: the largest value is 0, from c₂. A (MIN) falls from 0.5 to 0.",
    );
    assert.equal(said(trace, lastCursor(trace)), "A has seen all its moves: the smallest value is 0, from a₃ to C.");
  });

  it("finds the value that closed the window at a leaf too", () => {
    assert.deepEqual(saidAtCuts(trace), [
      "E has found a reply worth −2. C already has 0 from c₂, so E can no longer matter: cut e₃.",
    ]);
  });
});

describe("Cutting only on >", () => {
  it("goes on where the values are equal, and cuts where they have crossed", () => {
    const trace = traceOf("lecture, cut on >");
    assert.equal(saidOf(trace, "c₁"), "c₁ is worth 1. C (MIN) has its first value.");
    assert.deepEqual(saidAtCuts(trace), [
      "C has found a reply worth 0. A already has 1 from B, so C can no longer matter: cut c₃.",
      "D has found a reply worth −5. A already has 1 from B, so D can no longer matter: cut d₂ and d₃.",
    ]);
  });
});

describe("A value that closes the window at the last move", () => {
  const closed = " Its window is closed, but no move is left to cut.";

  it("cuts nothing, and is said to close it, by the sign on which cuts are made", () => {
    const at = (/** @type {">=" | ">"} */ cut) => {
      const trace = searchTrace(
        [
          [1, 2],
          [3, 1],
        ],
        { cut },
      );
      return said(trace, cursorOf(trace, 4));
    };
    assert.ok(at(">=").includes(closed), at(">="));
    assert.ok(!at(">").includes("window"), at(">"));
  });
});

describe("A fail-hard search", () => {
  const trace = traceOf("binary, fail-hard");

  it("tells the same β-cut, by the leaf that made it", () => {
    assert.equal(
      saidOf(trace, "E"),
      "E has found a reply worth 5. B already has 4 from D, so E can no longer matter: cut e₂; " +
        "it returns 4, the end of its window.",
    );
  });

  it("says what was found, and what bound is returned instead", () => {
    assert.equal(
      saidOf(trace, "F"),
      "F has seen all its moves: the largest value is 1, from f₂; it returns 4, the end of its window. " +
        "C (MIN) has its first value.",
    );
  });

  it("ends with the right value", () => {
    assert.equal(said(trace, lastCursor(trace)), "A has seen all its moves: the largest value is 4, from a₁ to B.");
  });
});

describe("A board game", () => {
  it("names nodes by their moves, and the sides by mark and role", () => {
    assert.deepEqual(saidByNode(traceOf("two left")), [
      "The position is entered, with the window [−∞, +∞]: O (MIN) looks for the smallest value.",
      "O 1 is entered, with the window [−∞, +∞]: X (MAX) looks for the largest value.",
      "O 1, X 8 is worth 1. O 1 (MAX) has its first value.",
      "O 1 has seen all its moves: the largest value is 1, from square 8. The position (MIN) has its first value.",
      "O 8 is entered, with the window [−∞, 1]: X (MAX) looks for the largest value.",
      "O 8, X 1 is worth 0. O 8 (MAX) has its first value.",
      "O 8 has seen all its moves: the largest value is 0, from square 1. The position (MIN) falls from 1 to 0.",
      "The position has seen all its moves: the smallest value is 0, from square 8.",
    ]);
  });

  it("names columns in Connect-4, and estimates at the depth limit", () => {
    const trace = traceOf("connect4");
    assert.equal(
      saidOf(trace, "X 1, O 1, X 1"),
      "X 1, O 1, X 1 is evaluated at ≈ 0.167. X 1, O 1 (MAX) has its first value.",
    );
    assert.equal(
      saidOf(trace, "X 1, O 3"),
      "X 1, O 3 has found a reply worth 0.5. X 1 already has 0.375 from column 2, so X 1, O 3 can no longer matter: " +
        "cut column 2, column 3 and column 4.",
    );
  });

  it("says who holds the other end of the window when that is the position itself", () => {
    assert.equal(
      saidOf(traceOf("four left"), "O 5"),
      "O 5 has found a reply worth 0. The position already has 0 from square 3, so O 5 can no longer matter: " +
        "cut square 6 and square 8.",
    );
  });
});

describe("A cut of many moves", () => {
  it("names the first four and counts the others", () => {
    const trace = searchTrace([[5], [1, 2, 3, 4, 6, 7, 8]]);
    assert.match(saidAtCuts(trace)[0], /: cut 2, 3, 4, 5 and 2 more\.$/);
  });
});

describe("A window that was closed from the start", () => {
  it("is named by itself where no node above holds its end", () => {
    const trace = threeByThree();
    const alpha = trace.alpha.slice();
    alpha[5] = 7;
    const text = plainText(narrate({ ...trace, alpha }, cursorOf(trace, 5), []));
    assert.equal(
      text,
      "C has found a reply worth 2. The window [7, +∞] is closed, so C can no longer matter: cut c₂ and c₃.",
    );
  });
});

describe("Every sentence of every trace", () => {
  it("is made of words, with nothing missing in it", () => {
    for (const { name, trace } of REAL) {
      for (let cursor = 0; cursor <= lastCursor(trace); cursor += 1) {
        const text = said(trace, cursor);
        assert.doesNotMatch(text, /NaN|undefined|null|Infinity|\?|\[object| {2}| [,.;:]|–/, `${name}, ${cursor}`);
        assert.ok(trace.event[cursor - 1] > 0 || text.endsWith("."), `${name}, ${cursor}: ${text}`);
      }
    }
  });

  it("begins with a capital or a name, and so does the next sentence in it", () => {
    for (const { name, trace } of REAL) {
      const nodes = new Set([...trace.parent.keys()].map((row) => nodeName(trace, row)));
      nodes.delete("the position");
      for (const cursor of [0, ...stops(trace, "node")]) {
        for (const sentence of said(trace, cursor).split(/(?<=\.) /)) {
          const named = [...nodes].some((node) => sentence.startsWith(node));
          assert.ok(named || /^\p{Lu}/u.test(sentence), `${name}, ${cursor}: ${sentence}`);
        }
      }
    }
  });

  it("links each name to the node that has it", () => {
    for (const { name, trace } of REAL) {
      for (let cursor = 0; cursor <= lastCursor(trace); cursor += 1) {
        for (const part of narrate(trace, cursor, [])) {
          if (part.row < 0) continue;
          assert.equal(part.text.toLowerCase(), nodeName(trace, part.row).toLowerCase(), `${name}, ${cursor}`);
          assert.equal(part.role, trace.kind[part.row] === MAX ? "MAX" : "MIN");
        }
      }
    }
  });

  it("tells a cut exactly where one happens, and names each move that it saves or counts it", () => {
    for (const { name, trace } of REAL) {
      const cut = new Set(trace.cutNodes);
      for (const { row, text } of returns(trace)) {
        assert.equal(text.includes("can no longer matter: cut "), cut.has(row), `${name}: ${text}`);
        if (!cut.has(row)) continue;
        const pruned = [...trace.parent.keys()].filter((each) => each >= trace.visited && trace.parent[each] === row);
        const [first] = pruned.map((each) => childName(trace, each));
        assert.ok(text.includes(`cut ${first}`), text);
      }
    }
  });

  it("about a return tells whether it is the first value, better, or no better, as it is", () => {
    for (const { name, trace } of REAL) {
      for (const { row, text } of returns(trace)) {
        const parent = trace.parent[row];
        if (parent < 0 || trace.cutNodes.includes(row)) continue;
        const earlier = [...trace.parent.keys()].filter(
          (each) => trace.parent[each] === parent && each < row && isFinished(trace, each, trace.enter[row]),
        );
        const values = earlier.map((each) => trace.value[each]);
        const max = trace.kind[parent] === MAX;
        const before = max ? Math.max(...values) : Math.min(...values);
        const value = trace.value[row];
        const better = max ? value > before : value < before;
        const expected =
          values.length === 0
            ? "has its first value."
            : better
              ? `${max ? "rises" : "falls"} from ${formatValue(before)} to ${formatValue(value)}.`
              : `which keeps ${formatValue(before)}.`;
        assert.ok(text.includes(expected), `${name}: ${text}`);
      }
    }
  });

  it("that says where a value is from names a child that returned this value", () => {
    for (const { name, trace } of REAL) {
      for (const { row, text } of returns(trace)) {
        const found = /(?:largest|smallest) value is (\S+), from (?:\S+ to )?([^.;]+)/.exec(text);
        if (!found || trace.status[row] !== INNER) continue;
        const worth = [...trace.parent.keys()]
          .filter((child) => trace.parent[child] === row && childName(trace, child) === found[2])
          .map((child) => formatValue(trace.value[child]));
        assert.deepEqual(worth, [found[1]], `${name}: ${text}`);
      }
    }
  });
});
