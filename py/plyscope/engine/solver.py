"""Exact scores, by null-window searches until the bounds meet."""

from __future__ import annotations

from dataclasses import dataclass
from math import inf
from typing import Final

from plyscope.engine.bitboard import Board, Position
from plyscope.engine.meter import Meter
from plyscope.engine.null_window import NullWindow, Table, null_window
from plyscope.engine.opening import opening_score
from plyscope.engine.threats import threats


@dataclass(slots=True)
class Column:
    """A move, and the bounds on its score, from the side that makes it."""

    index: int
    after: Position
    threats: int
    """The mover's threats after the disc: what the other side must prevent."""
    answering: int
    """The other side's threats after the disc."""
    least: int
    most: int

    @property
    def exact(self) -> bool:
        """Whether the score is known."""
        return self.least == self.most


def open_columns(board: Board, position: Position) -> list[Column]:
    """The columns that can be played, those near the centre first; none when the game is over.

    Some scores are exact without a search: if the disc wins, if the other side then wins at once,
    or if the board is full.
    """
    mover, filled = position
    if board.has_four(mover ^ filled):
        return []
    empties = board.empties(position)
    playable = board.playable(filled)
    wins = threats(board, mover, filled)
    losses = threats(board, mover ^ filled, filled)
    columns = []
    for index in board.centre_out:
        move = playable & board.column_cells[index]
        if not move:
            continue
        least, most = -((empties - 2) // 2), (empties - 1) // 2
        answers = board.playable(filled | move)
        if wins & move:
            least = most = (empties + 1) // 2
        elif losses & answers:
            least = most = -(empties // 2)
        elif empties <= 2:
            least = most = 0
        after = board.after(position, move)
        own = threats(board, mover | move, after.filled)
        columns.append(Column(index, after, own, losses & ~move, least, most))
    return columns


def ask(search: NullWindow, column: Column, empties: int, alpha: int) -> None:
    """Finds out whether the column's score is above `alpha`, and narrows its bounds.

    `empties` counts the empty cells before the move; the score must not be known.
    """
    mover, filled = column.after
    score = -search(mover, filled, column.answering, column.threats, empties - 1, -alpha - 1)
    if score > alpha:
        column.least = max(column.least, score)
    else:
        column.most = min(column.most, score)


def window(least: int, most: int) -> int:
    """The next alpha to ask about, for a score within these bounds, which must differ.

    First whether it is a win, then whether it is a draw, then outward step by step. In Connect-4,
    most scores are near 0, and an answer often says more than was asked.
    """
    return most - 1 if most <= 0 else max(least, 0)


MIRRORED_PLIES: Final = 12
"""Up to this far below the root, a position and its mirror image share a table entry. Further down,
where most positions are, mirroring costs more than it saves."""

FAVOUR: Final = 8
"""How many times as long as the other columns the most promising one gets for an answer."""


class Solver:
    """Solves one position, and knows at any time what was found out about its columns.

    Attributes:
        columns: what is known about each column that can be played, the most promising first; none
            if the game is over. Who knows better which are promising may sort them.
        empties: how many cells are empty.
        meter: counts the positions that were looked at, and has the deadline.
    """

    def __init__(
        self,
        board: Board,
        position: Position,
        table: Table | None = None,
        meter: Meter | None = None,
    ) -> None:
        self.columns = open_columns(board, position)
        self.columns.sort(key=lambda column: -column.threats.bit_count())
        _learn_openings(board, position, self.columns)
        self.empties = board.empties(position)
        self.meter = meter or Meter()
        mirror_from = board.size + 1
        if _may_be_mirrored(board, position):
            mirror_from = self.empties - MIRRORED_PLIES
        self._search = null_window(board, table or Table(), self.meter, mirror_from)

    def bounds(self) -> tuple[int, int]:
        """The position's score is at least and at most this. There must be a column."""
        least = max(column.least for column in self.columns)
        most = max(column.most for column in self.columns)
        return least, most

    def solve_outcome(self, seconds: float = inf, estimate: float = 0) -> None:
        """Asks until it is known whether the position is a win, a draw or a loss.

        First whether it is a loss if the `estimate` of its score is below 0, else whether it is a
        win. If two or more columns may decide that, they take turns: each gets `seconds` at first
        and the most promising one `FAVOUR` times that, then twice as much each time. Raises
        `OutOfTime`, like `solve_best`.
        """
        for alpha in (-1, 0) if estimate < 0 else (0, -1):
            least, most = self.bounds()
            if least <= alpha < most:
                self._is_any_above(alpha, seconds)

    def solve_best(self) -> None:
        """Asks until one of the columns is known to be the best, with its exact score.

        First for the outcome, then how soon it comes. Raises `OutOfTime`; what was learnt about the
        columns until then stays valid.
        """
        while self.columns:
            least, most = self.bounds()
            if least == most:
                return
            self._is_any_above(window(least, most))

    def solve_each(self) -> None:
        """Asks until every column's score is exact. Raises `OutOfTime`, like `solve_best`.

        One question about each column, then the next about each. So it learns first which of them
        win and which lose.
        """
        while self.ask_each():
            pass

    def ask_each(self, seconds: float = inf) -> bool:
        """Asks one question about each column that is not exact; returns whether one is left.

        A question without an answer after `seconds` is left open. Asked again, it starts from what
        the table has learnt. Raises `OutOfTime`, like `solve_best`.
        """
        for column in self.columns:
            if not column.exact:
                alpha = window(column.least, column.most)
                with self.meter.at_most(seconds):
                    ask(self._search, column, self.empties, alpha)
        return any(not column.exact for column in self.columns)

    def _is_any_above(self, alpha: int, seconds: float = inf) -> None:
        """Learns that one column's score is above alpha, or that none is; see `solve_outcome`."""
        by_promise = sorted(self.columns, key=lambda item: -item.most)
        while any(item.most > alpha for item in by_promise):
            for column in by_promise:
                if column.least <= alpha < column.most:
                    favour = FAVOUR if column is by_promise[0] else 1
                    with self.meter.at_most(favour * seconds):
                        ask(self._search, column, self.empties, alpha)
                if column.least > alpha:
                    return
            seconds *= 2


def _learn_openings(board: Board, position: Position, columns: list[Column]) -> None:
    """Looks up what is known about the columns of an opening."""
    best = opening_score(board, position)
    for column in columns:
        after = opening_score(board, column.after)
        if after is not None:
            column.least = column.most = -after
        elif best is not None:
            column.most = min(column.most, best)


def _may_be_mirrored(board: Board, position: Position) -> bool:
    """Whether two positions that follow from this one can be mirror images of each other.

    They cannot when a cell and its mirror image belong to different sides already.
    """
    mover, filled = position
    return not mover & board.mirrored(mover ^ filled)
