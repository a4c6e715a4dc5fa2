"""Where a side can complete four in a row.

A cell that would complete four for a side is a *threat* of that side. It may be playable now, or
be above empty cells and wait.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from plyscope.engine.bitboard import Board


class Around(NamedTuple):
    """A cell, and what a disc there adds to the threats of its side.

    The side's discs on the lines through the cell decide this. They are looked up in two parts,
    because two small tables are full sooner than a large one: those in the row and the column, and
    those on the diagonals. To look up is much faster in Python than to work it out.

    Attributes:
        off_centre: how far the cell's column is from the centre, in halves.
        straight, diagonal: the cells of each part that can be in one four with this one.
        by_straight, by_diagonal: the new threats, by the side's discs in these cells.
    """

    off_centre: int
    straight: int
    by_straight: dict[int, int]
    diagonal: int
    by_diagonal: dict[int, int]


class _Learnt(dict[int, int]):
    """The threats of a disc at `cell` together with some others: found when first asked for."""

    def __init__(self, board: Board, cell: int) -> None:
        super().__init__()
        self._complete = completing(board)
        self._cells, self._cell = board.cells, cell

    def __missing__(self, discs: int) -> int:
        found = self[discs] = self._complete(discs | self._cell) & self._cells
        return found


def around(board: Board) -> dict[int, Around]:
    """For each cell of the board, what a disc there adds."""
    up, down_right, right, up_right = board.lines
    return {
        cell: Around(
            abs(2 * column - board.columns + 1),
            _near(board, cell, (up, right)),
            _Learnt(board, cell),
            _near(board, cell, (down_right, up_right)),
            _Learnt(board, cell),
        )
        for column, cells in enumerate(board.column_cells)
        for cell in (cells & (board.bottom << row) for row in range(board.rows))
    }


def _near(board: Board, cell: int, lines: tuple[int, int]) -> int:
    """The cells up to three steps away along these lines."""
    near = 0
    for line in lines:
        forwards = backwards = cell
        for _ in range(3):
            # Off the board, a line has ended: beyond its end there are cells of other lines.
            forwards = (forwards << line) & board.cells
            backwards = (backwards >> line) & board.cells
            near |= forwards | backwards
    return near


def completing(board: Board) -> Callable[[int], int]:
    """The function that finds where the given discs would make four.

    What it returns also has extra bits: cells that are filled, and bits off the board. Mask it with
    `&` and the empty cells.
    """
    sideways = tuple((shift, 2 * shift, 3 * shift) for shift in board.lines[1:])

    def complete(discs: int) -> int:
        found = (discs << 1) & (discs << 2) & (discs << 3)
        for one, two, three in sideways:
            above, below = discs << one, discs >> one
            pairs = discs & above
            # Two of the four are a pair; the other one is next to it or beyond the missing cell.
            # Beyond the pair on the one side, and then on the other:
            found |= (pairs << one) & ((discs << three) | below)
            found |= (pairs >> two) & (above | (discs >> three))
        return found

    return complete


def threats(board: Board, discs: int, filled: int) -> int:
    """The empty cells where `discs` would make four in a row."""
    return completing(board)(discs) & board.cells & ~filled
