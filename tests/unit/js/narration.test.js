import assert from "node:assert/strict";
import { describe, it } from "node:test";

import "../../../static/js/kinds/whole.js";
import { formatValue } from "../../../static/js/words/format.js";
import { cursorOf, isFinished, lastCursor, stops } from "../../../static/js/trace/cursor.js";
import { childName, nodeName } from "../../../static/js/trace/names.js";
import { narrate } from "../../../static/js/kinds/game/narration.js";
import { INNER, MAX } from "../../../static/js/trace/trace.js";
import { TRACES, sourceOf, traceOf } from "./answers.js";
import { searchTrace, threeByThree } from "./tree-fixtures.js";
import { plainText } from "./said.js";

/** @typedef {import("../../../static/js/trace/trace.js").Trace} Trace */

/** @param {Trace} trace @param {number} cursor */
const said = (trace, cursor) => plainText(narrate(trace, cursor, sourceOf(trace.text.method)));

/** @param {Trace} trace */
const saidByNode = (trace) => [...stops(trace, "node")].map((cursor) => said(trace, cursor));

/** @param {Trace} trace */
const saidAtCuts = (trace) => [...trace.cutNodes].map((row) => said(trace, trace.leave[row] + 1));

/** Every sentence about a return, with its row. @param {Trace} trace */
const returns = (trace) =>
  Array.from({ length: trace.visited }, (_, row) => ({ row, text: said(trace, trace.leave[row] + 1) }));

const REAL = TRACES.map((name) => ({ name, trace: traceOf(name) }));

describe("The first lesson", () => {
  const trace = traceOf("lesson");

  it("says what a line finds, and gives the number and the text of one that finds nothing", () => {
    assert.equal(said(trace, 2), "Is the game over at A? No.");
    /** @type {string[][]} */
    const textbook = sourceOf("alphabeta");
    const sources = textbook.map((lines) =>
      lines.map((line) => line.replace("game.result(state, action)", "state @ action")),
    );
    const cursors = Array.from(trace.event.keys(), (at) => at + 1);
    const plain = cursors.find((cursor) => / is next: /.test(plainText(narrate(trace, cursor, sources)))) ?? -1;
    assert.match(plainText(narrate(trace, plain, sources)), /^At A, line \d+ is next: child = state @ action$/);
    const line = narrate(trace, plain, sources).at(-1);
    assert.deepEqual(line, { text: "child = state @ action", role: "code", row: -1 });
    const all = cursors.map((cursor) => said(trace, cursor));
    for (const found of ["The next move is a₂.", "v = 2 ≤ α = 3? Yes: return.", "α = max(−∞, 3) = 3."])
      assert.ok(all.includes(found), found);
  });

  it("links names to nodes, coloured by the side to move there, and marks the cut", () => {
    const parts = narrate(trace, cursorOf(trace, 5), []);
    assert.deepEqual(
      parts.filter(({ role }) => role !== ""),
      [
        { text: "C", role: "MIN", row: 5 },
        { text: "A", role: "MAX", row: 0 },
        { text: "C", role: "MIN", row: 5 },
        { text: "cut c₂ and c₃", role: "cut", row: -1 },
      ],
    );
  });
});

describe("By minimax, the same tree", () => {
  it("has no windows and no cuts", () => {
    const sentences = saidByNode(traceOf("lesson by minimax"));
    assert.ok(sentences.every((text) => !/window|cut|α|β/.test(text)));
    assert.equal(sentences.length, 4 + 13);
  });
});

describe("A cut above the leaves", () => {
  const trace = traceOf("binary");

  it("is described at the node that is cut, where stepping by cut stops", () => {
    const texts = [...stops(trace, "cut")].slice(0, -1).map((cursor) => said(trace, cursor));
    assert.deepEqual(texts, saidAtCuts(trace));
  });
});

describe("A value that closes the window at the last move", () => {
  const closed = "v ≤ α, but nothing is left to skip.";

  it("cuts nothing, but the sentence says that it closes it, with the comparison in use", () => {
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
    assert.ok(!at(">").includes("α"), at(">"));
  });
});

