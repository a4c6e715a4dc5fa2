/**
 * What a plot shows, as plain data: types, and questions that every part of a plot asks. Nothing here is in pixels.
 *
 * @typedef {object} Axis
 * @property {string} label
 * @property {"linear" | "log"} scale
 * @property {boolean} [whole] whether only whole numbers make sense, as for depths
 * @property {readonly number[]} [ends] the least range that it covers, so that plots can be compared
 *
 * @typedef {readonly [number, number]} Point x and y
 *
 * @typedef {object} Series
 * @property {string} name
 * @property {readonly Point[]} points from the left to the right
 * @property {"line" | "dots" | "steps" | "dashed"} mark "dashed" is for what was not measured
 * @property {"max" | "min" | "now" | "cut" | ""} [role] what it stands for; without it, `index` tells the series apart
 * @property {number} [index] which of the series' colours and shapes it has; its place in the list if not given
 *
 * @typedef {object} PlotData
 * @property {string} id
 * @property {string} title
 * @property {string} [note] a sentence about what to see in it
 * @property {keyof Markers} [along] what its x axis counts, if the cursor has a place on it
 * @property {Axis} x
 * @property {Axis} y
 * @property {readonly Series[]} series
 * @property {readonly {name: string, y: number}[]} [levels] values to compare with, as lines across
 *
 * @typedef {Readonly<Record<"pass" | "nodes" | "depth", number | null>>} Markers where the cursor is on each kind of
 *   axis; null if nowhere
 */

/** Whether a number has a place on the axis: logarithms have none for 0 and less. @param {Axis} axis @param {number} value */
export const hasPlace = (axis, value) => Number.isFinite(value) && (axis.scale === "linear" || value > 0);

/**
 * The points of a series that have a place in the plot.
 * @param {PlotData} data
 * @param {Series} series
 */
export const placed = (data, series) => series.points.filter(([x, y]) => hasPlace(data.x, x) && hasPlace(data.y, y));

/** Whether there is anything to draw. @param {PlotData} data */
export const isEmpty = (data) => data.series.every((series) => placed(data, series).length === 0);

/** An axis for any numbers. @param {string} label @returns {Axis} */
export const linearAxis = (label) => ({ label, scale: "linear" });

/** An axis for counts: passes, rounds, depths. @param {string} label @returns {Axis} */
export const wholeAxis = (label) => ({ label, scale: "linear", whole: true });
