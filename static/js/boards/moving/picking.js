// Moving a piece from a square to a square: what is in the hand, and what a press on a square does to it. Pure
// functions, no DOM. Nothing here knows which game is played.

/**
 * A legal move as a board shows it. If several lead from the same square to the same square, `choice` tells them apart.
 * `via`: the squares on which the piece sets down in between.
 * @typedef {{id: string, from: number, to: number, choice?: string, via?: readonly number[]}} Move
 */
/**
 * The square whose piece is picked up, and the square where it waits for a choice; -1 if there is none. `via`: the
 * squares on its way that have been pressed.
 * @typedef {{picked: number, choosing: number, via?: readonly number[]}} Hand
 */
/** What a press does: the hand after it, and the id of the move that is played by it. @typedef {{hand: Hand, play?: string}} Press */
/**
 * Moves that are not legal, which are tried all the same, so that Python says why: the squares of the side that moves,
 * and the id of a move between two squares, "" if there can be none.
 * @typedef {{isOwn: (square: number) => boolean, idOf: (from: number, to: number) => string}} Tries
 */

/** @type {Readonly<Hand>} */
export const EMPTY_HAND = Object.freeze({ picked: -1, choosing: -1 });

/** For a board on which nothing is tried. @type {Tries} */
const NO_TRIES = { isOwn: () => false, idOf: () => "" };

/** The moves of the piece on a square. @param {readonly Move[]} moves @param {number} square */
export const movesFrom = (moves, square) => moves.filter(({ from }) => from === square);

/** Whether a move sets down on a square, at last or in between. @param {Move} move @param {number} square */
const touches = ({ to, via = [] }, square) => to === square || via.includes(square);

/** The moves of the piece in the hand that go the way that was pressed. @param {readonly Move[]} moves @param {Hand} hand */
const movesOf = (moves, { picked, via = [] }) =>
  movesFrom(moves, picked).filter((move) => via.every((square) => touches(move, square)));

/**
 * The moves of the piece in the hand that end on a square or go over it; those that end there come first.
 * @param {readonly Move[]} moves @param {Hand} hand @param {number} square
 */
export function movesTo(moves, hand, square) {
  const touching = movesOf(moves, hand).filter((move) => touches(move, square));
  return [...touching.filter(({ to }) => to === square), ...touching.filter(({ to }) => to !== square)];
}

/**
 * A press on a square: it picks up a piece, puts it back, takes another one instead, or plays a move. If there is a
 * choice between several moves to this square, the hand waits for it. A square on the way plays the only move that goes
 * over it, or leaves the moves that do. Any other square tries a move that is not legal.
 * @param {readonly Move[]} moves
 * @param {Hand} hand
 * @param {number} square
 * @param {Tries} [tries]
 * @returns {Press}
 */
export function pressSquare(moves, hand, square, tries = NO_TRIES) {
  if (hand.choosing >= 0) return { hand: EMPTY_HAND };
  const meant = movesTo(moves, hand, square);
  if (meant.length === 1) return { hand: EMPTY_HAND, play: meant[0].id };
  if (meant.length > 1 && meant[0].to === square) return { hand: { ...hand, choosing: square } };
  if (meant.length > 1) return { hand: { ...hand, via: [...(hand.via ?? []), square] } };
  if (square === hand.picked) return { hand: EMPTY_HAND };
  if (movesFrom(moves, square).length > 0 || tries.isOwn(square)) return { hand: { picked: square, choosing: -1 } };
  const tried = tries.isOwn(hand.picked) ? tries.idOf(hand.picked, square) : "";
  return tried === "" ? { hand: EMPTY_HAND } : { hand: EMPTY_HAND, play: tried };
}

/** The hand that still fits the moves. @param {readonly Move[]} moves @param {Hand} hand @param {Tries} [tries] @returns {Hand} */
export const fittingHand = (moves, hand, tries = NO_TRIES) =>
  movesOf(moves, hand).length > 0 || tries.isOwn(hand.picked) ? hand : EMPTY_HAND;
