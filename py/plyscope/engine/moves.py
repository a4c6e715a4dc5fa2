"""The moves that are worth searching, in the order in which to search them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from plyscope.engine.bitboard import Board
from plyscope.engine.evaluation import open_lines
from plyscope.engine.threats import around

THREAT: Final = 8
WAITING_THREAT: Final = 16
"""How much a threat brings a move forward; and how much more one that waits in a row that its side
tends to get, as in `evaluation.py`. A column counts 1 for each half of a step from the centre, and
an open line 1."""

MANY_EMPTIES: Final = 24
"""With fewer empty cells, to count open lines costs more than it saves."""

RankedMove = tuple[int, int, int]
"""(rank, the cell of the move, the mover's threats after it)"""

RankedMoves = Callable[[int, int, int, int, int], list[RankedMove] | None]
"""(mover, filled, own, playable, safe) -> moves; see `ranked_moves`."""


def ranked_moves(board: Board) -> RankedMoves:
    """The function that ranks safe moves, or sees that one of them wins.

    It takes the mover's cells, the filled cells, the mover's threats, the playable cells, and those
    of them where the other side cannot win at once after the move. The side to move must not be
    able to win at once. It returns the moves, the most promising first: for the threats that they
    leave, for being near the centre, and, with many empty cells, for the open lines that they
    leave; or None if the mover wins with the disc after this one, whatever the other side does.
    """
    cells = board.cells
    places, lines = around(board), open_lines(board)
    rows = (board.odd_rows, board.even_rows)

    def rank(
        mover: int, filled: int, own: int, playable: int, safe: int
    ) -> list[RankedMove] | None:
        empty = cells ^ filled
        own_rows = rows[filled.bit_count() & 1]
        moves = []
        while safe:
            move = safe & -safe
            safe ^= move
            rank, straight, by_straight, diagonal, by_diagonal = places[move]
            new = by_straight[mover & straight] | by_diagonal[mover & diagonal]
            threats = (own | new) & empty
            if threats:
                answers = playable ^ move | ((move << 1) & cells)
                # The other side must fill a threat, can fill one only, and not just below another.
                forced = answers & threats
                if not (forced or answers) & ~(threats >> 1) or forced & (forced - 1):
                    return None
                waiting = threats & own_rows & ~answers
                rank -= THREAT * threats.bit_count() + WAITING_THREAT * waiting.bit_count()
            moves.append((rank, move, threats))
        if len(moves) > 1:
            if empty.bit_count() >= MANY_EMPTIES:
                other = mover ^ filled
                moves = [(rank - lines(mover | new, other), new, own) for rank, new, own in moves]
            moves.sort()
        return moves

    return rank
