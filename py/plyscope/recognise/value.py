"""Which part of what a call returns is its value: what its parent compares.

A search backs values up: the value of a node is the largest or the smallest of those below it, or
the largest after a change of sign, or their mean. Where this fits, the value and the side are known
from behaviour alone.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from math import fsum, inf, isclose, isfinite, isnan
from typing import Any

from plyscope.recognise.evidence import Evidence, Missing, Path, is_number
from plyscope.recognise.words import VALUE, means

LARGEST, SMALLEST, NEGATED, MEAN = "largest", "smallest", "negated", "mean"
ENOUGH = 0.6
"""Of the nodes that could show it, so many must be between the values below them."""
NUMBERS = frozenset({int, float, bool})
FIRST = 1_000
"""Whether values change their sign from level to level is decided by so many nodes."""
APART = 1e-6
"""Numbers with a larger difference, as a share of them, are no rounding of the same one."""


@dataclass(frozen=True)
class Value:
    """The value of every node.

    Attributes:
        path: where it stands.
        numbers: the value of each node, None where it has none.
        taken: what each node has visibly taken of the values below it.
        negates: whether values change their sign from level to level.
        fits: how many nodes have a value that one of these explains, of `of` that could.
        chooses: whether some node had several values to take from.
        is_bool: whether it is true or false, won or lost.
    """

    path: Path
    numbers: Sequence[float | None]
    taken: Sequence[str | None]
    negates: bool
    fits: int
    of: int
    chooses: bool
    is_bool: bool

    def turned(self, number: float) -> float:
        """What a value below is for the node above: what is lost for one is won for the other."""
        if not self.negates:
            return number
        return 1 - number if self.is_bool else -number

    @property
    def is_search(self) -> bool:
        """Whether values are backed up as a search does it."""
        return self.of > 0 and self.fits >= ENOUGH * self.of and self.chooses


def find_value(evidence: Evidence) -> Value | None:
    """The part of the results that is the value; None if no part is a number."""
    found = [tested(evidence, path) for path in evidence.results if _is_numeric(path)]
    return max(found, key=_rank, default=None)


def _rank(value: Value) -> tuple[float, int, bool, bool]:
    ratio = value.fits / value.of if value.of else 0.0
    different = len({number for number in value.numbers if number is not None}) > 1
    named = means(value.path.name, VALUE) or not value.path.part
    return round(ratio, 1), value.fits, different, named


def _is_numeric(path: Path) -> bool:
    if path.kinds <= NUMBERS:
        return bool(path.values)
    numeric = sum(is_number(value) for value in path.present)
    return numeric > 0 and numeric >= len(path.present) / 2


def tested(evidence: Evidence, path: Path) -> Value:
    """How well a part of the results fits as the value."""
    numbers = _numbers(path)
    is_bool = path.kinds <= {bool, Missing}
    total = 1 if is_bool else 0  # of what is won for the one and for the other

    def plain(count: int) -> list[str | None]:
        return _all_taken(evidence, numbers, numbers, count)

    def mover(count: int) -> list[str | None]:
        turned = [None if number is None else total - number for number in numbers]
        return _all_taken(evidence, numbers, turned, count)

    every = evidence.count
    if _weight(mover(FIRST), (LARGEST,)) > _weight(plain(FIRST), EXACT):
        found = mover(every)
        taken = [NEGATED if each == LARGEST else None for each in found]
        return _valued(path, numbers, taken, found, negates=True, is_bool=is_bool)
    found = plain(every)
    taken = [each if each in EXACT else None for each in found]
    return _valued(path, numbers, taken, found, negates=False, is_bool=is_bool)


def _numbers(path: Path) -> list[float | None]:
    if path.kinds <= NUMBERS:
        numbers = list(map(float, path.values))
        if float not in path.kinds or not any(map(isnan, numbers)):
            return [*numbers]
    return [float(value) if is_number(value) else None for value in path.values]


def _weight(found: Sequence[str | None], exact: Collection[str]) -> tuple[int, int]:
    """How much speaks for a reading: the nodes that it explains, then those that it alone does."""
    told = [each for each in found if each is not None]
    return sum(each in (*exact, CHOICE, EITHER) for each in told), sum(
        each in exact for each in told
    )


def _valued(
    path: Path,
    numbers: Sequence[float | None],
    taken: Sequence[str | None],
    found: Sequence[str | None],
    *,
    negates: bool,
    is_bool: bool,
) -> Value:
    known = [each for each in found if each is not None]
    fits = sum(each != WRONG for each in known)
    chooses = any(each in (*EXACT, CHOICE) for each in found)
    return Value(path, numbers, taken, negates, fits, len(known), chooses, is_bool)


WRONG, EITHER, CHOICE = "wrong", "either", "choice"
"""A value that fits nothing, one that fits more than one thing, and one that fits several of equal
values below."""
EXACT = (LARGEST, SMALLEST, MEAN)


def _all_taken(
    evidence: Evidence,
    numbers: Sequence[float | None],
    below: Sequence[float | None],
    count: int,
) -> list[str | None]:
    """What each of the first nodes has taken of the values `below` it; None if it says nothing."""
    families = evidence.below[:count]
    found: list[str | None] = [None] * len(families)
    are_known = None not in below
    for node, family in enumerate(families):
        own = numbers[node]
        if not family or own is None:
            continue
        values: list[Any] = [below[child] for child in family]
        if not are_known:
            values = [value for value in values if value is not None]
            if not values:
                continue
        least, most = min(values), max(values)
        if least == most and own == least:
            found[node] = CHOICE if len(values) > 1 else EITHER
        elif own == most and most - least > APART * (abs(least) + abs(most)):
            found[node] = LARGEST
        elif own == least and most - least > APART * (abs(least) + abs(most)):
            found[node] = SMALLEST
        else:
            found[node] = _nearly_taken(evidence, node, own, values)
    return found


def _nearly_taken(evidence: Evidence, node: int, own: float, below: Sequence[float]) -> str:
    """What a node has taken if its value is not exactly one of those below."""
    least, most = min(below), max(below)
    found = WRONG
    if _same(least, most):
        if _same(own, least):
            found = CHOICE if len(below) > 1 else EITHER
        elif _is_own_bound(evidence, node, own):
            found = EITHER
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
