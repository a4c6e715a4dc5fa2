"""The numbers in a person's answers, as searches and the page take them."""

from __future__ import annotations

from math import copysign, inf, isnan
from operator import index
from typing import Any, Final

EXACT: Final = 2**53
"""Whole numbers up to this are the same as an int and as a float."""
LARGEST: Final = 1e300
"""A larger number counts as infinite: sums and squares of values must still be numbers."""


def as_number(value: Any) -> float | None:
    """`value` as a plain int or float: a truth value, a fraction, a decimal, a number of a library.
    Infinite if it is larger than `LARGEST`; None if it is no number, or "not a number"."""
    kind = type(value)
    if kind is int and -EXACT <= value <= EXACT:
        return int(value)
    if kind is float and -LARGEST <= value <= LARGEST:
        return float(value)
    try:
        whole = int(index(value))
    except TypeError:
        return _as_float(value) if hasattr(value, "__float__") else None
    return whole if -EXACT <= whole <= EXACT else _as_float(whole)


def _as_float(value: Any) -> float | None:
    try:
        number = float(value)
    except OverflowError:
        number = inf if value > 0 else -inf
    except (TypeError, ValueError):  # several numbers in one, or a decimal that is none
        return None
    if isnan(number):
        return None
    return number if abs(number) <= LARGEST else copysign(inf, number)
