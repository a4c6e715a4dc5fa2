"""Numbers as programs print them: 1e-05, inf, np.float64(3.5), Fraction(1, 2)."""

from __future__ import annotations

import re
from decimal import Decimal
from typing import Final

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