describe("A cut of many moves", () => {
  it("names the first four and counts the others", () => {
    const trace = searchTrace([[5], [1, 2, 3, 4, 6, 7, 8]]);
    assert.match(saidAtCuts(trace)[0], /: cut 2, 3, 4, 5 and 2 more\.$/);
  });
});

describe("A window that was closed from the start", () => {
  it("is mentioned without a node if no node above has its end", () => {
    const trace = threeByThree();
    const alpha = trace.alpha.slice();
    alpha[5] = 7;
    const text = plainText(narrate({ ...trace, alpha }, cursorOf(trace, 5), []));
    assert.match(text, /C, MIN can get 2\. v ≤ α = 7, .*: cut c₂ and c₃\.$/);
  });
});

describe("Every sentence of every trace", () => {
  it("is made of words, with nothing missing in it", () => {
    for (const { name, trace } of REAL) {
      for (let cursor = 0; cursor <= lastCursor(trace); cursor += 1) {
        const text = said(trace, cursor);
        const told = text.replace(/^(Is the .*|\S+ = .*)\? (?=Yes|No)/, "Asked. ");
        assert.doesNotMatch(told, /NaN|undefined|null|Infinity|\?|\[object| {2}| [,.;:]|–/, `${name}, ${cursor}`);
        assert.ok(trace.event[cursor - 1] > 0 || text.endsWith("."), `${name}, ${cursor}: ${text}`);
      }
    }
  });

  it("begins with a capital, a name or a comparison, and so does the next sentence in it", () => {
    for (const { name, trace } of REAL) {
      const nodes = new Set([...trace.parent.keys()].map((row) => nodeName(trace, row)));
      nodes.delete("the root");
      for (const cursor of [0, ...stops(trace, "node")]) {
        for (const sentence of said(trace, cursor).split(/(?<=\.) /)) {
          const named = [...nodes].some((node) => sentence.startsWith(node));
          assert.ok(named || /^(\p{Lu}|v [≤≥<>]|−?\d)/u.test(sentence), `${name}, ${cursor}: ${sentence}`);
        }
      }
    }
  });

  it("links each name to its node", () => {
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

  it("mentions a cut exactly where one happens, and names or counts each move that it saves", () => {
    for (const { name, trace } of REAL) {
      const cut = new Set(trace.cutNodes);
      for (const { row, text } of returns(trace)) {
        assert.equal(text.includes(": cut "), cut.has(row), `${name}: ${text}`);
        if (!cut.has(row)) continue;
        const pruned = [...trace.parent.keys()].filter((each) => each >= trace.visited && trace.parent[each] === row);
        const [first] = pruned.map((each) => childName(trace, each));
        assert.ok(text.includes(`cut ${first}`), text);
      }
    }
  });

  it("about a return says correctly whether the value is the first, better, or not better", () => {
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
            ? `${formatValue(value)}.`
            : better
              ? `${max ? "rises" : "falls"} from ${formatValue(before)} to ${formatValue(value)}.`
              : value === before
                ? `${formatValue(before)} again, so `
                : `${formatValue(value)} ${max ? "<" : ">"} ${formatValue(before)}, so `;
        assert.ok(text.includes(expected), `${name}: ${text}`);
      }
    }
  });

  it("that says where a value comes from names a child that returned it", () => {
    for (const { name, trace } of REAL) {
      for (const { row, text } of returns(trace)) {
        const found = /^All .* Best for \S+: (\S+), (?:from|by) (?:\S+ to )?([^.;]+)/.exec(text);
        if (!found || trace.status[row] !== INNER) continue;
        const worth = [...trace.parent.keys()]
          .filter((child) => trace.parent[child] === row && childName(trace, child) === found[2])
          .map((child) => formatValue(trace.value[child]));
        assert.deepEqual(worth, [found[1]], `${name}: ${text}`);
      }
    }
  });
});
