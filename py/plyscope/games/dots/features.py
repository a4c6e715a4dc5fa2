"""What a set of drawn edges promises in Dots and Boxes: boxes to take, safe edges, long chains."""

from __future__ import annotations

from typing import Final

from plyscope.games.dots.board import Board
from plyscope.games.evaluation import Feature

LONG: Final = 3
"""A chain of so many boxes is long: whoever takes it can leave the last two and so keep control."""


def feature_list(boxes: int) -> tuple[Feature, ...]:
    """The features on a board with so many boxes."""
    return (
        Feature("boxes", "Boxes", max(1, boxes - 1), 1),
        Feature("open", "Boxes with three edges, for the mover", boxes, 0),
        Feature("safe", "An odd number of safe edges, for the mover", 1, 0),
        Feature("chains", "Boxes in long chains, for who need not open them", boxes, 0),
    )


def prospects(board: Board, drawn: int) -> tuple[int, int, int]:
    """From the mover's side, the features but the first.

    An edge is safe if it gives no box a third edge. If their number is odd and nothing else is
    drawn, the mover draws the last of them; then the other side must open a chain.
    """
    control = 1 if safe_edges(board, drawn) % 2 else -1
    chained = sum(len(chain) for chain in chains(board, drawn) if len(chain) >= LONG)
    return len(open_boxes(board, drawn)), control, control * chained


def open_boxes(board: Board, drawn: int) -> list[int]:
    """The boxes with three edges."""
    return [box for box, sides in enumerate(board.sides) if (drawn & sides).bit_count() == 3]


def safe_edges(board: Board, drawn: int) -> int:
    """How many edges can be drawn without giving a box its third one."""
    return sum(
        not drawn >> edge & 1 and all((drawn & board.sides[box]).bit_count() < 2 for box in boxes)
        for edge, boxes in enumerate(board.beside)
    )


def chains(board: Board, drawn: int) -> list[list[int]]:
    """The boxes with two edges, each list joined through edges that are not drawn. Loops too."""
    left = {box for box, sides in enumerate(board.sides) if (drawn & sides).bit_count() == 2}
    found = []
    while left:
        chain = [left.pop()]
        for box in chain:
            for edge, beside in enumerate(board.beside):
                if box in beside and not drawn >> edge & 1:
                    new = left.intersection(beside)
                    left -= new
                    chain += new
        found.append(chain)
    return found
