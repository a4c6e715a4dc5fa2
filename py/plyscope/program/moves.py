"""What a loop's variable holds as it is kept: a move, if it looks like one."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from plyscope.isolation.builtins_kept import keep_builtins
from plyscope.program.safe_inspection import items_of
from plyscope.program.snapshot import ATOMS, Frozen, snapshot

keep_builtins(globals())

LONGEST_MOVE: Final = 8
"""A list with more elements, in a local of a loop, is no move."""


@dataclass(frozen=True)
class Thing:
    """Something that is no move itself, a board or an object, known by its identity."""

    number: int


def as_move(value: Any) -> Any:
    """A value of a loop's variable, as it is kept."""
    if type(value) in ATOMS:
        return value
    kind = type(value)
    if issubclass(kind, (tuple, list)):
        within = items_of(value)
        if len(within) > LONGEST_MOVE:
            return Thing(id(value))
        if ATOMS.issuperset(map(type, within)):
            return tuple(within)
        return flat(within) if _is_small(within) else Thing(id(value))
    if issubclass(kind, (dict, set)):
        return Thing(id(value))
    return None if callable(value) else snapshot(value, 2)


def _is_small(value: Sequence[Any]) -> bool:
    return all(
        type(each) in ATOMS
        or (issubclass(type(each), tuple) and tuple.__len__(each) <= LONGEST_MOVE)
        for each in value
    )


def flat(values: Any) -> tuple[Any, ...]:
    """Loop targets and elements in one form: the pieces of all of them, in order."""
    if issubclass(type(values), (tuple, list)):
        return tuple(part for inner in items_of(values) for part in flat(inner))
    return (values,)


def pieces_of_element(element: Any, targets: int) -> tuple[Any, ...]:
    """An element that a loop is given, as its `targets` have it. What is no move is a `Thing`."""
    if type(element) in ATOMS:
        return (element,)
    if targets > 1:
        return tuple(each if type(each) in ATOMS else Thing(id(each)) for each in flat(element))
    if not issubclass(type(element), (tuple, list, dict, set)):
        return (Thing(id(element)),)
    return flat(as_move(element))


def with_things(move: tuple[Any, ...]) -> tuple[Any, ...]:
    """A move in one form, objects as things."""
    return tuple([Thing(each.number) if type(each) is Frozen else each for each in flat(move)])
