/**
 * How wide the columns at the sides are, in percent of the page, and where that is kept. A column without a
 * width has its usual one; 0 hides it.
 *
 * @typedef {Partial<Record<string, number>>} Widths
 */

/** A column takes half of the page at most. */
export const MOST = 55;
/** One press of an arrow key. */
export const STEP = 2;
/** What is narrower than this cannot be read, and is hidden. */
const LEAST = 12;

const KEY = "plyscope.panes";

/** The percent that so many pixels are, within bounds. @param {number} pixels @param {number} whole */
export const widthFrom = (pixels, whole) => within((100 * pixels) / whole);

/** @param {number} percent */
export const isHidden = (percent) => percent < LEAST;

/** @param {number} percent */
const within = (percent) => Math.min(MOST, Math.max(0, percent));

/**
 * The widths with another one for a column; null gives it its usual width back. From hidden, a step opens a column
 * to the least width that can be read.
 * @param {Widths} widths @param {string} pane @param {number | null} width @returns {Widths}
 */
export function withWidth(widths, pane, width) {
  const { [pane]: before, ...others } = widths;
  if (width === null) return others;
  const opens = before === 0 && width > 0;
  const kept = isHidden(width) ? 0 : within(Math.round(10 * width) / 10);
  return { ...others, [pane]: opens ? Math.max(LEAST, kept) : kept };
}

/** The widths that were kept; none where nothing, or nothing that makes sense, was. @param {Storage | null} storage @returns {Widths} */
export function readWidths(storage) {
  try {
    const kept = Object.entries(JSON.parse(storage?.getItem(KEY) ?? "{}"));
    return Object.fromEntries(kept.filter(([, width]) => typeof width === "number" && width >= 0 && width <= MOST));
  } catch {
    return {};
  }
}

/** @param {Storage | null} storage @param {Widths} widths */
export function writeWidths(storage, widths) {
  try {
    storage?.setItem(KEY, JSON.stringify(widths));
  } catch {
    // Where nothing can be kept, the widths last as long as the page.
  }
}
