"""Tables that remember what a search found out about a position.

All values in them are from MAX's side, so they do not depend on how a position was reached.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from math import inf
from typing import Final, Generic, Literal, NamedTuple, TypeAlias

from plyscope.game import A, Game, S, Symmetries, offers

Key: TypeAlias = tuple[Hashable, float]
"""A position, and to how many plies below it the search went."""

Bounds: TypeAlias = tuple[float, float]
"""The two numbers that the value of a position lies between."""

UNKNOWN: Final[Bounds] = (-inf, inf)

Bound: TypeAlias = Literal["exact", "lower", "upper"]

EXACT: Final = "exact"
LOWER: Final = "lower"
UPPER: Final = "upper"
"""What a number says about a position's value: exact, a lower bound, or an upper bound."""


class Entry(NamedTuple):
    """What a search of `depth` plies found out about a position."""

    value: float
    bound: Bound
    depth: float


Table: TypeAlias = dict[Hashable, Entry]


def bound_of(v: float, alpha: float, beta: float) -> Bound:
    """The kind of bound that a fail-soft search's answer `v` is, for the window [alpha, beta]."""
    if v <= alpha:
        return UPPER
    return LOWER if v >= beta else EXACT


def is_enough(entry: Entry, alpha: float, beta: float, depth: float) -> bool:
    """Whether `entry` answers the window [alpha, beta].

    An entry for another depth is not used, so that the answer is minimax's to exactly this depth. A
    program that only plays would also use deeper entries.
    """
    if entry.depth != depth:
        return False
    if entry.bound == LOWER:
        return entry.value >= beta
    if entry.bound == UPPER:
        return entry.value <= alpha
    return True


class Found(NamedTuple, Generic[A]):
    """The same with the action that was best; None if none was better than the window asked for."""

    value: float
    bound: Bound
    depth: float
    action: A | None


def is_deep_enough(found: Found[A], alpha: float, beta: float, depth: float) -> bool:
    """Whether `found` answers the window [alpha, beta], by a search of at least `depth` plies."""
    return found.depth >= depth and is_enough(
        Entry(found.value, found.bound, depth), alpha, beta, depth
    )


def sameness(game: Game[S, A], symmetry: float) -> Callable[[S], Hashable]:
    """A function whose results are equal for positions that a table treats as the same.

    It returns the position itself or, with `symmetry` and a game that declares it, the one that
    stands for all its mirror images and rotations.
    """
    if symmetry and offers(game, Symmetries):
        return game.canonical
    return itself


def itself(state: Hashable) -> Hashable:
    """The state itself."""
    return state
