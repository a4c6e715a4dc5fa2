"""What every kind of subject must be able to do: games are one kind, constraint problems another.

A *subject* is what a method works on: a game in a position, or a problem. A *method* works on it,
with its options. A *run* is one method at work on one subject, under watch: its outcome, its cost
and its trace. A kind is a module (or a package) that has what `Kind` lists.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Mapping
from typing import Any, NamedTuple, Protocol, TypeAlias

from plyscope.kinds.readings import Reading

Request: TypeAlias = Mapping[str, Any]
"""A request. Its fields are what the typed dict of its operation declares; what a person typed
(`AS_TYPED`) is as it came."""
Columns: TypeAlias = Mapping[str, "array[Any]"]
"""The columns of a trace by name."""


class Operation(NamedTuple):
    """Something that can be asked about a subject.

    Attributes:
        request_type: the typed dict of the request, whose fields are all that it may have.
        reply: makes the reply, a typed dict; if there is a trace, a pair of the reply and the
            columns. Raises `BadInput` or `IllegalAction`.
        columns: the typed dict of these columns; None if there is no trace.
    """

    request_type: type
    reply: Callable[[Request], Any]
    columns: type | None = None

    @property
    def fields(self) -> tuple[str, ...]:
        """The fields that a request may have, besides the two that choose the operation."""
        fields = self.request_type.__annotations__
        return tuple(name for name in fields if name not in ("op", "kind"))


class Kind(Protocol):
    """A kind of subject."""

    @property
    def ID(self) -> str:  # noqa: N802
        """The kind's name in requests and replies."""

    @property
    def SINGULAR(self) -> str:  # noqa: N802
        """One subject of this kind, in a sentence: "a game"."""

    def catalogue(self) -> Mapping[str, object]:
        """The subjects and the methods of this kind, with their options."""

    def readings(self, text: str, sure: bool) -> list[Reading]:
        """How the subjects of this kind read a text that may be anything: those whose form it
        surely has, or those that can only try."""

    @property
    def LOOK(self) -> Operation:  # noqa: N802
        """Describes a subject."""

    @property
    def ESTIMATE(self) -> Operation:  # noqa: N802
        """Says how large a run would be."""

    @property
    def SEARCH(self) -> Operation:  # noqa: N802
        """Runs a method on a subject under watch: its outcome, what was counted, and its trace."""

    @property
    def OWN(self) -> Mapping[str, Operation]:  # noqa: N802
        """What can be asked only about this kind."""


def operations(kind: Kind) -> dict[str, Operation]:
    """Every operation of a kind, by "op"."""
    return {"look": kind.LOOK, "estimate": kind.ESTIMATE, "search": kind.SEARCH, **kind.OWN}
