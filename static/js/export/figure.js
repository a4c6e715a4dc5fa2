/**
 * The tree as a list of nodes with their places and texts: what TikZ, forest, Graphviz and a plain outline are made of.
 * Pure functions of what the page shows.
 *
 * @typedef {object} FigureNode
 * @property {number} row
 * @property {string} id  such as "n4"
 * @property {number} parent  the row above, -1 at the root
 * @property {number[]} children  the rows below that are drawn
 * @property {number} x  in slots
 * @property {number} level
 * @property {"max" | "min" | "chance" | "leaf"} shape
 * @property {State} state
 * @property {string} value  what is written in it; "" if nothing is known
 * @property {string} name  its own name; "" if the game gives none
 * @property {string} turn  who moves there; "" at a leaf
 * @property {string} beside  what stands beside it: the name of an inner node, and at the root who moves; "" if nothing
 * @property {string} move  the move that leads to it; "" at the root
 * @property {readonly string[]} moves  what can be written at the edge into it, the fullest text first
 * @property {number} gap  how far its neighbours on the level are, in slots
 * @property {string} window  the window that it was entered with; "" if it has none, or was not entered yet
 * @property {string} cut  why moves of it are skipped; "" if there was no cut yet
 * @property {boolean} isSkipped  whether a cut above it skips it
 * @property {number} hidden  how many nodes are folded away below it
 *
 * @typedef {"ghost" | "skipped" | "done" | "best" | "active" | "current"} State
 *
 * @typedef {object} Figure
 * @property {FigureNode[]} nodes  depth first
 * @property {number} width  in slots
 * @property {number} depth  in levels
 */

import { hasAssignments } from "../trace/constraints.js";
import { activeBounds } from "../trace/bounds.js";
import { isCut, momentOf } from "../trace/moment.js";
import { playerAt } from "../trace/players.js";
import { isEntered } from "../trace/cursor.js";
import { CHANCE, MAX, MIN } from "../trace/trace.js";
import { formatWindow } from "../words/format.js";
import { cutReason, edgeTexts, moveOf, nameOf } from "../tree/format.js";
import { valueTexts } from "../tree/nodes.js";
import { prepare } from "../tree/prepared.js";
import { LEAF, shapeOf } from "../tree/sizes.js";
import { ACTIVE, BEST, DONE, FALLING, GHOST, LEFT_OUT, rowState } from "../tree/walk.js";
import { WrongPicture } from "./wrong.js";

/** @type {Readonly<Record<number, State>>} */
const STATES = {
  [GHOST]: "ghost",
  [FALLING]: "skipped",
  [LEFT_OUT]: "skipped",
  [DONE]: "done",
  [BEST]: "best",
  [ACTIVE]: "active",
};
/** @type {Readonly<Record<number, FigureNode["shape"]>>} */
const SHAPES = { [MAX]: "max", [MIN]: "min", [CHANCE]: "chance", [LEAF]: "leaf" };

/** More nodes than this make a text that nobody can edit, and that TeX needs minutes for. */
const MOST_NODES = 400;

/** @typedef {import("../tree/prepared.js").Prepared} Prepared */

/**
 * @param {import("./tree-picture.js").Shown} shown @param {Prepared | null} [before]  of an earlier figure of the same tree
 * @returns {Figure & {prepared: Prepared}}
 */
export function figureOf({ trace, cursor, collapsed }, before = null) {
  const same = before !== null && before.trace === trace;
  const prepared = same ? before : prepare(trace, collapsed, before);
  const { layout, bounds } = prepared;
  if (layout.order.length > MOST_NODES) throw tooMany(layout.order.length);
  const moment = momentOf(trace, cursor);
  const scene = { trace, moment, bounds, open: activeBounds(trace, bounds, moment) };
  /** @type {Map<number, FigureNode>} */
  const nodes = new Map();
  for (const row of layout.order) {
    const state = rowState(trace, moment, row);
    const parent = trace.parent[row];
    const [name, turn] = [nameOf(trace, row), turnOf(trace, row)];
    nodes.set(row, {
      row,
      id: `n${row}`,
      parent,
      children: [],
      x: layout.x[row],
      level: layout.level[row],
      shape: SHAPES[shapeOf(trace, row)] ?? "chance",
      state: row === moment.current || row === moment.returned ? "current" : STATES[state],
      value: valueTexts(scene, row, state)[0] ?? "",
      name,
      turn,
      beside: turn && [name, parent < 0 ? turn : ""].filter(Boolean).join(" "),
      move: hasAssignments(trace) ? "" : moveOf(trace, row),
      moves: edgeTexts(trace, row, cursor),
      gap: prepared.gap.at(row),
      window: isEntered(trace, row, cursor) ? formatWindow(trace.alpha[row], trace.beta[row]) : "",
      cut: layout.hidden[row] === 0 && isCut(trace, row, cursor) ? cutReason(trace, row) : "",
      isSkipped: row >= trace.visited,
      hidden: layout.hidden[row],
    });
    nodes.get(parent)?.children.push(row);
  }
  return { nodes: [...nodes.values()], width: layout.width, depth: layout.depth, prepared };
}

/** @param {number} count */
const tooMany = (count) =>
  new WrongPicture(
    `This tree has ${count.toLocaleString("en-US")} nodes, and a text of it has at most ${MOST_NODES}. Collapse parts of the tree, or take SVG or PNG.`,
  );

/** @param {import("../trace/trace.js").Trace} trace @param {number} row */
function turnOf(trace, row) {
  if (hasAssignments(trace) || shapeOf(trace, row) === LEAF) return "";
  if (trace.text.players) return playerAt(trace, row);
  return trace.kind[row] === MAX ? "MAX" : trace.kind[row] === MIN ? "MIN" : trace.kind[row] === CHANCE ? "chance" : "";
}
