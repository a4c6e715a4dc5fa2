/**
 * What is written at edges: the windows that nodes are entered with, and the moves. Of the edges below one node,
 * either all or none are labelled.
 */
import { formatWindow } from "../words/format.js";
import { hasAssignments } from "../trace/constraints.js";
import { SOLUTION } from "../trace/trace.js";
import { focusedPlace } from "./focus.js";
import { edgeTexts } from "./format.js";
import { measure } from "./measure.js";
import { pill } from "./shapes.js";
import { LEAF, boardSizeOf, isRoomy, shapeHeight, shapeOf, shapeWidth } from "./sizes.js";
import { PILL_HEIGHT, TEXT, TEXT_SHIFT, UNDER_LEAF, centreText, monoFont, plainFont } from "./tokens.js";
import { ACTIVE, BEST, DONE } from "./walk.js";
import { allFree, edgeOf, grouped, groundedText, takeBox } from "./writing.js";

/** @typedef {import("./walk.js").VisibleNodes} VisibleNodes */
/** @typedef {import("./painter.js").Scene} Scene */
/** @typedef {import("./writing.js").Space} Space */
/** @typedef {import("./occupancy.js").Occupancy} Occupancy */
/** @typedef {import("./writing.js").Box} Box */
/** @typedef {CanvasRenderingContext2D} Context */

const MOVE_HEIGHT = 14;
const WINDOW_PADDING = 6;
/** An edge that is less high than this has no room for a window, or for a move. */
const LEAST_EDGE = { window: 34, move: 26 };
/** Leaves show all their windows only if a slot is at least this many times as wide as the widest window. */
const TIGHT = 1.8;
const WINDOW_SHARES = [0.5, 0.6, 0.68, 0.38];
/**
 * Where on its edges a family has its texts, the best first: the first, third … child at `share`, the others at
 * `other`; beside the edge on its inner or outer side, or on the edge.
 * @typedef {"inner" | "outer" | "on"} Side
 * @typedef {{share: number, other: number, side: Side}} Row
 */
/** @type {(side: Side, ...shares: number[]) => Row[]} */
const rows = (side, ...shares) => shares.map((share) => ({ share, other: share, side }));
/** Neighbouring texts are at two heights if there is no room for them side by side. @type {Row[]} */
const STAGGERED = [
  { share: 0.42, other: 0.8, side: "on" },
  { share: 0.34, other: 0.72, side: "on" },
  { share: 0.48, other: 0.86, side: "on" },
];
const MOVE_ROWS = [...rows("inner", 0.8, 0.9, 0.7), ...rows("outer", 0.8, 0.7, 0.6)];
/** Probabilities are written on the edges, as windows are. */
const WEIGHT_ROWS = [...rows("on", 0.55, 0.65, 0.45, 0.75, 0.35), ...STAGGERED];
/** Further places for a single text. */
const OWN_ROWS = [...rows("inner", 0.8, 0.65, 0.5), ...rows("outer", 0.8, 0.65, 0.5), ...rows("on", 0.7, 0.55, 0.4)];
/** The gap between two texts, so that they are not read as one; those under leaves stand in a row. */
const TEXT_GAP = { usual: 8, leaf: 4 };
/** Between a box and a text beside it. */
const BESIDE_BOX = 6;
/** Between an edge and a text beside it; the more slanted the edge, the more. */
const BESIDE_EDGE = { least: 3, more: 7, mostSlant: 1.5 };
/** An edge leads to the right if it goes farther to the right than this. */
const UPRIGHT = 2;
/** The room for the tick at a solution. */
const TICK = 24;
/** Farther from its node than this, on a long edge, a text would seem to belong to another node. */
const FARTHEST = 120;

/**
 * Draws the windows: those of a level if all have room, and always those on the active path.
 * @param {Context} ctx @param {Scene} scene @param {VisibleNodes} visible @param {Space} space
 * @param {number[]} large places among the visible nodes of nodes with room for texts
 * @returns {Map<number, Box>} their places by row, also of those that are still to come
 */
