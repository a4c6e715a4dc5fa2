"""How much work a search has done, and whether it must stop."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from math import inf
from typing import Final

Clock = Callable[[], float]
"""Seconds since some moment, as `time.perf_counter`."""

POSITIONS_PER_LOOK: Final = 128
"""How many positions go by between looks at the clock: a few milliseconds in a browser."""


class OutOfTime(Exception):
    """The deadline has passed. What was found out so far is still valid."""


class Meter:
    """Counts positions, and looks at the clock now and then.

    Attributes:
        positions: how many positions were looked at: the calls of the search.
    """

    def __init__(self, clock: Clock = lambda: 0.0, deadline: float = inf) -> None:
        self.positions = 0
        self.clock = clock
        self.deadline = deadline

    def look(self) -> None:
        """Raises `OutOfTime` if the deadline has passed."""
        if self.clock() >= self.deadline:
            raise OutOfTime

    @contextmanager
    def at_most(self, seconds: float) -> Iterator[None]:
        """Gives the work in its block `seconds`, then stops it without an error.

        Raises `OutOfTime` if the deadline of the whole search has passed.
        """
        whole = self.deadline
        self.deadline = min(whole, self.clock() + seconds)
        try:
            yield
        except OutOfTime:
            if self.clock() >= whole:
                raise
        finally:
            self.deadline = whole
