"""The colours of maps and graphs, and how their number is typed."""

from __future__ import annotations

import re
from typing import Final

from plyscope.input.checks import bad
from plyscope.input.phrases import quoted
from plyscope.problems.reading import read_count

COLOURS: Final = (
    "red",
    "green",
    "blue",
    "yellow",
    "purple",
    "orange",
)

WORDS: Final = re.compile(
    r"\s*(?:colou?rs(?![^\W\d])\s*[:=]?\s*)?([^\s;]*)[\s;]*",
    re.IGNORECASE,
)


def read_colours(word: str, at: int) -> tuple[str, ...]:
    """The first colours, as many as the number typed as `word` at that place."""
    count = read_count(word, at, 1, len(COLOURS), "The number of colours is")
    return COLOURS[:count]


def read_colours_alone(text: str) -> tuple[str, ...]:
    """The colours, from a text that gives only their number, as `colours 4`.

    Raises `BadInput` (field "position").
    """
    if not text.strip():
        raise bad("Type the number of colours, such as colours 4.")
    match = WORDS.match(text)
    # Every part of the pattern may be empty, so it always matches.
    assert match is not None
    if match.end() < len(text):
        rest = text[match.end() :]
        raise bad(
            f"Type only the number of colours here, such as colours 4, without {quoted(rest)}.",
            match.end(),
        )
    return read_colours(match[1], match.start(1))


def write_colours(colours: tuple[str, ...]) -> str:
    """The number of colours as text, as `colours 4`."""
    return f"colours {len(colours)}"
