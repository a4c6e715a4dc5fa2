// What a key does on a button of the board. Pure functions, no DOM.
import { BOARDS, boardOf } from "../../boards/index.js";
import { neighbour } from "../../boards/cells.js";
import { isChances } from "../../boards/scene.js";
import { actionOfKey, actionTowards, boxTowards } from "../../boards/steer.js";

/** @typedef {{key: string, ctrlKey: boolean, metaKey: boolean, altKey: boolean}} Key */
/**
 * The button to focus, the move to play, the mark to put in the cell, or that a piece is put back.
 * @typedef {{focus?: number, play?: string, mark?: string, drop?: boolean}} Effect
 */

/** @type {Readonly<Record<string, string>>} */
const MARK_KEYS = { x: "X", o: "O", ".": ".", delete: ".", backspace: "." };

/** @param {Key} event */
const isShortcut = ({ ctrlKey, metaKey, altKey }) => ctrlKey || metaKey || altKey;

/**
 * On a grid: the arrows move, the number of a square or column plays it, a mark's key sets it.
 * @param {Key} event
 * @param {number} index of the button
 * @param {{columns: number, rows: number}} buttons how they are arranged
 * @param {import("../../boards/index.js").GridBoard | null} board null while no moves are accepted
 * @param {boolean} setup
 * @returns {Effect | null}
 */
export function gridKey(event, index, buttons, board, setup) {
  if (isShortcut(event)) return null;
  const next = neighbour(event.key, index, buttons.columns, buttons.rows);
  if (next !== null) return { focus: next };
  const count = buttons.columns * buttons.rows;
  const picked = Array.from({ length: count }, (_, i) => i).find((i) => board?.idOf(i, buttons.columns) === event.key);
  if (picked !== undefined) return { focus: picked, play: event.key };
  const mark = MARK_KEYS[event.key.toLowerCase()];
  return setup && mark ? { mark } : null;
}

/**
 * On a scene: the arrows go from button to button, and a move's letter or number plays it. Where moves are directions,
 * the arrows play them.
 * @param {Key} event
 * @param {number} index of the button
 * @param {readonly import("../../boards/steer.js").Box[]} boxes of all buttons
 * @param {readonly {id: string}[]}actions the moves of these buttons
 * @param {boolean} open whether they can be played
 * @returns {Effect | null}
 */
export function sceneKey(event, index, boxes, actions, open) {
  if (isShortcut(event)) return null;
  const steered = actionTowards(event.key, actions);
  if (steered !== null) return open && steered >= 0 ? { focus: steered, play: actions[steered].id } : {};
  const next = boxTowards(event.key, index, boxes);
  if (next !== null) return { focus: next };
  const picked = open ? actionOfKey(event.key, actions) : -1;
  return picked < 0 ? null : { focus: picked, play: actions[picked].id };
}

/**
 * On a board whose squares are buttons: the arrows move over them. While a position is set up, the letter of a piece
 * puts it on the square.
 * @param {Key} event
 * @param {number} index of the button
 * @param {import("../../boards/index.js").Squares} squares
 * @param {readonly {tool: string}[]} tools  none while the position is not set up
 * @returns {Effect | null}
 */
export function squareKey(event, index, { columns, rows, next: lead }, tools) {
  if (isShortcut(event)) return null;
  const next = lead ? lead(event.key, index) : neighbour(event.key, index, columns, rows);
  if (next !== null) return { focus: next };
  if (event.key === "Escape") return { drop: true };
  const mark = MARK_KEYS[event.key.toLowerCase()] === "." ? "." : event.key;
  return tools.some(({ tool }) => tool === mark) ? { mark } : null;
}

/**
 * How the board is used by keys; "" without a board.
 * @param {import("../../python/protocol.js").GameLook} look @param {boolean} setup
 */
export function keysText(look, setup) {
  const tree = look.picture.kind === "tree";
  const board = tree ? undefined : BOARDS[boardOf(look)];
  if (tree ? !isChances(look) : !board) return "";
  if (board?.kind === "scene" && board.keys) return setup ? board.keys.setup : board.keys.play;
  if (board?.kind === "scene" && board.squares) {
    if (setup) return "Arrow keys move over the squares, Enter uses the chosen tool; the letter of a piece sets it.";
    return "Arrow keys move over the squares, Enter picks a piece up and puts it down, Escape puts it back.";
  }
  if (board?.kind !== "grid") return "Arrow keys move, Enter plays, the first letter of a move plays it directly.";
  if (setup) return "Arrow keys move, Enter changes a square; X, O and the full stop set it.";
  // A name such as d3 is no key.
  const direct = board.idOf(0, 1).length === 1 ? `, the number of a ${board.plays} plays it directly` : "";
  return `Arrow keys move, Enter plays${direct}.`;
}
