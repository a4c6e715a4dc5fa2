// A plot as a table and as a sentence, for readers who cannot see it, or who want the numbers.
import { isEmpty, placed } from "./data.js";
import { formatNumber } from "./write.js";

/** @typedef {import("./data.js").PlotData} PlotData */

/** Nobody reads a longer table than this. */
const MOST_ROWS = 60;

/**
 * The numbers: a row for every x, a column for every series. If there are too many rows, only every `every`th one is
 * given, and the last.
 * @param {PlotData} data
 * @returns {{heads: string[], rows: string[][], every: number}}
 */
export function tableOf(data) {
  const columns = data.series.map(({ points }) => valuesByX(points));
  const all = [...new Set(columns.flatMap((column) => [...column.keys()]))].sort((a, b) => a - b);
  const every = Math.ceil(all.length / MOST_ROWS);
  const shown = all.filter((_, index) => index % every === 0 || index === all.length - 1);
  return {
    heads: [data.x.label, ...data.series.map(({ name }) => name)],
    rows: shown.map((x) => [
      formatNumber(x),
      ...columns.map((column) => (column.get(x) ?? [NaN]).map(formatNumber).join(", ")),
    ]),
    every,
  };
}

/** A cloud of dots may have several values at one x. @param {PlotData["series"][number]["points"]} points */
function valuesByX(points) {
  /** @type {Map<number, number[]>} */
  const values = new Map();
  for (const [x, y] of points) values.set(x, [...(values.get(x) ?? []), y]);
  return values;
}

/**
 * What the plot shows, in a sentence or two.
 * @param {PlotData} data
 */
export function summaryOf(data) {
  if (isEmpty(data)) return `${data.title}: there is nothing to plot yet.`;
  const parts = data.series.flatMap((series) => {
    const points = placed(data, series);
    if (points.length === 0) return [];
    const [first, last] = [points[0], points[points.length - 1]];
    const at = (/** @type {import("./data.js").Point} */ [x, y]) => `${formatNumber(y)} at ${formatNumber(x)}`;
    return [points.length === 1 ? `${series.name}: ${at(first)}` : `${series.name}: from ${at(first)} to ${at(last)}`];
  });
  const levels = (data.levels ?? []).map(({ name, y }) => `${name}: ${formatNumber(y)}`);
  return `${data.title}. ${data.y.label} against ${data.x.label}. ${[...parts, ...levels].join("; ")}.`;
}
