"""What the parts of a question are worth on a platform: every question is worth the same."""

from __future__ import annotations

from itertools import pairwise
from typing import Final

from plyscope.game import BadInput

WORTH: Final = 100
"""What a question is worth. A platform adds up whole numbers, one for each blank."""


def shares(parts: int) -> list[int]:
    """`WORTH` in so many whole numbers, as equal as they can be. Raises `BadInput`."""
    if parts > WORTH:
        raise BadInput(f"This format takes exercises with at most {WORTH} blanks.")
    ends = [WORTH * part // parts for part in range(parts + 1)]
    return [end - start for start, end in pairwise(ends)]
