/**
 * The tree on paper. A style sheet cannot redraw a canvas for the printer, so it is drawn for paper when printing
 * begins, and for the screen again when printing ends.
 */
import { panBy, scaleOf } from "./camera.js";

/** The size of a game's tree on paper, in units: as wide as the text on a sheet of A4 or letter. */
const BELOW = Object.freeze({ width: 690, height: 400 });

/** A tree of partial assignments is deep and narrow, and is printed beside the problem. */
const BESIDE = Object.freeze({ width: 330, height: 600 });

/** @param {boolean} areBoxes @returns {Readonly<{width: number, height: number}>} */
export const paperFor = (areBoxes) => (areBoxes ? BESIDE : BELOW);

/** Canvas pixels for one unit: about 300 to the inch. */
export const PAPER_PIXELS = 3;

/** The space below the lowest level: half a box, and what is written under it. */
const FOOT = 44;

/**
 * The camera that shows on paper what the screen shows: with about the same middle, and no blank space below the
 * tree.
 * @param {import("./camera.js").Camera} camera @param {{width: number, height: number}} screen
 * @param {import("./camera.js").Frame} paper
 */
export function cameraForPaper(camera, screen, paper) {
  const moved = panBy(camera, paper, (paper.width - screen.width) / 2, (paper.height - screen.height) / 2);
  const blank = paper.height - FOOT - moved.y - paper.depth * scaleOf(moved.k, paper).level;
  return blank > 0 ? panBy(moved, paper, 0, blank) : moved;
}

/**
 * @param {() => void} toPaper  may be called twice
 * @param {() => void} toScreen
 * @returns {() => void} stops watching
 */
export function watchPrinting(toPaper, toScreen) {
  // The events come with a real printer; a print preview or emulation changes only the media query.
  const media = matchMedia("print");
  const changed = () => (media.matches ? toPaper() : toScreen());
  window.addEventListener("beforeprint", toPaper);
  window.addEventListener("afterprint", toScreen);
  media.addEventListener("change", changed);
  return () => {
    window.removeEventListener("beforeprint", toPaper);
    window.removeEventListener("afterprint", toScreen);
    media.removeEventListener("change", changed);
  };
}
