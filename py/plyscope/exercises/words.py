"""How numbers and nodes are written in exercises, and versions of them."""

from __future__ import annotations

from collections.abc import Iterable
from math import inf


def written(number: float) -> str:
    """A number as in a textbook: with a true minus sign, two digits at most, and ∞."""
    if abs(number) == inf:
        return "∞" if number > 0 else "−∞"
    return f"{round(number, 2):.12g}".replace("-", "−")


def window_written(window: tuple[float, float]) -> str:
    """A window, as "(3, ∞)"."""
    return f"({written(window[0])}, {written(window[1])})"


def all_of(names: Iterable[str]) -> str:
    """Names in a row, as "B, C and D"."""
    *first, last = names
    return f"{', '.join(first)} and {last}" if first else last


def letter(version: int) -> str:
    """The name of a version of an exam, counted from 0."""
    return chr(ord("A") + version)
