import assert from "node:assert/strict";
import test from "node:test";
import { spread } from "../../../static/js/plots/labels.js";
import { emOf, layoutPlot } from "../../../static/js/plots/layout.js";
import { makeScale, ticksOf } from "../../../static/js/plots/scales.js";
import { styleOf } from "../../../static/js/plots/styles.js";
import { summaryOf, tableOf } from "../../../static/js/plots/words.js";
import { formatNumber, formatTick } from "../../../static/js/plots/write.js";

/** @typedef {import("../../../static/js/plots/data.js").PlotData} PlotData */
/** @typedef {import("../../../static/js/plots/data.js").Series} Series */
/** @typedef {import("../../../static/js/plots/data.js").Axis} Axis */

const NODES = /** @type {Axis} */ ({ label: "nodes", scale: "log" });
const DEPTH = /** @type {Axis} */ ({ label: "depth", scale: "linear", whole: true });

/** @param {Partial<Series>[]} series @param {Partial<PlotData>} [change] @returns {PlotData} */
const plotOf = (series, change = {}) => ({
  id: "work",
  title: "Work",
  x: DEPTH,
  y: NODES,
  series: series.map((each, index) => ({ name: `search ${index}`, mark: "line", points: [], ...each })),
  ...change,
});

test("a logarithmic axis of many decades has the powers of ten", () => {
  const scale = makeScale(NODES, [3, 549_946], [200, 0], true);
  assert.deepEqual(ticksOf(scale, NODES, 10).map(formatTick), ["1", "10", "100", "1k", "10k", "100k", "1M"]);
});

test("if there is only room for a few numbers, powers of ten are left out evenly", () => {
  const scale = makeScale(NODES, [1, 1e12], [200, 0], true);
  const powers = ticksOf(scale, NODES, 4).map(Math.log10);
  assert.ok(powers.length <= 7);
  const steps = new Set(powers.slice(1).map((power, i) => Math.round(power - powers[i])));
  assert.equal(steps.size, 1);
});

test("a logarithmic axis of one decade has ones, twos and fives", () => {
  const scale = makeScale(NODES, [10, 90], [200, 0], true);
  assert.deepEqual(ticksOf(scale, NODES, 10).map(formatTick), ["10", "20", "50", "100"]);
});

test("an axis of whole numbers has no fractions", () => {
  const scale = makeScale(DEPTH, [1, 3], [0, 400]);
  assert.deepEqual(ticksOf(scale, DEPTH, 10), [1, 2, 3]);
});

test("a single value is in the middle of its axis", () => {
  assert.equal(makeScale(DEPTH, [4], [0, 100])(4), 50);
  assert.equal(Math.round(makeScale(NODES, [1000], [0, 100])(1000)), 50);
});

test("a value without a logarithm is skipped", () => {
  const data = plotOf([
    {
      points: [
        [1, 0],
        [2, -3],
        [3, NaN],
        [4, Infinity],
        [5, 10],
        [6, 100],
      ],
    },
  ]);
  assert.equal(layoutPlot(data, 600, 12).series[0].marks.length, 2);
});

test("the numbers at an axis are short", () => {
  assert.deepEqual([0, 0.5, 100, 1000, 2000, 25_000, 3e6].map(formatTick), "0 0.5 100 1k 2k 25k 3M".split(" "));
  assert.deepEqual([1e9, 2e10, 1e-4, -0.05, 1234].map(formatTick), ["10⁹", "2 × 10¹⁰", "10⁻⁴", "−0.05", "1234"]);
});

test("numbers in the table are written in full", () => {
  assert.deepEqual([18297, -18297, -1 / 18, NaN].map(formatNumber), ["18,297", "−18,297", "−0.0556", "–"]);
});

test("labels that would overlap are moved apart and stay inside", () => {
  const heights = spread([50, 52, 51, 99], 10, 0, 100);
  const sorted = [...heights].sort((a, b) => a - b);
  sorted.slice(1).forEach((height, i) => assert.ok(height - sorted[i] >= 10));
  assert.ok(sorted[0] >= 0 && sorted[3] <= 100);
  assert.ok(heights[0] < heights[2] && heights[2] < heights[1], "their order is kept");
});

test("labels with enough room stay in place", () => {
  assert.deepEqual(spread([10, 90, 50], 10, 0, 100), [10, 90, 50]);
});

test("names are at the ends of lines if there is room, otherwise in a legend", () => {
  const data = plotOf([
    {
      points: [
        [1, 10],
        [2, 100],
      ],
    },
    {
      points: [
        [1, 10],
        [2, 20],
      ],
    },
  ]);
  const wide = layoutPlot(data, 600, 12);
  assert.ok(!wide.legend && wide.series.every(({ label }) => label !== null));
  const narrow = layoutPlot(data, 200, 12);
  assert.ok(narrow.legend && narrow.series.every(({ label }) => label === null));
});

