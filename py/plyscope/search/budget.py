"""How much a search may still do, counted in nodes and in seconds."""

from __future__ import annotations

from collections.abc import Callable
from math import inf
from time import perf_counter


class OutOfBudget(Exception):
    """The search has spent what it had."""


class Budget:
    """So many nodes, and so many seconds from now on.

    Nodes count from the start, but nothing is refused until the budget is made `binding`: what
    must be finished in any case is done before.
    """

    def __init__(
        self, nodes: float = inf, seconds: float = inf, clock: Callable[[], float] = perf_counter
    ) -> None:
        self.nodes = nodes
        self.seconds = seconds
        self.clock = clock
        self.started = clock()
        self.spent = 0
        self.binding = False

    def spend(self) -> None:
        """Count one node more. Raises `OutOfBudget` when there is none left, or no time."""
        if self.binding and self.is_used_up():
            raise OutOfBudget
        self.spent += 1

    def is_used_up(self) -> bool:
        """Whether the nodes or the seconds are spent."""
        return self.spent >= self.nodes or self.clock() - self.started >= self.seconds
