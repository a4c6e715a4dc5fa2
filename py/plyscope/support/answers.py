"""What a search returns that chooses a move itself: more than a value."""

from __future__ import annotations

from typing import Generic, Literal, NamedTuple, TypeAlias

from plyscope.game import A

Ended: TypeAlias = Literal["depth", "end", "nodes", "seconds"]
"""What ended a search: "depth", it reached the depth limit; "end", a deeper search would see no
more; "nodes" or "seconds", that budget was spent."""


class Answer(NamedTuple, Generic[A]):
    """The value of a position for MAX, and the action chosen; None if no action was tried."""

    value: float
    action: A | None


class LimitedAnswer(NamedTuple, Generic[A]):
    """The same from a search that works within limits, and what ended it."""

    value: float
    action: A | None
    ended: Ended
