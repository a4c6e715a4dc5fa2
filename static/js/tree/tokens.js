/**
 * How the picture is drawn: sizes of text, widths of lines, dashes, opacities, and the space around labels. All
 * lengths are in the units of sizes.js, which says how large the nodes are; colours and typefaces are the page's
 * own (theme.js).
 */

/** @typedef {import("./theme.js").Theme} Theme */

// Text

/** Sizes of text; `plate` is for the value of a board. */
export const TEXT = Object.freeze({ small: 11, usual: 12, plate: 13, name: 14 });

/** @param {Theme} theme @param {number} size */
export const plainFont = ({ font }, size) => `${size}px ${font}`;
/** @param {Theme} theme @param {number} size */
export const boldFont = ({ font }, size) => `600 ${size}px ${font}`;
/** @param {Theme} theme @param {number} size */
export const monoFont = ({ mono }, size) => `${size}px ${mono}`;

/** Digits and capitals look centred when they stand a little lower than the middle of their line. */
export const TEXT_SHIFT = 0.5;

/** Aligns text by its middle, both ways. @param {CanvasRenderingContext2D} ctx */
export function centreText(ctx) {
  ctx.textAlign = "center";
  ctx.textBaseline = "middle";
}

// Lines

/** The outline of a node's shape. `current` is for the node that the search is at. */
export const OUTLINE = Object.freeze({
  small: 1.2,
  unvisited: 1.5,
  usual: 2,
  bestLeaf: 2.6,
  current: 2.4,
  currentLeaf: 2.8,
});
/** The frame of a board and of its plate. */
export const FRAME = Object.freeze({ ghost: 1.2, usual: 1.8, marked: 3 });
/** Other lines; those of edges are in strokes.js. */
export const LINE = Object.freeze({
  label: 1,
  join: 1,
  link: 2,
  depthLimit: 1.6,
  hovered: 1.5,
  selected: 2.5,
  marked: 3.5,
  end: 2.4,
  smallEnd: 1.4,
  textGround: 4,
});

/** Dashes, as lengths of a dash and a gap. */
export const DASH = {
  none: [],
  leftOutEdge: [4, 4],
  leftOutNode: [4, 3],
  link: [6, 4],
};

/** What matters less is drawn fainter. */
export const ALPHA = Object.freeze({
  falling: 0.45,
  leftOutDot: 0.5,
  leftOut: 0.8,
  undoneSwatch: 0.45,
  ghostBoard: 0.5,
});

// Space

/** The largest radius of a rounded corner. */
export const CORNER = Object.freeze({ box: 6, ring: 10, label: 12 });
/** The height of a label with round ends: a window, or how many nodes are hidden. */
export const PILL_HEIGHT = 19;
/** From the lower edge of a leaf to the middle of the text under it. */
export const UNDER_LEAF = 13;
/** From the lower edge of a node that was evaluated at the depth limit to the second line under it. */
export const DEPTH_LIMIT_GAP = 3.5;
/** From a node or a board to the ring around it. */
export const RING_GAP = 5;
