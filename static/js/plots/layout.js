/**
 * A plot in pixels: where everything is, for a width and a font size. Pure, no DOM.
 *
 * @typedef {import("./data.js").PlotData} PlotData
 * @typedef {import("./data.js").Series} Series
 * @typedef {import("./scales.js").Scale} Scale
 * @typedef {{left: number, right: number, top: number, bottom: number}} Box
 *
 * @typedef {object} DrawnSeries
 * @property {string} name
 * @property {Series["mark"]} mark
 * @property {import("./styles.js").Style} style
 * @property {string} path its line; "" if it has only marks
 * @property {boolean} dashed whether the line shows its dashes
 * @property {{x: number, y: number, text: string}[]} marks
 * @property {{x: number, y: number, from: number} | null} label where its name is written, at the end of its line,
 *   which is at height `from`; null if it is in the legend
 *
 * @typedef {object} Layout
 * @property {number} width
 * @property {number} height
 * @property {Box} box inside the axes
 * @property {{at: number, text: string}[]} xTicks
 * @property {{at: number, text: string}[]} yTicks
 * @property {{at: number, name: string}[]} levels
 * @property {DrawnSeries[]} series
 * @property {boolean} legend whether the names are in a legend
 * @property {(x: number) => number | null} xAt where a number on the x axis is, null if outside
 */

import { curveLinear, curveStepAfter, line } from "d3-shape";
import { placed } from "./data.js";
import { spread, widthOf } from "./labels.js";
import { makeScale, ticksOf } from "./scales.js";
import { styleOf } from "./styles.js";
import { formatNumber, formatTick } from "./write.js";

/** Names are written at the ends of lines if they take no more of the width than this. */
const LABELS_SHARE = 0.34;
const FEW_SERIES = 7;
/** Points nearer together than this, in font sizes, get no marks of their own. */
const MARK_ROOM = 0.9;

/**
 * The font size in pixels that a browser tells, as "12px". Of what has just left the page it tells "": then the one
 * before stays.
 * @param {string} text @param {number} before
 */
export const emOf = (text, before) => Number.parseFloat(text) || before;

/**
 * @param {PlotData} data
 * @param {number} width
 * @param {number} em the font size
 * @returns {Layout}
 */
export function layoutPlot(data, width, em) {
  const points = data.series.map((series) => placed(data, series));
  const height = Math.round(Math.min(Math.max(width * 0.58, 15 * em), 30 * em));
  const levels = (data.levels ?? []).filter(({ y }) => Number.isFinite(y) && (data.y.scale === "linear" || y > 0));
  const [top, bottom] = [2 * em, height - 3.2 * em];

  const ys = [...points.flat().map(([, y]) => y), ...levels.map(({ y }) => y), ...(data.y.ends ?? [])];
  const y = makeScale(data.y, ys, [bottom, top], true);
  const yTicks = ticksOf(y, data.y, Math.floor((bottom - top) / (3 * em))).map((tick) => ({
    at: y(tick),
    text: formatTick(tick),
  }));
  const left = Math.max(...yTicks.map(({ text }) => widthOf(text, em)), em) + 0.8 * em;

  // With some extra room, because all letters of a short name may be wide.
  const endRoom = Math.max(...data.series.map(({ name }) => widthOf(name, em))) + 3.2 * em;
  const legend = endRoom > LABELS_SHARE * width || data.series.length > FEW_SERIES;
  const right = width - (legend ? em : endRoom);
  const x = makeScale(
    data.x,
    points.flat().map((point) => point[0]),
    [left + 0.4 * em, right - 0.4 * em],
  );
  const xTicks = ticksOf(x, data.x, Math.floor((right - left) / (4.5 * em))).map((tick) => ({
    at: x(tick),
    text: formatTick(tick),
  }));

  const series = data.series.map((each, place) =>
    drawSeries(each, points[place], { x, y, place, em, room: right - left }),
  );
  if (!legend) placeLabels(series, points, y, { x: right + 1.8 * em, em, top, bottom });
  return {
    width,
    height,
    box: { left, right, top, bottom },
    xTicks,
    yTicks,
    levels: levels.map((level) => ({ at: y(level.y), name: level.name })),
    series,
    legend,
    xAt: (value) => insideOf(x, value),
  };
}

/**
 * @param {Series} series
 * @param {readonly import("./data.js").Point[]} points
 * @param {{x: Scale, y: Scale, place: number, em: number, room: number}} frame
 * @returns {DrawnSeries}
 */
function drawSeries(series, points, { x, y, place, em, room }) {
  const draw = line()
    .x(([at]) => x(at))
    .y(([, at]) => y(at))
    .curve(series.mark === "steps" ? curveStepAfter : curveLinear)
    .digits(1);
  const apart = points.length * MARK_ROOM * em <= room;
  const marked = series.mark === "dots" || (series.mark !== "dashed" && apart);
  return {
    name: series.name,
    mark: series.mark,
    style: styleOf(series, place),
    path: series.mark === "dots" ? "" : (draw(/** @type {any} */ (points)) ?? ""),
    dashed: series.mark === "dashed" || !marked,
    marks: marked
      ? points.map(([px, py]) => ({ x: x(px), y: y(py), text: `${formatNumber(px)}: ${formatNumber(py)}` }))
      : [],
    label: null,
  };
}

/**
 * Gives every series with points its label, at the height of its last point or near it.
 * @param {DrawnSeries[]} series
 * @param {readonly (readonly import("./data.js").Point[])[]} points
 * @param {Scale} y
 * @param {{x: number, em: number, top: number, bottom: number}} frame
 */
function placeLabels(series, points, y, { x, em, top, bottom }) {
  const shown = series.map((_, index) => index).filter((index) => points[index].length > 0);
  const ends = shown.map((index) => y(points[index][points[index].length - 1][1]));
  const heights = spread(ends, 1.25 * em, top, bottom);
  shown.forEach((index, i) => {
    series[index].label = { x, y: heights[i], from: ends[i] };
  });
}

/** @param {Scale} scale @param {number} value */
function insideOf(scale, value) {
  const [from, to] = scale.domain();
  return value >= from && value <= to ? scale(value) : null;
}
