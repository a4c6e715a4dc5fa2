"""Texts that come from other programs: characters such as no keyboard here has, lines, and several
subjects in one text."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from plyscope.game import BadInput

DASHES: Final = "-‐‑‒–—−"
"""The hyphen of a keyboard, which is the first, so that all can stand first in a [ ] of a pattern;
and those that stand for it."""
PLAIN_DASHES: Final = dict.fromkeys(map(ord, DASHES), "-")


def with_plain_dashes(text: str) -> str:
    """The text with a hyphen for each dash; all places stay the same."""
    return text.translate(PLAIN_DASHES)


INVISIBLE: Final = "\ufeff\u200b\u2060\u200e\u200f"
"""The mark with which files of Windows begin, spaces without a width, and marks of direction."""
FULL_WIDTH: Final = range(0xFF01, 0xFF5F)
"""Letters, digits and signs as wide as a Chinese character, in the order of ASCII."""
PLAIN: Final = {
    **dict.fromkeys(map(ord, INVISIBLE), " "),
    **{code: chr(code - FULL_WIDTH.start + ord("!")) for code in FULL_WIDTH},
}


def with_plain_characters(text: str) -> str:
    """The text with a space for what nobody sees, and with letters, digits and signs of the usual
    width; all places stay the same."""
    return text if text.isascii() else text.translate(PLAIN)


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


MOST_LISTED: Final = 1000


class Choice(NamedTuple):
    """One of them: what a menu calls it, and its own text."""

    name: str
    text: str


class Several(BadInput):
    """The text of a position or a problem holds several of them.

    Attributes:
        choices: those that are listed, in the order of the text.
    """

    def __init__(self, things: str, choices: Sequence[Choice], give: str) -> None:
        """`things` is what they are, as "games"; `give` is how to give one alone."""
        count, listed = len(choices), f"; the first {MOST_LISTED:,} are listed"
        more = listed if count > MOST_LISTED else ""
        super().__init__(f"There are {count:,} {things} here{more}. {give}", field="position")
        self.choices = tuple(choices[:MOST_LISTED])


def several_positions(lines: Sequence[str], names: Sequence[str] | None = None) -> Several:
    """What is raised for a file with a position on each line; they are called by their numbers and
    their `names`, which are the lines themselves if there are none."""
    called = zip(names or lines, lines, strict=True)
    choices = [Choice(f"{at}. {name}", line) for at, (name, line) in enumerate(called, start=1)]
    return Several("positions", choices, "Give one of the lines.")