test("everything is inside the picture, from a phone to a projector", () => {
  const data = plotOf(
    [
      {
        points: [
          [1, 10],
          [60, 3e9],
        ],
      },
    ],
    { levels: [{ name: "all", y: 5e9 }] },
  );
  for (const [width, em] of [
    [288, 12],
    [700, 12],
    [1800, 18],
  ]) {
    const { box, height, xTicks, yTicks, levels, series } = layoutPlot(data, width, em);
    assert.ok(box.left > 0 && box.right <= width && box.top > 0 && box.bottom < height);
    for (const { at } of xTicks) assert.ok(at >= box.left && at <= box.right);
    for (const { at } of [...yTicks, ...levels]) assert.ok(at >= box.top - 1e-6 && at <= box.bottom + 1e-6);
    for (const { x, y } of series[0].marks)
      assert.ok(x >= box.left && x <= box.right && y >= box.top && y <= box.bottom);
    assert.ok(xTicks.length >= 2 && yTicks.length >= 2);
  }
});

test("the cursor is shown at its x, and not outside the plot", () => {
  const { xAt, series } = layoutPlot(
    plotOf([
      {
        points: [
          [1, 10],
          [3, 100],
          [5, 1000],
        ],
      },
    ]),
    600,
    12,
  );
  assert.equal(xAt(3), series[0].marks[1].x);
  assert.equal(xAt(6), null);
});

test("every two of twelve series differ in colour, shape or filling, and a role has its own colour", () => {
  const styles = Array.from({ length: 12 }, (_, place) => styleOf(plotOf([{}]).series[0], place));
  const looks = styles.map(
    ({ colour, shape, hollow }) => `${colour} ${styles.findIndex((each) => each.shape === shape)} ${hollow}`,
  );
  assert.equal(new Set(looks).size, 12);
  assert.equal(styleOf(plotOf([{ role: "max" }]).series[0], 3).colour, "var(--max)");
});

test("a series with an index looks the same at any position", () => {
  const series = plotOf([{ index: 2 }]).series[0];
  assert.deepEqual(styleOf(series, 0), styleOf(series, 4));
});

test("points that are too close together for marks become a dashed line", () => {
  const points = /** @type {[number, number][]} */ (Array.from({ length: 500 }, (_, i) => [i + 1, i + 1]));
  const [, second] = layoutPlot(plotOf([{ points }, { points }]), 600, 12).series;
  assert.ok(second.marks.length === 0 && second.dashed && second.style.dash !== "");
});

test("the table has a row for every x, and a dash if a series has no value", () => {
  const table = tableOf(
    plotOf([
      {
        points: [
          [1, 10],
          [2, 18297],
        ],
      },
      { points: [[2, 7275]] },
    ]),
  );
  assert.deepEqual(table.heads, ["depth", "search 0", "search 1"]);
  assert.deepEqual(table.rows, [
    ["1", "10", "–"],
    ["2", "18,297", "7,275"],
  ]);
  assert.equal(table.every, 1);
});

test("a long table is thinned evenly and keeps its last row", () => {
  const points = /** @type {[number, number][]} */ (Array.from({ length: 1000 }, (_, i) => [i + 1, 2 * i + 2]));
  const { rows, every } = tableOf(plotOf([{ points }]));
  assert.ok(rows.length <= 61 && every === 17);
  assert.deepEqual(rows[rows.length - 1], ["1,000", "2,000"]);
});

test("several values at one x share a cell", () => {
  assert.deepEqual(
    tableOf(
      plotOf([
        {
          points: [
            [1, 2],
            [1, 3],
          ],
        },
      ]),
    ).rows,
    [["1", "2, 3"]],
  );
});

test("the sentence names every series with its first and last value, and the levels", () => {
  const data = plotOf(
    [
      {
        points: [
          [1, 10],
          [9, 18297],
        ],
      },
      { points: [[9, 7275]] },
      {},
    ],
    { levels: [{ name: "minimax", y: 549946 }] },
  );
  assert.equal(
    summaryOf(data),
    "Work. nodes against depth. search 0: from 10 at 1 to 18,297 at 9; search 1: 7,275 at 9; minimax: 549,946.",
  );
});

test("a plot without points says so", () => {
  assert.equal(summaryOf(plotOf([{}])), "Work: there is nothing to plot yet.");
  assert.equal(layoutPlot(plotOf([{}]), 320, 12).series[0].marks.length, 0);
});

test("a plot that has left the page keeps its font size, and so its height", () => {
  assert.equal(emOf("13.5px", 12), 13.5);
  assert.equal(emOf("", 12), 12);
});
