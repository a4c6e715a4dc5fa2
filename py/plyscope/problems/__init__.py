"""The constraint problems, each a file here or a folder. To add one, write it and add a line to
`PROBLEMS`."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final

from plyscope.game import BadInput
from plyscope.input.checks import named
from plyscope.input.foreign import load_typed
from plyscope.problems import australia, colouring, cryptarithm, queens, sudoku, timetable, us_map
from plyscope.problems.own import posed_own
from plyscope.problems.posed import PosedProblem, ProblemEntry

PROBLEMS: Final[dict[str, ProblemEntry]] = {
    "sudoku": sudoku.ENTRY,
    "colouring": colouring.ENTRY,
    "us_map": us_map.ENTRY,
    "australia": australia.ENTRY,
    "queens": queens.ENTRY,
    "cryptarithm": cryptarithm.ENTRY,
    "timetable": timetable.ENTRY,
}


def load(name: str, text: str = "", **options: float) -> PosedProblem:
    """A constraint problem by its name: the one that is typed, or else the first of its kind.

    >>> load("queens", "4").problem.variables
    ('c1', 'c2', 'c3', 'c4')

    Options that are left out have their defaults. Raises `BadInput` if there is no such problem,
    and if the text or an option is wrong.
    """
    entry = named(PROBLEMS, name, "There is no problem")
    return load_typed(entry.load, text or entry.start, options)


def pose(domains: Mapping[str, Iterable[Any]], constraints: Iterable[Any]) -> PosedProblem:
    """A constraint problem of one's own: the values of each variable, and pairs of some variables
    and a function of their values; a third part of a pair is its name.

    >>> own = pose({"a": [1, 2], "b": [1]}, [(("a", "b"), lambda a, b: a != b)])
    >>> own.problem.variables
    ('a', 'b')

    Raises `BadInput`, with one sentence, if a part of it is wrong.
    """
    return posed_own(domains, constraints)


def entry_of(posed: PosedProblem) -> ProblemEntry | None:
    """The kind that reads the text of a problem as that problem; None if it is a person's own."""
    return next((entry for entry in PROBLEMS.values() if _reads(entry, posed)), None)


def _reads(entry: ProblemEntry, posed: PosedProblem) -> bool:
    try:
        read = entry.load(posed.text, {})
    except BadInput:
        return False
    return read.picture == posed.picture and read.problem.domains == posed.problem.domains
