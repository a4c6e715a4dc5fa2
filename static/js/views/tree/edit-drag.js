// The pointer on a tree that is changed by hand: a click selects, a leaf pulled up or down tries other numbers, and a node
// pulled sideways goes to another place. Pure functions.
import { isWithin, nodeAt } from "../../boards/typed-tree/edit.js";
import { pathOf } from "../../boards/typed-tree/rows.js";
import { stepped } from "../../boards/typed-tree/step.js";
import { beginTrial, cancel, close, openField, tryNumber } from "./edit-field.js";
import { editedOf, isEdited } from "./edited.js";
import { moveTo, selectPath } from "./editing.js";
import { inTurn, isResting } from "./state.js";

/** A pointer that moves less than this, in CSS pixels, clicks instead of dragging. */
const SLACK = 6;
/** How far a leaf is pulled for the next whole number. */
const PIXELS_A_NUMBER = 9;

/**
 * @typedef {import("./state.js").Path} Path
 * @typedef {import("./state.js").Goal} Goal
 * @typedef {import("./state.js").Change} Change @typedef {import("./state.js").TreeState} TreeState @typedef {import("./state.js").TreeProps} TreeProps
 *
 * What is drawn where a dragged node is.
 * @typedef {object} DragTarget
 * @property {number} row  under the pointer, or -1
 * @property {number} left  of the view, in the window @property {number} top
 * @property {(row: number) => {x: number, y: number, half: number} | null} spotOf  where a row is drawn in the view
 */

/** @param {TreeState} state @param {TreeProps} props @param {PointerEvent} event @param {number} row under it, or -1 @returns {Change | null} */
export function hold(state, props, { button, clientX: x, clientY: y, pointerId: pointer }, row) {
  if (!isEdited(state, props) || isResting(props) || button !== 0 || !props.trace || row < 0) return null;
  return { held: { path: pathOf(props.trace, row), x, y, mode: "" }, acts: [{ does: "capture", pointer }] };
}

/** @param {TreeState} state @param {TreeProps} props @param {PointerEvent} event @param {() => DragTarget} under @returns {Change | null} */
export function drag(state, props, event, under) {
  const { held } = state;
  if (!held) return null;
  const [dx, dy] = [event.clientX - held.x, event.clientY - held.y];
  const begins = held.mode === "" && Math.hypot(dx, dy) > SLACK;
  return inTurn(
    state,
    props,
    (now) => (begins ? begin(now, props, held, Math.abs(dy) > Math.abs(dx)) : null),
    (now) => {
      if (now.held?.mode === "try" && now.trial)
        return tryNumber(now, props, stepped(now.trial.from, Math.round(-dy / PIXELS_A_NUMBER)));
      return now.held?.mode === "move" ? { goal: goalAt(now, props, event, under()) } : null;
    },
  );
}

/** @param {TreeState} state @param {TreeProps} props @param {NonNullable<TreeState["held"]>} held @param {boolean} upright */
const begin = (state, props, held, upright) =>
  inTurn(
    state,
    props,
    () => selectPath(state, props, held.path),
    (now) => {
      const tries = upright && editedOf(now, props)?.isLeaf;
      if (!tries) return { held: { ...held, mode: "move" } };
      return { ...close(), ...beginTrial(now, props), held: { ...held, mode: "try" } };
    },
  );

/** @param {TreeState} state @param {TreeProps} props @param {PointerEvent} event @returns {Change | null} */
export function drop(state, props, { type }) {
  const { held, goal } = state;
  const edited = editedOf(state, props);
  if (!held) return null;
  return inTurn(
    state,
    props,
    () => ({ held: null, goal: null, acts: [{ does: "focus-canvas" }] }),
    (now) => {
      if (type === "pointercancel") return cancel(now, props);
      if (held.mode === "") return press(now, props, held.path);
      if (held.mode === "try") return close();
      return goal && edited && moveTo(edited.tree, held.path, goal.parent, goal.index);
    },
  );
}

/** @param {TreeState} state @param {TreeProps} props @param {Path} path */
const press = (state, props, path) =>
  inTurn(
    state,
    props,
    () => selectPath(state, props, path),
    (now) => (editedOf(now, props)?.isLeaf && !now.lifted ? openField(now, props, "number") : null),
  );

/**
 * Where a node would go if it were dropped here: into the node under the pointer, or beside the nearest one of its level.
 * @param {TreeState} state @param {TreeProps} props @param {PointerEvent} event @param {DragTarget} under @returns {Goal | null}
 */
function goalAt(state, props, event, { row, left, top, spotOf }) {
  const { trace, prepared } = props;
  const { tree } = editedOf(state, props) ?? {};
  const path = state.held?.path;
  if (!trace || !prepared || !tree || !path) return null;
  const below = row < 0 ? null : pathOf(trace, row);
  const spot = spotOf(row);
  const index = (below && nodeAt(tree, below)?.children.length) || 0;
  if (below && spot && !isWithin(below, path) && index > 0)
    return { parent: below, index, into: true, x: spot.x, y: spot.y };
  return besideAt(event.clientX - left, event.clientY - top, path, trace, prepared.layout.order, spotOf);
}

/**
 * @param {number} x @param {number} y @param {Path} path @param {NonNullable<TreeProps["trace"]>} trace @param {Iterable<number>} rows
 * @param {DragTarget["spotOf"]} spotOf @returns {Goal | null}
 */
function besideAt(x, y, path, trace, rows, spotOf) {
  /** @type {{beside: Path, far: number, spot: {x: number, y: number, half: number}} | null} */
  let nearest = null;
  for (const row of rows) {
    const spot = spotOf(row);
    const beside = pathOf(trace, row);
    if (!spot || beside.length === 0 || isWithin(beside, path)) continue;
    const far = Math.hypot(spot.x - x, 2 * (spot.y - y));
    if (!nearest || far < nearest.far) nearest = { beside, far, spot };
  }
  if (!nearest || Math.abs(nearest.spot.y - y) > Math.max(40, 2 * nearest.spot.half)) return null;
  const { beside, spot } = nearest;
  const after = x > spot.x;
  const shift = (after ? 1 : -1) * (spot.half + 8);
  const index = (beside.at(-1) ?? 0) + (after ? 1 : 0);
  return { parent: beside.slice(0, -1), index, into: false, x: spot.x + shift, y: spot.y };
}
