// What a board does when its position has changed.
import { turned } from "../../boards/cells.js";
import { BOARDS, boardOf, squaresOf } from "../../boards/index.js";
import { change } from "../../boards/moving/changing.js";
import { settle } from "../../boards/moving/dragging.js";
import { EMPTY_HAND } from "../../boards/moving/picking.js";
import { travel } from "../../boards/moving/travelling.js";
import { isChances } from "../../boards/scene.js";

/** @typedef {import("./board-view.js").BoardView} BoardView */
/** @typedef {import("../../python/protocol.js").GameLook} Look */

/**
 * What a new position means for the animation, what is remembered, and the focus.
 * @param {BoardView} view @param {Look | null} before
 */
export function noteChange(view, before) {
  const [old, now] = [before?.picture, view.look?.picture];
  const comparable = old?.kind === "grid" && now?.kind === "grid" && old.cells.length === now.cells.length;
  const filled = comparable && old.cells[view.lastCell] === "." && now.cells[view.lastCell] !== ".";
  view.freshCell = filled ? view.lastCell : -1;
  view.flipped = filled ? turned(old.cells, now.cells) : [];
  view.seen = null;
  view.hand = EMPTY_HAND;
  const ids = new Set(before?.actions.map(({ id }) => id));
  view.anew =
    now?.kind !== "grid" &&
    !(view.look && squaresOf(view.look, view.setup && !view.shown)) &&
    !view.look?.actions.some(({ id }) => ids.has(id));
  if (view.anew && view.look) view.focusIndex = isChances(view.look) ? view.look.actions.length : 0;
}

/**
 * Nothing is dragged any more; a move that has just been played is seen.
 * @param {BoardView} view @param {Look | null} before
 */
export function showMove(view, before) {
  settle(view);
  const board = view.look && BOARDS[boardOf(view.look)];
  if (!before || view.shown || view.setup || board?.kind !== "scene") return;
  if (before.picture?.kind !== view.look?.picture?.kind) return;
  const plane = view.querySelector(".plane");
  const journey = plane && board.journey?.(before.picture, view.look?.picture);
  if (journey) travel(plane, journey, view.wasDragged);
  const changes = board.changes?.(before.picture, view.look?.picture);
  if (changes) change(view, changes);
  board.motion?.(view, before.picture, view.look?.picture);
}
