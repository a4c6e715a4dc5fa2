"""What the readers of typed problems share."""

from __future__ import annotations

import re
from typing import Final

from plyscope.input.checks import bad
from plyscope.input.phrases import quoted

COUNT: Final = re.compile(r"0*([0-9]{1,6})")


def read_count(word: str, at: int, least: int, most: int, sentence: str) -> int:
    """The whole number typed as `word` at that place, from `least` to `most`.

    Raises `BadInput` with `sentence`, which says what is expected, and with what is there instead.
    """
    number = COUNT.fullmatch(word)
    if not number or not least <= int(number[1]) <= most:
        there = f"not {quoted(word)}" if word else "and nothing is here"
        raise bad(f"{sentence} from {least} to {most}, {there}.", at)
    return int(number[1])
