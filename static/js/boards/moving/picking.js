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

/** @type {Readonly<Hand>} */
export const EMPTY_HAND = Object.freeze({ picked: -1, choosing: -1 });

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
 * over it, or leaves the moves that do.
 * @param {readonly Move[]} moves
 * @param {Hand} hand
 * @param {number} square
 * @returns {Press}
 */
export function pressSquare(moves, hand, square) {
  if (hand.choosing >= 0) return { hand: EMPTY_HAND };
  const meant = movesTo(moves, hand, square);
  if (meant.length === 1) return { hand: EMPTY_HAND, play: meant[0].id };
  if (meant.length > 1 && meant[0].to === square) return { hand: { ...hand, choosing: square } };
  if (meant.length > 1) return { hand: { ...hand, via: [...(hand.via ?? []), square] } };
  const canLift = square !== hand.picked && movesFrom(moves, square).length > 0;
  return { hand: canLift ? { picked: square, choosing: -1 } : EMPTY_HAND };
}

/** The hand that still fits the moves. @param {readonly Move[]} moves @param {Hand} hand @returns {Hand} */
export const fittingHand = (moves, hand) => (movesOf(moves, hand).length > 0 ? hand : EMPTY_HAND);
