"""What is typed and cannot be used."""

from __future__ import annotations

from typing import Final

from plyscope.game import BadInput

LARGEST_NUMBER: Final = 1e9
"""No utility or payoff that is typed lies farther from 0. Sums of as many whole numbers as a tree
has leaves are then exact, weighed too, and no square of such a sum is too large for a number."""


def bad(message: str, at: int | None = None) -> BadInput:
    """The text of a position or a problem cannot be used: why, and from which character on."""
    return BadInput(message, at=at, field="position")


def is_not_finite(number: str) -> bool:
    """Whether it is typed for a number, with or without a sign, but for none that is finite."""
    return number.lower().lstrip("+-") in ("nan", "inf", "infinity", "∞")


def check_size(number: float, at: int) -> None:
    """Raises `BadInput` (field "position") where a number that is typed there is too large."""
    if not abs(number) <= LARGEST_NUMBER:  # so that what is no number is refused too
        most = f"{LARGEST_NUMBER:,.0f}"
        raise bad(f"A number here must lie between −{most} and {most}.", at)
