/**
 * Widths of texts, remembered: the same few labels are drawn in every frame.
 */
const LIMIT = 5000;
/** @type {Map<string, number>} */
const widths = new Map();

/** @param {CanvasRenderingContext2D} ctx with its font set @param {string} text */
export function measure(ctx, text) {
  const key = `${ctx.font}\n${text}`;
  const known = widths.get(key);
  if (known !== undefined) return known;
  const { width } = ctx.measureText(text);
  if (widths.size >= LIMIT) widths.clear();
  widths.set(key, width);
  return width;
}
