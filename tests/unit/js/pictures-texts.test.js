import assert from "node:assert/strict";
import { describe, it } from "node:test";

import { dotText } from "../../../static/js/export/dot.js";
import { figureOf } from "../../../static/js/export/figure.js";
import { forestText } from "../../../static/js/export/forest.js";
import { outlineOf } from "../../../static/js/export/outline.js";
import { seenOn, textOn } from "../../../static/js/export/overlays.js";
import { hexOf, texText } from "../../../static/js/export/tex.js";
import { beamerText, tikzText } from "../../../static/js/export/tikz.js";
import { WrongPicture } from "../../../static/js/export/wrong.js";
import { lastCursor, stops } from "../../../static/js/trace/cursor.js";
import { OTHER_TRACES, TRACES, traceOf } from "./answers.js";
import { COLOUR } from "./picture-theme.js";
import { PROBLEM_TRACES, problemTrace } from "./problem-answers.js";
import { searchTrace, threeByThree } from "./tree-fixtures.js";

/** @typedef {import("../../../static/js/trace/trace.js").Trace} Trace */

/** @param {Trace} trace @param {number} [cursor] */
const figureAt = (trace, cursor = lastCursor(trace)) => figureOf({ trace, cursor, collapsed: [], drawBoard: null });
/** @param {Trace} trace */
const figuresOf = (trace) => [0, ...stops(trace, "node")].map((cursor) => figureAt(trace, cursor));

const EVERY = [...TRACES, ...OTHER_TRACES].map((name) => ({ name, trace: traceOf(name) }));
const ALL = [...EVERY, ...PROBLEM_TRACES.map((name) => ({ name, trace: problemTrace(name) }))];
const SMALL = ALL.filter(({ trace }) => trace.count <= 400);

