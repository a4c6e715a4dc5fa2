"""An estimate of a position's value, if it is too far from the end to be solved."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from plyscope.engine.bitboard import Board
from plyscope.engine.threats import completing

LIMIT: Final = 99
"""Estimates lie between −99 and 99; 100 stands for one point of a known score."""

OPEN_LINE: Final = 2
"""For each run of four cells with two or more discs of one side and none of the other."""
THREAT: Final = 6
"""For each empty cell where a side would complete four."""
RIGHT_ROW: Final = 12
"""The bonus for such a cell in a row that its side tends to get: if each disc is answered by a disc
on top of it, the side that began gets the odd rows, counted from 1 at the bottom."""

Evaluation = Callable[[int, int, int], int]
"""(mover, filled, empties) -> an estimate from the mover's side."""


def open_lines(board: Board) -> Callable[[int, int], int]:
    """The function that counts the open lines of a side's discs, less those of the other side's.

    It works on both sides at once: a board for each, side by side in one integer.
    """
    width = _width(board)
    one_side = (1 << width) - 1
    cells = board.cells * (1 | 1 << width)
    shifts = tuple((shift, 2 * shift) for shift in board.lines)

    def count(mover: int, other: int) -> int:
        discs = mover | other << width
        free = cells ^ (other | mover << width)
        lines = 0
        for one, two in shifts:
            # At the first cell of each run of four: are all free? Are two of them filled, as the
            # first pair, as the second, or as one in each?
            room = free & (free >> one)
            some, pair = discs | (discs >> one), discs & (discs >> one)
            filled_twice = pair | (pair >> two) | (some & (some >> two))
            found = room & (room >> two) & filled_twice
            lines += (found & one_side).bit_count() - (found >> width).bit_count()
        return lines

    return count


def evaluation(board: Board) -> Evaluation:
    """The function that estimates a position by its open lines and its threats."""
    complete, lines = completing(board), open_lines(board)
    width = _width(board)
    one_side = (1 << width) - 1
    cells = board.cells
    first_rows = (board.odd_rows, board.even_rows)

    def evaluate(mover: int, filled: int, empties: int) -> int:
        other = mover ^ filled
        threats = complete(mover | other << width) & (cells ^ filled) * (1 | 1 << width)
        own, theirs = threats & one_side, threats >> width
        own_rows, their_rows = first_rows[empties & 1], first_rows[1 - (empties & 1)]
        value = (
            OPEN_LINE * lines(mover, other)
            + THREAT * (own.bit_count() - theirs.bit_count())
            + RIGHT_ROW * ((own & own_rows).bit_count() - (theirs & their_rows).bit_count())
        )
        return max(-LIMIT, min(LIMIT, value))

    return evaluate


def _width(board: Board) -> int:
    """How far apart two boards must be in one integer so that no line leads from one to another."""
    return board.step * board.columns + 3 * max(board.lines)
