"""Which part of what a call returns is its value: what its parent compares.

A search backs values up: the value of a node is the largest or the smallest of those below it, or
the largest after a change of sign, or their mean. Where this fits, the value and the side are known
from behaviour alone.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction
from math import fsum, inf, isfinite
from operator import ne
from typing import Any

from plyscope.program.numbers import USUAL, Number, as_float, comparable, is_number, same
from plyscope.recognition.evidence import Evidence, Missing, Path
from plyscope.recognition.side_hints import FIXED, LAST, MOVER, UNKNOWN, Text
from plyscope.recognition.words import VALUE, means

LARGEST, SMALLEST, NEGATED, MEAN = "largest", "smallest", "negated", "mean"
ENOUGH = 0.6
"""Of the nodes that could show it, so many must be between the values below them."""
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
        whose: whom it is for: `FIXED`; `MOVER` or `LAST` if values change their sign from level to
            level.
        fits: how many nodes have a value that one of these explains, of `of` that could.
        chooses: whether some node had several values to take from.
        is_bool: whether it is true or false, won or lost.
        total: what is won for one player and for the other together: 0 if one loses what the other
            wins.
    """

    path: Path
    numbers: Sequence[Number | None]
    taken: Sequence[str | None]
    whose: str
    fits: int
    of: int
    chooses: bool
    is_bool: bool
    total: Number

    @property
    def negates(self) -> bool:
        """Whether values change their sign from level to level."""
        return self.whose != FIXED

    def turned(self, number: Number) -> Number:
        """What a value below is for the node above: what is lost for one is won for the other."""
        if not self.negates:
            return number
        return self.total - number if self.total else -number

    @property
    def is_search(self) -> bool:
        """Whether values are backed up as a search does it."""
        return self.of > 0 and self.fits >= ENOUGH * self.of and self.chooses


def find_value(evidence: Evidence, text: Text) -> Value | None:
    """The part of the results that is the value: the one that the `text` compares, or that fits
    best; None if no part is a number."""
    numeric = [path for path in evidence.results if is_numeric(path)]
    names = _names_of(text.part) if text.part is not None else ()
    compared = [path for name in names for path in numeric if path.name == name]
    if text.part == (UNKNOWN,) or text.returns_moves:
        numeric = []
    found = [tested(evidence, path, text) for path in compared[:1] or numeric]
    best = max(found, key=_rank, default=None)
    if best and len(found) > 1 and not best.is_search and not means(best.path.name, VALUE):
        return None  # one of several numbers, of which none is backed up
    return best


def _names_of(part: Sequence[Any]) -> Iterator[str]:
    """The names that a part of a result may have, the whole of it last."""
    for length in range(len(part), -1, -1):
        keys = part[:length]
        fields = (f".{key}" if isinstance(key, str) else f"[{key!r}]" for key in keys)
        yield "return" + "".join(fields)
        yield "return" + "".join(f"[{key!r}]" for key in keys)


def _rank(value: Value) -> tuple[bool, bool, float, int, bool]:
    """What never changes, or is only true or false, is no value while something else is."""
    ratio = value.fits / value.of if value.of else 0.0
    different = len({number for number in value.numbers if number is not None}) > 1
    named = means(value.path.name, VALUE) or not value.path.part
    return different, not value.is_bool, round(ratio, 1), value.fits, named


def is_numeric(path: Path) -> bool:
    """Whether most results have a number there."""
    if path.kinds <= USUAL:
        return bool(path.values)
    numeric = sum(is_number(value) for value in path.present)
    return numeric > 0 and numeric >= len(path.present) / 2


