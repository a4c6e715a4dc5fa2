"""What is typed and cannot be used."""

from __future__ import annotations

from plyscope.game import BadInput


def bad(message: str, at: int | None = None) -> BadInput:
    """The text of a position or a problem cannot be used: why, and from which character on."""
    return BadInput(message, at=at, field="position")


def is_not_finite(number: str) -> bool:
    """Whether it is typed for a number, with or without a sign, but for none that is finite."""
    return number.lower().lstrip("+-") in ("nan", "inf", "infinity", "∞")
