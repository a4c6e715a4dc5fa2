// Which changes make sense at the selected node of a tree that is changed by hand.
import { nodeAt } from "../../boards/typed-tree/edit.js";
import { isChance } from "../../boards/typed-tree/text.js";

/** @param {import("./editing.js").TreeEditing} editing @param {import("./edit-keys.js").Action} action */
export function canEdit(editing, action) {
  const { node, tree, path } = editing;
  if (!node || !tree) return false;
  const isRoot = path.length === 0;
  const parent = nodeAt(tree, path.slice(0, -1));
  const place = path.at(-1) ?? 0;
  const last = (parent?.children.length ?? 1) - 1;
  switch (action) {
    case "number":
      return editing.isLeaf || editing.picked !== null;
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
      return !editing.isLeaf;
    case "odds":
      return isChance(node);
    case "other-first":
      return isRoot && !editing.isLeaf;
    default:
      return true;
  }
}
