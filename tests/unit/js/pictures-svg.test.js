import assert from "node:assert/strict";
import { describe, it } from "node:test";

import "../../../static/js/boards/whole.js";
import { SvgContext, fontOf } from "../../../static/js/export/svg-context.js";
import { paintTree, treeSvg } from "../../../static/js/export/tree-picture.js";
import { element, escaped } from "../../../static/js/export/xml.js";
import { littleBoards } from "../../../static/js/boards/little.js";
import { lastCursor, stops } from "../../../static/js/trace/cursor.js";
import { OTHER_TRACES, TRACES, traceOf } from "./answers.js";
import { COLOUR, THEME } from "./picture-theme.js";
import { PROBLEM_TRACES, problemTrace } from "./problem-answers.js";
import { recordingContext } from "./recording-context.js";
import { threeByThree } from "./tree-fixtures.js";

/** @typedef {import("../../../static/js/trace/trace.js").Trace} Trace */

const LOOK = { theme: THEME, bare: false, size: { width: 900, height: 560 }, camera: null };
/** As wide as the recording context says. @param {string} _font @param {string} text */
const measure = (_font, text) => 7 * text.length;

/** @param {Trace} trace @param {number} [cursor] */
const shownAt = (trace, cursor = lastCursor(trace)) => ({
  trace,
  cursor,
  collapsed: [],
  drawBoard: littleBoards(trace),
});

/** What is wrong with the form of an XML file: tags that do not fit, signs that must be escaped. @param {string} text */
function faultsOf(text) {
  /** @type {string[]} */
  const open = [];
  const rest = text.replace(
    /<(\/?)([\w-]+)((?:\s+[\w:-]+="[^"<]*")*)\s*(\/?)>/g,
    (_all, end, name, _attributes, empty) => {
      if (end) assert.equal(open.pop(), name);
      else if (!empty) open.push(name);
      return "";
    },
  );
  assert.deepEqual(open, []);
  return rest.match(/[<>]|&(?!(?:amp|lt|gt|quot);)/g) ?? [];
}

/** Everything that the painter writes on a canvas. @param {Trace} trace @param {number} cursor */
function writtenOnScreen(trace, cursor) {
  const { ctx, texts } = recordingContext();
  paintTree(ctx, shownAt(trace, cursor), LOOK);
  return texts.map(({ text, x }) => `${text} at ${Math.round(Number(x.toFixed(2)))}`);
}

/** @param {string} svg */
const writtenIn = (svg) =>
  [...svg.matchAll(/<text x="([^"]*)"[^>]* fill="(?!none)[^>]*>([^<]*)<\/text>/g)].map(
    ([, x, text]) =>
      `${text.replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&amp;", "&")} at ${Math.round(Number(x))}`,
  );

describe("the tree as SVG", () => {
  const all = [...TRACES, ...OTHER_TRACES].map((name) => ({ name, trace: traceOf(name) }));
  const problems = PROBLEM_TRACES.map((name) => ({ name, trace: problemTrace(name) }));

  it("is well-formed, and has all that the painter writes on the screen, at the same places", () => {
    for (const { name, trace } of [...all, ...problems]) {
      const middle = stops(trace, "node")[Math.floor(stops(trace, "node").length / 2)] ?? 0;
      for (const cursor of [0, middle, lastCursor(trace)]) {
        const svg = treeSvg(shownAt(trace, cursor), LOOK, 'A "title" & <more>', measure);
        assert.deepEqual(faultsOf(svg), [], name);
        assert.deepEqual(writtenIn(svg), writtenOnScreen(trace, cursor), name);
        assert.doesNotMatch(svg, /NaN|undefined|Infinity/, name);
      }
    }
  });

  it("has each node of the screen as a shape", () => {
    const svg = treeSvg(shownAt(threeByThree()), LOOK, "", measure);
    // Nodes of one look are one path, with a part for each; it is filled, and then outlined.
    const paths = [...svg.matchAll(/<path d="([^"]*)" fill="([^"]*)"/g)];
    const outlined = new Set(paths.filter(([, , fill]) => fill === "none").map(([, d]) => d));
    const parts = paths
      .filter(([, d, fill]) => fill === "#ffffff" && outlined.has(d))
      .flatMap(([, d]) => d.match(/M/g) ?? []);
    assert.equal(parts.length, threeByThree().count);
  });

  it("is no larger than what is drawn, and has a ground only if it is wanted", () => {
    const svg = treeSvg(shownAt(threeByThree()), LOOK, "", measure);
    const [, width, height] = /** @type {RegExpExecArray} */ (/width="(\d+)" height="(\d+)"/.exec(svg));
    assert.ok(Number(width) < 900 && Number(height) < 480, `${width} × ${height}`);
    assert.match(svg, new RegExp(`<rect [^>]*fill="${COLOUR.surface}"/>\n<`));
    assert.doesNotMatch(
      treeSvg(shownAt(threeByThree()), { ...LOOK, bare: true }, "", measure),
      /<rect [^>]*fill="#ffffff"\/>\n</,
    );
  });
});

describe("a context that writes SVG", () => {
  it("draws boxes, circles and dashes as a canvas does", () => {
    const context = new SvgContext();
    context.beginPath();
    context.roundRect(10, 10, 40, 20, 30);
    context.arc(100, 20, 5, 0, 2 * Math.PI);
    context.setLineDash([4, 2]);
    context.globalAlpha = 0.5;
    context.stroke();
    const [path] = context.elements;
    assert.match(path, /^<path d="M20 10L40 10A10 10 0 0 1 50 20/);
    assert.match(path, /A5 5 0 0 1 95 20A5 5 0 0 1 105 20"/);
    assert.match(path, /stroke-dasharray="4 2" opacity="0.5"\/>$/);
    assert.deepEqual(context.extent.within({ width: 300, height: 300 }), { x: 1, y: 1, width: 113, height: 38 });
  });

  it("makes letters narrower where a text has little room", () => {
    const context = new SvgContext(() => 50);
    context.fillText("long", 0, 0, 30);
    context.fillText("long", 0, 0, 60);
    assert.match(context.elements[0], /textLength="30"/);
    assert.doesNotMatch(context.elements[1], /textLength/);
  });

  it("reads fonts as CSS writes them", () => {
    assert.deepEqual(fontOf('600 12px "Segoe UI", sans-serif'), {
      "font-family": '"Segoe UI", sans-serif',
      "font-size": 12,
      "font-weight": "600",
    });
  });

  it("escapes what a file may not have", () => {
    assert.equal(escaped('<a & "b">\u0000\ud800'), "&lt;a &amp; &quot;b&quot;&gt;");
    assert.equal(element("a", { b: 1.23456, c: null, d: "" }, "x"), '<a b="1.23">x</a>');
  });
});
