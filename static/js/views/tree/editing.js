// Changing the typed tree where it stands: what is selected, and what is done with it. Pure functions.
import * as edit from "../../boards/typed-tree/edit.js";
import { pathOf, rowOf } from "../../boards/typed-tree/rows.js";
import { cancel, close, leaveField, leaveText, openField, send } from "./edit-field.js";
import { editKey } from "./edit-keys.js";
import { canEdit, editedOf, isEdited, typedOf } from "./edited.js";
import { chosen, inTurn, isResting } from "./state.js";

/**
 * @typedef {import("./edit-keys.js").Action} Action
 * @typedef {import("./edited.js").EditedTree} EditedTree
 * @typedef {import("./state.js").Path} Path
 * @typedef {import("./state.js").Change} Change @typedef {import("./state.js").TreeState} TreeState @typedef {import("./state.js").TreeProps} TreeProps
 */

/** Begins or ends to change the tree by hand; it makes room for the tools. @param {TreeState} state @param {TreeProps} props @returns {Change} */
export function toggleEditing(state, props) {
  const row = chosen(state, props);
  const path = props.trace && row >= 0 ? pathOf(props.trace, row) : [];
  return { ...close(), editing: !state.editing, path, lifted: null, acts: [{ does: "resize" }] };
}

/** Before each update: keeps the selected node selected in the tree of a new search. @param {TreeState} state @param {TreeProps} props @returns {Change | null} */
export function keepPath(state, props) {
  const { trace } = props;
  const { text } = typedOf(props) ?? {};
  if (!isEdited(state, props) || !trace || text === undefined) return null;
  return inTurn(
    state,
    props,
    ({ next, field }) => {
      // Python has taken the probabilities.
      if (next?.text === text) return { ...(field === "odds" && leaveField()), path: next.path, next: null };
      // Another example or Undo has brought this tree: what was being typed belongs to the one before.
      return !next && text !== state.kept ? { ...close(), lifted: null } : null;
    },
    (now) => {
      let { path } = now;
      while (path.length > 0 && !editedOf({ ...now, path }, props)) path = path.slice(0, -1);
      return { kept: text, path, selected: rowOf(trace, path) };
    },
  );
}

/** @param {TreeState} state @param {TreeProps} props @param {Path} path @returns {Change} */
export function selectPath(state, props, path) {
  if (path.join() === state.path.join()) return { path };
  return { next: null, ...leaveText(state, props, path), ...close(), path };
}

/**
 * After each update: asks in which interval the number of the selected leaf changes nothing, once for each tree.
 * @param {TreeState} state @param {TreeProps} props @returns {Change | null}
 */
export function askWhatIf(state, props) {
  const edited = isEdited(state, props) ? editedOf(state, props) : null;
  const { path } = state;
  if (!edited?.isLeaf || isResting(props) || state.trial) return null;
  const requested = `${edited.typed.text} ${path.join(".")}`;
  return requested === state.requested ? null : { requested, intents: [{ type: "try-number", path }] };
}

/** @param {TreeState} state @param {TreeProps} props @param {KeyboardEvent} event @returns {Change | null} null if the key is not for editing */
export function pressToEdit(state, props, event) {
  const isToggle = event.key === "e" && !event.ctrlKey && !event.metaKey;
  const isOn = isEdited(state, props);
  if (isToggle && (isOn || (typedOf(props) && !state.editing && !event.altKey))) return toggleEditing(state, props);
  const action = isOn && !isResting(props) ? editKey(event) : null;
  return action && (doEdit(state, props, action) ?? {});
}

/** @param {TreeState} state @param {TreeProps} props @param {Action} action @returns {Change | null} */
export function doEdit(state, props, action) {
  const edited = editedOf(state, props);
  if (!edited || !canEdit(edited, action)) return null;
  if (action === "cancel") return cancel(state, props);
  if (action === "undo" || action === "redo") return { intents: [{ type: action }] };
  if (state.lifted && (action === "number" || action === "move")) return putDown(edited);
  if (action === "number" || action === "name" || action === "odds") return openField(state, props, action);
  return action === "move" ? { lifted: state.path } : CHANGES[action](edited);
}

/** What changes the tree at once. @type {Record<Exclude<Action, "cancel" | "undo" | "redo" | "number" | "name" | "odds" | "move">, (edited: EditedTree) => Change>} */
const CHANGES = {
  child: ({ tree, path, node }) => send(edit.withChild(tree, path), [...path, node.children.length]),
  sibling: ({ tree, path }) => send(edit.withSibling(tree, path), beside(path, 1)),
  copy: ({ tree, path }) => send(edit.withCopy(tree, path), beside(path, 1)),
  remove: ({ tree, path }) => send(edit.without(tree, path), afterRemoval(tree, path)),
  left: ({ tree, path }) => send(edit.withOrder(tree, path, placeOf(path) - 1), beside(path, -1)),
  right: ({ tree, path }) => send(edit.withOrder(tree, path, placeOf(path) + 1), beside(path, 1)),
  chance: ({ tree, path }) => send(edit.withChance(tree, path), path),
  "other-first": ({ tree, path }) => send(edit.withOtherFirst(tree), path),
};

/** The place of a node among its siblings. @param {Path} path */
const placeOf = (path) => path.at(-1) ?? 0;

/** @param {Path} path @param {1 | -1} direction @returns {Path} */
const beside = (path, direction) => [...path.slice(0, -1), placeOf(path) + direction];

/** What is selected when a node is gone: its neighbour, or its parent. @param {EditedTree["tree"]} tree @param {Path} path @returns {Path} */
function afterRemoval(tree, path) {
  const parent = path.slice(0, -1);
  const left = (edit.nodeAt(tree, parent)?.children.length ?? 1) - 2;
  return left < 0 ? parent : [...parent, Math.min(left, placeOf(path))];
}

/** Puts the lifted node below the selected one, or after it if it is a leaf. @param {EditedTree} edited @returns {Change} */
function putDown({ tree, lifted, path, node, isLeaf }) {
  const goal = isLeaf ? path.slice(0, -1) : path;
  const index = isLeaf ? placeOf(path) + 1 : node.children.length;
  return { ...(lifted && moveTo(tree, lifted, goal, index)), lifted: null };
}

/** @param {EditedTree["tree"]} tree @param {Path} from @param {Path} parent @param {number} index @returns {Change | null} */
export function moveTo(tree, from, parent, index) {
  const found = edit.moved(tree, from, parent, index);
  return found && send(found.tree, found.path);
}
