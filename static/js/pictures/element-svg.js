/**
 * A part of the page as SVG: boxes, texts and drawings as they stand there, with the colours that they have. It knows
 * what the boards and plots of the page are made of, not all of CSS.
 */

import { boxElements } from "./element-box.js";
import { drawingElements } from "./element-drawing.js";
import { fontOf } from "./svg-context.js";
import { inked } from "./css-colour.js";
import { element as xml, escaped } from "./xml.js";

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
  const place = { x: box.left - origin.x, y: box.top - origin.y + BASELINE * box.height };
  return xml("text", { ...place, ...font, ...inked("fill", style.color) }, escaped(shown));
}

/**
 * What a style sheet draws before or after an element, if it has a place of its own there.
 * @param {Element} element @param {"::before" | "::after"} which @param {Point} origin
 */
function pseudo(element, which, origin) {
  const style = getComputedStyle(element, which);
  if (["none", "normal"].includes(style.content) || style.position !== "absolute" || style.display === "none")
    return [];
  const around = element.getBoundingClientRect();
  const [left, top, width, height] = [style.left, style.top, style.width, style.height].map((each) => parseFloat(each));
  if (![left, top, width, height].every(Number.isFinite)) return [];
  const { clientLeft, clientTop } = element;
  const box = new DOMRect(around.left + clientLeft + left, around.top + clientTop + top, width, height);
  const boxes = boxElements(style, movedBy(style, box), origin);
  const opacity = Number(style.opacity);
  return opacity < 1 && boxes.length > 0 ? [xml("g", { opacity }, boxes.join(""))] : boxes;
}

/** A box that its style moves or turns: the box around it. @param {CSSStyleDeclaration} style @param {DOMRect} box */
function movedBy({ transform }, box) {
  if (transform === "none") return box;
  const { e, f } = new DOMMatrix(transform);
  return new DOMRect(box.x + e, box.y + f, box.width, box.height);
}
