"""Iterative deepening over the columns of a position."""

from __future__ import annotations

from contextlib import suppress

from plyscope.engine.bitboard import Board
from plyscope.engine.columns import Column
from plyscope.engine.depth_search import POINT, DepthSearch
from plyscope.engine.meter import Meter, OutOfTime


class Deepening:
    """Estimates the columns of a position, each time one move deeper.

    Attributes:
        depth: how many moves deep the last finished round went.
        values: what that round found for each column, best first, in hundredths of a point. The
            first is the value of the position; the others need only be upper bounds.
    """

    def __init__(self, board: Board, columns: list[Column], empties: int, meter: Meter) -> None:
        self.depth = 0
        self.values = [(column, 0) for column in columns]
        self._search = DepthSearch(board, meter)
        self._empties = empties

    def deepen_on(self, hopeful: list[Column]) -> None:
        """Deepens, from what is known by now about these columns, until an end is in sight.

        It stops when time is up, a win or loss is found, or all moves that are left were looked at.
        """
        values = [
            (column, _within(column, value)) for column, value in self.values if column in hopeful
        ]
        self.values = sorted(values, key=lambda pair: -pair[1])
        with suppress(OutOfTime):
            while self.depth < self._empties and abs(self.values[0][1]) < POINT:
                self.deepen()
        # No estimate reaches a point: such a win or loss is certain.
        for column, value in self.values:
            if value <= -POINT:
                column.most = min(column.most, value // POINT)
        best, value = self.values[0]
        if value >= POINT:
            best.least = max(best.least, value // POINT)

    def deepen(self) -> None:
        """One more round. If it raises `OutOfTime`, the result of the round before is kept."""
        alpha = -self._empties * POINT
        values = []
        for column, _ in self.values:
            value = self._value(column, alpha)
            alpha = max(alpha, value)
            values.append((column, value))
        # A stable sort: of equals, the earlier one stays in front; its value is not just a bound.
        values.sort(key=lambda pair: -pair[1])
        self.values = values
        self.depth += 1

    def _value(self, column: Column, alpha: int) -> int:
        if column.exact:
            return column.least * POINT
        mover, filled = column.after
        beta = self._empties * POINT
        position = mover, filled, column.answering, column.threats, self._empties - 1
        return _within(column, -self._search.value(*position, self.depth, -beta, -alpha))


def _within(column: Column, value: int) -> int:
    """The value, kept within what is known about the column."""
    return max(column.least * POINT, min(column.most * POINT, value))
