// What a board is, and the registry. A new board is one file here and one line in whole.js.
//
// There are two kinds. A grid is cells that hold marks. A scene is any other picture, with a button
// for each move: coins, dice, heaps, cards.
import { cellsAt } from "../trace/cells.js";
import { USUAL_WORDS } from "./chance-words.js";

/**
 * A legal move, or an outcome of chance: its id as Python knows it, its name for people, the cell that it fills (-1
 * without a grid), and the probability of an outcome.
 * @typedef {{id: string, name: string, cell: number, chance?: number}} Action
 */
/**
 * Everything a grid needs to be drawn. Boards know no rules: `actions` says what can be played.
 * A score in a few signs, such as "+3" or "≤ 0", of the move with this id; and whether it is the best move.
 * @typedef {{id: string, text: string, best: boolean}} ColumnScore
 *
 * @typedef {object} BoardProps
 * @property {number} rows
 * @property {number} columns
 * @property {string} cells              in reading order, "X", "O" or "." for each cell
 * @property {readonly number[]} line    the cells of a finished line, [] if there is none
 * @property {readonly number[]} thought cells that the search has filled since the position, in order
 * @property {number} lastCell           the cell of the last move, -1 if there is none
 * @property {number} freshCell          a cell that was filled just now, to be animated, or -1
 * @property {readonly number[]} flipped cells whose mark a move has changed: the last one, just now, or those of the search
 * @property {readonly Action[]} actions the legal moves, [] if they are not shown
 * @property {boolean} open              whether they can be played now
 * @property {boolean} acceptsInput             whether an illegal try is passed on, so that Python explains why not
 * @property {string} mover              "X" or "O": whose mark a click would place
 * @property {import("./cells.js").Sides} names what the sides are called
 * @property {Readonly<Record<string, number>> | null} values by action id, from MAX's side
 * @property {readonly ColumnScore[]} scores what the engine knows of each column, for the side to move; [] if nothing
 * @property {string | null} hint        id of the best move
 * @property {Readonly<Record<number, string>>} [worths] what Python's own moves were worth, by the cells that they fill
 * @property {object} picture            Python's, of the position on the board; its cells are others while the search is elsewhere
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
 * `plays`: what a player picks ("square", "column"). `idOf`: the id of a button's move, legal or not. `buttons`: how
 * the buttons are arranged; the arrow keys follow this. `put`: makes a legal move in the cells, if it changes more than
 * the cell that it fills. `round`: whether the marks are on discs.
 * @typedef {object} GridBoard
 * @property {"grid"} kind
 * @property {string} plays
 * @property {(index: number, columns: number) => string} idOf
 * @property {(columns: number, rows: number, setup: boolean) => {columns: number, rows: number}} buttons
 * @property {(props: BoardProps) => import("lit").TemplateResult} view
 * @property {Paint} paint
 * @property {import("../trace/cells.js").PlaceMark} [put]
 * @property {boolean} [round]
 */
/**
 * Draws a picture that is not a grid. `view` has a button for each action; `data-index` is the action's index in
 * `props.actions`. `chanceWords`: the words for chance moves; `again`: why a side moves again. `after`: the picture after a legal move. `paint` paints a
 * picture as small as a node of the tree into the square box with its top left corner at (x, y); `base` is the root's
 * picture. Without these two, nodes of the tree have no pictures. `hides`: whether something on the board is hidden
 * from the person who looks at it, given the side that Python plays. With `hidesMoves`, what is hidden is the last
 * move.
 * A board with squares says how many: the arrow keys move over them, and every square is a button, whose `data-index`
 * is its number; null if it has some only while a position is set up. `next`: where a key leads from one, if not as in
 * a grid. `keys`: how it is used by keys, if not by moving pieces. `editing`: how a position is set up on it by hand.
 * `journey`: how a piece has gone from one picture to the next, if that is to be seen.
 * `target`: the place where the value of a move of Python's is written, as the square on which it ends; −1 if there is
 * none. A board where a single move has no value, since it is played with a probability, has no such function.
 * `changes`: which places hold another number of things, in the order in which that is to be seen.
 * `motion`: shows a move in a way of its own, on the element that is drawn already.
 * @typedef {object} SceneBoard
 * @property {"scene"} kind
 * @property {import("./chance-words.js").ChanceWords} [chanceWords]
 * @property {string} [again]
 * @property {(picture: any, python: "" | "MAX" | "MIN") => boolean} [hides]
 * @property {boolean} [hidesMoves]
 * @property {(picture: any, setup: boolean) => Squares | null} [squares]
 * @property {{play: string, setup: string}} [keys]
 * @property {Editing} [editing]
 * @property {(before: any, now: any) => import("./moving/travelling.js").Journey | null} [journey]
 * @property {(before: any, now: any) => import("./moving/changing.js").Changes | null} [changes]
 * @property {(board: Element, before: any, now: any) => void} [motion]
 * @property {(picture: any, move: string) => any} [after]
 * @property {(picture: any, move: string) => number} [target]
 * @property {(pen: import("./canvas.js").Pen, picture: any, base: any, x: number, y: number, size: number,
 *   theme: import("./canvas.js").Theme) => void} [paint]
 * @property {(props: import("./scene.js").SceneProps<any>) => import("lit").TemplateResult | typeof import("lit").nothing} view
 */
