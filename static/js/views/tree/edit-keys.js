// What a key does on the tree while it is changed by hand. Pure functions, no DOM.

/** @typedef {"child" | "sibling" | "remove" | "copy" | "left" | "right" | "chance" | "name" | "odds" | "number" | "move" | "other-first" | "undo" | "redo" | "cancel"} Action */

/** @type {Record<string, Action>} */
const KEYS = {
  a: "child",
  s: "sibling",
  d: "copy",
  delete: "remove",
  backspace: "remove",
  "shift+arrowleft": "left",
  "shift+arrowright": "right",
  h: "chance",
  r: "name",
  p: "odds",
  m: "move",
  o: "other-first",
  enter: "number",
  escape: "cancel",
  "ctrl+z": "undo",
  "ctrl+y": "redo",
  "ctrl+shift+z": "redo",
};

/**
 * @param {{key: string, shiftKey: boolean, ctrlKey: boolean, metaKey: boolean, altKey: boolean}} event
 * @returns {Action | null}
 */
export function editKey({ key, shiftKey, ctrlKey, metaKey, altKey }) {
  if (altKey) return null;
  const held = `${ctrlKey || metaKey ? "ctrl+" : ""}${shiftKey ? "shift+" : ""}`;
  return KEYS[held + key.toLowerCase()] ?? null;
}

export const EDIT_KEYS_TEXT =
  "While you edit the tree: arrow keys go from node to node; Enter changes the number of a leaf, and in its field the " +
  "up and down arrows try the next numbers (with Shift, ten at a time); A adds a child, S a sibling, D copies, Delete " +
  "removes; Shift with left or right moves a node among its siblings, M moves it to another parent; H makes a chance " +
  "node, P sets its probabilities, R names the move, O changes who moves first; Ctrl+Z undoes.";
