"""Nim by its theory: who wins, and by which moves, without a search.

Players take turns to take one or more objects from one heap. In normal play who takes the last
object wins, in misère play who takes it loses. Bouton 1901.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce
from operator import xor


def nim_sum(heaps: Sequence[int]) -> int:
    """The sizes of the heaps added in binary without carrying."""
    return reduce(xor, heaps, 0)


def mover_wins(heaps: Sequence[int], misere: bool = False) -> bool:
    """Whether the side to move wins with best play.

    In normal play just when the nim-sum is not 0: then some move makes it 0, and from 0 every move
    spoils it. Misère play is the same as long as a heap has more than one object. With heaps of
    one object nobody has a choice: an even number of them, or none, is won in misère play.
    """
    if misere and max(heaps, default=0) <= 1:
        return nim_sum(heaps) == 0
    return nim_sum(heaps) != 0


def winning_moves(heaps: Sequence[int], misere: bool = False) -> list[tuple[int, int]]:
    """The moves (heap counted from 0, objects to take) after which the other side loses."""
    return [
        (heap, take)
        for heap, size in enumerate(heaps)
        for take in range(1, size + 1)
        if not mover_wins([*heaps[:heap], size - take, *heaps[heap + 1 :]], misere)
    ]
