/**
 * The tree on paper. A canvas cannot be drawn anew for the printer by a style sheet: it is drawn for paper when printing
 * begins, and for the screen again when it ends.
 */
import { panBy, scaleOf } from "./camera.js";

/** What the tree of a game is drawn for on paper, in units: as wide as the lines of a sheet, A4 or letter. */
const BELOW = Object.freeze({ width: 690, height: 400 });

/** One of partial assignments is deep and narrow, and stands beside the problem. */
const BESIDE = Object.freeze({ width: 330, height: 600 });

/** @param {boolean} areBoxes @returns {Readonly<{width: number, height: number}>} */
export const paperFor = (areBoxes) => (areBoxes ? BESIDE : BELOW);

/** Canvas pixels for one unit: about 300 to the inch. */
export const PAPER_PIXELS = 3;

/** Below the lowest level: half a box, and what is written under it. */
const FOOT = 44;

/**
 * The camera that shows on paper what one shows on the screen: about the same middle, and nothing blank below the tree.
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
  // The events come with a printer; the media alone change where printing is only looked at.
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
