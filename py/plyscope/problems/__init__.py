"""The constraint problems, each a file here or a folder. To add one, write it and add a line to
`PROBLEMS`."""

from __future__ import annotations

from typing import Final

from plyscope.problems import (
    australia,
    colouring,
    cryptarithm,
    queens,
    sudoku,
    timetable,
    us_map,
)
from plyscope.problems.posed import ProblemEntry

PROBLEMS: Final[dict[str, ProblemEntry]] = {
    "sudoku": sudoku.ENTRY,
    "colouring": colouring.ENTRY,
    "us_map": us_map.ENTRY,
    "australia": australia.ENTRY,
    "queens": queens.ENTRY,
    "cryptarithm": cryptarithm.ENTRY,
    "timetable": timetable.ENTRY,
}
