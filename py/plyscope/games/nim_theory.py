"""Who wins at Nim, without any search.

Bouton, "Nim, a Game with a Complete Mathematical Theory", 1901. A position is the sizes of the
heaps. In normal play, the player who takes the last token wins; in misère play, that player loses.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce
from operator import xor
from typing import TypeAlias

Take: TypeAlias = tuple[int, int]
"""A move: from which heap, counted from 0, and how many tokens."""


def nim_sum(heaps: Sequence[int]) -> int:
    """The sizes written in binary and added without carrying."""
    return reduce(xor, heaps, 0)


def mover_wins(heaps: Sequence[int], misere: bool = False) -> bool:
    """Whether the player to move wins with best play.

    In normal play, they do if the nim-sum is not 0. Misère play is the same as long as a heap of
    two or more is left; if all heaps are ones, the player to move wins if their number is even.
    """
    if misere and max(heaps, default=0) <= 1:
        return nim_sum(heaps) == 0
    return nim_sum(heaps) != 0
