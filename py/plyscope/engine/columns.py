"""What is known about each column of a position, and the questions that make it exact."""

from __future__ import annotations

from dataclasses import dataclass

from plyscope.engine.bitboard import Board, Position
from plyscope.engine.null_window import NullWindow
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
