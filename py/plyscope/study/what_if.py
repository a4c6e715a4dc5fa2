"""How far one number of a tree can move before anything changes.

A search that only compares numbers sees of a leaf where it stands among the others: below them,
between two of them, or equal to one. So one number from each gap is enough to know the whole gap.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from itertools import pairwise
from math import inf, isfinite
from typing import Any, TypeVar

from plyscope.game import CHANCE, MAX
from plyscope.games.tree.rules import GameTree, Path

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


def turning_points(zero: GameTree, one: GameTree, path: Path, depth: float) -> list[float]:
    """The numbers at which the leaf at `path` begins or ends to count, for a search that looks at
    everything.

    Below chance, and where positions are estimated, a leaf counts by a part of its number. Above
    it, a player who has something better does not look at it any more. So along the way to the root
    there is one number for each player at which that begins or ends.

    `zero` and `one` are the tree with 0 and with 1 at this leaf.
    """
    length = int(min(len(path), depth))
    start, rise = 0.0, 1.0
    if length < len(path):
        start = zero.evaluate(path[:length])
        rise = one.evaluate(path[:length]) - start
    points = []
    low, high = -inf, inf
    while length > 0 and rise > 0 and low < high:
        length -= 1
        state, step = path[:length], path[length]
        others = {
            action: _value(zero, (*state, action), depth - length - 1)
            for action in zero.actions(state)
            if action != step
        }
        mover: Any = zero.to_move(state)
        if mover == CHANCE:
            odds: dict[int, float] = dict(zero.outcomes(state))  # type: ignore[attr-defined]
            start = odds[step] * start + sum(odds[each] * others[each] for each in others)
            rise *= odds[step]
        elif others:
            best = max(others.values()) if mover == MAX else min(others.values())
            # A third has no exact number: 13.000000000000014 is 13.
            point = round((best - start) / rise, 9)
            points.append(point)
            low, high = (max(low, point), high) if mover == MAX else (low, min(high, point))
    return points


def _value(game: GameTree, state: Path, depth: float) -> float:
    if game.is_terminal(state):
        return game.utility(state)
    if depth <= 0:
        return game.evaluate(state)
    below = [_value(game, (*state, action), depth - 1) for action in game.actions(state)]
    mover: Any = game.to_move(state)
    if mover == CHANCE:
        odds = dict(game.outcomes(state))  # type: ignore[attr-defined]
        return float(sum(odds[action] * each for action, each in enumerate(below)))
    return max(below) if mover == MAX else min(below)
