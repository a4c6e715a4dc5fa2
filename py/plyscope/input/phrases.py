"""How sentences say a number of things, and quote what was typed, which may be long."""

from __future__ import annotations

import json
from typing import Final

LONGEST_QUOTED: Final = 24


def counted(number: int, thing: str) -> str:
    """How many there are of a thing, as "1 row" or "2 rows"."""
    return f"{number} {thing}" if number == 1 else f"{number:,} {thing}s"


def quoted(given: object) -> str:
    """What was typed or sent, for a sentence: a text in quotation marks and on one line, anything
    else as JSON writes it. What is long is not all of it, and ends with an ellipsis."""
    if isinstance(given, str):
        return f'"{shortened(" ".join(given.split()), LONGEST_QUOTED)}"'
    return shortened(json.dumps(given, ensure_ascii=False, default=str), LONGEST_QUOTED)


def shortened(word: str, longest: int) -> str:
    """The word, with no more than its first `longest` characters."""
    return word if len(word) <= longest else word[:longest] + "…"
