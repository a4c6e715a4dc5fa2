"""Checks of typed text: what cannot be used, and why; and numbers as programs print them: 1e-05,
inf, np.float64(3.5), Fraction(1, 2)."""

from __future__ import annotations

import re
from collections.abc import Mapping
from decimal import Decimal
from typing import Final, TypeVar

from plyscope.game import BadInput
from plyscope.input.phrases import quoted

EXPONENT: Final = re.compile(
    r"[+-]?(?:[0-9]+(?:\.[0-9]*)?|\.[0-9]+)e[+-]?[0-9]{1,3}", re.IGNORECASE
)
TYPE: Final = r"(?:[A-Za-z_]\w*\.)*(?:(?:float|u?int)[0-9]*|Decimal|Fraction)"
"""What Python writes before the number in brackets, where its type is not a usual one."""
TYPED: Final = re.compile(rf"(?P<sign>[+-]?){TYPE}\((?P<inside>[^()]*)\)")
ENDLESS: Final = r"(?:(?:math|np|numpy|float)\.)?(?:nan|inf|infinity|∞)"
"""An infinite number, or "not a number"."""


def plain_number(word: str) -> str:
    """The word with a plain minus; if it is a number as a program prints it, in digits alone."""
    number = word.replace("−", "-")
    if typed := TYPED.fullmatch(number):
        inside = "/".join([part.strip(" \"'") for part in typed["inside"].split(",")])
        number = f"{typed['sign']}{inside}"
    if EXPONENT.fullmatch(number):
        return f"{Decimal(number):f}"
    return number


T = TypeVar("T")

LARGEST_NUMBER: Final = 1e9
"""The largest absolute value of a typed utility or payoff. So sums over all leaves of a tree are
exact for whole numbers, weighted sums too, and the square of such a sum is not too large for a
number."""
NOT_FINITE: Final = re.compile(rf"[+-]?{ENDLESS}", re.IGNORECASE)


def bad(message: str, at: int | None = None) -> BadInput:
    """The text of a position or a problem cannot be used: why, and from which character on."""
    return BadInput(message, at=at, field="position")


def is_not_finite(number: str) -> bool:
    """Whether the text stands for an infinite number or for "not a number", with or without a
    sign, also as Python writes them: float('inf'), math.inf."""
    return NOT_FINITE.fullmatch(plain_number(number)) is not None


def check_size(number: float, at: int) -> None:
    """Raises `BadInput` (field "position") if a typed number is too large."""
    if not abs(number) <= LARGEST_NUMBER:  # this way round, "not a number" is rejected too
        most = f"{LARGEST_NUMBER:,.0f}"
        raise bad(f"A number here must lie between −{most} and {most}.", at)


def named(registry: Mapping[str, T], name: str, none: str) -> T:
    """What has this name in a registry. Raises `BadInput` (field "subject") with the names there
    are; its sentence begins with `none`: "There is no game"."""
    if name in registry:
        return registry[name]
    there_are = ", ".join(registry)
    raise BadInput(f"{none} {quoted(name)}; there are {there_are}.", field="subject")


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
