// The board on which a piece is moved from a square to a square: a button for each square. A press, or Enter, picks a
// piece up and puts it down; a drag does the same. What stands on the squares, and what the moves are called, is told
// by the game.
import { html, nothing } from "lit";
import { cellNote, noteText, worthNote } from "../notes.js";
import { frame } from "../scene.js";
import { followDrag } from "./dragging.js";
import { EMPTY_HAND, fittingHand, movesFrom, movesTo, pressSquare } from "./picking.js";

/** @typedef {import("./picking.js").Move} Move */
/** @typedef {import("./picking.js").Hand} Hand */
/** @typedef {import("../scene.js").SceneProps<any>} Props */
/**
 * What a game says about its board.
 * @typedef {object} Squares
 * @property {string} name                 of the style
 * @property {string} label                what a screen reader calls the board
 * @property {string} sentence             the position in words
 * @property {number} columns
 * @property {number} rows
 * @property {(id: string) => Move} moveOf the move with this id
 * @property {(square: number) => unknown} piece     what stands on a square, an `svg.piece`; `nothing` if it is empty
 * @property {(square: number) => string} pieceName  "" if it is empty
 * @property {(square: number) => string} squareName
 * @property {(square: number) => boolean} isDark
 * @property {(square: number) => string} [corner]   what is written in its corner, instead of names along two edges
 * @property {readonly number[]} last      the squares of the last move
 * @property {readonly number[]} [must]    the squares of the pieces that must capture
 * @property {number} threatened           a square to be marked because its piece is attacked, or -1
 * @property {import("./picking.js").Tries} tries
 * @property {string} question             what is asked if a move needs a choice
 * @property {(move: Move) => {drawing: unknown, name: string}} choice  one of the answers
 */

/**
 * @param {Props} props
 * @param {Squares} board
 */
export function movingBoard(props, board) {
  const moves = props.away || props.setup ? [] : props.actions.map(({ id }) => board.moveOf(id));
  const hand = props.open ? fittingHand(moves, props.hand ?? EMPTY_HAND, board.tries) : EMPTY_HAND;
  /** @param {number} square */
  const press = (square) => {
    if (props.setup) return props.onEdit(square);
    if (!props.open) return;
    const done = pressSquare(moves, hand, square, board.tries);
    props.onHand(done.hand);
    if (done.play !== undefined) props.onPlay(done.play);
  };
  const drag = {
    /** @param {number} square */
    canLift: (square) => props.open && movesFrom(moves, square).length > 0,
    /** @param {number} square */
    onLift: (square) => props.onHand({ picked: square, choosing: -1 }),
    /** @param {number} from @param {number} to */
    onDrop: (from, to) => {
      const lifted = { picked: from, choosing: -1 };
      if (movesTo(moves, lifted, to).length === 0) return false;
      const done = pressSquare(moves, lifted, to);
      props.onHand(done.hand);
      if (done.play !== undefined) props.onPlay(done.play);
      return done.play !== undefined;
    },
  };
  const squares = Array.from({ length: board.columns * board.rows }, (_, square) =>
    squareButton(props, board, moves, hand, square, press),
  );
  return frame(
    props,
    `moving ${board.name}${board.corner ? "" : " lettered"}`,
    board.label,
    board.sentence,
    html`<div class="plane" .style="--columns: ${board.columns}; --rows: ${board.rows}"
      @pointerdown=${(/** @type {PointerEvent} */ event) => followDrag(event, drag)}
    >${squares}${chooser(props, board, hand.choosing < 0 ? [] : movesTo(moves, hand, hand.choosing))}</div>`,
  );
}

/**
 * @param {Props} props @param {Squares} board @param {readonly Move[]} moves @param {Hand} hand
 * @param {number} square @param {(square: number) => void} press
 */
