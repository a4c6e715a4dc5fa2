"""Whose a text is: which games and problems can read it, asked when a file is dropped on the page.

What a file is called does not matter. All kinds are asked, so this is about no single one.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Literal, NotRequired, TypedDict

from plyscope.game import BadInput
from plyscope.input.foreign import foreign_form
from plyscope.input.texts import with_plain_characters
from plyscope.kinds.kind import Operation, Request
from plyscope.kinds.readings import Reading
from plyscope.kinds.registry import KINDS

LONGEST: Final = 500_000


class IdentifyRequest(TypedDict):
    """Which games and problems can read a text."""

    op: Literal["identify"]
    text: str


class IdentifyReply(TypedDict):
    """The ways to read it, of which a person may have to choose; none if nothing can read it."""

    readings: list[Reading]
    form: NotRequired[str]
    "what the text surely is, if nothing can read it and that is known, such as a graph in GraphML"


def identify(request: Request) -> IdentifyReply:
    """The ways to read a text: those that surely are what it is, if there are any, and otherwise
    all. One that turns it down is told only if no other of these can read it. Raises `BadInput`."""
    text: str = request["text"]
    if not text.strip():
        raise BadInput("There is nothing in it.", field="text")
    if len(text) > LONGEST:
        raise BadInput(
            f"It has {len(text):,} characters, and at most {LONGEST:,} can be read.", field="text"
        )
    plain = with_plain_characters(text)
    found = _found(plain, True) or _found(plain, False)
    opened = [each for each in found if _can_be_opened(each)]
    if not opened and (form := foreign_form(plain)):
        return {"readings": [], "form": form}
    return {"readings": opened or found}


def _found(text: str, sure: bool) -> list[Reading]:
    return [reading for kind in KINDS.values() for reading in kind.readings(text, sure)]


def _can_be_opened(reading: Reading) -> bool:
    """Whether it can be read, or one of several in it can be chosen."""
    return "fault" not in reading or "choices" in reading["fault"]


OPERATIONS: Final[Mapping[str, Operation]] = {"identify": Operation(IdentifyRequest, identify)}
"""What can be asked about a text of no known subject, by "op"."""
