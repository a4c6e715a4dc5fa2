"""Reads single fields of a request, checks each, and tells each mistake in one sentence.

What a person wrote runs with the protections of any program, and each error of theirs is told with
their own lines.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import wraps
from typing import Any, Protocol, TypeVar

from plyscope.game import BadInput
from plyscope.input.options import Option, read_options
from plyscope.input.phrases import quoted
from plyscope.kinds.kind import Request
from plyscope.own_game.text import Files, OwnText, running


class Optioned(Protocol):
    """Anything that has options."""

    @property
    def name(self) -> str: ...
    @property
    def options(self) -> tuple[Option, ...]: ...


def chosen(
    request: Request, field: str, what: str, registry: Mapping[str, Any], default: str | None = None
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


def own_source(request: Request, own: str, what: str) -> str | None:
    """The text that defines a person's own game or problem, whose subject is `own`; None if one of
    Plyscope's own is named. Raises `BadInput`."""
    source: str | None = request.get("source")
    if source is None and request.get("subject") != own:
        return None
    if source is None:
        raise BadInput(f"A {what} of your own is given by its source, as text.", field="source")
    if request.get("subject", own) != own:
        raise BadInput(f"A {what} with a source has no other name.", field="subject")
    return source


def read_files(request: Request) -> Files:
    """The other files of a person's own game or problem."""
    return tuple(sorted((request.get("files") or {}).items()))


T = TypeVar("T")


def guarding(
    reply: Callable[[Request], T], texts_in: Callable[[Request], Sequence[OwnText]], seconds: float
) -> Callable[[Request], T]:
    """`reply`, in which the texts of a request, as `texts_in` finds them, are run with care: for at
    most so many seconds if that is not 0, and otherwise until the person stops it."""

    @wraps(reply)
    def guarded_reply(request: Request) -> T:
        texts = texts_in(request)
        if not texts:
            return reply(request)
        with running(texts, seconds):
            return reply(request)

    return guarded_reply
