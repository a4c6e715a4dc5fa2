"""Search to a limited depth, for positions too far from the end to be solved in time."""

from __future__ import annotations

from typing import Final

from plyscope.engine.bitboard import Board
from plyscope.engine.evaluation import evaluation
from plyscope.engine.meter import POSITIONS_PER_LOOK, Meter
from plyscope.engine.moves import RankedMove, ranked_moves
from plyscope.engine.null_window import Table
from plyscope.engine.parity import parity_bound

POINT: Final = 100
"""One point of a known score, in the units of an estimate."""

DEPTH_BITS: Final = 7
"""Larger than any depth: the result for one depth is no answer for another."""


class DepthSearch:
    """Fail-soft alpha-beta with a transposition table, and an evaluation at the depth limit.

    Values are from the mover's side in hundredths of a point: 100 and more, or −100 and less, is
    the score of a win or loss that is certain.
    """

    def __init__(self, board: Board, meter: Meter) -> None:
        self._board = board
        self._meter = meter
        self._table = Table()
        self._limit = board.size * POINT
        self._ranked = ranked_moves(board)
        self._by_parity = parity_bound(board)
        self._evaluate = evaluation(board)

    def value(
        self,
        mover: int,
        filled: int,
        own: int,
        threats: int,
        empties: int,
        depth: int,
        alpha: int,
        beta: int,
    ) -> int:
        """What the position seems to be worth, looking `depth` moves ahead.

        `own` are the mover's threats and `threats` the other side's. The side to move must not be
        able to win at once. An only move costs no depth, so a series of threats is followed to its
        end.
        """
        self._meter.positions += 1
        if not self._meter.positions % POSITIONS_PER_LOOK:
            self._table.make_room()
            self._meter.look()
        playable = self._board.playable(filled)
        # A threat at a playable cell must be filled now; nobody plays just below a threat.
        forced = playable & threats
        safe = (forced or playable) & ~(threats >> 1)
        if not safe or forced & (forced - 1):
            return -(empties // 2) * POINT
        if empties <= 2:
            return 0
        if depth <= 0 and not forced:
            return self._leaf(mover, filled, threats, playable, empties)
        key = (mover + filled) << DEPTH_BITS | max(depth, 0)
        least = self._table.lower.get(key, -self._limit)
        most = self._table.upper.get(key, self._limit)
        if least >= beta or most <= alpha or least == most:
            return least if least > alpha else most
        moves = self._ranked(mover, filled, own, playable, safe)
        if moves is None:
            return (empties - 1) // 2 * POINT
        value = self._best_of(moves, mover, filled, threats, empties, depth, alpha, beta)
        if value > alpha:
            self._table.lower[key] = value
        if value < beta:
            self._table.upper[key] = value
        return value

    def _best_of(
        self,
        moves: list[RankedMove],
        mover: int,
        filled: int,
        threats: int,
        empties: int,
        depth: int,
        alpha: int,
        beta: int,
    ) -> int:
        """The value of the best of the moves, as exactly as the window needs it."""
        other, key = mover ^ filled, mover + filled
        if len(moves) > 1:
            depth -= 1
            first = self._table.first_moves.get(key)
            moves.sort(key=lambda ranked_move: ranked_move[1] != first)
        best, best_move = -self._limit, 0
        empties -= 1
        for _, move, own in moves:
            after = other, filled | move, threats, own, empties
            value = -self.value(*after, depth, -beta, -alpha)
            if value > best:
                best, best_move = value, move
            if best >= beta:
                break
            alpha = max(alpha, best)
        self._table.first_moves[key] = best_move
        return best

    def _leaf(self, mover: int, filled: int, threats: int, playable: int, empties: int) -> int:
        """The evaluation, kept within the bounds that parity proves for the score."""
        value = self._evaluate(mover, filled, empties)
        for alpha in (-1, 0):
            bound = self._by_parity(mover, filled, threats, playable, empties, alpha)
            if bound is not None and bound > alpha:
                value = max(value, bound * POINT)
            elif bound is not None:
                value = min(value, bound * POINT)
        return value
