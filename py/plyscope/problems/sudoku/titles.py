"""Divides a text with Sudokus by the titles above them, such as `Grid 01` or `2.`, or before them,
as in `Puzzle 1: 53..7…`."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from itertools import pairwise
from typing import Final

from plyscope.input.lines import Line, lines_of
from plyscope.problems.sudoku.signs import ONE_LINE, SIGN, is_border

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
    """The sections of a text. Of several lines above a grid, the first is its title."""
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
