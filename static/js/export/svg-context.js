/**
 * A context that writes SVG instead of pixels: the part of a canvas's 2D context that the painter of the tree and the
 * little boards use. What it writes is what they draw on the screen, call by call.
 */
import { Extent } from "./box.js";
import { element, escaped, short } from "./xml.js";

/** From the middle of a line of text down to its baseline, in font sizes. Programs that draw SVG differ in what they call the middle. */
const TO_BASELINE = 0.345;
/** How wide a letter is about, in font sizes, where nothing can measure it. */
const LETTER = 0.56;

/** @typedef {(font: string, text: string) => number} Measure  the width of a text */

/** Without a browser. @type {Measure} */
const roughWidth = (font, text) => [...text].length * sizeOf(font) * LETTER;

/** @param {string} font @returns {number} its size, in pixels */
const sizeOf = (font) => Number(/([\d.]+)px/.exec(font)?.[1] ?? 12);

const ANCHORS = Object.freeze({ center: "middle", right: "end", end: "end", left: "", start: "" });

export class SvgContext {
  /** @param {Measure} measure @param {string} [ground]  the colour of the ground: what is filled with it does not make the picture larger */
  constructor(measure = roughWidth, ground = "") {
    this.measure = measure;
    this.ground = ground;
    /** @type {string[]} */
    this.elements = [];
    this.extent = new Extent();
    this.fillStyle = "#000";
    this.strokeStyle = "#000";
    this.lineWidth = 1;
    this.lineCap = "butt";
    this.lineJoin = "miter";
    this.globalAlpha = 1;
    this.font = "10px sans-serif";
    /** @type {keyof typeof ANCHORS} */
    this.textAlign = "start";
    this.textBaseline = "alphabetic";
    /** @type {readonly number[]} */
    this.dash = [];
    /** @type {string[]} */
    this.path = [];
    /** What the path covers. */
    this.reach = new Extent();
  }

  /** Lengths are written in units, whatever the pixels of the screen are. */
  setTransform() {}

  /** @param {readonly number[]} dash */
  setLineDash(dash) {
    this.dash = dash;
  }

  /** @param {string} text */
  measureText(text) {
    return { width: this.measure(this.font, text) };
  }

  beginPath() {
    this.path = [];
    this.reach = new Extent();
  }

