"""Puts back what one program has changed in Python, so that the next finds nothing of it."""

from __future__ import annotations

from plyscope.isolation.interpreter import (
    Interpreter,
    Isolated,
    Within,
    entered,
    imported,
    restored,
)

__all__ = ["Isolated", "Within", "Interpreter", "entered", "imported", "restored"]
