"""A difference between a person's search and the textbook's, and the kinds that are told."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import inf
from typing import Any, Final

from plyscope.program.numbers import Number, number_text

BACKED_UP: Final = "value"
"""A node returns something else than the largest or smallest of the values below it."""
LEAF: Final = "leaf"
"""The game is over, and the value is not that of its end."""
TERMINAL: Final = "terminal"
"""The search goes on where the game is over, or ends where it is not."""
WRONG_CUT: Final = "wrong cut"
"""Moves were left out that may matter."""
MISSED_CUT: Final = "missed cut"
"""Moves were searched that cannot matter. Nothing that is returned is wrong."""
NOT_CONSIDERED: Final = "move not considered"
ILLEGAL: Final = "illegal move"
NOT_RESTORED: Final = "not restored"
"""A move was not taken back before the next one was made."""
DEPTH: Final = "depth"
"""The depth does not change on the way down."""
PLAYER: Final = "player"
"""The same player moves twice in a row."""

BEST: Final = "best move"
"""The move that is returned, or chosen outside, is not the one whose reply was best."""

KINDS: Final = (
    BACKED_UP,
    LEAF,
    TERMINAL,
    WRONG_CUT,
    MISSED_CUT,
    NOT_CONSIDERED,
    ILLEGAL,
    NOT_RESTORED,
    DEPTH,
    PLAYER,
    BEST,
)

Moment = tuple[int, int, int]
"""When something happens in a search; moments can be compared."""


def entered(node: int) -> Moment:
    """As a call begins."""
    return (node, 0, 0)


def going_on(node: int) -> Moment:
    """As a call goes on to its first reply."""
    return (node, 1, 0)


def left(last_below: int, level: int) -> Moment:
    """As a call at a level returns; `last_below` is the last node that it led to."""
    return (last_below, 2, -level)


@dataclass(frozen=True)
class Difference:
    """One difference.

    Attributes:
        kind: one of `KINDS`.
        node: the node, in order of entry.
        sentence: what is different, in plain words.
        when: when it can first be seen.
        path: the moves from the root to the node; the place among its siblings where a move is not
            known.
        line: the line to look at, where that is known of the text alone; 0 where it is not.
    """

    kind: str
    node: int
    sentence: str
    when: Moment
    path: Sequence[Any] = ()
    line: int = 0


MOST_DIGITS: Final = 40
"""Longer integers are told by their first digits: nobody reads more in a sentence."""


def first(found: Iterable[Difference]) -> Difference | None:
    """The one that comes first in the search."""
    return min(found, key=lambda each: each.when, default=None)


def number(value: Number) -> str:
    """A value as people write it."""
    if value in (inf, -inf):
        return "∞" if value > 0 else "−∞"
    if isinstance(value, float):
        return (f"{int(value)}" if value == int(value) else f"{value:g}").replace("-", "−")
    return number_text(value, MOST_DIGITS).replace("-", "−")
