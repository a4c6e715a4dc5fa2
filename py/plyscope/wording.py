"""How sentences say a number of things, and a word that may be long."""

from __future__ import annotations


def counted(number: int, thing: str) -> str:
    """How many there are of a thing, as "1 row" or "2 rows"."""
    return f"{number} {thing}" if number == 1 else f"{number} {thing}s"


def shortened(word: str, longest: int) -> str:
    """The word, with no more than its first `longest` characters."""
    return word if len(word) <= longest else word[:longest] + "…"
