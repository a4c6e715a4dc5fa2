/** The ground, border and rings of a box of the page, as SVG elements. */

import { inked } from "./css-colour.js";
import { element as xml } from "./xml.js";

/** @typedef {{x: number, y: number, width: number, height: number}} Box */

const SIDES = /** @type {const} */ (["Top", "Right", "Bottom", "Left"]);
/** A ring that a style sheet draws as a shadow without blur. */
const RING = /((?:rgba?|color)\([^)]*\)) 0px 0px 0px ([\d.]+)px( inset)?/g;
/** A pattern of stripes is drawn in its first colour, faintly. */
const STRIPES = { colour: /(?:rgba?|color)\([^)]*\)/, opacity: 0.45 };

/** @param {CSSStyleDeclaration} style @param {DOMRect} at @param {{x: number, y: number}} origin @returns {string[]} */
export function boxElements(style, at, origin) {
  const box = { x: at.left - origin.x, y: at.top - origin.y, width: at.width, height: at.height };
  if (box.width <= 0 || box.height <= 0) return [];
  return [...groundOf(style, box), ...ringsOf(style, box), ...borderOf(style, box)];
}

/** @param {CSSStyleDeclaration} style @param {Box} box */
function groundOf(style, box) {
  const rx = radiusOf(style, box);
  const ground = inked("fill", style.backgroundColor);
  const stripes = STRIPES.colour.exec(style.backgroundImage)?.[0];
  return [
    ...(ground ? [xml("rect", { ...box, rx, ...ground })] : []),
    ...(stripes ? [xml("rect", { ...box, rx, ...inked("fill", stripes), "fill-opacity": STRIPES.opacity })] : []),
  ];
}

/** @param {CSSStyleDeclaration} style @param {Box} box */
function radiusOf({ borderTopLeftRadius: radius }, { width, height }) {
  const most = Math.min(width, height) / 2;
  const given = parseFloat(radius) || 0;
  return Math.min(most, radius.endsWith("%") ? (given / 100) * Math.min(width, height) : given);
}

/** @param {CSSStyleDeclaration} style @param {Box} box */
const ringsOf = (style, box) =>
  [...style.boxShadow.matchAll(RING)].flatMap(([, colour, width, inset]) =>
    outline(box, Number(width), inset ? Number(width) / 2 : -Number(width) / 2, radiusOf(style, box), colour, ""),
  );

/** The outline of a box, moved inwards. @param {Box} box @param {number} width @param {number} inwards @param {number} rx @param {string} colour @param {string} dashes */
function outline(box, width, inwards, rx, colour, dashes) {
  const stroke = inked("stroke", colour);
  if (!stroke || width === 0) return [];
  const { x, y } = box;
  const [w, h] = [box.width, box.height].map((side) => Math.max(0, side - 2 * inwards));
  const shape = { x: x + inwards, y: y + inwards, width: w, height: h, rx: rx > 0 ? Math.max(0, rx - inwards) : null };
  return [xml("rect", { ...shape, fill: "none", ...stroke, "stroke-width": width, "stroke-dasharray": dashes })];
}

/** @param {CSSStyleDeclaration} style @param {Box} box */
function borderOf(style, box) {
  const sides = SIDES.map((side) => ({
    width: style[`border${side}Style`] === "none" ? 0 : parseFloat(style[`border${side}Width`]),
    colour: style[`border${side}Color`],
    dashes: dashesOf(style[`border${side}Style`], parseFloat(style[`border${side}Width`])),
  }));
  const [first] = sides;
  if (sides.every(({ width, colour }) => width === first.width && colour === first.colour))
    return outline(box, first.width, first.width / 2, radiusOf(style, box), first.colour, first.dashes);
  return sides.flatMap((side, i) => sideLine(side, i, box));
}

/** @param {string} style @param {number} width */
const dashesOf = (style, width) =>
  style === "dashed" ? `${3 * width} ${2 * width}` : style === "dotted" ? `${width} ${width}` : "";

/** One side of a border, from the top clockwise. @param {{width: number, colour: string, dashes: string}} side @param {number} i @param {Box} box */
function sideLine({ width, colour, dashes }, i, { x, y, width: across, height: down }) {
  const stroke = inked("stroke", colour);
  if (!stroke || width === 0) return [];
  const half = width / 2;
  const [right, bottom] = [x + across, y + down];
  const ends = [
    [x, y + half, right, y + half],
    [right - half, y, right - half, bottom],
    [x, bottom - half, right, bottom - half],
    [x + half, y, x + half, bottom],
  ][i];
  const [x1, y1, x2, y2] = ends;
  return [xml("line", { x1, y1, x2, y2, ...stroke, "stroke-width": width, "stroke-dasharray": dashes })];
}