export function drawWindows(ctx, scene, visible, space, large) {
  const { trace, theme } = scene;
  /** @param {number} i */
  const textOf = (i) => formatWindow(trace.alpha[visible.rows[i]], trace.beta[visible.rows[i]]);
  const entered = large.filter((i) => {
    const row = visible.rows[i];
    return row > 0 && row < trace.visited && textOf(i) !== "";
  });
  ctx.font = monoFont(theme, TEXT.usual);
  centreText(ctx);
  /** @type {Map<number, Box>} */
  const places = new Map();
  /** @type {number[]} */
  const alone = [];
  for (const level of grouped(entered, (i) => scene.layout.level[visible.rows[i]])) {
    const boxes = levelBoxes(ctx, scene, visible, space.taken.copy(), level, textOf);
    if (!boxes) alone.push(...level.filter((i) => visible.state[i] >= (visible.shape[i] === LEAF ? ACTIVE : BEST)));
    boxes?.forEach((box, i) => {
      places.set(visible.rows[i], box);
      takeBox(space.taken, box);
      if (visible.state[i] >= DONE) drawWindow(ctx, scene, box, textOf(i));
    });
  }
  // Where there is no room for all of them, those on the way to the present node come first.
  alone.sort((a, b) => visible.state[b] - visible.state[a]);
  for (const i of alone) {
    const text = textOf(i);
    const [box] = windowBoxes(ctx, scene, visible, space, [i], [text]) ?? [];
    if (!box) continue;
    places.set(visible.rows[i], box);
    takeBox(space.taken, box);
    drawWindow(ctx, scene, box, text);
  }
  return places;
}

/**
 * Boxes for all windows of a level, by their places among the visible nodes; null if one has no room.
 * @param {Context} ctx @param {Scene} scene @param {VisibleNodes} visible @param {Occupancy} taken  gets the boxes
 * @param {number[]} level @param {(i: number) => string} textOf @returns {Map<number, Box> | null}
 */
function levelBoxes(ctx, scene, visible, taken, level, textOf) {
  const { trace } = scene;
  /** @type {Map<number, Box>} */
  const found = new Map();
  for (const family of grouped(level, (i) => trace.parent[visible.rows[i]])) {
    const texts = family.map(textOf);
    // On the edges of a row of leaves, windows are half a slot apart.
    const leaves = family.every((i) => visible.shape[i] === LEAF);
    const tight = leaves && visible.slot < TIGHT * Math.max(...texts.map((text) => measure(ctx, text)));
    const lonely = !allRoomy(scene, visible, trace.parent[visible.rows[family[0]]], trace.visited);
    const boxes = tight || lonely ? null : windowBoxes(ctx, scene, visible, { taken }, family, texts);
    if (!boxes && isInView(scene, visible, family)) return null;
    boxes?.forEach((box, n) => {
      takeBox(taken, box);
      found.set(family[n], box);
    });
  }
  return found;
}

/**
 * Boxes for the windows of some siblings, all at the same share of their edges; null if there is no room.
 * @param {Context} ctx @param {Scene} scene @param {VisibleNodes} visible @param {{taken: Occupancy}} space
 * @param {number[]} family @param {string[]} texts @returns {Box[] | null}
 */
function windowBoxes(ctx, scene, visible, { taken }, family, texts) {
  const edges = family.map((i) => edgeOf(scene, visible, i));
  if (edges.some(({ y1, y2 }) => y2 - y1 < LEAST_EDGE.window)) return null;
  const widths = texts.map((text) => measure(ctx, text) + 2 * WINDOW_PADDING);
  for (const share of WINDOW_SHARES) {
    const boxes = edges.map(({ x1, y1, x2, y2 }, n) => ({
      x: x1 + (x2 - x1) * share - widths[n] / 2,
      y: y1 + (y2 - y1) * share - PILL_HEIGHT / 2,
      width: widths[n],
      height: PILL_HEIGHT,
    }));
    if (allFree(taken, boxes, scene.frame.width)) return boxes;
  }
  return null;
}

/** @param {Context} ctx @param {Scene} scene @param {Box} box @param {string} text */
function drawWindow(ctx, { theme }, { x, y, width, height }, text) {
  pill(ctx, x, y, width, height, theme.colour.raised, "");
  ctx.fillStyle = theme.colour.ink;
  ctx.fillText(text, x + width / 2, y + height / 2 + TEXT_SHIFT);
}

/** Whether all of a family is in view: one that is not says nothing of its level. @param {Scene} scene @param {VisibleNodes} visible @param {number[]} family */
const isInView = ({ frame }, visible, family) => family.every((i) => visible.x[i] >= 0 && visible.x[i] <= frame.width);

/**
 * Draws the moves: under leaves, else on the inner side of the edges; probabilities on the edges. A family says as
 * much as all its members have room for, and of a level either all families say it or only those on a path of interest.
 * The node that the reader looks at says everything, if there is room for that.
 * @param {Context} ctx @param {Scene} scene @param {VisibleNodes} visible @param {Space} space
 * @param {number[]} large places among the visible nodes of nodes with room for texts
 */