function squareButton(props, board, moves, hand, square, press) {
  const meant = movesTo(moves, hand, square)[0];
  const target = meant?.to === square ? meant : undefined;
  const movable = movesFrom(moves, square).length > 0;
  const tried = board.tries.isOwn(square) || board.tries.isOwn(hand.picked);
  const action = target && props.actions.find(({ id }) => id === target.id);
  const hinted = props.hint !== null && !props.away && moves.length > 0 ? board.moveOf(props.hint) : null;
  const isHint = hinted !== null && (hand.picked < 0 ? [hinted.from, hinted.to] : [hinted.to]).includes(square);
  const classes = [
    "square",
    board.isDark(square) ? "dark" : "",
    movable ? "movable" : "",
    square === hand.picked ? "picked" : "",
    target ? "target" : meant ? "station" : "",
    props.open && board.must?.includes(square) ? "must" : "",
    board.last.includes(square) ? "last" : "",
    square === board.threatened ? "threatened" : "",
    isHint && (hand.picked < 0 || hand.picked === hinted.from) ? "hint" : "",
  ];
  const column = square % board.columns;
  const row = Math.floor(square / board.columns);
  const name = board.squareName(square);
  return html`<button
    type="button" class=${classes.filter(Boolean).join(" ")} data-index=${square} data-action=${target?.id ?? nothing}
    tabindex=${square === props.focusIndex ? 0 : -1}
    aria-disabled=${props.setup || (props.open && (movable || meant || tried)) ? "false" : "true"}
    @click=${() => press(square)}
  ><span class="hidden-text">${spoken(props, board, hand, square, action, movable, !target && !!meant)}</span>${
    board.corner
      ? html`<span class="edge row" aria-hidden="true">${board.corner(square)}</span>`
      : edgeNames(name, column === 0, row === board.rows - 1)
  }${board.piece(square)}${action ? cellNote(props, action) : nothing}${worthNote(props, square)}</button>`;
}

/** The names of its row and its column, on a square at the edge. @param {string} name @param {boolean} atLeft @param {boolean} atBottom */
const edgeNames = (name, atLeft, atBottom) =>
  html`${atLeft ? html`<span class="edge row" aria-hidden="true">${name.slice(1)}</span>` : nothing}${
    atBottom ? html`<span class="edge file" aria-hidden="true">${name[0]}</span>` : nothing
  }`;

/**
 * What a screen reader says of a square.
 * @param {Props} props @param {Squares} board @param {Hand} hand @param {number} square
 * @param {import("../index.js").Action | undefined} action that a press would play
 * @param {boolean} movable
 * @param {boolean} onWay whether the piece that is picked up may set down here on its way
 */
function spoken(props, board, hand, square, action, movable, onWay) {
  const piece = board.pieceName(square) || "empty";
  const parts = [`${board.squareName(square)}, ${piece}`];
  if (square === hand.picked) parts.push("picked up");
  else if (action) parts.push(`a target: ${action.name}${noteText(props, action)}`);
  else if (onWay) parts.push("on the way");
  else if (movable) parts.push(board.must?.includes(square) ? "must capture" : "can move");
  if (square === board.threatened) parts.push("attacked");
  if (board.last.includes(square)) parts.push("last move");
  return parts.join(", ");
}

/**
 * The buttons of the moves between which one has to choose, if there are any.
 * @param {Props} props @param {Squares} board @param {readonly Move[]} moves
 */
function chooser(props, board, moves) {
  if (moves.length < 2) return nothing;
  const leave = () => props.onHand(EMPTY_HAND);
  return html`<div class="chooser" role="group" aria-label=${board.question}
    @keydown=${(/** @type {KeyboardEvent} */ event) => event.key === "Escape" && leave()}
  >${moves.map((move) => {
    const { drawing, name } = board.choice(move);
    return html`<button type="button" data-action=${move.id} aria-label=${name} title=${name}
      @click=${() => {
        leave();
        props.onPlay(move.id);
      }}
    >${drawing}</button>`;
  })}</div>`;
}