  /** @param {string} step @param {...number} numbers  pairs of x and y */
  #step(step, ...numbers) {
    for (let i = 0; i < numbers.length; i += 2) this.reach.add(numbers[i], numbers[i + 1]);
    this.path.push(step + numbers.map(short).join(" "));
  }

  /** @param {number} x @param {number} y */
  moveTo(x, y) {
    this.#step("M", x, y);
  }

  /** @param {number} x @param {number} y */
  lineTo(x, y) {
    this.#step(this.path.length === 0 ? "M" : "L", x, y);
  }

  /** @param {number} cx @param {number} cy @param {number} x @param {number} y */
  quadraticCurveTo(cx, cy, x, y) {
    this.#step("Q", cx, cy, x, y);
  }

  closePath() {
    this.path.push("Z");
  }

  /** @param {number} x @param {number} y @param {number} width @param {number} height */
  rect(x, y, width, height) {
    this.#step("M", x, y);
    this.#step("L", x + width, y, x + width, y + height, x, y + height);
    this.closePath();
  }

  /** @param {number} x @param {number} y @param {number} width @param {number} height @param {number} radius */
  roundRect(x, y, width, height, radius) {
    const r = Math.min(radius, Math.abs(width) / 2, Math.abs(height) / 2);
    const [right, bottom] = [x + width, y + height];
    const turn = `A${short(r)} ${short(r)} 0 0 1 `;
    this.#step("M", x + r, y);
    this.#step("L", right - r, y);
    this.#step(turn, right, y + r);
    this.#step("L", right, bottom - r);
    this.#step(turn, right - r, bottom);
    this.#step("L", x + r, bottom);
    this.#step(turn, x, bottom - r);
    this.#step("L", x, y + r);
    this.#step(turn, x + r, y);
    this.closePath();
  }

  /** @param {number} x @param {number} y @param {number} radius @param {number} from @param {number} to */
  arc(x, y, radius, from, to) {
    this.reach.add(x, y, radius);
    const at = (/** @type {number} */ angle) => [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
    const start = at(from);
    const r = short(radius);
    const draw = (/** @type {number} */ end, /** @type {number} */ large) =>
      this.path.push(`A${r} ${r} 0 ${large} 1 ${at(end).map(short).join(" ")}`);
    this.path.push(`${this.path.length === 0 || this.path.at(-1) === "Z" ? "M" : "L"}${start.map(short).join(" ")}`);
    if (to - from < 2 * Math.PI - 1e-6) draw(to, to - from > Math.PI ? 1 : 0);
    else {
      draw(from + Math.PI, 0);
      draw(from + 2 * Math.PI, 0);
    }
  }

  fill() {
    if (this.path.length === 0) return;
    if (this.fillStyle !== this.ground) this.extent.join(this.reach);
    this.#add("path", { d: this.path.join(""), fill: this.fillStyle, opacity: this.#opacity() });
  }

  stroke() {
    if (this.path.length === 0) return;
    const { left, top, right, bottom } = this.reach;
    if (left <= right) {
      this.extent.add(left, top, this.lineWidth / 2);
      this.extent.add(right, bottom, this.lineWidth / 2);
    }
    this.#add("path", { d: this.path.join(""), fill: "none", ...this.#line(), opacity: this.#opacity() });
  }

  /** @param {number} x @param {number} y @param {number} width @param {number} height */
  fillRect(x, y, width, height) {
    if (this.fillStyle !== this.ground) {
      this.extent.add(x, y);
      this.extent.add(x + width, y + height);
    }
    this.#add("rect", { x, y, width, height, fill: this.fillStyle, opacity: this.#opacity() });
  }

  /** @param {string} text @param {number} x @param {number} y @param {number} [width]  letters are narrower if there is less room */
  fillText(text, x, y, width) {
    this.#text(text, x, y, { fill: this.fillStyle }, width);
  }

  /** @param {string} text @param {number} x @param {number} y */
  strokeText(text, x, y) {
    this.#text(text, x, y, { fill: "none", ...this.#line() });
  }

  /** @param {string} text @param {number} x @param {number} y @param {Record<string, string | number>} paint @param {number} [most] */
  #text(text, x, y, paint, most = Infinity) {
    if (text === "") return;
    const size = sizeOf(this.font);
    const natural = this.measure(this.font, text);
    const width = Math.min(natural, most);
    const baseline = this.textBaseline === "middle" ? y + TO_BASELINE * size : y;
    const anchor = ANCHORS[this.textAlign];
    const left = anchor === "middle" ? x - width / 2 : anchor === "end" ? x - width : x;
    this.extent.add(left, baseline - size);
    this.extent.add(left + width, baseline + size / 4);
    const attributes = { x, y: baseline, ...fontOf(this.font), "text-anchor": anchor, opacity: this.#opacity() };
    const squeezed = natural > most ? { textLength: most, lengthAdjust: "spacingAndGlyphs" } : null;
    this.#add("text", { ...attributes, ...squeezed, ...paint }, escaped(text));
  }

  #opacity() {
    return this.globalAlpha === 1 ? null : this.globalAlpha;
  }

  #line() {
    return {
      stroke: this.strokeStyle,
      "stroke-width": this.lineWidth,
      "stroke-linecap": this.lineCap === "butt" ? "" : this.lineCap,
      "stroke-linejoin": this.lineJoin === "miter" ? "" : this.lineJoin,
      "stroke-dasharray": this.dash.map(short).join(" "),
    };
  }

  /** @param {string} name @param {Record<string, string | number | null>} attributes @param {string} [content] */
  #add(name, attributes, content) {
    this.elements.push(element(name, attributes, content));
  }
}

/** The attributes of a font that is written as in CSS: "600 12px sans-serif". @param {string} font */
export function fontOf(font) {
  const [, weight = "", size = "12", family = "sans-serif"] =
    /^(?:(\d+|bold|normal)\s+)?([\d.]+)px\s+(.*)$/.exec(font) ?? [];
  return { "font-family": family, "font-size": Number(size), "font-weight": weight === "400" ? "" : weight };
}
