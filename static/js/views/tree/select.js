// What can be done with the nodes of the tree, by keys, by the pointer or by buttons. Pure functions.
import { pathOf } from "../../boards/typed-tree/rows.js";
import { unrecordedBelow } from "../../trace/unrecorded.js";
import { neighbourOf } from "../../tree/navigate.js";
import { isEdited } from "./edited.js";
import { selectPath } from "./editing.js";
import { isLeaf } from "./item.js";
import { chosen, describe, inTurn } from "./state.js";

/** @typedef {import("./state.js").Change} Change @typedef {import("./state.js").TreeState} TreeState @typedef {import("./state.js").TreeProps} TreeProps */

/** Another tree, or another step of it: keys and buttons act on the current node again. @type {import("./state.js").ChangeOf} */
export const deselect = () => ({ selected: -1, hovered: -1 });

/** @param {TreeState} state @param {TreeProps} props @param {import("../../tree/navigate.js").Direction} direction @returns {Change | null} */
export function selectNeighbour(state, props, direction) {
  if (!props.trace || !props.prepared) return null;
  const row = neighbourOf(props.trace, props.prepared.layout, chosen(state, props), direction);
  const path = row >= 0 && isEdited(state, props) ? pathOf(props.trace, row) : null;
  return inTurn(
    state,
    props,
    () => ({ selected: row, spoken: describe(props, row), acts: [{ does: "show", row }] }),
    (now) => path && selectPath(now, props, path),
  );
}

/** Collapses or expands a row, or searches again from it. @param {TreeState} state @param {TreeProps} props @param {number} row @returns {Change | null} */
export function toggleRow(state, props, row) {
  if (!props.trace || row < 0 || props.partner) return null;
  if (isLeaf(props.trace, row)) return searchFrom(state, props, row);
  return { selected: row, intents: [{ type: "toggle-collapse", row }] };
}

/** Searches again from a row below which not all was recorded. @type {import("./state.js").ChangeOf<[row: number]>} */
export const searchFrom = (_, { trace }, row) =>
  trace && unrecordedBelow(trace, row) > 0 ? { intents: [{ type: "search-from", row }] } : null;