def tested(evidence: Evidence, path: Path, text: Text) -> Value:
    """How well a part of the results fits as the value, if the `text` takes what it says."""
    numbers = _numbers(path)
    is_bool = path.kinds <= {bool, Missing}
    total = 1 if is_bool else text.total

    def plain(count: int) -> list[str | None]:
        return _all_taken(evidence, numbers, numbers, count)

    def mover(count: int) -> list[str | None]:
        turned = [None if number is None else total - number for number in numbers]
        return _all_taken(evidence, numbers, turned, count)

    def last(count: int) -> list[str | None]:
        turned = [None if number is None else total - number for number in numbers]
        return _all_taken(evidence, turned, numbers, count)

    every = evidence.count
    every_reading = ((FIXED, plain, EXACT), (MOVER, mover, (LARGEST,)), (LAST, last, (LARGEST,)))
    readings = [reading for reading in every_reading if reading[0] in text.whose]
    weights = [_weight(read(FIRST), exact) for _, read, exact in readings]
    # Of readings that fit equally well, the first is the simplest.
    whose, read, exact = readings[weights.index(max(weights))]
    found = read(every)
    if whose == FIXED:
        taken = [each if each in exact else None for each in found]
    else:
        taken = [NEGATED if each in exact else None for each in found]
    return _valued(path, numbers, taken, found, whose=whose, is_bool=is_bool, total=total)


def _numbers(path: Path) -> Sequence[Number | None]:
    if path.kinds <= {int, float} and not any(map(ne, path.values, path.values)):  # no NaN
        return path.values
    return [comparable(value) if is_number(value) else None for value in path.values]


def _weight(found: Sequence[str | None], exact: Collection[str]) -> tuple[int, int]:
    """How much speaks for a reading: the nodes that it explains, then those that it alone does."""
    known = [each for each in found if each is not None]
    return sum(each in (*exact, CHOICE, EITHER) for each in known), sum(
        each in exact for each in known
    )


def _valued(
    path: Path,
    numbers: Sequence[Number | None],
    taken: Sequence[str | None],
    found: Sequence[str | None],
    *,
    whose: str,
    is_bool: bool,
    total: Number,
) -> Value:
    known = [each for each in found if each is not None]
    fits = sum(each != WRONG for each in known)
    chooses = any(each in (*EXACT, CHOICE) for each in found)
    return Value(path, numbers, taken, whose, fits, len(known), chooses, is_bool, total)


WRONG, EITHER, CHOICE = "wrong", "either", "choice"
"""A value that fits nothing, one that fits more than one thing, and one that fits several of equal
values below."""
EXACT = (LARGEST, SMALLEST, MEAN)


def _all_taken(
    evidence: Evidence,
    numbers: Sequence[Number | None],
    below: Sequence[Number | None],
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
        elif own == most and _are_apart(least, most):
            found[node] = LARGEST
        elif own == least and _are_apart(least, most):
            found[node] = SMALLEST
        else:
            found[node] = _nearly_taken(evidence, node, own, values)
    return found


def _are_apart(least: Number, most: Number) -> bool:
    """Whether two numbers are not just one with other rounding."""
    if type(least) is int and type(most) is int:
        return least != most
    low, high = as_float(least), as_float(most)
    return high - low > APART * (abs(low) + abs(high))


def _nearly_taken(evidence: Evidence, node: int, own: Number, below: Sequence[Number]) -> str:
    """What a node has taken if its value is not exactly one of those below."""
    least, most = min(below), max(below)
    found = WRONG
    if same(least, most):
        if same(own, least):
            found = CHOICE if len(below) > 1 else EITHER
        elif _is_own_bound(evidence, node, own):
            found = EITHER
    elif same(own, most):
        found = LARGEST
    elif same(own, least):
        found = SMALLEST
    elif same(own, _mean(below)):
        found = MEAN
    elif least < own < most or _is_own_bound(evidence, node, own):
        found = EITHER
    return found


def _is_own_bound(evidence: Evidence, node: int, own: Number) -> bool:
    """Whether a value is one of the numbers that the call was given: a fail-hard search answers
    with an end of its window, which has two."""
    given = [each for each in evidence.record.arguments[node] if is_number(each)]
    return len(given) > 1 and own in given


def _mean(numbers: Sequence[Number]) -> Number:
    if not any(isinstance(each, float) for each in numbers):
        return sum((Fraction(each) for each in numbers), Fraction(0)) / len(numbers)
    floats = [as_float(each) for each in numbers]
    return fsum(floats) / len(floats) if all(map(isfinite, floats)) else inf


def description(value: Value) -> dict[str, Any]:
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
