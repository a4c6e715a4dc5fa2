// The registry of boards. A new board is one file here and one line in BOARDS.
//
// There are two kinds. A grid is cells that hold marks. A scene is any other picture, with a button
// for each move: coins, dice, heaps, cards.
import * as coins from "./coins.js";
import * as connect4 from "./connect4.js";
import * as kuhn from "./kuhn.js";
import { ANY_LOT } from "./lot.js";
import * as matrix from "./matrix.js";
import * as nim from "./nim.js";
import * as pig from "./pig.js";
import * as tictactoe from "./tictactoe.js";

/**
 * A legal move, or an outcome where chance moves: its id as it crosses the bridge, its name for
 * people, the cell that it fills (-1 without a grid), and how probable an outcome is.
 * @typedef {{id: string, name: string, cell: number, chance?: number}} Action
 */
/**
 * Everything a grid needs to be drawn. Boards know no rules: `actions` says what can be played.
 * @typedef {object} BoardProps
 * @property {number} rows
 * @property {number} columns
 * @property {string} cells              in reading order, "X", "O" or "." for each cell
 * @property {readonly number[]} line    the cells of a finished line, [] if there is none
 * @property {readonly number[]} thought cells that the search has filled since the position, in order
 * @property {number} lastCell           the cell of the last move, -1 if there is none
 * @property {number} freshCell          a cell that was filled just now, to be animated, or -1
 * @property {readonly Action[]} actions the legal moves, [] when they are not to be shown
 * @property {boolean} open              whether they can be played now
 * @property {boolean} heard             whether a try is passed on, so that Python says why not
 * @property {string} mover              "X" or "O": whose mark a click would place
 * @property {Readonly<Record<string, number>> | null} values by action id, from MAX's side
 * @property {string | null} hint        id of the best move
 * @property {boolean} setup             cells are edited, not played
 * @property {boolean} busy
 * @property {number} focusIndex         which button can be reached by Tab
 * @property {string} keysId             id of the text that explains the keys
 * @property {(action: string) => void} onPlay
 * @property {(cell: number) => void} onEdit
 * @property {(event: KeyboardEvent) => void} onKeydown
 * @property {(event: FocusEvent) => void} onFocus
 */
/**
 * Paints cells into the square box with its top left corner at (x, y) and the given side.
 * @typedef {(pen: import("./marks.js").Pen, cells: string, columns: number, rows: number,
 *   x: number, y: number, size: number, theme: import("./marks.js").PaintTheme) => void} Paint
 */
/**
 * `plays` is what a player picks ("square", "column"); `idOf` is the id of the move that a button
 * stands for, legal or not; `buttons` is how the buttons stand, which the
 * arrow keys follow.
 * @typedef {object} GridBoard
 * @property {"grid"} kind
 * @property {string} plays
 * @property {(index: number) => string} idOf
 * @property {(columns: number, rows: number, setup: boolean) => {columns: number, rows: number}} buttons
 * @property {(props: BoardProps) => import("lit").TemplateResult} view
 * @property {Paint} paint
 */
/**
 * Draws a picture that is no grid. `view` puts a button for each action somewhere; `data-index` is
 * the action's place in `props.actions`. `lot` is how chance is called upon, where it moves. `after` is
 * what a move that is known to be legal makes of a picture; `paint` paints a picture, as little as a node
 * of the tree, into the square box with its top left corner at (x, y); `base` is that of the root. Without
 * them its nodes have no pictures. `hides` is whether something on the board stays hidden from whoever
 * looks at it, given the side that Python plays; with `hidesMoves` it is the move made last.
 * @typedef {object} SceneBoard
 * @property {"scene"} kind
 * @property {import("./lot.js").Lot} [lot]
 * @property {(picture: any, python: "" | "MAX" | "MIN") => boolean} [hides]
 * @property {boolean} [hidesMoves]
 * @property {(picture: any, move: string) => any} [after]
 * @property {(pen: import("./canvas.js").Pen, picture: any, base: any, x: number, y: number, size: number,
 *   theme: import("./canvas.js").Theme) => void} [paint]
 * @property {(props: import("./scene.js").SceneProps<any>) => import("lit").TemplateResult} view
 */
/** @typedef {GridBoard | SceneBoard} Board */
/**
 * What Python says of a position that is no grid, by the game.
 * @typedef {import("./coins.js").CoinsPicture | import("./pig.js").PigPicture
 *   | import("./nim.js").NimPicture | import("./matrix.js").MatrixPicture
 *   | import("./kuhn.js").KuhnPicture} ScenePicture
 */

/** @type {Readonly<Record<string, Board>>} */
export const BOARDS = { tictactoe, connect4, nim, coins, pig, matrix, kuhn };

/** How chance is called upon in a game. @param {string} game */
export function lotOf(game) {
  const board = BOARDS[game];
  return (board?.kind === "scene" ? board.lot : null) ?? ANY_LOT;
}

/** @typedef {{subject: string, picture: object}} Position what is known of one, as a look has it */

/**
 * Whether something stays hidden from whoever looks at the board.
 * @param {Position} position @param {"" | "MAX" | "MIN"} python the side that Python plays
 */
export function hidesSomething({ subject, picture }, python) {
  const board = BOARDS[subject];
  return board?.kind === "scene" && board.hides?.(picture, python) === true;
}

/** Whether that is the move made last. @param {Position} position @param {"" | "MAX" | "MIN"} python the side that Python plays */
export function hidesMoves(position, python) {
  const board = BOARDS[position.subject];
  return board?.kind === "scene" && board.hidesMoves === true && hidesSomething(position, python);
}
