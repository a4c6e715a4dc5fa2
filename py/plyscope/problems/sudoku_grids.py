"""Finds the cells of Sudokus in a text: in rows, in one line, drawn with borders, as a list of
lists or a table; one of them, or many, perhaps with a title above each, such as `Grid 01`.

An empty cell is 0, a dot, a dash, an underscore, a star, an x or a question mark; between vertical
lines or commas it may also be left out.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Final, NamedTuple

from plyscope.input.checks import bad
from plyscope.input.lines import Line, lines_of
from plyscope.input.phrases import quoted

DIGITS: Final = "123456789"
EMPTY: Final = "0._*xX?·"
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
TITLE: Final = re.compile(r"#|\[[^\W\d_]{2}|//|%|(?!x+(?![^\W\d_]))[^\W\d_]{2,}", re.IGNORECASE)
"""What a title or a remark begins with: a word, but not a row that begins with empty cells."""
REMARK: Final = re.compile(r"\s(?:#|//).*")


class Cell(NamedTuple):
    """A cell as it is typed, and where."""

    sign: str
    at: int

    @property
    def digit(self) -> str:
        """A digit, or "." for an empty cell."""
        return self.sign if self.sign in DIGITS else "."


@dataclass
class Grid:
    """The cells below a title, which belong to one Sudoku or to several; before the first title,
    it is "". `rest` says whether something behind them was left out."""

    title: str
    cells: list[Cell] = field(default_factory=list)
    rest: bool = False


def grids_in(text: str) -> list[Grid]:
    """The cells of each title; those without a title come together. A line of nine dashes is a row
    of empty cells if the cells then make whole Sudokus, and otherwise a border. Raises `BadInput`
    at what cannot be a cell."""
    rows = _grids(text, True)
    whole = all(len(grid.cells) % CELLS == 0 for grid in rows)
    return rows if whole else _grids(text, False)


def _grids(text: str, dashes_are_rows: bool) -> list[Grid]:
    grids = [Grid("")]
    for line in lines_of(text):
        if TITLE.match(line.text):
            # Of several lines above a grid, the first is its title.
            if grids[-1].cells or not grids[-1].title:
                grids.append(Grid(line.text.lstrip("#/% ")))
        elif (run := ONE_LINE.search(line.text)) is not None:
            grids[-1].cells += [
                Cell(sign, line.at + run.start() + at) for at, sign in enumerate(run[0])
            ]
            grids[-1].rest |= run.end() < len(line.text.rstrip("\"',;])"))
        elif not _is_border(line.text, dashes_are_rows):
            grids[-1].cells += _row(line)
    return [grid for grid in grids if grid.cells]


def _is_border(line: str, dashes_are_rows: bool) -> bool:
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


def _row(line: Line) -> Iterator[Cell]:
    """The cells of a line. Raises `BadInput` at what is none."""
    text = REMARK.sub("", line.text)
    parts = list(_parts(text))
    if len(parts) == 9 and all(len(part.strip()) <= 1 for _, part in parts):
        for at, part in parts:
            inside = part.strip()
            yield _cell(inside or ".", line.at + at + (part.index(inside) if inside else 0))
        return
    for at, sign in enumerate(text):
        if not (sign.isspace() or sign in SKIPPED):
            yield _cell(sign, line.at + at)


def _parts(text: str) -> Iterator[tuple[int, str]]:
    """What stands between vertical lines or commas, without what is outside of a border."""
    at = 0
    pieces = FENCES.split(text)
    for number, piece in enumerate(pieces):
        edge = (
            number in (0, len(pieces) - 1) and not piece.strip() and not re.search(r"[,;\t]", text)
        )
        if not edge:
            yield at, piece
        at += len(piece) + 1


def _cell(sign: str, at: int) -> Cell:
    if sign not in DIGITS + EMPTY + DASHES:
        raise bad(
            f"A cell must be a digit, or one of 0 . - _ * x if it is empty, not {quoted(sign)}.", at
        )
    return Cell(sign, at)
