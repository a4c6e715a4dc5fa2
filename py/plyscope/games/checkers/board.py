"""Squares of a checkers board as the bits of a number, and the steps and jumps between them.

Pieces stand on the dark squares only. These are numbered from 1 in reading order, Black's side at
the top. After every two rows, one bit of the number stays empty. So a step down to the left is
always the same distance, and so is one down to the right, and a step off the board ends on an empty
bit. A. Samuel's program of 1959 laid its board out like this.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import pairwise
from typing import Final, NamedTuple

PATHS_KEPT: Final = 2**12


class Made(NamedTuple):
    """What a move does: where its piece starts and ends, and what it captures, all as bits."""

    start: int
    to: int
    captured: int


class Men(NamedTuple):
    """What the men of a side do: their two ways forward, and the row on which they are crowned."""

    ways: tuple[int, int]
    king_row: int


class CheckersBoard:
    """The geometry of a board with `size` rows and columns.

    Attributes:
        count: how many dark squares there are.
        bits: the bit of each square, from square 1 on.
        number: the number of each square, as text, by its bit.
        all: every square.
        rows: the squares of each row, from the top.
        ways: to the four neighbours: how far their bits are away.
        black, white: what men do.
        middle: the squares around the middle.
        step_names: for each way and bit, the step as 11-15; "" off the board.
        between: the square that a jump goes over, by the squares where it starts and ends.
    """

    def __init__(self, size: int) -> None:
        self.size = size
        self.wide = size // 2
        self.count = size * self.wide
        self.bits = tuple([1 << square + square // size for square in range(self.count)])
        self.number = {bit: str(square) for square, bit in enumerate(self.bits, 1)}
        self.all = sum(self.bits)
        left, right = self.wide, self.wide + 1
        self.ways = (left, right, -left, -right)
        starts = range(0, self.count, self.wide)
        self.rows = tuple([sum(self.bits[start : start + self.wide]) for start in starts])
        self.black = Men((left, right), self.rows[-1])
        self.white = Men((-right, -left), self.rows[0])
        self.middle = sum([bit for square, bit in enumerate(self.bits) if self._is_middle(square)])
        self.step_names = {
            way: {bit: self._step_name(bit, way) for bit in self.bits} for way in self.ways
        }
        self.between = {
            (bit, to): self.moved(bit, way)
            for bit in self.bits
            for way in self.ways
            if (to := self.moved(bit, 2 * way)) & self.all and self.moved(bit, way) & self.all
        }
        self.made = lru_cache(maxsize=PATHS_KEPT)(self._made)

    def row(self, square: int) -> int:
        """The row of a square, both counted from 0."""
        return square // self.wide

    def column(self, square: int) -> int:
        """The column of a square, both counted from 0: the rows begin with a light square and a
        dark one in turn."""
        return 2 * (square % self.wide) + (self.row(square) + 1) % 2

    def split(self, squares: int) -> Iterator[int]:
        """The bits in `squares`, one by one, from square 1 on."""
        while squares:
            lowest = squares & -squares
            yield lowest
            squares ^= lowest

    def moved(self, squares: int, way: int) -> int:
        """All of `squares`, one step further. Those that leave the board must be masked out."""
        return squares << way if way > 0 else squares >> -way

    def _made(self, move: str) -> Made:
        """What a move such as 11-15 or 22x15x8 does."""
        path = [self.bits[int(number) - 1] for number in move.replace("-", "x").split("x")]
        jumps = pairwise(path) if "x" in move else ()
        return Made(path[0], path[-1], sum([self.between[jump] for jump in jumps]))

    def _step_name(self, bit: int, way: int) -> str:
        """As 11-15; "" off the board."""
        to = self.number.get(self.moved(bit, way), "")
        return to and f"{self.number[bit]}-{to}"

    def _is_middle(self, square: int) -> bool:
        low, high = self.size // 4, self.size - self.size // 4
        return low <= self.row(square) < high and low <= self.column(square) < high
