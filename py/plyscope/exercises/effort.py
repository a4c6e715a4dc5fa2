"""How much work an exercise is by hand, so that all versions of an exam ask for the same."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass
from typing import Final

ALIKE: Final = 1.2
"""Two exercises are equally hard if one takes at most so many times as long as the other."""


@dataclass(frozen=True)
class Effort:
    """The work of an exercise.

    Attributes:
        same: what is the same in exercises that are equally hard.
        seconds: how long it takes by hand, about.
    """

    same: Hashable
    seconds: float

    def alike(self, other: Effort) -> bool:
        """Whether both are equally hard."""
        return self.same == other.same and self.apart(other) <= ALIKE

    def apart(self, other: Effort) -> float:
        """How many times as long the longer one takes."""
        return max(self.seconds, other.seconds) / min(self.seconds, other.seconds)
