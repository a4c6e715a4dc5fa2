// The picture of the position on a board: which board draws it, and what it is given.
import { html, nothing } from "lit";
import { turned } from "../../boards/cells.js";
import { BOARDS, boardOf, editingOf, chanceWordsOf, squaresOf } from "../../boards/index.js";
import { EMPTY_HAND } from "../../boards/moving/picking.js";
import { outcomes } from "../../boards/outcomes.js";
import { isChances } from "../../boards/scene.js";
import { boxesOf } from "./focus.js";
import { gridKey, sceneKey, squareKey } from "./keys.js";
import { treePicture } from "../tree/picture.js";

/** @typedef {import("./board-view.js").BoardView} BoardView */
/** @typedef {import("../../python/protocol.js").GameLook} Look */
/** @typedef {Extract<import("../../python/protocol.js").Picture, {kind: "grid"}>} GridPicture */
/** @typedef {import("../../boards/index.js").ScenePicture} ScenePicture */

/** The id of the sentence about the board's keys, which its buttons point to. */
export const KEYS_ID = "board-keys";

/** The tool that is used if a board does not have the chosen one. @param {Look} look @param {string} tool */
function toolOf(look, tool) {
  const tools = editingOf(look)?.tools ?? [];
  return tools.some((item) => item.tool === tool) ? tool : (tools[0]?.tool ?? tool);
}

/**
 * The properties of a grid for the position, or for what the search is looking at.
 * @param {BoardView} view
 * @param {Look} look
 * @param {import("../../boards/index.js").GridBoard} board
 * @param {GridPicture} picture
 * @returns {import("../../boards/index.js").BoardProps}
 */
function gridProps(view, look, board, picture) {
  const shown = view.shown;
  const setup = view.setup && !shown;
  const actions = setup || shown || look.terminal ? [] : look.actions;
  const acceptsInput = view.playable && !view.busy && !setup && !shown;
  const open = acceptsInput && actions.length > 0;
  const buttons = board.buttons(picture.columns, picture.rows, setup);
  const cells = shown?.cells ?? picture.cells;
  return {
    rows: picture.rows,
    columns: picture.columns,
    cells,
    line: shown ? [] : picture.line,
    thought: shown?.thought ?? [],
    lastCell: view.lastCell,
    freshCell: view.freshCell,
    flipped: shown?.cells ? turned(picture.cells, shown.cells) : view.flipped,
    actions,
    open,
    acceptsInput,
    mover: look.toMove === "MIN" ? "O" : "X",
    names: picture.names ?? { MAX: "X", MIN: "O" },
    values: view.values,
    scores: shown || setup ? [] : view.scores,
    hint: view.hint,
    worths: shown || setup ? undefined : view.worths,
    picture,
    setup,
    busy: view.busy,
    focusIndex: Math.min(view.focusIndex, buttons.columns * buttons.rows - 1),
    keysId: KEYS_ID,
    onPlay: (id) => view.play(id),
    onEdit: (cell) => view.edit(cells, cell, view.tool),
    onKeydown: (event) =>
      view.handleKey(event, (index) => gridKey(event, index, buttons, acceptsInput ? board : null, setup)),
    onFocus: (event) => view.noteFocus(event),
  };
}

/**
 * What a key does on a square.
 * @param {BoardView} view @param {KeyboardEvent} event @param {number} index
 * @param {import("../../boards/index.js").Squares} squares
 */
function squareEffect(view, event, index, squares) {
  const effect = squareKey(event, index, squares, (view.setup && view.look && editingOf(view.look)?.tools) || []);
  if (!effect?.drop) return effect;
  view.hand = EMPTY_HAND;
  return {};
}

/**
 * The properties of a scene, for the same two cases.
 * @param {BoardView} view
 * @param {Look} look
 * @param {any} base
 * @returns {import("../../boards/scene.js").SceneProps<ScenePicture>}
 */
function sceneProps(view, look, base) {
  const { shown } = view;
  const away = shown !== null;
  const setup = view.setup && !away;
  const open = view.playable && !view.busy && !away && look.actions.length > 0;
  const squares = squaresOf(look, setup);
  const buttons = squares ? squares.columns * squares.rows : look.actions.length + (isChances(look) ? 1 : 0);
  return {
    picture: away ? (view.seen ?? base) : base,
    base,
    away,
    pale: away && !shown.picture,
    actions: look.actions,
    open,
    toMove: look.toMove,
    values: view.values,
    hint: look.toMove === "CHANCE" ? null : view.hint,
    worths: away || setup ? undefined : view.worths,
    strategies: view.strategies,
    python: view.python,
    reveal: view.reveal,
    busy: view.busy,
    focusIndex: Math.min(view.focusIndex, buttons - 1),
    keysId: KEYS_ID,
    chanceWords: chanceWordsOf(boardOf(look)),
    drawn: away ? null : (look.drawn ?? null),
    setup,
    hand: view.hand,
    onHand: (hand) => {
      view.hand = hand;
    },
    onEdit: (square) => view.send({ type: "edit-cell", cell: square, to: toolOf(look, view.tool) }),
    onPlay: (id) => view.play(id),
    onLot: () => view.send({ type: "let-chance" }),
    onReveal: (reveal) => {
      view.reveal = reveal;
    },
    onKeydown: (event) =>
      view.handleKey(event, (index) =>
        squares
          ? squareEffect(view, event, index, squares)
          : sceneKey(event, index, boxesOf(view, buttons), look.actions, open),
      ),
    onFocus: (event) => view.noteFocus(event),
  };
}

/** The picture of the position, with its buttons. @param {BoardView} view @param {Look} look */
export function boardPicture(view, look) {
  const { picture } = look;
  if (picture.kind === "tree") {
    return html`${treePicture(picture, view.shown?.path ?? picture.path)}${
      isChances(look) ? outcomes(sceneProps(view, look, picture)) : nothing
    }`;
  }
  const board = BOARDS[boardOf(look)];
  if (!board) return nothing;
  if (picture.kind !== "grid") return board.kind === "scene" ? board.view(sceneProps(view, look, picture)) : nothing;
  return board.kind === "grid" ? board.view(gridProps(view, look, board, picture)) : nothing;
}