export function drawMoves(ctx, scene, visible, space, large) {
  const { trace, theme } = scene;
  const children = large.filter((i) => trace.parent[visible.rows[i]] >= 0 && !isNamedByLevel(scene, visible.rows[i]));
  const focused = focusedPlace(scene, visible);
  if (focused >= 0 && visible.rows[focused] > 0 && !children.includes(focused)) children.push(focused);
  ctx.font = plainFont(theme, TEXT.usual);
  centreText(ctx);
  const families = grouped(children, (i) => trace.parent[visible.rows[i]]);
  const first = families.filter((family) => family.includes(focused));
  const taken = space.taken.copy();
  /** @type {{family: number[], row: PlacedText[], level: number}[]} */
  const placed = [];
  const within = { ...space, taken };
  for (const family of [...first, ...families.filter((each) => !first.includes(each))]) {
    const roomy = allRoomy(scene, visible, trace.parent[visible.rows[family[0]]], trace.count);
    let row = roomy ? familyTexts(ctx, scene, visible, within, family) : [];
    // Beside a box, a text is nearer to it than under it, where an edge may pass.
    const own = family.includes(focused)
      ? ownText(ctx, scene, visible, within, focused, hasAssignments(trace) ? [] : row)
      : null;
    if (own) {
      takeBox(taken, own.box);
      const others = family.filter((i) => i !== focused);
      row = [own, ...(roomy ? familyTexts(ctx, scene, visible, within, others) : [])];
    }
    for (const { box } of row) takeBox(taken, box);
    placed.push({ family, row, level: scene.layout.level[visible.rows[family[0]]] });
  }
  const lacksRoom = (/** @type {number[]} */ family) =>
    isInView(scene, visible, family) && family.every((i) => edgeTexts(trace, visible.rows[i], Infinity).some(Boolean));
  const silent = placed.filter(({ family, row }) => row.length === 0 && lacksRoom(family));
  const crowded = new Set(silent.map(({ level }) => level));
  for (const { family, row, level } of placed) {
    const isFollowed = family.some((i) => i === focused || visible.state[i] >= BEST);
    if (crowded.has(level) && !isFollowed && !hasAssignments(trace)) continue;
    for (const { text, box } of row) {
      takeBox(space.taken, box);
      groundedText(ctx, scene, text, box.x + box.width / 2, box.y + box.height / 2, theme.colour.muted, MOVE_HEIGHT);
    }
  }
}

/**
 * Whether the name of the level already says which variable a partial assignment gives a value.
 * @param {Scene} scene @param {number} row
 */
const isNamedByLevel = ({ trace, layout, levels }, row) =>
  hasAssignments(trace) && levels[Math.round(layout.level[row])].text !== "";

/** @typedef {{text: string, wording: number, box: Box}} PlacedText a text, and which of its wordings it is, 0 the fullest */

/**
 * The texts of a family, all in the fullest wording that fits; [] if none does. They are placed as if the search were
 * over, so that no text moves when it gets longer.
 * @param {Context} ctx @param {Scene} scene @param {VisibleNodes} visible @param {Space} space @param {number[]} family
 * @returns {PlacedText[]}
 */
function familyTexts(ctx, scene, visible, { taken }, family) {
  const labels = family.map((i) => wordsAt(ctx, scene, visible, i));
  const isWeighed = family.some((i) => hasWeight(scene, visible, i));
  for (let wording = 0; wording < Math.max(0, ...labels.map(({ texts }) => texts.length)); wording += 1) {
    if (labels.some(({ texts }) => (texts[wording] ?? "") === "")) continue;
    const beside = family.length === 1 ? besideBox(scene, visible, family[0], labels[0].widths[wording]) : null;
    if (beside && allFree(taken, [beside], scene.frame.width))
      return [{ text: labels[0].texts[wording], wording, box: beside }];
    for (const { share, other, side } of isWeighed ? [...WEIGHT_ROWS, ...MOVE_ROWS] : MOVE_ROWS) {
      const boxes = family.map((i, n) =>
        moveBox(scene, visible, i, labels[n].widths[wording], { share: n % 2 ? other : share, side, below: true }),
      );
      if (boxes.some((box) => box === null)) continue;
      const found = /** @type {Box[]} */ (boxes);
      if (allFree(taken, found, scene.frame.width))
        return found.map((box, n) => ({ text: labels[n].texts[wording], wording, box }));
    }
  }
  return [];
}

/**
 * The text of a single node, in a fuller wording than its family has; null if there is no room for it.
 * @param {Context} ctx @param {Scene} scene @param {VisibleNodes} visible @param {Space} space @param {number} i
 * @param {PlacedText[]} family
 * @returns {PlacedText | null}
 */
