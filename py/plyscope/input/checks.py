"""Checks of typed text: what cannot be used, and why."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final, TypeVar

from plyscope.game import BadInput
from plyscope.input.numbers import ENDLESS, plain_number
from plyscope.input.phrases import quoted

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
