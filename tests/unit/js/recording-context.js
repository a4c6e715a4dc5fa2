/**
 * A canvas that remembers what is drawn on it: texts with their places and sizes, and lines with their colours.
 */
export function recordingContext() {
  /** @type {{text: string, x: number, y: number, font: string, colour: string, alpha: number}[]} */
  const texts = [];
  /** @type {{points: number[][], colour: string, width: number}[]} */
  const lines = [];
  /** @type {number[][]} */
  let points = [];
  const ctx = {
    font: "12px sans-serif",
    fillStyle: "",
    strokeStyle: "",
    lineWidth: 1,
    globalAlpha: 1,
    measureText: (/** @type {string} */ text) => ({ width: 7 * text.length }),
    beginPath() {
      points = [];
    },
    moveTo: (/** @type {number} */ x, /** @type {number} */ y) => void points.push([x, y]),
    lineTo: (/** @type {number} */ x, /** @type {number} */ y) => void points.push([x, y]),
    stroke: () => void lines.push({ points, colour: ctx.strokeStyle, width: ctx.lineWidth }),
    fillText: (/** @type {string} */ text, /** @type {number} */ x, /** @type {number} */ y) =>
      void texts.push({ text, x, y, font: ctx.font, colour: ctx.fillStyle, alpha: ctx.globalAlpha }),
    roundRect() {},
    rect() {},
    arc() {},
    closePath() {},
    fill() {},
    fillRect() {},
    strokeText() {},
    setLineDash() {},
    setTransform() {},
    quadraticCurveTo() {},
  };
  return { ctx: /** @type {CanvasRenderingContext2D} */ (/** @type {unknown} */ (ctx)), texts, lines };
}
