// What of the typed tree is being changed by hand: pure functions of (state, props).
import { nodeAt } from "../../boards/typed-tree/edit.js";
import { pathOf } from "../../boards/typed-tree/rows.js";
import { isChance, readTree } from "../../boards/typed-tree/text.js";
import { whatIfText } from "../../boards/typed-tree/step.js";
import { remembered } from "../../support/remember-last.js";

/** @typedef {import("./state.js").TreeState} TreeState @typedef {import("./state.js").TreeProps} TreeProps */

const treeIn = remembered(readTree);

/** The typed tree that can be changed by hand; null for a tree beside the main one. @param {TreeProps} props */
export const typedOf = ({ partner, typed }) => (partner ? null : typed);

/** Whether the tree is being changed by hand now. @param {TreeState} state @param {TreeProps} props */
export const isEdited = ({ editing }, props) => editing && typedOf(props) !== null && props.trace !== null;

/** The tree, and the node that is selected in it; null if there is no such node. @param {TreeState} state @param {TreeProps} props */
export function editedOf({ path, lifted }, props) {
  const typed = typedOf(props);
  const tree = typed && treeIn(typed.text);
  const node = tree && nodeAt(tree, path);
  return typed && tree && node ? { typed, tree, node, path, lifted, isLeaf: node.children.length === 0 } : null;
}

/** @typedef {NonNullable<ReturnType<typeof editedOf>>} EditedTree */

/** The number that stands at a row, if it is a leaf. @param {TreeProps} props @param {number} row */
export function numberAt(props, row) {
  const tree = treeIn(typedOf(props)?.text ?? "");
  return (tree && props.trace && nodeAt(tree, pathOf(props.trace, row))?.number) || "";
}

/** What a screen reader hears of the number that is tried out. @param {TreeState} state @param {TreeProps} props */
export function spokenWhatIf(state, props) {
  const whatIf = isEdited(state, props) ? typedOf(props)?.whatIf : null;
  return whatIf && whatIf.path === state.path.join(".") ? whatIfText(whatIf) : "";
}

/** Whether a change makes sense at the selected node. @param {EditedTree} edited @param {import("./edit-keys.js").Action} action */
export function canEdit({ node, tree, path, lifted, isLeaf }, action) {
  const isRoot = path.length === 0;
  const parent = nodeAt(tree, path.slice(0, -1));
  const place = path.at(-1) ?? 0;
  const last = (parent?.children.length ?? 1) - 1;
  switch (action) {
    case "number":
      return isLeaf || lifted !== null;
    case "sibling":
    case "copy":
    case "remove":
    case "move":
      return !isRoot;
    case "left":
      return !isRoot && place > 0;
    case "right":
      return !isRoot && place < last;
    case "name":
      return !isRoot;
    case "chance":
      return !isLeaf;
    case "odds":
      return isChance(node);
    case "other-first":
      return isRoot && !isLeaf;
    default:
      return true;
  }
}
