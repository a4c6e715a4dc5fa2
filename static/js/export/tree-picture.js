/**
 * The tree as a picture: what the painter draws on the screen, written as SVG or painted on another canvas.
 *
 * @typedef {object} Shown  the tree as the page shows it at one step
 * @property {import("../trace/trace.js").Trace} trace
 * @property {number} cursor
 * @property {readonly number[]} collapsed
 * @property {import("../tree/painter.js").DrawBoard | null} drawBoard
 * @property {number} [marked]
 * @property {import("../tree/scale.js").ColourBy} [colourBy]
 *
 * @typedef {object} Look  how it is drawn
 * @property {import("../tree/theme.js").Theme} theme
 * @property {boolean} bare  whether there is nothing behind it
 * @property {{width: number, height: number}} size  of the view
 * @property {import("../tree/camera.js").Camera | null} camera  null to show the whole tree
 * @property {import("../tree/camera.js").Cover} [cover]  what lies over the view on the screen
 */

import { fitCamera } from "../tree/camera.js";
import { frameOf } from "../tree/frame.js";
import { paint } from "../tree/painter.js";
import { prepare } from "../tree/prepared.js";
import { momentOf } from "../trace/moment.js";
import { SvgContext } from "./svg-context.js";
import { svgFile } from "./xml.js";

/** @typedef {import("../tree/prepared.js").Prepared} Prepared */

/** Nothing lies over a picture. */
const OPEN = Object.freeze({ above: 0, below: 0 });

/**
 * @param {CanvasRenderingContext2D} ctx @param {Shown} shown @param {Look} look
 * @param {{prepared?: Prepared | null, pixelRatio?: number}} [how]  `prepared`: what an earlier picture has left, to be used again
 * @returns {Prepared}
 */
export function paintTree(ctx, { trace, cursor, collapsed, drawBoard, marked = -1, colourBy }, look, how = {}) {
  const { prepared: before = null, pixelRatio = 1 } = how;
  const prepared = prepare(trace, collapsed, before);
  const frame = frameOf({ size: look.size, cover: look.cover ?? OPEN, prepared, drawBoard });
  const picture = {
    ...prepared,
    moment: momentOf(trace, cursor),
    camera: look.camera ?? fitCamera(frame),
    frame,
    theme: look.theme,
    bare: look.bare,
    drawBoard,
    selected: -1,
    hovered: -1,
    marked,
    colourBy,
    pixelRatio,
  };
  paint(ctx, picture, prepared.visible);
  return prepared;
}

/**
 * Draws the tree as SVG elements, and tells how far they reach.
 * @param {Shown} shown @param {Look} look @param {import("./svg-context.js").Measure} [measure]
 */
export function drawnTree(shown, look, measure) {
  const context = new SvgContext(measure, look.theme.colour.surface);
  const prepared = paintTree(asContext(context), shown, { ...look, bare: true });
  return { content: context.elements.join("\n"), extent: context.extent, prepared };
}

/** It has all that the painter uses. @param {SvgContext} context */
const asContext = (context) => /** @type {CanvasRenderingContext2D} */ (/** @type {unknown} */ (context));

/** @param {Shown} shown @param {Look} look @param {string} title @param {import("./svg-context.js").Measure} [measure] */
export function treeSvg(shown, look, title, measure) {
  const { content, extent } = drawnTree(shown, look, measure);
  return svgFile(extent.within(look.size), title, content, look.bare ? "" : look.theme.colour.surface);
}
