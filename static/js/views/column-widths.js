/**
 * The widths of the left and right columns, in percent of the page, and where they are saved. A column without
 * a width here has its default width; 0 hides it.
 *
 * @typedef {Partial<Record<string, number>>} Widths
 */

/** The widest a column can be, in percent. */
export const MOST = 55;
/** How much one press of an arrow key changes a width. */
export const STEP = 2;
/** A narrower column could not be read, so it is hidden. */
const LEAST = 12;

const KEY = "plyscope.panes";

/** A width in pixels as a percentage of the whole, within bounds. @param {number} pixels @param {number} whole */
export const widthFrom = (pixels, whole) => within((100 * pixels) / whole);

/** @param {number} percent */
export const isHidden = (percent) => percent < LEAST;

/** @param {number} percent */
const within = (percent) => Math.min(MOST, Math.max(0, percent));

/**
 * The widths after one column has changed; null restores its default width. A step opens a hidden column to the
 * smallest width that can be read.
 * @param {Widths} widths @param {string} pane @param {number | null} width @returns {Widths}
 */
export function withWidth(widths, pane, width) {
  const { [pane]: before, ...others } = widths;
  if (width === null) return others;
  const opens = before === 0 && width > 0;
  const kept = isHidden(width) ? 0 : within(Math.round(10 * width) / 10);
  return { ...others, [pane]: opens ? Math.max(LEAST, kept) : kept };
}

/** The saved widths; none if nothing sensible was saved. @param {Storage | null} storage @returns {Widths} */
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
    // If nothing can be saved, the widths last until the page is closed.
  }
}
