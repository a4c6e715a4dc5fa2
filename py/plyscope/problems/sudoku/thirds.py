"""Reads a grid whose borders stand only every three cells, and whose empty cells are left out:

    | 5 3   |   7   |       |
    | 6     | 1 9 5 |       |

It may have no borders at all. The borders stand below each other, and so do the cells: where a
digit stands tells which it is.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple, TypeAlias

from plyscope.game import BadInput
from plyscope.input.texts import Line
from plyscope.problems.sudoku.signs import DIGITS, Cell

FENCE: Final = re.compile(r"[|│┃║┆┊!]+")
WRITTEN: Final = re.compile(rf"[{DIGITS} |│┃║┆┊!]+")
"""A row in which no sign stands for an empty cell."""
FEWEST_ROWS: Final = 7
FEWEST_COLUMNS: Final = 5
"""So many rows, with digits in so many columns, tell that it is a Sudoku."""

Columns: TypeAlias = tuple[int, ...]


class Misplaced(BadInput):
    """A row of a drawn grid does not stand below the others."""

    def __init__(self, line: Line, what: str) -> None:
        super().__init__(
            f"Line {line.number}: {what} of this row do not stand below those of the others, "
            f"so it is not clear which cells are empty: put a dot in each of them.",
            at=line.at,
            field="position",
        )


class _Row(NamedTuple):
    """A row, and at which place of the text it begins, with the spaces before it."""

    line: Line
    begin: int

    @property
    def fences(self) -> Columns:
        """Where its borders begin and end."""
        found = [fence.span() for fence in FENCE.finditer(self.line.text)]
        return tuple([end + self.line.at - self.begin for fence in found for end in fence])

    @property
    def digits(self) -> dict[int, str]:
        """The digits, by their columns."""
        before = self.line.at - self.begin
        return {before + at: sign for at, sign in enumerate(self.line.text) if sign in DIGITS}


def read_thirds(text: str, lines: Sequence[Line]) -> list[Cell] | None:
    """The cells of these rows of the text; None if they are not drawn so, or no cell is left out.
    Raises `Misplaced`."""
    rows = [_Row(line, _begin(text, line.at)) for line in lines]
    if len(rows) < FEWEST_ROWS or not all(WRITTEN.fullmatch(row.line.text) for row in rows):
        return None
    columns = {column for row in rows for column in row.digits}
    if len(columns) < FEWEST_COLUMNS or all(len(row.digits) == 9 for row in rows):
        return None
    fences, _ = Counter([row.fences for row in rows]).most_common(1)[0]
    inner = _inner(rows, fences)
    if inner is None:
        return None
    layouts = list(_layouts(*inner) if inner else _layouts_without_borders(columns))
    fitting = [sum([set(row.digits) <= set(layout) for row in rows]) for layout in layouts]
    if not layouts or max(fitting) <= len(rows) / 2:
        return None
    layout = layouts[fitting.index(max(fitting))]
    return [cell for row in rows for cell in _cells(row, fences, layout)]


def _begin(text: str, at: int) -> int:
    """Where the line with this place begins."""
    return max([text.rfind(end, 0, at) for end in "\n\r"]) + 1


def _inner(rows: Sequence[_Row], fences: Columns) -> Columns | None:
    """Where the two borders beside the middle third begin and end, without those outside; nothing
    if there are no borders."""
    if len(fences) == 8:
        return fences[2:6]
    if len(fences) == 6:
        is_outside = all(column >= fences[0] for row in rows for column in row.digits)
        return fences[2:] if is_outside else fences[:4]
    return fences if len(fences) in (0, 4) else None


def _layouts(left: int, middle: int, right: int, last: int) -> Iterator[Columns]:
    """The columns that the nine cells may have: equally far apart in each third, with as many
    spaces before the first as behind the last, or one more or less."""
    room = right - middle
    for step in range(1, room):
        spaces = room - 1 - 2 * step
        for before in {spaces // 2, spaces - spaces // 2} if spaces >= 0 else ():
            first = left - 1 - (spaces - before) - 2 * step
            thirds = (first, middle + before, last + before)
            yield tuple([third + step * at for third in thirds for at in range(3)])


def _layouts_without_borders(columns: set[int]) -> Iterator[Columns]:
    """The same for rows without borders: nine columns side by side, or with a space between two.
    Where an empty one could be the first or the last, all begins with the line."""
    for step in (1, 2):
        firsts = range(max(0, max(columns) - 8 * step), min(columns) + 1)
        if len(firsts) == 1 or 0 in firsts:
            yield tuple([firsts[0] + step * at for at in range(9)])


def _cells(row: _Row, fences: Columns, layout: Columns) -> Iterator[Cell]:
    if row.fences != fences:
        raise Misplaced(row.line, "the borders")
    digits = row.digits
    if not set(digits) <= set(layout):
        raise Misplaced(row.line, "the digits")
    last = row.line.at + len(row.line.text) - 1
    for column in layout:
        yield Cell(digits.get(column, "."), min(max(row.begin + column, row.line.at), last))
