"""Reads single fields of a request, checks each, and tells each mistake in one sentence."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, Protocol

from plyscope.game import BadInput
from plyscope.input.options import Option, read_options
from plyscope.input.phrases import quoted
from plyscope.kinds.kind import Request
from plyscope.own_game.text import Files

WHOLE_NUMBERS: Final = {
    "budget": "A budget of nodes",
    "checks": "The number of checks",
    "limit": "The number of solutions",
    "plies": "The number of random plies",
    "seed": "A seed",
}


class Optioned(Protocol):
    """Anything that has options."""

    @property
    def name(self) -> str: ...
    @property
    def options(self) -> tuple[Option, ...]: ...


def read_flag(request: Request, field: str, default: bool) -> bool:
    """A field that is true or false. Raises `BadInput`."""
    flag = request.get(field, default)
    if not isinstance(flag, bool):
        raise BadInput(f"{quoted(field)} is either true or false.", field=field)
    return flag


def read_whole(request: Request, field: str, default: int, least: int, most: int) -> int:
    """A field that is a whole number. Raises `BadInput`."""
    number = request.get(field, default)
    if isinstance(number, bool) or not isinstance(number, int) or not least <= number <= most:
        raise BadInput(
            f"{WHOLE_NUMBERS[field]} is a whole number from {least:,} to {most:,}.", field=field
        )
    return number


def read_position(request: Request, start: str, what: str) -> str:
    """The text of the subject in `request`, or `start` if it has none. Raises `BadInput`."""
    position = request.get("position")
    if position is None:
        return start
    if not isinstance(position, str):
        raise BadInput(f"{what} is given as text.", field="position")
    return position


def by_name(given: Any, owner: str, field: str = "options") -> Mapping[str, Any]:
    """The options given, by name; an empty mapping if there are none. Raises `BadInput`."""
    if given is None:
        return {}
    if not isinstance(given, Mapping):
        raise BadInput(f"{owner}'s options are given by name.", field=field)
    return given


def chosen(
    request: Request,
    field: str,
    what: str,
    registry: Mapping[str, Any],
    default: str | None = None,
) -> Any:
    """The entry of `registry` that a field names; a message calls it `what`. Raises `BadInput`."""
    name = request.get(field, default)
    if not isinstance(name, str) or name not in registry:
        known = ", ".join(registry)
        raise BadInput(f"There is no {what} called {quoted(name)}; there are {known}.", field=field)
    return registry[name]


def read_method_options(method: Optioned, given: Any) -> dict[str, float]:
    """The options of a method by their ids. Raises `BadInput`."""
    given = by_name(given, method.name, "methodOptions")
    try:
        return read_options(method.options, given, method.name)
    except BadInput as fault:
        raise BadInput(str(fault), field="methodOptions") from None


def read_files(request: Request) -> Files:
    """The other files of a person's own game or problem. Raises `BadInput`."""
    given = request.get("files") or {}
    if not isinstance(given, Mapping) or not all(isinstance(text, str) for text in given.values()):
        raise BadInput("The other files are texts by their names.", field="source")
    return tuple(sorted(given.items()))
