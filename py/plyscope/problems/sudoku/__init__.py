"""Sudoku: 81 cells, and every digit once in each row, column and box."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import combinations
from typing import Final

from plyscope.input.options import read_options
from plyscope.problems.constraints import Different
from plyscope.problems.posed import PosedProblem, ProblemEntry
from plyscope.problems.problem import Problem, Variable
from plyscope.problems.sudoku.presets import EASY, PRESETS
from plyscope.problems.sudoku.text import UNITS, cell_name, form, read_sudoku


def load(text: str, options: Mapping[str, float]) -> PosedProblem:
    """The Sudoku with the given digits in `text`.

    A cell is a variable, such as r1c9, and its domain is the given digit, or all nine. Raises
    `BadInput`.
    """
    read_options((), options, "This problem")
    cells, note = read_sudoku(text)
    # The given cells come first. So a search in the given order knows all the givens before it
    # guesses, as a person does.
    order = sorted(range(81), key=lambda cell: cells[cell] == ".")
    givens = tuple(variable_of(cell) for cell in order if cells[cell] != ".")
    problem = Problem(
        variables=tuple(variable_of(cell) for cell in order),
        domains={
            variable_of(cell): tuple(range(1, 10)) if digit == "." else (int(digit),)
            for cell, digit in enumerate(cells)
        },
        constraints=_constraints(),
    )
    return PosedProblem(
        problem=problem,
        text=cells,
        picture={"kind": "sudoku", "cells": cells, "givens": list(givens)},
        task="Fill the empty cells so that every row, column and box has each digit once.",
        names={variable_of(cell): cell_name(cell) for cell in range(81)},
        givens=givens,
        note=note,
    )


def variable_of(cell: int) -> Variable:
    """As "r1c9" for the cell 8."""
    return f"r{cell // 9 + 1}c{cell % 9 + 1}"


def _constraints() -> tuple[Different, ...]:
    """One for each two cells that share a row, a column or a box: 810."""
    names: dict[tuple[int, int], str] = {}
    for unit, sets in UNITS.items():
        for members in sets:
            for pair in combinations(members, 2):
                names.setdefault(pair, f"the same {unit}")
    return tuple(
        Different((variable_of(first), variable_of(second)), name)
        for (first, second), name in sorted(names.items())
    )


ENTRY: Final = ProblemEntry(
    id="sudoku",
    name="Sudoku",
    notation=(
        "The 81 cells row by row, with 0 . - _ * or x for an empty cell. Spaces, line breaks and "
        "the borders of a drawn grid are ignored. A text with many Sudokus lets you choose one."
    ),
    start=EASY,
    presets=PRESETS,
    options=(),
    load=load,
    form=form,
)
