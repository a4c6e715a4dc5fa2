"""Picks the function that searches a position by who moves there.

Where chance moves too, or a player may move twice, MAX and MIN do not simply take turns.
"""

from collections.abc import Callable
from typing import TypeVar

from plyscope.game import CHANCE, MAX, Mover

F = TypeVar("F", bound=Callable[..., float])


def for_mover(mover: Mover, max_value: F, min_value: F, chance_value: F) -> F:
    """The one of the three functions that is for positions in which `mover` moves.

    It stands in a file of its own because it is no step of a search: watched, every position would
    be two nodes.
    """
    if mover == CHANCE:
        return chance_value
    return max_value if mover == MAX else min_value
