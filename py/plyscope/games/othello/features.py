"""What can be measured in a position of Othello, for an evaluation with weights set by a person."""

from __future__ import annotations

from collections.abc import Iterable

from plyscope.games.evaluation import Feature
from plyscope.games.othello.board import OthelloBoard


def feature_list(size: int) -> tuple[Feature, ...]:
    """The features on a board with `size` rows. Each is what Black has minus what White has."""
    squares, border = size * size, 4 * (size - 1)
    return (
        Feature("discs", "Discs", squares, 0),
        Feature("mobility", "Moves (mobility)", squares, 2),
        Feature("corners", "Corners", 4, 20),
        Feature("edges", "Edge discs that cannot be flipped", border, 5),
        Feature("frontier", "Frontier discs of the other side", squares, 2),
    )


def measures(board: OthelloBoard, own: int, other: int) -> tuple[int, ...]:
    """How much of each feature the side with the discs `own` has.

    A frontier disc touches an empty square, so that it may soon be flipped: few are better.
    """
    empty = board.all & ~(own | other)
    return (
        own.bit_count(),
        board.legal(own, other).bit_count(),
        (own & board.corners).bit_count(),
        stable_on_edges(board, own, other).bit_count(),
        (other & board.beside(empty)).bit_count(),
    )


def stable_on_edges(board: OthelloBoard, own: int, other: int) -> int:
    """The discs of `own` on an edge that are connected to a corner by discs of their own, or whose
    edge is full. Discs on an edge are flipped only along it, so these never are."""
    stable = 0
    for edge in board.edges:
        whole = sum(edge)
        if (own | other) & whole == whole:
            stable |= own & whole
        elif own & board.corners & whole:
            stable |= _unbroken(own, edge) | _unbroken(own, reversed(edge))
    return stable


def _unbroken(own: int, edge: Iterable[int]) -> int:
    """The first squares of the edge as long as `own` has them."""
    run = 0
    for square in edge:
        if not own & square:
            break
        run |= square
    return run
