"""The moves that are worth searching, in the order in which to search them."""

from __future__ import annotations

from collections.abc import Callable

from plyscope.engine.bitboard import Board
from plyscope.engine.threats import Lanes, completing

RankedMove = tuple[int, int, int]
"""(rank, the cell of the move, the mover's threats after it)"""

RankedMoves = Callable[[int, int, int, int], list[RankedMove] | None]
"""(mover, filled, playable, safe) -> moves; see `ranked_moves`."""


def ranked_moves(board: Board) -> RankedMoves:
    """The function that ranks safe moves, or sees that one of them wins.

    It takes the mover's cells, the filled cells, the playable cells, and those of them where the
    other side cannot win at once after the move. The side to move must not be able to win at once.
    It returns the moves, those that leave the most threats first and then those near the centre;
    or None if the mover wins with the disc after this one, whatever the other side does.
    """
    cells = board.cells
    complete = completing(board)
    lanes = Lanes(board)
    copies, lane_moves, order = lanes.copies, lanes.moves, lanes.order

    def rank(mover: int, filled: int, playable: int, safe: int) -> list[RankedMove] | None:
        empty = cells ^ filled
        found = complete(mover * copies | (safe * copies & lane_moves))
        moves = []
        for column, lane, off_centre in order:
            move = safe & column
            if move:
                threats = (found >> lane) & empty
                answers = playable ^ move | ((move << 1) & cells)
                # The other side must fill a threat, can fill one only, and not just below another.
                forced = answers & threats
                if not (forced or answers) & ~(threats >> 1) or forced & (forced - 1):
                    return None
                moves.append((off_centre - (threats.bit_count() << 4), move, threats))
        if len(moves) > 1:
            moves.sort()
        return moves

    return rank
