/**
 * What the screen shows, and what a browser can draw: all that pictures need of the page. Tests have another one.
 *
 * @typedef {object} Canvas
 * @property {CanvasRenderingContext2D} context
 * @property {(box: import("./box.js").Box) => Promise<Blob>} png  of a part, in units
 * @property {(box: import("./box.js").Box) => import("./gif.js").Pixels} pixels
 *
 * @typedef {object} Screen
 * @property {(scheme: "light" | "dark") => import("../tree/theme.js").Theme} theme
 * @property {() => {size: {width: number, height: number}, camera: import("../tree/camera.js").Camera | null, cover?: import("../tree/camera.js").Cover}} view  what the tree's camera sees
 * @property {import("./svg-context.js").Measure} measure
 * @property {(size: {width: number, height: number}, scale: number) => Canvas} canvas
 * @property {(what: "board" | "plots", scheme: "light" | "dark") => Promise<{content: string, width: number, height: number}>} part
 * @property {(svg: string, scale: number) => Promise<Blob>} pngOfSvg
 * @property {(content: {text: string | Promise<string> | null, png: Promise<Blob> | null}) => Promise<void>} copy  to the clipboard;
 *   rejects where that is refused
 */

import { readTheme } from "../tree/theme.js";
import { WrongPicture } from "./wrong.js";

/** The view of a tree that the screen does not show. */
const USUAL_VIEW = Object.freeze({ width: 900, height: 560 });
/** Browsers refuse larger canvases, at the latest on a phone. */
const MOST_PIXELS = 16_000_000;

/** @param {Document} page @returns {Screen} */
export function screenOf(page) {
  const measuring = page.createElement("canvas").getContext("2d");
  return {
    theme: (scheme) => readTheme(page.body, scheme),
    view() {
      const { stage } = /** @type {any} */ (page.getElementById("tree"));
      if (!stage || stage.size.width === 0) return { size: USUAL_VIEW, camera: null };
      return { size: stage.size, camera: stage.mover.fitted ? null : stage.mover.aim(), cover: stage.cover };
    },
    measure(font, text) {
      if (!measuring) return 0;
      measuring.font = font;
      return measuring.measureText(text).width;
    },
    canvas: (size, scale) => canvasOf(page, size, scale),
    part: async (what, scheme) => (await import("./part.js")).partSvg(page, what, scheme),
    pngOfSvg: (svg, scale) => pngOfSvg(page, svg, scale),
    copy: ({ text, png }) => {
      const typed = (/** @type {string} */ content) => new Blob([content], { type: "text/plain" });
      const plain = text === null ? null : Promise.resolve(text).then(typed);
      const item = { ...(plain && { "text/plain": plain }), ...(png && { "image/png": png }) };
      return navigator.clipboard.write([new ClipboardItem(item)]);
    },
  };
}

/** @param {Document} page @param {{width: number, height: number}} size @param {number} scale @returns {Canvas} */
function canvasOf(page, { width, height }, scale) {
  const [whole, context] = blank(page, width * scale, height * scale);
  /** @param {import("./box.js").Box} box */
  const inPixels = (box) => [box.x, box.y, box.width, box.height].map((each) => Math.round(each * scale));
  return {
    context,
    pixels: (box) => context.getImageData(...quad(inPixels(box))),
    png(box) {
      const [x, y, w, h] = inPixels(box);
      const [part, cut] = blank(page, w, h);
      cut.drawImage(whole, -x, -y);
      return blobOf(part);
    },
  };
}

/** @param {number[]} numbers @returns {[number, number, number, number]} */
const quad = ([x, y, width, height]) => [x, y, width, height];

/** @param {Document} page @param {number} width @param {number} height @returns {[HTMLCanvasElement, CanvasRenderingContext2D]} */
function blank(page, width, height) {
  const canvas = Object.assign(page.createElement("canvas"), { width: Math.round(width), height: Math.round(height) });
  const context =
    canvas.width * canvas.height > MOST_PIXELS ? null : canvas.getContext("2d", { willReadFrequently: true });
  if (!context) throw new WrongPicture("This picture would be too large for the browser; take a smaller one, or SVG.");
  return [canvas, context];
}

/** @param {HTMLCanvasElement} canvas @returns {Promise<Blob>} */
const blobOf = (canvas) =>
  new Promise((resolve, reject) =>
    canvas.toBlob((blob) =>
      blob ? resolve(blob) : reject(new WrongPicture("The browser could not write the picture.")),
    ),
  );

/** @param {Document} page @param {string} svg @param {number} scale */
async function pngOfSvg(page, svg, scale) {
  const image = page.createElement("img");
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const [canvas, context] = blank(page, image.naturalWidth * scale, image.naturalHeight * scale);
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  return blobOf(canvas);
}
