"""Reads a Sudoku typed as its 81 cells."""

from __future__ import annotations

from bisect import bisect_right
from collections import Counter
from collections.abc import Iterator
from itertools import combinations
from typing import Final

from plyscope.game import BadInput
from plyscope.input.checks import bad
from plyscope.input.phrases import quoted
from plyscope.input.texts import Choice, Several, lines_of
from plyscope.problems.sudoku.grids import Grid, grids_in
from plyscope.problems.sudoku.signs import CELLS, DIGITS, Cell
from plyscope.problems.sudoku.thirds import Misplaced

FORM: Final = "a Sudoku"
ENOUGH: Final = 4000
"""So many characters tell what a text is."""
LONGEST_PAIR: Final = 15
"""Two numbers in a line, such as the ends of an edge, have no more digits."""

ROWS: Final = [[9 * row + column for column in range(9)] for row in range(9)]
COLUMNS: Final = [[9 * row + column for row in range(9)] for column in range(9)]
BOXES: Final = [
    [9 * (3 * down + row) + 3 * right + column for row in range(3) for column in range(3)]
    for down in range(3)
    for right in range(3)
]
UNITS: Final = {"row": ROWS, "column": COLUMNS, "box": BOXES}
"""The 27 sets of nine cells that each hold every digit once. Cells are counted from 0."""


def read_sudoku(text: str) -> tuple[str, str]:
    """The 81 cells row by row: a digit, or "." where it is empty; and what was left out of the
    text, in a sentence, or "".

    Raises `BadInput` (field "position") with the place, also if two equal digits in a row, column
    or box are given; `Several` if the text has more than one Sudoku.
    """
    grids = grids_in(text)
    cells = [cell for grid in grids for cell in grid.cells]
    if not cells:
        raise bad("Type the 81 cells of a Sudoku row by row, with . for an empty cell.")
    if len(cells) != CELLS:
        _check_whole(grids, text)
        raise Several("Sudokus", list(_choices(grids)), "Give the 81 cells of one of them.")
    _refuse_equals(cells)
    left_out = any(grid.rest for grid in grids)
    return _written(cells), "What comes after the 81 cells is not used." if left_out else ""


def form(text: str) -> str:
    """What a text surely is, if it is a Sudoku: most of its cells are there, and nothing else; and
    they are all there, or in rows."""
    begin = text if len(text) <= ENOUGH else text[:ENOUGH].rpartition("\n")[0] or text[:ENOUGH]
    try:
        cells = [cell for grid in grids_in(begin) for cell in grid.cells]
    except Misplaced:
        return FORM
    except BadInput as fault:
        return FORM if _is_of_wrong_signs(begin, fault) else ""
    are_most = len(cells) > 2 * CELLS / 3 and any(cell.sign in DIGITS for cell in cells)
    return FORM if are_most and (len(cells) % CELLS == 0 or _are_rows(cells, begin)) else ""


def _is_of_wrong_signs(text: str, fault: BadInput) -> bool:
    """Whether all is a Sudoku, if one sign, or two, stand for empty cells."""
    for _ in range(2):
        if fault.at is None:
            return False
        text = text.replace(text[fault.at], ".")
        try:
            count = sum([len(grid.cells) for grid in grids_in(text)])
        except BadInput as another:
            fault = another
        else:
            return count > 0 and count % CELLS == 0
    return False


def _are_rows(cells: list[Cell], text: str) -> bool:
    """Whether at least half of the lines with cells have as many as a row, or more than a list of
    two numbers has."""
    begins = [line.at for line in lines_of(text)]
    counts = Counter([bisect_right(begins, cell.at) for cell in cells]).values()
    rows = [count for count in counts if count == 9 or count > LONGEST_PAIR]
    return 2 * len(rows) >= len(counts)


def _check_whole(grids: list[Grid], text: str) -> None:
    """Raises `BadInput` unless each of the grids has 81 cells, or 81 for each of several."""
    for grid in grids:
        count = len(grid.cells)
        if count % CELLS == 0:
            continue
        if len(grids) > 1:
            where = quoted(grid.title) if grid.title else "What comes before the first title"
            raise bad(f"{where} has {count} cells, and not 81.", grid.cells[-1].at)
        at = grid.cells[CELLS].at if count > CELLS else len(text)
        raise bad(f"A Sudoku has 81 cells, but {_count(count)} typed.", at)


def _choices(grids: list[Grid]) -> Iterator[Choice]:
    number = 0
    for grid in grids:
        for start in range(0, len(grid.cells), CELLS):
            number += 1
            only = len(grid.cells) == CELLS and grid.title
            cells = _written(grid.cells[start : start + CELLS])
            yield Choice(grid.title if only else f"Sudoku {number}", cells)


def _written(cells: list[Cell]) -> str:
    return "".join([cell.digit for cell in cells])


def _refuse_equals(cells: list[Cell]) -> None:
    for unit, sets in UNITS.items():
        for number, members in enumerate(sets, 1):
            for first, second in combinations(members, 2):
                if cells[first].digit == cells[second].digit != ".":
                    where = _where(unit, first, second)
                    raise bad(
                        f"{unit.capitalize()} {number} has two {cells[first].sign}s: {where}.",
                        cells[second].at,
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
