// What a series looks like. Colour is never the only difference: each also has its own shape and dashes.
import { symbol, symbolCircle, symbolCross, symbolDiamond, symbolSquare, symbolStar, symbolTriangle } from "d3-shape";

/** @typedef {import("./data.js").Series} Series */
/**
 * `hollow` tells the seventh series from the first, and so on.
 * @typedef {{colour: string, shape: import("d3-shape").SymbolType, hollow: boolean, dash: string}} Style
 */

/** The amber of the active path is too pale for a line on its own; the fifth series is a darker one. */
const ROLES = { max: "--max", min: "--min", now: "--series-5", cut: "--cut" };
const SHAPES = [symbolCircle, symbolSquare, symbolTriangle, symbolDiamond, symbolCross, symbolStar];
/** For lines that were measured; the first is solid. */
const DASHES = ["", "8 3", "3 3", "10 3 3 3", "14 4", "6 2 2 2 2 2"];
/** For lines that were not measured: thinner, and never solid. */
const THIN_DASHES = ["2 4", "7 4", "7 3 2 3", "1 3", "12 4", "4 2 1 2"];

/**
 * @param {Series} series
 * @param {number} place its index in the list
 * @returns {Style}
 */
export function styleOf(series, place) {
  const among = series.index ?? place;
  const index = among % SHAPES.length;
  const token = series.role ? ROLES[series.role] : `--series-${index + 1}`;
  const dashes = series.mark === "dashed" ? THIN_DASHES : DASHES;
  return { colour: `var(${token})`, shape: SHAPES[index], hollow: among >= SHAPES.length, dash: dashes[index] };
}

/** The outline of a mark around (0, 0), about `side` pixels across. @param {Style} style @param {number} side */
export const markPath = (style, side) => symbol(style.shape, side * side * 0.75)() ?? "";
