/**
 * Widths of texts, remembered: the same few labels are drawn in every frame.
 */
const LIMIT = 5000;
/** @type {Map<string, number>} */
const widths = new Map();

/** @param {CanvasRenderingContext2D} ctx with its font set @param {string} text */
export const measure = (ctx, text) => measureIn(ctx, ctx.font, text);

/**
 * The same in a given font. It is set only if the width is not known yet, because setting a font takes longer than
 * looking up a width. So afterwards, the context may have another font.
 * @param {CanvasRenderingContext2D} ctx @param {string} font @param {string} text
 */
export function measureIn(ctx, font, text) {
  const key = `${font}\n${text}`;
  const known = widths.get(key);
  if (known !== undefined) return known;
  if (ctx.font !== font) ctx.font = font;
  const { width } = ctx.measureText(text);
  if (widths.size >= LIMIT) widths.clear();
  widths.set(key, width);
  return width;
}
