/**
 * The name of a node, and what is known about its value, written beside it.
 */
import { worthText } from "../trace/players.js";
import { focusedPlace } from "./focus.js";
import { standing } from "../trace/bounds.js";
import { nameOf } from "./format.js";
import { levelText } from "./levels.js";
import { measure } from "./measure.js";
import { LEAF, isRoomy, shapeHeight, shapeWidth } from "./sizes.js";
import { TEXT, boldFont, plainFont } from "./tokens.js";
import { ACTIVE, BEST, GHOST, LEFT_OUT } from "./walk.js";
import { MIN } from "../trace/trace.js";
import { grouped, groundedText, takeBox } from "./writing.js";

/** @typedef {import("./walk.js").VisibleNodes} VisibleNodes */
/** @typedef {import("./painter.js").Scene} Scene */
/** @typedef {import("./writing.js").Space} Space */
/** @typedef {CanvasRenderingContext2D} Context */
/**
 * @typedef {object} Label
 * @property {number} i place among the visible nodes
 * @property {string} name
 * @property {string} known what is known now
 * @property {number} knownHeight 0 if nothing will ever be known
 * @property {number} nameWidth
 * @property {number} knownWidth of what is known now or at the end, whichever is wider
 * @property {number} away from the middle of the node to the label
 * @property {number} towardsTip how far it is moved from the middle of its triangle towards the tip
 * @property {number} inset how far the label may reach over the slope of its own triangle
 * @property {number} [beyond] the same, over the slope of the triangle next to it
 */

const NAME_HEIGHT = 17;
const KNOWN_HEIGHT = 15;
/** From the top of a label to the middle of its first line, and of its second. */
const FIRST_LINE = 8;
const SECOND_LINE = FIRST_LINE + NAME_HEIGHT;
/** Nodes of this size and larger have larger letters beside them. */
const LARGE = 40;
/** Between a node and its label. */
const BESIDE_BOARD = 8;
const BESIDE_SHAPE = 10;
/** A triangle leaves room for a label beside its narrow end: this share of its half width. */
const SLOPE = 0.28;
/** Beside a triangle, a label looks centred when it is a little nearer to the tip. */
const TOWARDS_TIP = 2;
/** Between a tip and a name beyond it. */
const BEYOND_TIP = 5;
/** The sides on which a single label is tried. */
const SIDES = /** @type {const} */ ([-1, 1]);
/** A place must be at least this wide. */
const LEAST_WIDTH = 4;
const LONG = "= −19".length;
/** Nothing is open when the search is over. @type {Map<number, {lower: number, upper: number}>} */
const NOTHING = new Map();

/**
 * The nodes of one level have their labels on the same side, and either all or none of them have the same parts.
 * Nodes on the active path have a label wherever there is room.
 * @param {Context} ctx @param {Scene} scene @param {VisibleNodes} visible @param {Space} space
 * @param {number[]} large places among the visible nodes of nodes with room for texts
 */
export function drawNames(ctx, scene, visible, space, large) {
  const { layout, room } = scene;
  const inner = large.filter((i) => visible.shape[i] !== LEAF);
  /** @type {Set<number>} */
  const named = new Set();
  const groups = grouped(inner, (i) => {
    const row = visible.rows[i];
    return layout.level[row];
  });
  for (const group of groups) {
    const labels = group.map((i) => labelOf(ctx, scene, visible, i)).filter((l) => l.name || l.knownHeight);
    if (labels.length === 0) continue;
    const isRoot = visible.rows[group[0]] === 0;
    /** @param {Label} label */
    const distanceOf = ({ i }) => room.at(visible.rows[i]) * visible.slot;
    const shown = reduced(labels, distanceOf);
    const { width } = scene.frame;
    const side = sideOf(shown, visible, space, width, isRoot ? 1 : -1);
    /** @param {Label | undefined} label */
    const isRoomFor = (label) =>
      label !== undefined && isFree(boxOf(label, visible, side), label, side, space.taken, width);
    const ways = shown.map((label) => [label, ...shorter(label, visible)]);
    // The first way in which there is room for all of them.
    const first = Math.max(0, ways[0]?.findIndex((_, at) => ways.every((each) => isRoomFor(each[at]))) ?? 0);
    for (const each of ways)
      if (each.slice(first).some((label) => drawLabel(ctx, scene, visible, space, label, side))) named.add(each[0].i);
  }
  drawFocused(ctx, scene, visible, space, named);
}

