"""Reads single fields of a request, checks each, and tells each mistake in one sentence."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Protocol

from plyscope.game import BadInput
from plyscope.input.options import Option, read_options
from plyscope.input.phrases import quoted
from plyscope.kinds.kind import Request
from plyscope.own_game.text import Files


class Optioned(Protocol):
    """Anything that has options."""

    @property
    def name(self) -> str: ...
    @property
    def options(self) -> tuple[Option, ...]: ...


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
    try:
        return read_options(method.options, given or {}, method.name)
    except BadInput as fault:
        raise BadInput(str(fault), field="methodOptions") from None


def read_files(request: Request) -> Files:
    """The other files of a person's own game or problem."""
    return tuple(sorted((request.get("files") or {}).items()))
