"""How numbers, nodes and versions are written in exercises, and how a typed number is read."""

from __future__ import annotations

import re
from collections.abc import Iterable
from math import inf, isinf
from typing import Final

from plyscope.exercises.reading import plain


def written(number: float) -> str:
    """A number as in a textbook: with a true minus sign, two digits at most, and ∞."""
    if abs(number) == inf:
        return "∞" if number > 0 else "−∞"
    return f"{round(number, 2):.12g}".replace("-", "−")


def window_written(window: tuple[float, float]) -> str:
    """A window, as "(3, ∞)"."""
    return f"({written(window[0])}, {written(window[1])})"


def all_of(names: Iterable[str]) -> str:
    """Names in a row, as "B, C and D"."""
    *first, last = names
    return f"{', '.join(first)} and {last}" if first else last


def letter(version: int) -> str:
    """The name of a version of an exam, counted from 0."""
    return chr(ord("A") + version)


DASHES: Final = "-−–—‐‑‒―﹣－"
"""A hyphen, the true minus sign, and all that keyboards and word processors write for them."""
INFINITE: Final = ("∞", "inf", "infinity")
NONE: Final = ("-", "none")
PLAIN_DASH: Final = dict.fromkeys(map(ord, DASHES), "-")
NUMBER: Final = re.compile(r"[0-9]+[.,]?[0-9]*|[.,][0-9]+")
FRACTION: Final = re.compile(r"([0-9]+)/([0-9]*[1-9][0-9]*)")


def typed(given: object) -> object:
    """The number that a text says: "−6", "1,31", "+3", ".5" or "1/2"; "∞" or "−∞" for an infinite
    one; None for a lone dash, "none" or nothing. What says none of that comes back as it is.

    The page reads what is typed in the same way (`exercises/drafts.js`), and a test holds the two
    together.
    """
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