function ownText(ctx, scene, visible, { taken }, i, family) {
  const { texts, widths } = wordsAt(ctx, scene, visible, i);
  const end = family.length > 0 ? family[0].wording : texts.length;
  for (let wording = 0; wording < end; wording += 1) {
    if (texts[wording] === "") continue;
    const beside = besideBox(scene, visible, i, widths[wording]);
    if (beside && allFree(taken, [beside], scene.frame.width)) return { text: texts[wording], wording, box: beside };
    for (const { share, side } of OWN_ROWS) {
      for (const below of [true, false]) {
        const box = moveBox(scene, visible, i, widths[wording], { share, side, below });
        if (box && allFree(taken, [box], scene.frame.width)) return { text: texts[wording], wording, box };
      }
    }
  }
  return null;
}

/**
 * A place to the right of a partial assignment, and of the tick at the solution, where no edge passes; null in games.
 * @param {Scene} scene @param {VisibleNodes} visible @param {number} i @param {number} width of the text @returns {Box | null}
 */
function besideBox({ trace }, visible, i, width) {
  if (!hasAssignments(trace)) return null;
  const tick = trace.status[visible.rows[i]] === SOLUTION ? TICK : 0;
  const x = visible.x[i] + shapeWidth(LEAF, visible.unit[i]) / 2 + BESIDE_BOX + tick;
  return { x, y: visible.y[i] - MOVE_HEIGHT / 2, width, height: MOVE_HEIGHT };
}

/**
 * What can be written at an edge, and how wide it is, now or at the end of the search.
 * @param {Context} ctx @param {Scene} scene @param {VisibleNodes} visible @param {number} i
 */
function wordsAt(ctx, { trace, moment }, visible, i) {
  const texts = edgeTexts(trace, visible.rows[i], moment.cursor);
  const final = edgeTexts(trace, visible.rows[i], Infinity);
  const gap = visible.shape[i] === LEAF && visible.board[i] === 0 ? TEXT_GAP.leaf : TEXT_GAP.usual;
  return { texts, widths: texts.map((text, n) => Math.max(measure(ctx, text), measure(ctx, final[n])) + gap) };
}

/** Whether the edge into a node has a probability. @param {Scene} scene @param {VisibleNodes} visible @param {number} i */
const hasWeight = ({ trace }, visible, i) =>
  !Number.isNaN(trace.chance[visible.rows[i]]) || !Number.isNaN(trace.odds?.[visible.rows[i]] ?? NaN);

/**
 * Whether there is room for texts at all children of a row, also at those out of view.
 * @param {Scene} scene @param {VisibleNodes} visible @param {number} parent
 * @param {number} end rows from here on do not count
 */
function allRoomy({ trace, room, boards }, visible, parent, end) {
  const children = trace.children.subarray(trace.childStart[parent], trace.childStart[parent + 1]);
  return children.every((row) => {
    if (row >= end) return true;
    const board = boards && row < trace.visited ? boardSizeOf(room.at(row), visible) : 0;
    return isRoomy(room.at(row), visible, shapeOf(trace, row), board);
  });
}

/**
 * The place of an edge's text: under a leaf, else at a share of its edge, but not so far from the node that it would
 * seem to belong to another.
 * @param {Scene} scene @param {VisibleNodes} visible @param {number} i @param {number} width of the text
 * @param {{share: number, side: Side, below: boolean}} where on its edge, and whether under the node if it is a leaf
 * @returns {Box | null} null if the edge is too short
 */
function moveBox(scene, visible, i, width, { share, side, below }) {
  let x = visible.x[i];
  let y = visible.y[i] + shapeHeight(LEAF, visible.unit[i]) / 2 + UNDER_LEAF;
  if (!below || visible.shape[i] !== LEAF || visible.board[i] > 0) {
    const edge = edgeOf(scene, visible, i);
    const [dx, dy] = [edge.x2 - edge.x1, edge.y2 - edge.y1];
    if (dy < LEAST_EDGE.move) return null;
    const near = Math.max(share, 1 - FARTHEST / Math.hypot(dx, dy));
    const inner = dx > UPRIGHT ? -1 : 1;
    const sign = side === "on" ? 0 : side === "inner" ? inner : -inner;
    const slant = Math.min(BESIDE_EDGE.mostSlant, Math.abs(dx) / dy);
    x = edge.x1 + dx * near + sign * (width / 2 + BESIDE_EDGE.least + BESIDE_EDGE.more * slant);
    y = edge.y1 + dy * near;
  }
  return { x: x - width / 2, y: y - MOVE_HEIGHT / 2, width, height: MOVE_HEIGHT };
}
