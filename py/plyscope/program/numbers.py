"""The numbers that a program may return: whole ones of any size, fractions and decimals too. They
are compared exactly, and turned into floats only to be drawn."""

from __future__ import annotations

from decimal import Decimal
from fractions import Fraction
from math import inf, isclose, isfinite, isnan
from typing import Any, Final, TypeAlias

Number: TypeAlias = int | float | Fraction
"""What numbers are compared as: of these types, any two can be."""
KINDS: Final = (int, float, Fraction, Decimal)
USUAL: Final = frozenset({int, float, bool})
MOST_DIGITS: Final = 400
FIRST_DIGITS: Final = 20


class Exactly(Fraction):
    """A decimal as it is compared: as a fraction, that is told as the decimal was written."""

    written: Decimal | None = None

    @classmethod
    def of(cls, written: Decimal) -> Exactly:
        """The same number."""
        own = cls(written)
        own.written = written
        return own

    def __neg__(self) -> Fraction:
        return super().__neg__() if self.written is None else self.of(self.written.copy_negate())

    def __str__(self) -> str:
        return super().__str__() if self.written is None else str(self.written)


def is_number(value: Any) -> bool:
    """Whether a value can be compared as a number; True and False can."""
    return isinstance(value, KINDS) and not _is_nan(value)


def _is_nan(value: Any) -> bool:
    return (
        value.is_nan() if isinstance(value, Decimal) else isinstance(value, float) and isnan(value)
    )


def comparable(value: Any) -> Number:
    """A number as it is compared: a decimal as a fraction, and True as 1."""
    if isinstance(value, Decimal):
        return Exactly.of(value) if value.is_finite() else inf if value > 0 else -inf
    number: Number = int(value) if type(value) is bool else value
    return number


def same(one: Number, other: Number) -> bool:
    """Whether two numbers are one: exactly, but for the rounding of floats."""
    if one == other:
        return True
    if not (isinstance(one, float) or isinstance(other, float)):
        return False
    first, second = as_float(one), as_float(other)
    return isfinite(first) and isclose(first, second, rel_tol=1e-9, abs_tol=1e-12)


def as_float(number: Any) -> float:
    """The nearest float; an infinity for what is too large for one."""
    try:
        return float(number)
    except OverflowError:
        return inf if number > 0 else -inf


def is_held(number: Any) -> bool:
    """Whether a float has exactly this value."""
    if isinstance(number, float):
        return True
    return isfinite(nearest := as_float(number)) and nearest == comparable(number)


def number_text(number: Any, most_digits: int = MOST_DIGITS) -> str:
    """A number as Python writes it: "7/3", "2.30", "−∞" as "-Infinity"; of an integer with more
    digits, the first of them and their number."""
    if isinstance(number, float | Decimal) and not isfinite(number):
        return "NaN" if _is_nan(number) else "Infinity" if number > 0 else "-Infinity"
    if not isinstance(number, int):
        return str(number)
    size = abs(number)
    digits = max(1, int(size.bit_length() * 0.30103) - 1)
    if digits < most_digits:
        return str(int(number))
    rest = digits - FIRST_DIGITS
    first = size // 10**rest
    rest += len(str(first)) - FIRST_DIGITS
    sign = "-" if number < 0 else ""
    return f"{sign}{str(first)[:FIRST_DIGITS]}… ({rest + FIRST_DIGITS} digits)"
