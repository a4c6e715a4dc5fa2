"""How answers are marked: sets, numbers at nodes, and orders."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True)
class Wrong:
    """A place where an answer is wrong.

    Attributes:
        node: its name; "" if it is not about a node.
        is_, should: what was answered, and what is right; `None` for nothing.
        why: one sentence about this node, with its numbers.
        followed: whether it follows from an earlier slip. Then it costs nothing.
    """

    node: str
    is_: Any
    should: Any
    why: str
    followed: bool = False

    def shown(self) -> dict[str, Any]:
        """The same as JSON."""
        return {
            "node": self.node,
            "is": self.is_,
            "should": self.should,
            "why": self.why,
            "followed": self.followed,
        }


@dataclass(frozen=True)
class Marks:
    """A score from 0 to 1, and every place that is wrong, the first one first."""

    score: float
    wrong: Sequence[Wrong]


def share_of_parts(parts: int, wrong: Sequence[Wrong]) -> Marks:
    """How many of a fixed number of parts are right, or follow from an earlier slip."""
    missed = sum(not each.followed for each in wrong)
    return Marks(max(0, parts - missed) / parts, wrong)


def share_of_set(given: Collection[object], should: Collection[object], others: int) -> float:
    """The share of `should` that is in `given`, less what is too much, never below 0.

    Each of the `others` that is given costs as much as a right one brings, or more if they are
    fewer: so whoever chooses everything gets nothing.
    """
    right = sum(each in should for each in given)
    surplus = len(given) - right
    if not should:
        return float(not surplus)
    fewer = min(len(should), others) or 1
    return max(0, right * fewer - surplus * len(should)) / (len(should) * fewer)


def right_prefix(given: Sequence[object], should: Sequence[object]) -> int:
    """How many entries are right before the first wrong one."""
    for place, (one, other) in enumerate(zip(given, should, strict=False)):
        if one != other:
            return place
    return min(len(given), len(should))
