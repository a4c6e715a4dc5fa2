/**
 * A part of the page as SVG: boxes, texts and drawings as they stand there, with the colours that they have. It knows
 * what the boards and plots of the page are made of, not all of CSS.
 */

import { boxElements } from "./element-box.js";
import { drawingElements } from "./element-drawing.js";
import { fontOf } from "./svg-context.js";
import { inked } from "./css-colour.js";
import { element as xml, escaped, short } from "./xml.js";

/** @typedef {{x: number, y: number}} Point */

/** Controls are no part of a picture. */
const LEFT_OUT = "input, select, textarea, details, script, template";

/** @param {Element} root @returns {{content: string, width: number, height: number}} */
export function elementSvg(root) {
  const { left, top, width, height } = root.getBoundingClientRect();
  return { content: drawn(root, { x: left, y: top }).join("\n"), width, height };
}

/** @param {Element} element @param {Point} origin @returns {string[]} */
function drawn(element, origin) {
  const style = getComputedStyle(element);
  if (isUnseen(element, style)) return [];
  const content =
    element instanceof SVGSVGElement
      ? drawingElements(element, origin)
      : [
          ...boxElements(style, element.getBoundingClientRect(), origin),
          ...pseudo(element, "::before", origin),
          ...[...element.childNodes].flatMap((child) => childElements(child, style, origin)),
          ...pseudo(element, "::after", origin),
        ];
  const opacity = Number(style.opacity);
  return opacity < 1 && content.length > 0 ? [xml("g", { opacity }, content.join(""))] : content;
}

/** @param {Element} element @param {CSSStyleDeclaration} style */
function isUnseen(element, style) {
  if (element.matches(LEFT_OUT) || style.display === "none" || style.visibility === "hidden") return true;
  if (style.opacity === "0") return true;
  // What is only for screen readers.
  const { width, height } = element.getBoundingClientRect();
  return style.position === "absolute" && style.overflow === "hidden" && width <= 1 && height <= 1;
}

/** @param {ChildNode} child @param {CSSStyleDeclaration} style @param {Point} origin */
function childElements(child, style, origin) {
  if (child instanceof Element) return drawn(child, origin);
  return child instanceof Text ? linesOf(child, style).map((line) => textElement(line, style, origin)) : [];
}

/** @typedef {{text: string, box: DOMRect}} Line */

/** The lines into which the page breaks a text; words with several spaces between them stand alone. @param {Text} node @param {CSSStyleDeclaration} style @returns {Line[]} */
function linesOf(node, { whiteSpace }) {
  const isTable = whiteSpace.startsWith("pre");
  const range = document.createRange();
  /** @type {Line[]} */
  const lines = [];
  for (const { 0: word, index } of node.data.matchAll(/\S+/g)) {
    range.setStart(node, index);
    range.setEnd(node, index + word.length);
    const box = range.getBoundingClientRect();
    const last = lines.at(-1);
    if (box.width === 0) continue;
    if (!isTable && last && Math.abs(last.box.top - box.top) < 2) last.text += ` ${word}`;
    else lines.push({ text: word, box });
  }
  return lines;
}

/** The baseline, as a share of the height of a line's letters. */
const BASELINE = 0.79;

/** @param {Line} line @param {CSSStyleDeclaration} style @param {Point} origin */
function textElement({ text, box }, style, origin) {
  const shown = style.textTransform === "uppercase" ? text.toUpperCase() : text;
  const font = fontOf(`${style.fontWeight} ${style.fontSize} ${style.fontFamily}`);
  const look = { ...font, ...inked("fill", style.color) };
  const [left, top] = [box.left - origin.x, box.top - origin.y];
  if (!style.writingMode.startsWith("vertical"))
    return xml("text", { x: left, y: top + BASELINE * box.height, ...look }, escaped(shown));
  const middle = { x: left + box.width / 2, y: top + box.height / 2 };
  const baseline = middle.y + (BASELINE - 1 / 2) * box.width;
  const transform = turned(90 + degreesOf(style), middle);
  return xml("text", { x: middle.x, y: baseline, "text-anchor": "middle", transform, ...look }, escaped(shown));
}

/** How far a style turns its box. @param {CSSStyleDeclaration} style */
const degreesOf = ({ rotate }) => (/^-?[\d.]+deg$/.test(rotate) ? parseFloat(rotate) : 0);

/** @param {number} degrees @param {Point} about */
const turned = (degrees, { x, y }) => `rotate(${short(degrees)} ${short(x)} ${short(y)})`;

/**
 * What a style sheet draws before or after an element: at a place of its own, or else in the middle.
 * @param {Element} element @param {"::before" | "::after"} which @param {Point} origin
 */
function pseudo(element, which, origin) {
  const style = getComputedStyle(element, which);
  if (["none", "normal"].includes(style.content) || style.display === "none") return [];
  const [width, height] = [style.width, style.height].map((each) => parseFloat(each));
  const box = placeOf(element, style, width, height);
  if (![box.left, box.top, width, height].every(Number.isFinite)) return [];
  const boxes = boxElements(style, box, origin);
  const about = { x: box.left + width / 2 - origin.x, y: box.top + height / 2 - origin.y };
  const transform = degreesOf(style) === 0 ? "" : turned(degreesOf(style), about);
  const opacity = Number(style.opacity);
  if (boxes.length === 0 || (opacity === 1 && transform === "")) return boxes;
  return [xml("g", { opacity: opacity === 1 ? null : opacity, transform }, boxes.join(""))];
}

/** @param {Element} element @param {CSSStyleDeclaration} style  of what is drawn before or after it @param {number} width @param {number} height */
function placeOf(element, style, width, height) {
  const around = element.getBoundingClientRect();
  if (style.position !== "absolute") {
    const [left, top] = [around.left + (around.width - width) / 2, around.top + (around.height - height) / 2];
    return new DOMRect(left, top, width, height);
  }
  const moved = style.transform === "none" ? { e: 0, f: 0 } : new DOMMatrix(style.transform);
  const left = around.left + element.clientLeft + parseFloat(style.left) + moved.e;
  return new DOMRect(left, around.top + element.clientTop + parseFloat(style.top) + moved.f, width, height);
}
