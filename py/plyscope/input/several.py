"""A text that holds several subjects, of which a person chooses one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from plyscope.game import BadInput

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
