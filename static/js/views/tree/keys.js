// What a key does on the picture of the tree. Pure functions, no DOM.

/** @typedef {import("../../tree/navigate.js").Direction} Direction */
/**
 * Exactly one of: zoom by a factor, show the whole tree, move the picture, go to a neighbour, go to the step of
 * the chosen node, collapse or expand it, light its position and go from one occurrence to the next, ask
 * for a node.
 * @typedef {{zoom: number} | {fit: true} | {pan: [number, number]} | {go: Direction} | {enter: true} | {toggle: true}
 *   | {light: 1 | -1} | {find: true}} Effect
 */

export const ZOOM_STEP = 1.4;
const PAN_STEP = 80;

/** @type {Record<string, Direction>} */
const DIRECTIONS = {
  ArrowUp: "up",
  ArrowDown: "down",
  ArrowLeft: "left",
  ArrowRight: "right",
  Home: "first",
  End: "last",
};
/** @type {Record<string, [number, number]>} */
const PANS = {
  ArrowUp: [0, PAN_STEP],
  ArrowDown: [0, -PAN_STEP],
  ArrowLeft: [PAN_STEP, 0],
  ArrowRight: [-PAN_STEP, 0],
};
/** @type {Record<string, Effect>} */
const CAMERA_KEYS = {
  "+": { zoom: ZOOM_STEP },
  "=": { zoom: ZOOM_STEP },
  "-": { zoom: 1 / ZOOM_STEP },
  _: { zoom: 1 / ZOOM_STEP },
  0: { fit: true },
  f: { fit: true },
};

export const KEYS_TEXT =
  "Arrow keys go to the parent, first child and neighbours; Enter goes to the step of the node; " +
  "C collapses it; O lights its position wherever it occurs, then goes to the next; G finds a node by its moves; plus, minus and 0 zoom and fit; Shift with arrows moves the picture.";

/** The keys that always belong to the picture. @param {string} key @returns {Effect | null} */
export const cameraKey = (key) => CAMERA_KEYS[key.toLowerCase()] ?? null;

/**
 * The keys that belong to the page, unless the canvas was reached by keyboard.
 * @param {{key: string, shiftKey: boolean}} event @returns {Effect | null}
 */
export function nodeKey({ key, shiftKey }) {
  if (shiftKey && PANS[key]) return { pan: PANS[key] };
  if (DIRECTIONS[key]) return { go: DIRECTIONS[key] };
  if (key === "Enter") return { enter: true };
  if (key.toLowerCase() === "g") return { find: true };
  if (key.toLowerCase() === "o") return { light: shiftKey ? -1 : 1 };
  return key.toLowerCase() === "c" ? { toggle: true } : null;
}
