"""The signs with which Sudokus are written: digits, what stands for an empty cell, and borders."""

from __future__ import annotations

import re
from typing import Final, NamedTuple

from plyscope.input.checks import bad
from plyscope.input.phrases import quoted

DIGITS: Final = "123456789"
EMPTY: Final = "0._*xX?·•∙⋅□▢☐○"
DASHES: Final = "-–−"
"""An empty cell, or the line between two rows."""
DRAWN: Final = frozenset("|+=!:" + "".join(map(chr, range(0x2500, 0x2580))))
"""What the borders of a drawn grid are made of, besides dashes: signs and box drawing."""
LISTS: Final = frozenset("[](){},;\"'")
"""The signs of lists and tables."""
SKIPPED: Final = DRAWN | LISTS
CORNERS: Final = ".*"
"""Signs of empty cells that also stand at the corners of a border, between dashes."""
DASHES_IN_A_ROW: Final = re.compile(rf"[{DASHES}]{{3}}")
FENCES: Final = re.compile(r"[|│┃║┆┊,;\t]")
CELLS: Final = 81
SIGN: Final = rf"[{DIGITS}{re.escape(EMPTY + DASHES)}]"
ONE_LINE: Final = re.compile(rf"(?<!{SIGN}){SIGN}{{{CELLS}}}(?!{SIGN})")
"""All cells of a Sudoku side by side."""


class Cell(NamedTuple):
    """A cell as it is typed, and where."""

    sign: str
    at: int

    @property
    def digit(self) -> str:
        """A digit, or "." for an empty cell."""
        return self.sign if self.sign in DIGITS else "."


def cell_of(sign: str, at: int) -> Cell:
    """The cell with this sign. Raises `BadInput` if no cell has it."""
    if sign not in DIGITS + EMPTY + DASHES:
        raise bad(
            f"A cell must be a digit, or one of 0 . - _ * x if it is empty, not {quoted(sign)}.", at
        )
    return Cell(sign, at)


def is_border(line: str, dashes_are_rows: bool) -> bool:
    """Whether the line lies between two rows: it has only what borders are made of. But nine dashes
    without a corner may be nine empty cells."""
    signs = [sign for sign in line if not sign.isspace() and sign not in LISTS]
    dashes = sum([sign in DASHES for sign in signs])
    corners = [sign for sign in signs if sign not in DASHES and not FENCES.match(sign)]
    if not all(sign in DASHES or sign in DRAWN or sign in CORNERS for sign in signs):
        return False
    if not DASHES_IN_A_ROW.search(line) and any(sign in CORNERS for sign in signs):
        return False
    return dashes != 9 or bool(corners) or not dashes_are_rows
