"""Tables that remember what a search has found out about a position.

All in them is from MAX's side, so that a position means the same whichever way it was reached.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from math import inf
from typing import Final, Literal, NamedTuple, TypeAlias

from plyscope.game import A, Game, S, Symmetries, offers

Key: TypeAlias = tuple[Hashable, float]
"""A position, and how many plies were to be searched below it."""

Bounds: TypeAlias = tuple[float, float]
"""Between which two numbers the value of a position lies."""

UNKNOWN: Final[Bounds] = (-inf, inf)

Bound: TypeAlias = Literal["exact", "lower", "upper"]

EXACT: Final = "exact"
LOWER: Final = "lower"
UPPER: Final = "upper"
"""What a value is: the position's own, or one that it is not below, or not above."""


class Entry(NamedTuple):
    """What was found out about a position by a search of `depth` plies below it."""

    value: float
    bound: Bound
    depth: float


Table: TypeAlias = dict[Hashable, Entry]


def bound_of(v: float, alpha: float, beta: float) -> Bound:
    """What kind of bound the answer `v` of a fail-soft search with the window [alpha, beta] is."""
    if v <= alpha:
        return UPPER
    return LOWER if v >= beta else EXACT


def is_enough(entry: Entry, alpha: float, beta: float, depth: float) -> bool:
    """Whether the window [alpha, beta] asks no more than `entry` tells.

    What was found to another depth is not used, so that the answer is that of minimax to this
    depth. A program that only plays would use what is deeper.
    """
    if entry.depth != depth:
        return False
    if entry.bound == LOWER:
        return entry.value >= beta
    if entry.bound == UPPER:
        return entry.value <= alpha
    return True


def sameness(game: Game[S, A], symmetry: float) -> Callable[[S], Hashable]:
    """What is equal for the positions that a table takes for the same.

    That is the position itself or, with `symmetry`, one that stands for all its mirror images and
    rotations, in a game that knows them.
    """
    if symmetry and offers(game, Symmetries):
        return game.canonical
    return itself


def itself(state: Hashable) -> Hashable:
    """The state."""
    return state
