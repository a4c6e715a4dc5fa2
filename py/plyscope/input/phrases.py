"""Phrases for sentences: a number of things, and quotations of what was typed, which may be
long."""

from __future__ import annotations

import json
from typing import Final

LONGEST_QUOTED: Final = 24


def counted(number: int, thing: str) -> str:
    """A number of things in words, as "1 row" or "2 rows"."""
    return f"{number} {thing}" if number == 1 else f"{number:,} {thing}s"


def quoted(given: object) -> str:
    """What was typed or sent, to be quoted in a sentence: a text on one line in quotation marks,
    anything else as JSON. Long quotations are cut and end with an ellipsis."""
    if isinstance(given, str):
        return f'"{shortened(" ".join(given.split()), LONGEST_QUOTED)}"'
    return shortened(json.dumps(given, ensure_ascii=False, default=str), LONGEST_QUOTED)


def shortened(word: str, longest: int) -> str:
    """The word, cut after its first `longest` characters."""
    return word if len(word) <= longest else word[:longest] + "…"