/** A text of TeX without its comments and escaped signs. @param {string} text */
const plain = (text) => text.replace(/^%.*$/gm, "").replace(/\\[{}$&#%_]/g, "");

/** What is wrong with the grammar of a TikZ picture. @param {string} text @returns {string[]} */
function faultsOf(text) {
  const wrong = [];
  let depth = 0;
  for (const sign of plain(text)) {
    depth += sign === "{" ? 1 : sign === "}" ? -1 : 0;
    if (depth < 0) wrong.push("a brace is closed that was not opened");
  }
  if (depth !== 0) wrong.push("a brace stays open");
  if ((plain(text).match(/\$/g) ?? []).length % 2 !== 0) wrong.push("a formula stays open");
  const named = [...text.matchAll(/\\node\[.*\] \((n\d+)\) at \((-?[\d.]+),(-?[\d.]+)\)/g)].map(([, id]) => id);
  if (new Set(named).size !== named.length) wrong.push("a node is there twice");
  for (const [, from, to] of text.matchAll(/^\s*\\draw\[edge.*\] \((n\d+)\) -- .*\((n\d+)\);$/gm))
    if (!named.includes(from) || !named.includes(to)) wrong.push(`an edge from ${from} to ${to} leads nowhere`);
  const drawn = [...text.matchAll(/^\s*\\draw\[edge/gm)].length;
  if (drawn !== Math.max(0, named.length - 1)) wrong.push(`${drawn} edges for ${named.length} nodes`);
  if ([...text.matchAll(/\\useasboundingbox/g)].length !== 1) wrong.push("not one bounding box");
  for (const each of text.match(/\\begin\{\w+\}/g) ?? [])
    if (!text.includes(each.replace("begin", "end"))) wrong.push(`${each} does not end`);
  return wrong;
}

describe("the tree as TikZ", () => {
  it("is sound for every search: each node once, each edge between nodes, one bounding box", () => {
    for (const { name, trace } of SMALL) {
      const text = tikzText(figureAt(trace), COLOUR, name, true);
      assert.deepEqual(faultsOf(text), [], name);
      assert.equal(text.match(/\\node\[/g)?.length, figureAt(trace).nodes.length, name);
    }
  });

  it("has a slide for each step, and one bounding box for all, so that nothing jumps", () => {
    for (const { name, trace } of SMALL.filter(({ trace }) => trace.count <= 40)) {
      const text = beamerText(figuresOf(trace), COLOUR, name, true);
      assert.deepEqual(faultsOf(text), [], name);
      assert.doesNotMatch(text, /useasboundingbox.*<|only<[^>]*>\{\s*\\useasboundingbox/, name);
    }
  });

  it("shows on each slide what the page shows at that step", () => {
    const figures = figuresOf(threeByThree());
    const text = beamerText(figures, COLOUR, "", false);
    for (const [i, { nodes }] of figures.entries())
      for (const { id, value } of nodes) {
        const [, written] = /** @type {RegExpExecArray} */ (new RegExp(`\\(${id}\\) at \\S+ \\{(.*)\\};`).exec(text));
        assert.equal(onSlide(written, i + 1), value, `${id} on slide ${i + 1}`);
      }
  });

  it("is the same text for the same tree", () => {
    const text = tikzText(figureAt(searchTrace([1, 2])), COLOUR, "Two", false);
    assert.ok(text.startsWith("% Two\n% This needs"));
    assert.deepEqual(text.split("\n").slice(-12), [
      "  \\useasboundingbox (-0.9,-2.95) rectangle (2.4,0.6);",
      "  % The nodes: where they are, and what is written in them.",
      "  \\node[max, label={[beside]right:{MAX}}] (n0) at (0.75,0) {2};",
      "  \\node[leaf, label={[move]below:{1}}] (n1) at (0,-2.1) {1};",
      "  \\node[leaf, best, label={[move]below:{2}}] (n2) at (1.5,-2.1) {2};",
      "  % The edges, with moves and windows.",
      "  \\begin{scope}[on background layer]",
      "    \\draw[edge] (n0) -- (n1);",
      "    \\draw[edge, best] (n0) -- (n2);",
      "  \\end{scope}",
      "\\end{tikzpicture}",
      "",
    ]);
  });

  it("has the names that the screen has, also before the first step, and room for them", () => {
    const trace = threeByThree();
    for (const text of [
      tikzText(figureAt(trace, 0), COLOUR, "", false),
      beamerText([figureAt(trace, 0)], COLOUR, "", false),
    ]) {
      for (const name of ["A MAX", "B", "C", "D"])
        assert.ok(text.includes(`label={[beside]`) && text.includes(`{${name}}`));
      assert.ok(text.includes("left:{B}}"), "away from the edge above");
    }
    const forest = forestText(figureAt(trace, 0), "", false);
    assert.deepEqual(
      [...forest.matchAll(/, beside=\{([^}]*)\}/g)].map(([, name]) => name),
      ["A MAX", "B", "C", "D"],
    );
  });

  it("has no line whose end would be a space beside the picture", () => {
    const [before] = tikzText(figureAt(threeByThree()), COLOUR, "", false).split("\\begin{tikzpicture}");
    for (const line of before.split("\n").filter((each) => each !== "")) assert.match(line, /^%|%$/);
  });

  it("is never larger than a slide, under a title of one line or of several", () => {
    for (const { name, trace } of SMALL)
      for (const title of ["", "a title ".repeat(12)]) {
        const text = beamerText([figureAt(trace)], COLOUR, title, false);
        const shrink = Number(/\\scalebox\{(.*?)\}/.exec(text)?.[1] ?? 1);
        const box = /\\useasboundingbox \((.*),(.*)\) rectangle \((.*),(.*)\);/.exec(text)?.slice(1).map(Number) ?? [];
        assert.ok((box[2] - box[0]) * shrink <= 10.61, name);
        assert.ok((box[3] - box[1]) * shrink <= (title ? 5.41 : 6.61), name);
      }
  });

  it("says where a tree is too large for a text", () => {
    const wide = searchTrace(
      Array.from({ length: 500 }, (_, i) => i),
      { search: "minimax" },
    );
    assert.throws(
      () => figureAt(wide),
      (error) => error instanceof WrongPicture && /501 nodes/.test(error.message),
    );
  });
});

/** What a text with overlays shows on a slide, in the page's signs. @param {string} written @param {number} slide */
function onSlide(written, slide) {
  const shown = written.includes("\\only")
    ? [...written.matchAll(/\\only<([^>]*)>\{((?:[^{}]|\{[^{}]*\})*)\}/g)]
        .filter(([, on]) => on.split(",").some((range) => inRange(range, slide)))
        .map(([, , text]) => text)
        .join("")
    : written;
  return shown.replace("$-$", "−");
}

/** @param {string} range @param {number} slide */
function inRange(range, slide) {
  const [from, to] = range.split("-");
  return slide >= Number(from) && (to === undefined ? slide === Number(from) : to === "" || slide <= Number(to));
}

describe("other texts of the tree", () => {
  it("are brackets for forest, one for each node", () => {
    for (const { name, trace } of SMALL) {
      const text = plain(forestText(figureAt(trace), name, true));
      assert.equal(text.match(/^ +\[\{/gm)?.length, figureAt(trace).nodes.length, name);
      assert.equal(text.match(/\{/g)?.length, text.match(/\}/g)?.length, name);
    }
    assert.match(
      forestText(figureAt(searchTrace([[1, 2], -3])), "", false),
      / {2}\[\{1\}, max, beside=\{MAX\}\n {4}\[\{1\}, min, best, move=\{1\}\n {6}\[\{1\}, leaf, best, move=\{1\}\]\n/,
    );
  });

  it("are so far apart for forest that no move lies over another", () => {
    for (const { name, trace } of SMALL) {
      const text = forestText(figureAt(trace), name, true);
      const [, down, across] = /l sep=(\d+)mm, s sep=(\d+)mm/.exec(text)?.map(Number) ?? [];
      const moves = figureAt(trace)
        .nodes.slice(1)
        .map(({ move, moves }) => moves.findLast((text) => text !== "" && text.includes(move)) ?? "");
      const longest = 1.35 * Math.max(0, ...moves.map((move) => move.length));
      // At seven tenths of their edges, two moves are as far apart as that share of their nodes, of at least 5 mm.
      const room = 0.7 * (across + 5);
      assert.ok(text.includes("rotate=90") ? room >= 3 && down >= longest : room >= longest + 1, name);
    }
    const heaps = forestText(figureAt(traceOf("heaps")), "", true);
    assert.match(heaps, /move=\{1 from heap 1\}/);
    assert.match(heaps, /rotate=90/);
  });

  it("name each outcome beside its probability for forest, before the search and after it", () => {
    for (const name of ["chance", "cut by chance"])
      for (const cursor of [0, lastCursor(traceOf(name))]) {
        const figure = figureAt(traceOf(name), cursor);
        const text = forestText(figure, "", false);
        const outcomes = figure.nodes.filter(({ moves }) => moves.length > 1);
        assert.ok(outcomes.length > 0);
        for (const { move, moves } of outcomes)
          assert.ok(text.includes(`move={${texText(`${move} ${moves.at(-1)}`)}}`), `${name}: ${move}`);
      }
  });

  it("are nodes and edges for Graphviz, with quotes that cannot end a label", () => {
    for (const { name, trace } of SMALL) {
      const text = dotText(figureAt(trace), 'a "quoted" \\ title');
      const nodes = figureAt(trace).nodes.length;
      assert.equal(text.match(/^ {2}n\d+ \[/gm)?.length, nodes, name);
      assert.equal(text.match(/^ {2}n\d+ -> n\d+/gm)?.length ?? 0, nodes - 1, name);
      assert.match(text, /^digraph "a \\"quoted\\" \\\\ title" \{/);
      assert.equal((text.replace(/\\./g, "").match(/"/g) ?? []).length % 2, 0, name);
    }
  });

  it("are an outline as the terminal prints it", () => {
    const [, second, third] = outlineOf(figureAt(threeByThree())).split("\n");
    assert.deepEqual([second, third], ["├─ a₁ MIN 3", "│  ├─ b₁ 3"]);
    assert.match(outlineOf(figureAt(threeByThree())), /\(α-cut: v = 2 ≤ α = 3\)\n│ {2}├─ c₁ 2\n│ {2}├─ c₂ cut\n/);
  });
});

describe("text for TeX", () => {
  it("has no sign that TeX would take for a command", () => {
    assert.equal(
      texText("50 % & {a_b} #1 $ ~ ^ \\"),
      "50 \\% \\& \\{a\\_b\\} \\#1 \\$ \\textasciitilde{} \\textasciicircum{} \\textbackslash{}",
    );
    assert.equal(texText("−∞ ≤ α, a₁₂"), "$-$$\\infty$ $\\leq$ $\\alpha$, a$_{12}$");
  });

  it("names slides by ranges", () => {
    assert.deepEqual(seenOn(["", "", "3", "2", "3", "3"]), [
      { value: "", on: "1-2" },
      { value: "3", on: "3,5-" },
      { value: "2", on: "4" },
    ]);
    assert.equal(textOn(["3", "3"]), "3");
    assert.equal(textOn(["", "3"]), "\\only<2->{3}");
  });

  it("has colours in six digits", () => {
    assert.equal(hexOf("rgb(31, 95, 209)"), "1F5FD1");
    assert.equal(hexOf("#1f5fd1"), "1F5FD1");
  });
});
