"""Where a side can complete four in a row, on one board or on one board for each move at once.

A cell that would complete four for a side is a *threat* of that side. It may be playable now, or
be above empty cells and wait.
"""

from __future__ import annotations

from collections.abc import Callable

from plyscope.engine.bitboard import Board


class Lanes:
    """A board for each column, side by side in one integer, so that one shift moves them all.

    Python needs time for each operation, but hardly more for longer integers. So a question about
    every move of a position is asked about all of them together. Lane `c` is for the move in
    column `c`.

    Attributes:
        copies: a board times this number is a copy of it in every lane.
        moves: in each lane, the cells of its own column.
        all: the bits of one lane.
        order: for each column, those near the centre first: the cells of the column, the shift
            that brings its lane down to lane 0, and the distance from the centre in halves.
    """

    def __init__(self, board: Board) -> None:
        # A board, and the room that its bits need when three steps along a line shift them, left
        # or right: without it a lane would see its neighbours' discs.
        width = board.step * board.columns + 3 * max(board.lines)
        self.copies = sum(1 << (width * column) for column in range(board.columns))
        self.moves = sum(
            cells << (width * column) for column, cells in enumerate(board.column_cells)
        )
        self.all = (1 << width) - 1
        self.order = tuple(
            (board.column_cells[column], width * column, abs(2 * column - board.columns + 1))
            for column in board.centre_out
        )


def completing(board: Board) -> Callable[[int], int]:
    """The function that finds where the given discs would make four, on one board or in lanes.

    What it returns also has extra bits: cells that are filled, and bits off the board. Mask it with
    `&` and the empty cells.
    """
    sideways = tuple((shift, 2 * shift, 3 * shift) for shift in board.lines[1:])

    def complete(discs: int) -> int:
        found = (discs << 1) & (discs << 2) & (discs << 3)
        for one, two, three in sideways:
            pairs = discs & (discs << one)
            # Two of the four are a pair; the other one is next to it or beyond the missing cell.
            # Beyond the pair on the one side, and then on the other:
            found |= (pairs << one) & ((discs << three) | (discs >> one))
            found |= (pairs >> two) & ((discs << one) | (discs >> three))
        return found

    return complete


def threats(board: Board, discs: int, filled: int) -> int:
    """The empty cells where `discs` would make four in a row."""
    return completing(board)(discs) & board.cells & ~filled
