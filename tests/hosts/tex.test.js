/** The pictures for LaTeX in the real one: every small tree as TikZ and as forest, and slides. */

import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, describe, it } from "node:test";

import { figureOf } from "../../static/js/export/figure.js";
import { forestText } from "../../static/js/export/forest.js";
import { texText } from "../../static/js/export/tex.js";
import { beamerText, tikzText } from "../../static/js/export/tikz.js";
import { lastCursor, stops } from "../../static/js/trace/cursor.js";
import { OTHER_TRACES, TRACES, traceOf } from "../unit/js/answers.js";
import { COLOUR } from "../unit/js/picture-theme.js";
import { PROBLEM_TRACES, problemTrace } from "../unit/js/problem-answers.js";
import { threeByThree } from "../unit/js/tree-fixtures.js";

const SIGNS = 'A_1 & 50 % {of} "it" #3 ~ ^ \\ $ < > [½] −∞ ≤ α';
const SMALL = [
  ...[...TRACES, ...OTHER_TRACES].map((name) => ({ name, trace: traceOf(name) })),
  ...PROBLEM_TRACES.map((name) => ({ name, trace: problemTrace(name) })),
].filter(({ trace }) => trace.count <= 60);

/** @param {import("../../static/js/trace/trace.js").Trace} trace @param {number} [cursor] */
const figureAt = (trace, cursor = lastCursor(trace)) => figureOf({ trace, cursor, collapsed: [], drawBoard: null });

describe("LaTeX takes", () => {
  let folder = "";
  before(() => {
    folder = mkdtempSync(join(tmpdir(), "plyscope-tex-"));
  });
  after(() => rmSync(folder, { recursive: true }));

  /** What LaTeX says of a document that it must compile. @param {string} text */
  function compiled(text) {
    writeFileSync(join(folder, "document.tex"), text);
    const done = spawnSync("pdflatex", ["-interaction=nonstopmode", "-halt-on-error", "document"], { cwd: folder });
    assert.equal(done.status, 0, String(done.stdout).slice(-1500));
    return String(done.stdout);
  }

  for (const { name, trace } of SMALL) {
    it(`${name} as TikZ, as forest and as the last slide, which has room for it`, () => {
      compiled(tikzText(figureAt(trace), COLOUR, SIGNS, true));
      compiled(forestText(figureAt(trace), SIGNS, true));
      assert.doesNotMatch(compiled(beamerText([figureAt(trace)], COLOUR, name, true)), /Overfull/);
    });
  }

  it("a lecture of the first tree, step by step, and no slide is overfull", () => {
    const slides = [0, ...stops(threeByThree(), "node")].map((cursor) => figureAt(threeByThree(), cursor));
    assert.doesNotMatch(compiled(beamerText(slides, COLOUR, SIGNS, true)), /Overfull/);
  });

  it("every sign in a text", () => {
    compiled(`\\documentclass{article}\\usepackage[T1]{fontenc}\\begin{document}${texText(SIGNS)}\\end{document}`);
  });
});
