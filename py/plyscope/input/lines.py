"""The lines of a text, each with its number and its place."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple


class Line(NamedTuple):
    """A line without the spaces around it.

    Attributes:
        number: counted from 1, blank lines too.
        at: the place of its first character in the text.
    """

    number: int
    text: str
    at: int


def lines_of(text: str) -> Iterator[Line]:
    """The lines that are not blank."""
    at = 0
    for number, line in enumerate(text.splitlines(keepends=True), start=1):
        if written := line.strip():
            yield Line(number, written, at + len(line) - len(line.lstrip()))
        at += len(line)
