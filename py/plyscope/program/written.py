"""Writes a state down as text: a board as rows, anything else as Python would."""

from __future__ import annotations

from collections.abc import Sequence
from math import isqrt
from typing import Any, Final

from plyscope.input.phrases import shortened
from plyscope.program.snapshot import Frozen, text_of, unpacked

LONGEST: Final = 600
LONGEST_CELL: Final = 4
SMALLEST_BOARD, LARGEST_BOARD = 3, 12
EMPTY: Final = (None, "", " ", "_", "-", ".")


def written(value: Any) -> str:
    """A snapshot as text, at most `LONGEST` characters."""
    held = unpacked(value)
    rows = _rows(held)
    text = _grid(rows) if rows else _plain(held)
    return shortened(text, LONGEST)


def _plain(held: Any) -> str:
    if isinstance(held, Frozen):
        fields = (f"{name} = {_field(each)}" for name, each in held.fields.items())
        return "\n".join((held.kind, *fields))
    if isinstance(held, str) and "\n" in held:
        return held
    return text_of(held)


def _field(value: Any) -> str:
    text = written(value)
    return f"\n{text}" if "\n" in text else text


def _rows(held: Any) -> Sequence[Sequence[Any]] | None:
    """The rows of a board: nested lists, or a flat square list of small things."""
    if isinstance(held, Frozen) and len(held.fields) == 1:
        return _rows(unpacked(next(iter(held.fields.values()))))
    if not isinstance(held, list | tuple | str) or not held:
        return None
    if not isinstance(held, str) and all(isinstance(row, list | tuple) for row in held):
        widths = {len(row) for row in held}
        fits = len(widths) == 1 and SMALLEST_BOARD <= len(held) <= LARGEST_BOARD
        return held if fits and all(_are_cells(row) for row in held) else None
    side = isqrt(len(held))
    if side * side != len(held) or not SMALLEST_BOARD <= side <= LARGEST_BOARD:
        return None
    if not _are_cells(held):
        return None
    return [held[start : start + side] for start in range(0, len(held), side)]


def _are_cells(row: Sequence[Any]) -> bool:
    if isinstance(row, str):
        return True
    return all(
        cell is None or (isinstance(cell, str | int | float) and len(str(cell)) <= LONGEST_CELL)
        for cell in row
    )


def _grid(rows: Sequence[Sequence[Any]]) -> str:
    cells = [["·" if cell in EMPTY else str(cell) for cell in row] for row in rows]
    width = max(len(cell) for row in cells for cell in row)
    return "\n".join(" ".join(cell.rjust(width) for cell in row) for row in cells)
