"""Short texts for values: at an edge, in a list of variables, in the name of a call."""

from __future__ import annotations

from array import array
from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Any, Final

from plyscope.program.snapshot import ATOMS, Packed, text_of, unpacked

LARGEST_LINE: Final = 150
"""Packed data with more bytes than this do not fit into a line."""
LONGEST_LABEL: Final = 24
ENOUGH: Final = 4096
"""Moves and arguments are mostly the same few values, again and again."""


def pointed(texts: Sequence[str | None]) -> tuple[list[str], array[int]]:
    """Each text once, and where each of these stands among them; −1 for none."""
    table = list(dict.fromkeys(text for text in texts if text is not None))
    place: Callable[[str | None], int] = {text: at for at, text in enumerate(table)}.get  # type: ignore[assignment]
    return table, array("i", [-1 if text is None else place(text) for text in texts])


def one_line(value: Any) -> str:
    """A plain value as Python writes it; "" for anything larger."""
    if type(value) in ATOMS:
        return _written(value)
    if isinstance(value, Packed) and len(value) > LARGEST_LINE:
        return ""
    held = unpacked(value)
    text = text_of(held) if isinstance(held, list | tuple | dict | set | frozenset) else ""
    return text if len(text) <= LONGEST_LABEL else ""


@lru_cache(maxsize=ENOUGH, typed=True)
def _written(value: Any) -> str:
    return cut_short(text_of(value))


def label(move: Any) -> str:
    """A move as it stands at an edge: "4", "1, 2", "a1"."""
    if type(move) in ATOMS:
        return _named(move)
    held = unpacked(move)
    parts = held if isinstance(held, tuple | list) else [held]
    return cut_short(", ".join(text_of(part, str) for part in parts))


@lru_cache(maxsize=ENOUGH, typed=True)
def _named(move: Any) -> str:
    return cut_short(text_of(move, str))


def on_one_line(value: Any) -> str:
    """A value as text without line breaks."""
    return " ".join(text_of(value, str).split())


def cut_short(text: str) -> str:
    """A text that is at most as long as a label."""
    return text if len(text) <= LONGEST_LABEL else text[: LONGEST_LABEL - 1] + "…"
