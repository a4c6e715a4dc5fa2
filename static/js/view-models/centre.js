/**
 * Which view has the most room. Pure functions of the state and of Python's answers.
 *
 * While the reader has chosen nothing, what is shown decides: a constraint search whose tree is a path has little to
 * show in its tree, so the picture of the problem gets the room; where it branches, tree and picture share it. The whole
 * trace decides, never the part up to the
 * cursor: the layout of a page must not change while somebody steps through it. A search that branches late is
 * therefore shown with its tree from the first step on.
 *
 * @typedef {import("../state/state.js").State} State
 * @typedef {import("../state/results.js").Results} Results
 * @typedef {import("../trace/trace.js").Trace} Trace
 */

import { kindOf } from "../kinds/index.js";
import { hasRoomForCodes } from "../problems/map-room.js";
import { hasAssignments } from "../trace/constraints.js";
import { REFUSED } from "../trace/trace.js";

/**
 * What the reader can choose; "" lets the page choose. Two are chosen by the page: "hero" is the picture of a problem,
 * beside its tree as a ribbon; "branched" is a picture beside a tree that needs room too, and "branched-map" a map whose
 * codes would have no room there.
 * @typedef {State["centre"]} Choice
 * @typedef {Choice | "hero" | "branched" | "branched-map"} Centre
 */

/**
 * Plots, duels and two trees side by side need the middle: as long as they are shown, no board or source is large
 * alone. Beside a board that is large with them, they have as much room as usual.
 * @param {State} state @param {Results} results @returns {Centre} "" is the usual layout
 */
export function centreOf({ centre, stage, secondRun }, results) {
  if (stage !== "tree" || secondRun) return centre === "tree" || centre === "both" ? centre : "";
  return centre !== "" ? centre : heroOf(results) || branchedOf(results);
}

/**
 * The picture of a problem is the hero as long as its tree fits in a ribbon; "" if there is no hero.
 * @param {Results} results
 */
export function heroOf(results) {
  const look = picturedProblem(results);
  const { trace } = results.run;
  if (look === null) return "";
  return trace === null || (hasAssignments(trace) && isRibbonLike(trace)) ? heroFor(look) : "";
}

/** How picture and tree share the room, if the tree branches; "" if there is no picture. @param {Results} results @returns {Centre} */
function branchedOf(results) {
  const look = picturedProblem(results);
  if (look === null) return "";
  return needsWidth(look) ? "branched-map" : "branched";
}

/** The constraint problem that is shown by a picture of it; null if there is none. @param {Results} results */
function picturedProblem({ subject: { look } }) {
  const { isPictured, firstPane } = kindOf(look);
  return isPictured && firstPane === "board" ? look : null;
}

/** How wide a picture is beside the ribbon, in CSS pixels, on a screen of 1280. */
const HERO_WIDTH = 500;

/** @param {import("../python/protocol.js").Look} look @returns {Centre} */
const heroFor = (look) => (needsWidth(look) ? "board" : "hero");

/** Whether a picture is a map whose codes have no room beside the ribbon. @param {import("../python/protocol.js").Look} look */
function needsWidth({ picture }) {
  const { kind, map } = /** @type {any} */ (picture ?? {});
  return kind === "map" && !hasRoomForCodes(map, HERO_WIDTH);
}

/** A tree with more levels than this for each column of nodes is a ribbon. */
const LEVELS_PER_COLUMN = 3;

/**
 * Whether a tree is a path, or so deep for its width that it looks like one. A refused value does not count: nothing was
 * assigned there.
 * @param {import("../trace/trace.js").ConstraintTrace} trace
 */
export function isRibbonLike({ ply, visited, status }) {
  /** @type {number[]} */
  const nodesAt = [];
  for (let row = 0; row < visited; row++) if (status[row] !== REFUSED) nodesAt[ply[row]] = (nodesAt[ply[row]] ?? 0) + 1;
  const widest = Math.max(0, ...nodesAt);
  return widest <= Math.max(1, nodesAt.length / LEVELS_PER_COLUMN);
}

/** What there is to choose from. @param {Results} results @returns {{id: Choice, name: string}[]} */
export function centresFor(results) {
  const board = kindOf(results.subject.look).boardPane;
  return [
    { id: "", name: "Usual layout" },
    { id: "board", name: board },
    { id: "tree", name: "Tree or plots" },
    { id: "both", name: `${board}, tree or plots` },
    { id: "code", name: "Python" },
  ];
}
