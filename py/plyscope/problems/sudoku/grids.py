"""Finds the cells of Sudokus in a text: in rows, in one line, drawn with borders, as a list of
lists or a table; one of them, or many, perhaps with a title each, such as `Grid 01`.

An empty cell is 0, a dot, a dash, an underscore, a star, an x or a question mark; between vertical
lines or commas it may also be left out, and where the cells stand below each other.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from typing import Final

from plyscope.input.texts import Line, lines_of
from plyscope.problems.sudoku.signs import (
    CELLS,
    FENCES,
    ONE_LINE,
    SIGN,
    SKIPPED,
    Cell,
    cell_of,
    is_border,
)
from plyscope.problems.sudoku.thirds import read_thirds

REMARK: Final = re.compile(r"\s(?:#|//).*")
OF_PROGRAMS: Final = re.compile(
    r"(?P<array>(?:\b\w+\.)?\barray\s*\((?=\s*\[)|,\s*dtype\s*=\s*[\w.'\"]+)"
    r"|\b(?:None|null|nan)\b|(?<=[\[,(\s])(?P<quote>['\"])\s?(?P=quote)(?=\s*[,\])])",
    re.IGNORECASE,
)
"""How programs write an array, and an empty cell in a list."""
OF_SPREADSHEETS: Final = re.compile(r"^(?:[^\t\r\n]?\t){8}[^\t\r\n]?(?=\r?$)", re.MULTILINE)
"""A row whose cells have tabs between them; the first and the last may be empty."""
LABELLED: Final = re.compile(
    rf"(?P<label>[1-9A-Ia-i0])[ \t|:.]+(?P<cells>(?:{SIGN}[\s|,;│┃║]*+){{9}})"
)
"""A row with its name before its cells."""
COUNTING: Final = ("123456789", "012345678", "abcdefghi")
"""What the columns of a table are called, without what all of their names have."""


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
    text = OF_PROGRAMS.sub(_in_signs, text)
    text = OF_SPREADSHEETS.sub(lambda row: row[0].replace("\t", ","), text)
    rows = _grids(text, True)
    whole = all(len(grid.cells) % CELLS == 0 for grid in rows)
    return rows if whole else _grids(text, False)


def _in_signs(found: re.Match[str]) -> str:
    """What stands for an empty cell in a program, as a sign; all places stay the same."""
    return ("" if found["array"] else ".").ljust(len(found[0]))


def _grids(text: str, dashes_are_rows: bool) -> list[Grid]:
    grids = []
    for section in sections_of(text):
        grid = Grid(section.title)
        rows = _without_header(section.lines, dashes_are_rows)
        drawn = read_thirds(text, rows)
        for line in rows if drawn is None else ():
            run = ONE_LINE.search(line.text)
            grid.cells += _run(line, run) if run else _row(line)
            grid.rest |= run is not None and run.end() < len(line.text.rstrip("\"',;])}"))
        grid.cells += drawn or []
        grids.append(grid)
    return [grid for grid in grids if grid.cells]


def _without_header(lines: Sequence[Line], dashes_are_rows: bool) -> list[Line]:
    """The rows of a grid or a table, without borders and without the names of its columns, which
    are the first of ten rows: they count, or the only border stands behind them."""
    lines = _without_labels(lines)
    borders = [at for at, line in enumerate(lines) if is_border(line.text, dashes_are_rows)]
    rows = [line for at, line in enumerate(lines) if at not in borders]
    if len(rows) != 10:
        return rows
    names = [name.strip().lower() for _, name in _parts(rows[0].text)]
    counting = ("".join(names), re.sub(r"\D", "", "".join(names)))
    is_header = len(names) == 9 and (borders == [1] or any(each in COUNTING for each in counting))
    return rows[1:] if is_header else rows


def _without_labels(lines: Sequence[Line]) -> list[Line]:
    """The lines without the names of rows, A to I or numbers, where each row has one before its
    nine cells; and then without the names of columns above them."""
    found = [LABELLED.fullmatch(line.text) for line in lines]
    labels = "".join([each["label"] for each in found if each]).lower()
    if labels not in COUNTING:
        return [*lines]
    first = next(at for at, each in enumerate(found) if each)
    above = re.sub(r"[\W_]", "", "".join([line.text for line in lines[:first]])).lower()
    return [
        Line(line.number, line.text[each.start("cells") :], line.at + each.start("cells"))
        if each
        else line
        for at, (line, each) in enumerate(zip(lines, found, strict=True))
        if at >= first or above not in COUNTING
    ]


def _run(line: Line, run: re.Match[str]) -> list[Cell]:
    return [Cell(sign, line.at + run.start() + at) for at, sign in enumerate(run[0])]


def _row(line: Line) -> Iterator[Cell]:
    """The cells of a line. Raises `BadInput` at what is none."""
    text = REMARK.sub("", line.text)
    parts = list(_parts(text))
    if len(parts) == 9 and all(len(part.strip()) <= 1 for _, part in parts):
        for at, part in parts:
            inside = part.strip()
            yield cell_of(inside or ".", line.at + at + (part.index(inside) if inside else 0))
        return
    for at, sign in enumerate(text):
        if not (sign.isspace() or sign in SKIPPED):
            yield cell_of(sign, line.at + at)


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


WORD: Final = r"(?!x+(?![^\W\d_]))[^\W\d_]{2,}"
"""Letters that are not just empty cells."""
TITLE: Final = re.compile(
    rf"#|\[[^\W\d_]{{2}}|//|%|[-–−=*~+_]*\s*{WORD}|[0-9]{{1,5}}\s*[.):]?\s+{WORD}", re.IGNORECASE
)
"""What a title or a remark begins with: a word, perhaps with a number or a line before it."""
NUMBER: Final = re.compile(r"\(?[0-9]{1,5}[.):]|\[[0-9]{1,5}\]")
"""A title that is just a number."""
BARE_NUMBER: Final = re.compile(r"[0-9]{1,4}")
NAMED: Final = re.compile(
    r"""[{\s]*["']?(?P<name>[A-Za-z_]\w*(?: \w+)*)["']?\s*[:=]\s*(?=[\[(])""", re.IGNORECASE
)
"""What a program writes before a list: grid = [[5, 3, …"""
ROW: Final = re.compile(rf"(?:{SIGN}\W*){{9}}")
DECORATION: Final = "#/%*=~_-–− "


@dataclass
class Section:
    """The lines below a title; before the first title, it is ""."""

    title: str
    lines: list[Line] = field(default_factory=list)


def sections_of(text: str) -> list[Section]:
    """The sections of a text, by the titles above them, such as `Grid 01` or `2.`, or before them,
    as in `Puzzle 1: 53..7…`. Of several lines above a grid, the first is its title."""
    sections = [Section("")]
    for line, following in pairwise([*lines_of(text), None]):
        assert line is not None
        title, rest = _divided(line, following)
        if title is not None:
            has_rows = any(not is_border(each.text, False) for each in sections[-1].lines)
            if has_rows or not sections[-1].title:
                sections.append(Section(title))
        sections[-1].lines += rest
    return sections


def _divided(line: Line, following: Line | None) -> tuple[str | None, list[Line]]:
    """The title in a line, or None, and what is no title."""
    if named := NAMED.match(line.text):
        return named["name"].strip(), [_from(line, named.end())]
    if TITLE.match(line.text):
        cells = ONE_LINE.search(line.text)
        before = line.text[: cells.start()] if cells else line.text
        title = before.lstrip(DECORATION).rstrip(" :=,;\t\"'" if cells else DECORATION)
        return title, [_from(line, cells.start())] if cells else []
    is_number = NUMBER.fullmatch(line.text) or (
        BARE_NUMBER.fullmatch(line.text) and following and ROW.match(following.text)
    )
    return (line.text, []) if is_number else (None, [line])


def _from(line: Line, at: int) -> Line:
    """The line without what stands before that place in it."""
    return Line(line.number, line.text[at:], line.at + at)
