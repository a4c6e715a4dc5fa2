"""What is typed and cannot be used."""

from __future__ import annotations

from plyscope.game import BadInput


def bad(message: str, at: int | None = None) -> BadInput:
    """The text of a position or a problem cannot be used: why, and from which character on."""
    return BadInput(message, at=at, field="position")
