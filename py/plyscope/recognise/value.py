"""Which part of what a call returns is its value: what its parent compares.

A search backs values up: the value of a node is the largest or the smallest of those below it, or
the largest after a change of sign, or their mean. Where this fits, the value and the side are known
from behaviour alone.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import fsum, inf, isclose, isfinite
from typing import Any

from plyscope.recognise.evidence import MISSING, Evidence, Path, is_number
from plyscope.recognise.words import VALUE, means

LARGEST, SMALLEST, NEGATED, MEAN = "largest", "smallest", "negated", "mean"
ENOUGH = 0.6
"""Of the nodes that could show it, so many must be between the values below them."""


@dataclass(frozen=True)
class Value:
    """The value of every node.

    Attributes:
        path: where it stands.
        numbers: the value of each node, None where it has none.
        taken: what each node has visibly taken of the values below it.
        negates: whether values change their sign from level to level.
        fits: how many nodes have a value that one of these explains, of `of` that could.
    """

    path: Path
    numbers: Sequence[float | None]
    taken: Sequence[str | None]
    negates: bool
    fits: int
    of: int

    @property
    def is_search(self) -> bool:
        """Whether values are backed up as a search does it."""
        return self.of > 0 and self.fits >= ENOUGH * self.of


def find_value(evidence: Evidence) -> Value | None:
    """The part of the results that is the value; None if no part is a number."""
    found = [_tested(evidence, path) for path in evidence.results if _is_numeric(path)]
    return max(found, key=_rank, default=None)


def _rank(value: Value) -> tuple[float, bool, bool, float]:
    ratio = value.fits / value.of if value.of else 0.0
    different = len({number for number in value.numbers if number is not None}) > 1
    return (
        round(ratio, 1) if value.of else 0.0,
        means(value.path.name, VALUE) or not value.path.part,
        different,
        ratio,
    )


def _is_numeric(path: Path) -> bool:
    held = [value for value in path.values if value is not MISSING]
    numeric = sum(is_number(value) for value in held)
    return numeric > 0 and numeric >= len(held) / 2


def _tested(evidence: Evidence, path: Path) -> Value:
    numbers = [float(value) if is_number(value) else None for value in path.values]
    plain = [_taken(evidence, node, numbers) for node in range(evidence.count)]
    negated = [_is_negated(evidence, node, numbers) for node in range(evidence.count)]
    told = [each for each in plain if each is not None]
    turned = [each for each in negated if each is not None]
    plain_fits = sum(each is not WRONG for each in told)
    negated_fits = sum(turned)
    if negated_fits > plain_fits:
        taken = [NEGATED if each else None for each in negated]
        return Value(path, numbers, taken, True, negated_fits, len(turned))
    shown = [each if each in (LARGEST, SMALLEST, MEAN) else None for each in plain]
    return Value(path, numbers, shown, False, plain_fits, len(told))


WRONG, EITHER = "wrong", "either"


def _below(evidence: Evidence, node: int, numbers: Sequence[float | None]) -> list[float]:
    held = [numbers[child] for child in evidence.below[node]]
    return [number for number in held if number is not None]


def _taken(evidence: Evidence, node: int, numbers: Sequence[float | None]) -> str | None:
    """What a node has taken of the values below it; None if it says nothing."""
    own, below = numbers[node], _below(evidence, node, numbers)
    if own is None or not below:
        return None
    least, most = min(below), max(below)
    found = WRONG
    if _same(least, most):
        found = EITHER if _same(own, least) or _is_own_bound(evidence, node, own) else WRONG
    elif _same(own, most):
        found = LARGEST
    elif _same(own, least):
        found = SMALLEST
    elif _same(own, _mean(below)):
        found = MEAN
    elif least < own < most or _is_own_bound(evidence, node, own):
        found = EITHER
    return found


def _is_own_bound(evidence: Evidence, node: int, own: float) -> bool:
    """Whether a value is one of the numbers that the call was given: a fail-hard search answers
    with an end of its window, which has two."""
    given = [each for each in evidence.record.arguments[node] if is_number(each)]
    return len(given) > 1 and own in given


def _is_negated(evidence: Evidence, node: int, numbers: Sequence[float | None]) -> bool | None:
    own, below = numbers[node], _below(evidence, node, numbers)
    if own is None or not below:
        return None
    return _same(own, max(-each for each in below)) or _is_own_bound(evidence, node, own)


def _same(one: float, other: float) -> bool:
    return one == other or (isfinite(one) and isclose(one, other, rel_tol=1e-9, abs_tol=1e-12))


def _mean(numbers: Sequence[float]) -> float:
    return fsum(numbers) / len(numbers) if all(map(isfinite, numbers)) else inf


def told(value: Value) -> dict[str, Any]:
    """Where the value is, and how that is known."""
    if value.is_search:
        how = (
            f"fits all {value.of} nodes with replies"
            if value.fits == value.of
            else f"fits {value.fits} of {value.of} nodes with replies"
        )
    else:
        how = "the number that it returns"
    return {"from": value.path.name, "how": how}
