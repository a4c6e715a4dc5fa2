/** A drawing in the page, which is SVG already: its shapes, with the looks that the style sheets give them. */

import { inked } from "./css-colour.js";
import { fontOf } from "./svg-context.js";
import { element as xml, escaped, short } from "./xml.js";

const SHAPES = "path, rect, circle, ellipse, line, polyline, polygon, text";
/** What makes the form of a shape. */
const FORM = [
  "d",
  "x",
  "y",
  "x1",
  "y1",
  "x2",
  "y2",
  "cx",
  "cy",
  "r",
  "rx",
  "ry",
  "dx",
  "dy",
  "width",
  "height",
  "points",
];
/** Looks that are written as they are computed, unless they are as usual. @type {Readonly<Record<string, string>>} */
const USUAL = {
  "stroke-linecap": "butt",
  "stroke-linejoin": "miter",
  "stroke-dasharray": "none",
  "paint-order": "normal",
  "text-anchor": "start",
  "dominant-baseline": "auto",
};

/** @param {SVGSVGElement} drawing @param {{x: number, y: number}} origin @returns {string[]} */
export function drawingElements(drawing, origin) {
  const patterns = new Set([...drawing.querySelectorAll("pattern")].map((pattern) => patternElement(pattern)));
  const shapes = /** @type {SVGGraphicsElement[]} */ ([...drawing.querySelectorAll(SHAPES)])
    .filter((shape) => !shape.closest("defs, pattern, clipPath, marker"))
    .flatMap((shape) => shapeElement(shape, placeOf(shape, origin)));
  return patterns.size > 0 ? [xml("defs", {}, [...patterns].join("")), ...shapes] : shapes;
}

/** Where a shape stands in the picture. @param {SVGGraphicsElement} shape @param {{x: number, y: number}} origin */
function placeOf(shape, origin) {
  const matrix = shape.getScreenCTM();
  if (!matrix) return "";
  const { a, b, c, d, e, f } = matrix;
  const isPlain = a === 1 && b === 0 && c === 0 && d === 1;
  const [x, y] = [short(e - origin.x), short(f - origin.y)];
  return isPlain
    ? `translate(${x} ${y})`
    : `matrix(${[a, b, c, d].map((n) => Number(n.toFixed(5))).join(" ")} ${x} ${y})`;
}

/** @param {SVGElement} shape @param {string} transform @returns {string[]} */
function shapeElement(shape, transform) {
  const style = getComputedStyle(shape);
  const opacity = opacityOf(shape);
  if (style.display === "none" || style.visibility === "hidden" || opacity === 0) return [];
  const fill = paint("fill", style.fill);
  const stroke = style.strokeWidth === "0px" ? null : paint("stroke", style.stroke);
  const isText = shape.localName === "text";
  if (!fill && !stroke) return [];
  const attributes = {
    ...formOf(shape, style),
    transform,
    ...(fill ?? { fill: "none" }),
    ...stroke,
    ...faint("fill-opacity", fill, style.fillOpacity),
    ...faint("stroke-opacity", stroke, style.strokeOpacity),
    ...(stroke && { "stroke-width": parseFloat(style.strokeWidth), "vector-effect": plain(style.vectorEffect) }),
    ...looksOf(style, isText, stroke !== null),
    opacity: opacity === 1 ? null : opacity,
    ...(isText && fontOf(`${style.fontWeight} ${style.fontSize} ${style.fontFamily}`)),
  };
  return [xml(shape.localName, attributes, isText ? escaped((shape.textContent ?? "").trim()) : "")];
}

/** @param {string} value */
const plain = (value) => (value === "none" ? "" : value);

/** What is painted: a colour, or a pattern of the drawing. @param {"fill" | "stroke"} name @param {string} css */
const paint = (name, css) =>
  css.startsWith("url(") ? { [name]: `url(${css.slice(4).replace(/^"|"\).*$|\).*$/g, "")})` } : inked(name, css);

/** @param {string} name @param {Record<string, unknown> | null} painted @param {string} opacity @returns {Record<string, number>} */
const faint = (name, painted, opacity) => (painted && opacity !== "1" ? { [name]: Number(opacity) } : {});

/** How much of it is seen: groups around it may be faint too. @param {Element} shape */
function opacityOf(shape) {
  let seen = 1;
  for (let at = /** @type {Element | null} */ (shape); at && at.localName !== "svg"; at = at.parentElement) {
    const { opacity, display } = getComputedStyle(at);
    seen *= display === "none" ? 0 : Number(opacity);
  }
  return seen;
}

/** Style sheets may set the form too. @param {SVGElement} shape @param {CSSStyleDeclaration} style */
function formOf(shape, style) {
  const given = FORM.filter((name) => shape.hasAttribute(name)).map((name) => [name, shape.getAttribute(name)]);
  const isRound = shape.localName === "circle" && !shape.hasAttribute("r");
  return { ...Object.fromEntries(given), ...(isRound && { r: parseFloat(style.r) }) };
}

/** @param {CSSStyleDeclaration} style @param {boolean} isText @param {boolean} isStroked */
function looksOf(style, isText, isStroked) {
  const names = Object.keys(USUAL).filter((name) =>
    name.startsWith("text") || name.startsWith("dominant") ? isText : isStroked,
  );
  const looks = names.map((name) => [name, style.getPropertyValue(name)]);
  return Object.fromEntries(looks.filter(([name, value]) => value !== USUAL[name] && value !== ""));
}

/** Stripes that shapes are filled with. @param {SVGPatternElement} pattern */
function patternElement(pattern) {
  const names = ["id", "x", "y", "width", "height", "patternUnits", "patternTransform"];
  const shapes = [...pattern.children].flatMap((child) => shapeElement(/** @type {SVGElement} */ (child), ""));
  return xml("pattern", Object.fromEntries(names.map((name) => [name, pattern.getAttribute(name)])), shapes.join(""));
}
