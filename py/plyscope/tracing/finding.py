"""Finds the state among the arguments of a call, if the parameter is not called `state`."""

from __future__ import annotations

from collections.abc import Iterator
from inspect import CO_VARARGS, CO_VARKEYWORDS
from itertools import chain
from operator import eq, is_
from types import CodeType
from typing import Any, NamedTuple

from plyscope.game import BadInput
from plyscope.tracing.codes import parameters

USUAL_NAMES = ("position", "board", "node", "s")
"""Usual names for a state; the first one that holds a state counts."""


class Place(NamedTuple):
    """Where to find an argument: in the parameter `name`, or under `key` in it, if that is
    `*args` or `**kwargs`."""

    name: str
    key: int | str | None = None


def place_of_state(
    code: CodeType, frame_locals: Any, start: Any, moved: list[tuple[Any, ...]]
) -> Place:
    """The place of the state among the arguments that `code` was called with.

    It is the argument that has a usual name and the type of `start`, the state that the search
    began with; or one that a move led to, the newest first; or `start`; or else the only one of its
    type. Raises `BadInput` if none of these is found.
    """
    held = list(_arguments(code, frame_locals))
    alike = [(place, value) for place, value in held if type(value) is type(start)]
    for name in USUAL_NAMES:
        for place, _ in alike:
            if place.name == name:
                return place
    for same in (is_, eq):
        for state in chain((move[0] for move in reversed(moved)), (start,)):
            for place, value in alike:
                if same(value, state):
                    return place
    if len(alike) == 1:
        return alike[0][0]
    raise BadInput(
        f"The watcher cannot tell which argument of {code.co_name} is the position: "
        "call the parameter state.",
        field="method",
    )


def _arguments(code: CodeType, frame_locals: Any) -> Iterator[tuple[Place, Any]]:
    named = parameters(code)
    for name in named:
        yield Place(name), frame_locals[name]
    rest = code.co_varnames[len(named) :]
    if code.co_flags & CO_VARARGS:
        for index, value in enumerate(frame_locals[rest[0]]):
            yield Place(rest[0], index), value
        rest = rest[1:]
    if code.co_flags & CO_VARKEYWORDS:
        for key, value in frame_locals[rest[0]].items():
            yield Place(rest[0], key), value
