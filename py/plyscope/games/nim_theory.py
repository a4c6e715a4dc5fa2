"""Who wins at Nim, and by which moves, without any search.

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


def winning_moves(heaps: Sequence[int], misere: bool = False) -> list[Take]:
    """The moves after which the other player loses with best play; none in a lost position.

    In normal play, these are the moves that make the nim-sum 0: at most one for each heap.
    """
    if misere and sum(1 for heap in heaps if heap > 1) <= 1:
        return _moves_that_leave_odd_ones(heaps)
    total = nim_sum(heaps)
    return [
        (place, heap - (heap ^ total)) for place, heap in enumerate(heaps) if heap ^ total < heap
    ]


def _moves_that_leave_odd_ones(heaps: Sequence[int]) -> list[Take]:
    """The moves that leave only heaps of one, and an odd number of them; `heaps` has at most
    one heap that is larger."""
    odd = list(heaps).count(1) % 2 == 1
    for place, heap in enumerate(heaps):
        if heap > 1:
            return [(place, heap if odd else heap - 1)]
    return [] if odd else [(place, 1) for place, heap in enumerate(heaps) if heap == 1]
