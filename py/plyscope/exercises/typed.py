"""What a person types for a number: with any minus or dash, a comma or a point, ∞ in some words.

The page reads what is typed in the same way (`exercises/drafts.js`), and a test holds the two
together.
"""

from __future__ import annotations

import re
from math import isinf
from typing import Final

from plyscope.exercises.reading import plain
from plyscope.exercises.words import written

DASHES: Final = "-−–—‐‑‒―﹣－"
"""A hyphen, the true minus sign, and all that keyboards and word processors write for them."""
INFINITE: Final = ("∞", "inf", "infinity")
NONE: Final = ("-", "none")
PLAIN_DASH: Final = dict.fromkeys(map(ord, DASHES), "-")
NUMBER: Final = re.compile(r"[0-9]+[.,]?[0-9]*|[.,][0-9]+")
FRACTION: Final = re.compile(r"([0-9]+)/([0-9]*[1-9][0-9]*)")


def typed(given: object) -> object:
    """The number that a text says: "−6", "1,31", "+3", ".5" or "1/2"; "∞" or "−∞" for an infinite
    one; None for a lone dash, "none" or nothing. What says none of that comes back as it is."""
    if not isinstance(given, str):
        return written(given) if isinstance(given, float) and isinf(given) else given
    text = given.strip().translate(PLAIN_DASH)
    if text == "" or says_none(text):
        return None
    is_negative = text.startswith("-")
    rest = text[1:].lstrip() if text[0] in "-+" else text
    if rest.lower() in INFINITE:
        return "−∞" if is_negative else "∞"
    if NUMBER.fullmatch(rest):
        number = float(rest.replace(",", "."))
    elif fraction := FRACTION.fullmatch(rest):
        number = int(fraction[1]) / int(fraction[2])
    else:
        return given
    return plain(-number if is_negative else number)


def says_none(given: object) -> bool:
    """Whether a text says that there is nothing: a lone dash, or "none"."""
    return isinstance(given, str) and given.strip().translate(PLAIN_DASH).lower() in NONE
