"""What a search returns if it chooses a move itself, and not only computes a value; and how much a
search may still do that works within limits, in nodes and in seconds."""

from __future__ import annotations

from collections.abc import Callable
from math import inf
from time import perf_counter
from typing import Generic, Literal, NamedTuple, TypeAlias

from plyscope.game import A

Ended: TypeAlias = Literal["depth", "end", "nodes", "seconds"]
"""Why a search ended: "depth", it reached the depth limit; "end", a deeper search would find
nothing new; "nodes" or "seconds", that budget was used up."""


class Answer(NamedTuple, Generic[A]):
    """The value of a position for MAX, and the action chosen; None if no action was tried."""

    value: float
    action: A | None


class LimitedAnswer(NamedTuple, Generic[A]):
    """The same for a search that works within limits, and why it ended."""

    value: float
    action: A | None
    ended: Ended


What: TypeAlias = Literal["nodes", "seconds"]


class OutOfBudget(Exception):
    """The search has used up its budget of `what`."""

    def __init__(self, what: What) -> None:
        super().__init__(f"no {what} left")
        self.what: What = what


class Budget:
    """A number of nodes, and a number of seconds from now.

    Nodes count from the start, but nothing is refused until the budget is made `binding`. So a
    search can first finish what it must finish in any case.
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
        """Count one more node. Raises `OutOfBudget` if no nodes or no time is left."""
        if self.binding and self.spent >= self.nodes:
            raise OutOfBudget("nodes")
        if self.binding and self.clock() - self.started >= self.seconds:
            raise OutOfBudget("seconds")
        self.spent += 1
