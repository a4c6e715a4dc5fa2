"""What a program returns, where a value, a move, or both may be meant."""

from __future__ import annotations

from collections.abc import Sequence, Set
from typing import Any

from plyscope.check.aligning import Aligned
from plyscope.check.positions import ABOVE, named
from plyscope.check.task import Task
from plyscope.program.numbers import Number
from plyscope.program.snapshot import unpacked


def has_move(task: Task, returned: Any, move: Any) -> bool:
    """Whether a move stands beside its value in what is returned, where the task says nothing of
    how to start, and so of what is to be returned."""
    held = unpacked(returned)
    parts = held if isinstance(held, list | tuple) else ()
    is_open = not any(case.start for case in task.cases)
    return is_open and move is not None and named(move) in map(named, parts)


def may_be_move(both: Aligned | None, returned: Any, first_moves: Sequence[Any]) -> bool:
    """Whether what was returned may be a first move, or its place."""
    own = [both.own.move(each) for each in both.own.below(both.own.root)] if both else []
    places = map(str, range(len(own) + 1))
    return named(returned) in {*map(named, (*own, *first_moves)), *places}


def place_of(
    returned: Any, both: Aligned | None, first_moves: Sequence[Any], good: Set[str]
) -> Any:
    """The place of a first move that has no name, if that is what was returned; None where it may
    as well be counted from 1."""
    place, places = named(returned), [*map(named, first_moves)]
    if both is None or both.own.root != ABOVE or place not in places:
        return None
    at = places.index(place)
    return returned if place in good or at == 0 or places[at - 1] not in good else None


def is_of_replies(both: Aligned | None, given: Number | None) -> bool:
    """Whether a call outside the search may have taken a number from the values of the replies."""
    if given is None or both is None or both.own.root != ABOVE:
        return False
    values = [both.own.value(each) for each in both.own.below(ABOVE)]
    held = [each for each in values if each is not None]
    return bool(held) and any(min(held) <= each <= max(held) for each in (given, -given))
