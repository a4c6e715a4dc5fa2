"""What a student may type into a blank, text by text: a platform compares letters, and knows no
numbers that are written with a comma, a true minus sign or ∞."""

from __future__ import annotations

from math import ceil, floor
from typing import Final

from plyscope.exercises.tree import PLAIN_DIGITS
from plyscope.exercises.words import DASHES

INFINITE: Final = ("inf", "∞", "+inf", "+∞")
MINUS_INFINITE: Final = tuple(dash + text for text in INFINITE[:2] for dash in DASHES)
NONE: Final = (*DASHES, "none")
DIGITS: Final = 3
"""After the point, where a rounded number is asked for: as many at most."""
ROUNDING: Final = 1e-9


def texts_of(number: float, near: float = 0) -> tuple[str, ...]:
    """All texts that say a number, or one that is at most `near` away with up to `DIGITS` digits
    after the point. The usual one comes first."""
    size = abs(number)
    plain = list(dict.fromkeys(_rounded(size, near))) if near else [_decimal(size)]
    if "." not in plain[0]:
        plain.append(f"{plain[0]}.0")
    plain += [text.replace(".", ",") for text in plain if "." in text]
    signs = DASHES if number < 0 else ("",) if near else ("", "+")
    return tuple(sign + text for sign in signs for text in plain)


def texts_of_name(name: str) -> tuple[str, ...]:
    """A node's name as the picture has it, and with digits as a keyboard has them."""
    return tuple(dict.fromkeys((name, name.translate(PLAIN_DIGITS))))


def _decimal(size: float) -> str:
    return f"{size:.12g}" if size < 1e12 else f"{size:.0f}"


def _rounded(size: float, near: float) -> list[str]:
    """The number with two digits, and then every other text within `near`."""
    texts = [f"{size:.2f}"]
    for digits in range(DIGITS + 1):
        step = 10**digits
        first, last = ceil((size - near) * step - ROUNDING), floor((size + near) * step + ROUNDING)
        texts += [f"{each / step:.{digits}f}" for each in range(max(0, first), last + 1)]
    return texts
