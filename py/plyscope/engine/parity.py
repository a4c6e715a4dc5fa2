"""Who gets the last cell in a column: bounds on a score that need no search.

On a board with an even number of rows, a side can answer each disc with one on top of it, and this
decides who gets which cells. Rows are counted from 1 at the bottom. *First* is the side that began
the game, so an even number of empty cells means that first is to move.

**Second follows.** Let second answer each disc with one on top of it. In a column with an even
number of empty cells, first then gets the odd rows and second the even rows. A column with an odd
number begins with a cell in an even row that has no partner above. If first is to move, there is
an even number of such cells, so second can pair them and answer one with the other. If second is
to move, second takes one of them, and an even number is left. So the only cells that first can
ever get are the empty ones in odd rows and the playable ones in even rows, but not the one that
second takes now; this one and the empty cells in even rows that are not playable go to second. If
first has no four in the cells that first can get, second does not lose. If, in addition, second
has four in the cells that are surely second's, second wins.

**First has an odd threat.** Let first have a threat in an odd row r that is not playable, with
second to move. Assume that nobody plays that column from row r − 1 on: first does not have to, and
if second does, first wins at r. An even number of other cells is left, so now first is the one who
answers. Second gets at most these cells: outside that column, the empty cells of odd rows and the
playable ones of even rows; in it, below r, the cells of even rows and the playable one. If second
has no four there, second runs out of other moves, and first wins.

After Allis 1988, "A Knowledge-based Approach of Connect-Four" (claimeven, zugzwang control).
"""

from __future__ import annotations

from collections.abc import Callable

from plyscope.engine.bitboard import Board

ParityBound = Callable[[int, int, int, int, int, int], int | None]
"""(mover, filled, threats, playable, empties, alpha) -> a bound; see `parity_bound`."""


def parity_bound(board: Board) -> ParityBound:
    """The function that decides by parity whether a score is above `alpha`, if it can.

    It takes the mover's cells, the filled cells, the other side's threats, the playable cells, the
    number of empty cells and alpha. It returns a score above alpha that is a lower bound on the
    mover's, or one not above alpha that is an upper bound, or None.

    The side to move must not be able to win at once. On a board with an odd number of rows, the
    function cannot decide anything.
    """
    if board.rows % 2:
        return _knows_nothing
    cells, odd_rows, even_rows = board.cells, board.odd_rows, board.even_rows
    has_four, odd_threats = board.has_four, _odd_threats(board)
    # A waiting odd threat is in row 3 or above, and the lowest one tells the most.
    lowest = 1 - board.rows // 2

    def stopping(surely: int, spare: int) -> int:
        """A cell of `spare` without which first has no four in these cells; 0 if there is none."""
        if has_four(surely):
            return 0
        left = spare
        while left:
            cell = left & -left
            left ^= cell
            if not has_four(surely | (spare ^ cell)):
                return cell
        return 0

    def bound(
        mover: int, filled: int, threats: int, playable: int, empties: int, alpha: int
    ) -> int | None:
        empty = cells ^ filled
        first, second, first_alpha = mover, mover ^ filled, alpha
        if empties & 1:
            # Second is to move, and the question is whether it gets more than alpha, so first less.
            first, second, first_alpha = second, first, -alpha - 1
        if first_alpha >= -1:
            surely, spare = first | (empty & odd_rows), playable & even_rows
            taken = stopping(surely, spare) if empties & 1 else 0
            if taken or not (empties & 1 or has_four(surely | spare)):
                if first_alpha >= 0:
                    return 0
                if has_four(second | taken | (empty & even_rows & ~playable)):
                    return 1 if empties & 1 else -1
        waiting = threats & odd_rows & ~playable
        if empties & 1 and waiting and alpha >= lowest:
            return odd_threats(second, waiting, empty, playable, alpha)
        return None

    return bound


def _odd_threats(board: Board) -> Callable[[int, int, int, int, int], int | None]:
    step, rows = board.step, board.rows
    odd_rows, even_rows = board.odd_rows, board.even_rows
    column_cells, has_four = board.column_cells, board.has_four

    def bound(second: int, waiting: int, empty: int, playable: int, alpha: int) -> int | None:
        """An upper bound for second, who is to move, if first has threats in odd rows; or None."""
        outside = (empty & odd_rows) | (playable & even_rows)
        inside = (empty & even_rows) | playable
        while waiting:
            threat = waiting & -waiting
            waiting ^= threat
            column, row = divmod(threat.bit_length() - 1, step)
            # After its disc at the threat, first has only its discs above the threat left.
            score = -(1 + (rows - 1 - row) // 2)
            here = column_cells[column]
            if score <= alpha and not has_four(
                second | (outside & ~here) | (inside & here & (threat - 1))
            ):
                return score
        return None

    return bound


def _knows_nothing(
    mover: int, filled: int, threats: int, playable: int, empties: int, alpha: int
) -> int | None:
    del mover, filled, threats, playable, empties, alpha
    return None
