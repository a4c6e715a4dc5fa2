"""How far one number of a tree can move before anything changes.

A search that only compares numbers sees of a leaf where it stands among the others: below them,
between two of them, or equal to one. So one number from each gap is enough to know the whole gap.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from itertools import pairwise
from math import inf, isfinite
from typing import TypeVar

T = TypeVar("T")


@dataclass(frozen=True)
class Interval:
    """The numbers from `low` to `high`; `has_low` and `has_high` say whether its ends belong to it.

    An infinite end never does.
    """

    low: float
    high: float
    has_low: bool
    has_high: bool

    def __contains__(self, number: float) -> bool:
        above = self.low < number or (self.has_low and self.low == number)
        below = number < self.high or (self.has_high and self.high == number)
        return above and below


def same_outcome(number: float, others: Iterable[float], outcome: Callable[[float], T]) -> Interval:
    """The largest interval around `number` in which `outcome` stays the same.

    `others` are all the numbers that the search may compare it with.
    """
    points = sorted({each for each in others if isfinite(each)})
    places = _places(points)
    start = outcome(number)
    here = next(index for index, place in enumerate(places) if number in place)
    if places[here].low != places[here].high:
        # The value itself may be the number: then another number of the same gap shows it.
        other = _inside(places[here], number)
        if other is None or outcome(other) != start:
            return Interval(number, number, True, True)
    first = last = here
    while first > 0 and _is_same(places[first - 1], start, outcome):
        first -= 1
    while last + 1 < len(places) and _is_same(places[last + 1], start, outcome):
        last += 1
    low, high = places[first], places[last]
    return Interval(low.low, high.high, low.has_low, high.has_high)


def _places(points: list[float]) -> list[Interval]:
    """Everywhere a number can stand among these: the gaps and the points, from the lowest."""
    places: list[Interval] = []
    ends = [-inf, *points, inf]
    for low, high in pairwise(ends):
        places.append(Interval(low, high, False, False))
        if high != inf:
            places.append(Interval(high, high, True, True))
    return places


def _is_same(place: Interval, start: T, outcome: Callable[[float], T]) -> bool:
    number = place.low if place.low == place.high else _inside(place)
    # A gap between neighbouring floating-point numbers is empty.
    return number is None or outcome(number) == start


def _inside(place: Interval, but: float | None = None) -> float | None:
    """A number in a gap, other than `but`; None if the gap has none."""
    low, high = place.low, place.high
    if low == -inf and high == inf:
        found = [0.0, 1.0]
    elif low == -inf:
        found = [high - 1 - abs(high), high - 2 - 2 * abs(high)]
    elif high == inf:
        found = [low + 1 + abs(low), low + 2 + 2 * abs(low)]
    else:
        found = [low + (high - low) / 2, low + (high - low) / 4]
    return next((each for each in found if each in place and each != but), None)
