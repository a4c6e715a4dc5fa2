/**
 * Which of several texts is written in a node, how large, and how high. Pure.
 */
import { CHANCE } from "../trace/moment.js";
import { LEAF, shapeHeight, shapeWidth, valueOffset } from "./sizes.js";

/** The size of a value is a share of the node's unit, within these limits. */
const FONT_SHARE = 0.3;
const LARGEST_FONT = 15;
/** Nothing smaller can be read with ease, so it is not written at all. */
const SMALLEST_FONT = 11;
/** The space inside the outline, on each side; a box needs less, because its corners are out of the way. */
const INSET = 2;
const LEAF_INSET = 1.5;
/** Half the height of a digit, in font sizes. */
const HALF_DIGIT = 0.36;
/** A triangle is wider towards its base, so a long text is moved this far towards it. */
const TOWARDS_BASE = 0.25;
/** Letters may be this much narrower than usual, if a number has no room in a leaf otherwise. */
const NARROW = 0.7;

/**
 * @typedef {{text: string, size: number, offset: number, crosses?: boolean, width?: number}} FittedText `offset` from the
 *   middle, as a share of the height; `crosses` if the text is as wide as the shape and lies over its slanted sides;
 *   `width` if the letters are drawn narrower, to be no wider than this together
 */

/**
 * The first text that can be read inside a shape, or else the first that is no wider than the shape. Sizes are whole
 * pixels, because the browser has to draw all letters again for each new size.
 * @param {readonly string[]} texts the fullest first
 * @param {number} shape @param {number} unit
 * @param {(text: string) => number} widthOf a text's width at a font of one pixel
 * @param {number} [least] the smallest size; larger than usual if a room full of people has to read it
 * @returns {FittedText | null} null if there is no room
 */
export function fitValue(texts, shape, unit, widthOf, least = SMALLEST_FONT) {
  const inside = texts.map((text) => placed(text, widthOf(text), shape, unit, least)).find(({ size }) => size >= least);
  if (inside) return inside;
  if (shape === LEAF) return narrow(texts, unit, widthOf, least);
  const across = texts.find((text) => widthOf(text) * least <= shapeWidth(shape, unit));
  return across === undefined ? null : { text: across, size: least, offset: valueOffset(shape), crosses: true };
}

/** @param {readonly string[]} texts @param {number} unit @param {(text: string) => number} widthOf @param {number} size @returns {FittedText | null} */
function narrow(texts, unit, widthOf, size) {
  const width = shapeWidth(LEAF, unit) - 2 * LEAF_INSET;
  const text = texts.find((each) => NARROW * widthOf(each) * size <= width);
  return text === undefined ? null : { text, size, offset: valueOffset(LEAF), width };
}

/** @param {string} text @param {number} width at a font of one pixel @param {number} shape @param {number} unit @param {number} least @returns {FittedText} */
function placed(text, width, shape, unit, least) {
  const ideal = Math.min(LARGEST_FONT, Math.max(least, unit * FONT_SHARE));
  /** @param {number} offset @returns {FittedText} */
  const at = (offset) => ({ text, offset, size: Math.floor(Math.min(ideal, largest(width, shape, unit, offset))) });
  const usual = at(valueOffset(shape));
  if (usual.size >= Math.floor(ideal) || shape === LEAF || shape === CHANCE) return usual;
  return at(Math.sign(usual.offset) * TOWARDS_BASE);
}

/** The largest font at which all four corners of a text lie within a shape. @param {number} width @param {number} shape @param {number} unit @param {number} offset */
function largest(width, shape, unit, offset) {
  if (shape === LEAF) return (shapeWidth(LEAF, unit) - 2 * LEAF_INSET) / width;
  if (shape === CHANCE) return (shapeWidth(CHANCE, unit) / 2 - INSET) / Math.hypot(width / 2, HALF_DIGIT);
  const slope = unit / shapeHeight(shape, unit);
  return (unit * (0.5 + Math.abs(offset)) - 2 * INSET) / (width + HALF_DIGIT * slope);
}
