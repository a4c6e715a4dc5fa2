"""Reads a Sudoku typed as its 81 cells."""

from __future__ import annotations

from itertools import combinations
from typing import Final

from plyscope.input.checks import bad
from plyscope.input.phrases import quoted

DIGITS: Final = "123456789"
EMPTY: Final = "0."
DRAWN: Final = "|-+"
"""The lines of drawn grids, which are skipped like spaces and line ends."""

ROWS: Final = [[9 * row + column for column in range(9)] for row in range(9)]
COLUMNS: Final = [[9 * row + column for row in range(9)] for column in range(9)]
BOXES: Final = [
    [9 * (3 * down + row) + 3 * right + column for row in range(3) for column in range(3)]
    for down in range(3)
    for right in range(3)
]
UNITS: Final = {"row": ROWS, "column": COLUMNS, "box": BOXES}
"""The 27 sets of nine cells that each hold every digit once. Cells are counted from 0."""


def read_sudoku(text: str) -> str:
    """The 81 cells row by row: a digit, or "." where it is empty.

    Raises `BadInput` (field "position") with the place, also if two equal digits in a row,
    column or box are given.
    """
    places = [at for at, sign in enumerate(text) if not sign.isspace() and sign not in DRAWN]
    for at in places:
        if text[at] not in DIGITS + EMPTY:
            raise bad(
                f"A cell must be a digit, or 0 or . if it is empty, not {quoted(text[at])}.",
                at,
            )
    if not places:
        raise bad("Type the 81 cells of a Sudoku row by row, with . for an empty cell.")
    if len(places) != 81:
        at = places[81] if len(places) > 81 else len(text)
        raise bad(
            f"A Sudoku has 81 cells, but {_count(len(places))} typed.",
            at,
        )
    cells = "".join([text[at] for at in places]).replace("0", ".")
    _refuse_equals(cells, places)
    return cells


def _refuse_equals(cells: str, places: list[int]) -> None:
    for unit, sets in UNITS.items():
        for number, members in enumerate(sets, 1):
            for first, second in combinations(members, 2):
                if cells[first] == cells[second] != ".":
                    where = _where(unit, first, second)
                    raise bad(
                        f"{unit.capitalize()} {number} has two {cells[first]}s: {where}.",
                        places[second],
                    )


def _where(unit: str, first: int, second: int) -> str:
    """Where two cells of one unit are, in words."""
    if unit == "row":
        return f"in columns {first % 9 + 1} and {second % 9 + 1}"
    if unit == "column":
        return f"in rows {first // 9 + 1} and {second // 9 + 1}"
    return f"at {cell_name(first)}, and at {cell_name(second)}"


def cell_name(cell: int) -> str:
    """As "row 1, column 9" for the cell 8."""
    return f"row {cell // 9 + 1}, column {cell % 9 + 1}"


def _count(cells: int) -> str:
    return "1 is" if cells == 1 else f"{cells} are"