/**
 * Draws the labels of the node that the reader looks at, and of those that a sentence names, if their levels have no room
 * for all labels.
 * @param {Context} ctx @param {Scene} scene @param {VisibleNodes} visible @param {Space} space
 * @param {Set<number>} named places among the visible nodes that have their labels
 */
function drawFocused(ctx, scene, visible, space, named) {
  const rows = visible.rows.subarray(0, visible.count);
  const places = new Set([focusedPlace(scene, visible), ...(scene.named ?? []).map((row) => rows.indexOf(row))]);
  for (const i of places) {
    if (i < 0 || named.has(i) || visible.shape[i] === LEAF) continue;
    const label = labelOf(ctx, scene, visible, i);
    if (label.name || label.knownHeight)
      [label, ...shorter(label, visible)].some((each) =>
        SIDES.some((side) => drawLabel(ctx, scene, visible, space, each, side)),
      );
  }
}

/** The name alone: beside the narrow end of the triangle, and beyond its tip. @param {Label} label @param {VisibleNodes} visible @returns {Label[]} */
function shorter(label, visible) {
  const { i, name, nameWidth, away, inset } = label;
  if (!name) return [];
  const alone = { ...label, known: "", knownHeight: 0, knownWidth: 0, beyond: 0 };
  const beyond = shapeHeight(visible.shape[i], visible.unit[i]) / 2 + NAME_HEIGHT / 2 + BEYOND_TIP;
  return [
    alone,
    { ...alone, away: away - inset, towardsTip: inset },
    { ...alone, away: -nameWidth / 2, towardsTip: beyond, inset: 0 },
  ];
}

/**
 * The labels that the neighbours leave room for: all in full, the names alone, or only those on the active path.
 * @param {(Label & {marked: boolean})[]} labels
 * @param {(label: Label) => number} distanceOf from a label's node to the next node, in pixels
 */
function reduced(labels, distanceOf) {
  /** @param {(label: Label) => number} widthOf */
  const fits = (widthOf) => labels.every((label) => 2 * label.away + widthOf(label) <= distanceOf(label));
  if (fits((label) => Math.max(label.nameWidth, label.knownWidth))) return labels;
  const alone = labels.map((label) => ({ ...label, known: "", knownHeight: 0, knownWidth: 0 }));
  if (labels.some(({ name }) => !name)) return labels.filter(({ marked }) => marked);
  if (fits((label) => label.nameWidth)) return alone;
  // At the narrow end of a triangle there is more room for a name.
  const close = alone.map((label) => ({
    ...label,
    away: label.away - label.inset,
    towardsTip: label.inset,
    beyond: label.inset,
  }));
  const room = (/** @type {Label} */ label) => 2 * (label.away - label.inset) + label.nameWidth <= distanceOf(label);
  if (labels.every((label) => label.inset > 0 && room(label))) return close;
  return labels.filter(({ marked }) => marked);
}

/** @param {Context} ctx @param {Scene} scene @param {VisibleNodes} visible @param {number} i @returns {Label & {marked: boolean}} */
function labelOf(ctx, scene, visible, i) {
  const row = visible.rows[i];
  const name = nameOf(scene.trace, row);
  const known = standingText(scene, row, scene.open, scene.moment.cursor);
  const final = standingText(scene, row, NOTHING, Infinity);
  const [nameFont, knownFont] = fontsOf(scene, visible, i);
  ctx.font = nameFont;
  const nameWidth = measure(ctx, name);
  ctx.font = knownFont;
  const knownWidth = Math.max(measure(ctx, known), measure(ctx, final));
  const board = visible.board[i];
  const half = board > 0 ? board / 2 : shapeWidth(visible.shape[i], visible.unit[i]) / 2;
  // A value that is too long for its shape is written beside it.
  const roomy = final.length > LONG || isRoomy(scene.room.at(row), visible, visible.shape[i], board);
  return {
    i,
    name,
    known,
    nameWidth,
    knownWidth,
    knownHeight: known || final ? KNOWN_HEIGHT : 0,
    away: board > 0 ? half + BESIDE_BOARD : half * (1 - SLOPE) + BESIDE_SHAPE,
    towardsTip: TOWARDS_TIP,
    inset: board > 0 ? 0 : half * SLOPE,
    marked: row === 0 || visible.state[i] === ACTIVE || (visible.state[i] === BEST && roomy),
  };
}

