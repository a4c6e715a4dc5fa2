"""Random numbers that are the same everywhere.

Python promises only of `Random.random`, after seeding with a whole number, that it gives the same
sequence on every platform and in every version; `randint`, `choice` and `shuffle` have changed
before. So everything here is made of `random()` alone.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import TypeVar

T = TypeVar("T")


class Draw:
    """Draws from a seed."""

    def __init__(self, seed: int) -> None:
        self._random = Random(seed).random

    def whole(self, least: int, most: int) -> int:
        """A whole number from `least` to `most`."""
        return least + int(self._random() * (most - least + 1))

    def one_of(self, things: Sequence[T]) -> T:
        """One of `things`."""
        return things[self.whole(0, len(things) - 1)]

    def mixed(self, things: Sequence[T]) -> list[T]:
        """The same things in a random order."""
        left = list(things)
        return [left.pop(self.whole(0, len(left) - 1)) for _ in things]