/** @typedef {{columns: number, rows: number, next?: (key: string, index: number) => number | null}} Squares */
/**
 * Setting up by hand: `put` gives the text of the position after a tool was used on a square, `read` the picture of
 * such a text (null if it is not to be read), `empty` the text of the emptiest position. `turn` says whose turn it is.
 * `places` is what a click sets, where that is no square.
 * @typedef {object} Editing
 * @property {string} [places]
 * @property {readonly {tool: string, name: string, sign: unknown}[]} tools
 * @property {{name: string, isOn: (text: string) => boolean,
 *   give: (text: string, picture: any, on: boolean) => string}} turn
 * @property {(text: string, picture: any) => any} read
 * @property {(text: string, picture: any, square: number, tool: string) => string} put
 * @property {(picture: any) => string} empty
 */
/** @typedef {GridBoard | SceneBoard} Board */
/**
 * Python's pictures of positions that are not grids, by game.
 * @typedef {import("./chess/moves.js").ChessPicture | import("./checkers/moves.js").CheckersPicture
 *   | import("./coins.js").CoinsPicture | import("./pig.js").PigPicture | import("./nim.js").NimPicture
 *   | import("./pacman/scene.js").PacmanPicture | import("./twenty48.js").Picture2048 | import("./kalah/index.js").KalahPicture | import("./dots/edges.js").DotsPicture | import("./matrix.js").MatrixPicture
 *   | import("./kuhn.js").KuhnPicture | import("./text.js").TextPicture} ScenePicture
 */

/** By the id of the game: whole.js brings them after the first picture. @type {Record<string, Board>} */
export const BOARDS = {};

/**
 * The board of a position, by its id: a game that the user wrote has one if a board of the page fits; otherwise its
 * positions are text.
 * @param {{subject: string, own?: {source: string, board?: string}}} look
 */
export const boardOf = ({ subject, own }) => (own ? own.board || "text" : subject);

/**
 * How the position of a look is set up by hand on its board; null if it is not.
 * @param {{subject: string, own?: {source: string, board?: string}}} look
 */
export function editingOf(look) {
  const board = BOARDS[boardOf(look)];
  return board?.kind === "scene" ? (board.editing ?? null) : null;
}

/**
 * How many squares the board of a look has, if its squares are buttons; null if they are not.
 * @param {{subject: string, picture: object, own?: {source: string, board?: string}}} look
 * @param {boolean} setup  whether the position is being set up
 * @returns {Squares | null}
 */
export function squaresOf(look, setup) {
  const board = BOARDS[boardOf(look)];
  return board?.kind === "scene" ? (board.squares?.(look.picture, setup) ?? null) : null;
}

/** A board's words for chance moves. @param {string} id */
export function chanceWordsOf(id) {
  const board = BOARDS[id];
  return (board?.kind === "scene" ? board.chanceWords : null) ?? USUAL_WORDS;
}

/** Why a side may move again, as half a sentence; "" where the board does not say. @param {Position} position */
export function whyAgain(position) {
  const board = BOARDS[boardOf(position)];
  return (board?.kind === "scene" && board.again) || "";
}

/**
 * The grid of a row of `trace`: the searched position after the moves on its path. Null without a grid.
 * @param {import("../trace/trace.js").Trace} trace @param {number} row
 */
export function gridAt(trace, row) {
  const board = BOARDS[boardOf(trace.text.root)];
  return cellsAt(trace, row, board?.kind === "grid" ? board.put : undefined);
}

/** @typedef {{subject: string, picture: object, own?: {source: string, board?: string}}} Position what a `Look` says about it */

/**
 * A function that says where on the board of a position the value of a move can be written: the square on which it ends,
 * −1 for none. Null if that is nowhere.
 * @param {Position} position @returns {((move: string, cell: number) => number) | null}
 */
export function targetOf(position) {
  const board = BOARDS[boardOf(position)];
  if (board?.kind === "grid") return (_, cell) => cell;
  const target = board?.target;
  return target ? (move) => target(position.picture, move) : null;
}

/**
 * Whether something is hidden from the person who looks at the board.
 * @param {Position} position @param {"" | "MAX" | "MIN"} python the side that Python plays
 */
export function hidesSomething(position, python) {
  const board = BOARDS[boardOf(position)];
  return board?.kind === "scene" && board.hides?.(position.picture, python) === true;
}

/**
 * Whether the last move is hidden.
 * @param {Position} position @param {"" | "MAX" | "MIN"} python the side that Python plays
 */
export function hidesMoves(position, python) {
  const board = BOARDS[boardOf(position)];
  return board?.kind === "scene" && board.hidesMoves === true && hidesSomething(position, python);
}