/** @param {Scene} scene @param {VisibleNodes} visible @param {number} i @returns {[string, string]} for name and value */
function fontsOf({ theme }, visible, i) {
  const large = visible.unit[i] >= LARGE;
  return [boldFont(theme, large ? TEXT.name : TEXT.usual), plainFont(theme, large ? TEXT.usual : TEXT.small)];
}

/**
 * The side on which all labels are free, or most of them: −1 left, 1 right.
 * @param {Label[]} labels @param {VisibleNodes} visible @param {Space} space @param {number} width of the view
 * @param {-1 | 1} preferred
 */
function sideOf(labels, visible, { taken }, width, preferred) {
  /** @param {number} side */
  const free = (side) =>
    labels.filter((label) => isFree(boxOf(label, visible, side), label, side, taken, width)).length;
  const here = free(preferred);
  return here < labels.length && free(-preferred) > here ? -preferred : preferred;
}

/** @param {Label} label @param {VisibleNodes} visible @param {number} side @returns {import("./writing.js").Box} */
function boxOf({ i, name, nameWidth, knownWidth, knownHeight, away, towardsTip }, visible, side) {
  const width = Math.max(nameWidth, knownWidth);
  const height = (name ? NAME_HEIGHT : 0) + knownHeight;
  const x = side > 0 ? visible.x[i] + away : visible.x[i] - away - width;
  return { x, y: visible.y[i] - height / 2 - (visible.shape[i] === MIN ? -towardsTip : towardsTip), width, height };
}

/**
 * @param {import("./writing.js").Box} box @param {Label} label @param {number} side
 * @param {import("./occupancy.js").Occupancy} taken @param {number} end of the view
 */
function isFree({ x, y, width, height }, { inset, beyond = 0 }, side, taken, end) {
  const from = x + (side > 0 ? inset : beyond);
  return x >= 0 && x + width <= end && taken.free(from, y, Math.max(LEAST_WIDTH, width - inset - beyond), height);
}

/**
 * Draws a label if its place is free, and returns whether it was.
 * @param {Context} ctx @param {Scene} scene @param {VisibleNodes} visible @param {Space} space
 * @param {Label} label @param {number} side
 */
function drawLabel(ctx, scene, visible, space, label, side) {
  const { theme } = scene;
  const { i, name, known } = label;
  const box = boxOf(label, visible, side);
  if (!isFree(box, label, side, space.taken, scene.frame.width)) return false;
  takeBox(space.taken, box);
  const [nameFont, knownFont] = fontsOf(scene, visible, i);
  const anchor = side > 0 ? box.x : box.x + box.width;
  ctx.textAlign = side > 0 ? "left" : "right";
  ctx.textBaseline = "middle";
  const state = visible.state[i];
  if (name) {
    ctx.font = nameFont;
    const faint = state === GHOST || state === LEFT_OUT;
    groundedText(
      ctx,
      scene,
      name,
      anchor,
      box.y + FIRST_LINE,
      faint ? theme.colour.muted : theme.colour.ink,
      NAME_HEIGHT,
      label.inset,
    );
  }
  if (known) {
    ctx.font = knownFont;
    const colour = state === ACTIVE ? theme.colour.ink : theme.colour.muted;
    groundedText(
      ctx,
      scene,
      known,
      anchor,
      box.y + (name ? SECOND_LINE : FIRST_LINE),
      colour,
      KNOWN_HEIGHT,
      label.inset,
    );
  }
  return true;
}

/**
 * @param {Scene} scene @param {number} row
 * @param {Map<number, {lower: number, upper: number}>} open @param {number} cursor
 */
function standingText({ trace, bounds, levels, frame }, row, open, cursor) {
  const level = levelText(levels[0], frame);
  const { sign, value } = standing(trace, bounds, open, cursor, row);
  if (sign === "") return row === 0 ? level : "";
  const known = `${sign} ${worthText(trace, row, value)}`;
  return row === 0 ? [level, `value ${known}`].filter(Boolean).join(" · ") : known;
}
