"""What a search returns if it chooses a move itself, and not only computes a value."""

from __future__ import annotations

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
