"""Squares of an Othello board as the bits of a number, and what a disc flips on it.

Bit 0 is a1, the top left square; the bits follow in reading order. A set of squares is a number
with their bits, so a few operations look at all squares at once.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

LETTERS: Final = "abcdefgh"
POSITIONS_KEPT: Final = 2**14
"""For how many of the latest positions the legal moves are remembered."""


class OthelloBoard:
    """The geometry of a board with `size` rows and columns.

    Attributes:
        all: every square.
        corners: the four corners.
        edges: for each of the four edges, its squares from corner to corner, each as its one bit.
    """

    def __init__(self, size: int) -> None:
        self.size = size
        self.squares = size * size
        self.all = (1 << self.squares) - 1
        rows = [[1 << (row * size + column) for column in range(size)] for row in range(size)]
        columns = [[row[column] for row in rows] for column in range(size)]
        self.edges = (rows[0], rows[-1], columns[0], columns[-1])
        self.corners = rows[0][0] | rows[0][-1] | rows[-1][0] | rows[-1][-1]
        self._not_first, self._not_last = self.all & ~sum(columns[0]), self.all & ~sum(columns[-1])
        # The four lines through a square, as the distance to the next bit on it, and the squares
        # where a disc can be enclosed on it. The outermost columns can be enclosed only on a
        # column; elsewhere, a line would go on from them at the other side of the board.
        inner = self._not_first & self._not_last
        self._lines = ((1, inner), (size, self.all), (size - 1, inner), (size + 1, inner))
        self._rays = [self._rays_from(square) for square in range(self.squares)]
        # All other rules ask this about the same few positions, again and again.
        self.legal = lru_cache(maxsize=POSITIONS_KEPT)(self._legal)

    def _legal(self, own: int, other: int) -> int:
        """The squares on which a new disc of `own` flips at least one of `other`.

        On each line, `run` grows from the own discs through the other's discs next to them, in both
        directions at once. An empty square at the end of such a run is legal.
        """
        ends = 0
        for step, inside in self._lines:
            between = other & inside
            run = between & (own << step | own >> step)
            if run:
                grown = run | between & (run << step | run >> step)
                while grown != run:
                    run = grown
                    grown = run | between & (run << step | run >> step)
                ends |= run << step | run >> step
        return ends & self.all & ~(own | other)

    def flips(self, own: int, other: int, square: int) -> int:
        """The discs of `other` that a new disc of `own` on `square` encloses; 0 if there are none.

        In each direction, the first square that `other` has not got decides: if `own` is there, all
        before it are enclosed.
        """
        flipped = 0
        upwards, downwards = self._rays[square]
        for ray in upwards:
            free = ray & ~other
            first = free & -free
            if first & own:
                flipped |= ray & (first - 1)
        for ray in downwards:
            free = ray & ~other
            if free:
                first = 1 << free.bit_length() - 1
                if first & own:
                    flipped |= ray & -(first << 1)
        return flipped

    def beside(self, squares: int) -> int:
        """These squares and all that touch them, also at a corner."""
        left, right = squares & self._not_first, squares & self._not_last
        rows = squares | left >> 1 | right << 1
        return (rows | rows << self.size | rows >> self.size) & self.all

    def _rays_from(self, square: int) -> tuple[list[int], list[int]]:
        """The squares in each direction: where the bits get larger, and where they get smaller. A
        direction with fewer than two squares has no room for a flip."""
        upwards = [self._ray(square, *step) for step in ((0, 1), (1, 0), (1, 1), (1, -1))]
        downwards = [self._ray(square, *step) for step in ((0, -1), (-1, 0), (-1, -1), (-1, 1))]
        # A number without its lowest bit is 0 if that was the only one.
        return [ray for ray in upwards if ray & ray - 1], [
            ray for ray in downwards if ray & ray - 1
        ]

    def _ray(self, square: int, down: int, right: int) -> int:
        row, column = divmod(square, self.size)
        ray = 0
        while 0 <= (row := row + down) < self.size and 0 <= (column := column + right) < self.size:
            ray |= 1 << row * self.size + column
        return ray
