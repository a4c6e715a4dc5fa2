"""Which exercises a learning platform can ask, and what is left out."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import Final, TypeAlias

from plyscope.exercises.exercise_type import Form
from plyscope.exercises.form import Exercise
from plyscope.exercises.grading import solution_of
from plyscope.exercises.types import TYPES
from plyscope.game import BadInput

WORTH: Final = 100
"""What a question is worth. A platform adds up whole numbers, one for each blank."""
Writes: TypeAlias = Callable[[Sequence[Exercise]], object]


def form_of(format: str, exercise: Exercise) -> Form:
    """How an exercise is asked without a tree. Raises `BadInput` if it cannot be."""
    form = TYPES[exercise.type].form
    if form is None:
        raise no_form(
            format, exercise, "several answers are right, and a platform compares with one"
        )
    return form(exercise, solution_of(exercise))


def no_form(format: str, exercise: Exercise, why: str) -> BadInput:
    """Says why a format cannot ask exercises of a type."""
    message = f'{format} has no form for exercises of type "{exercise.type}": {why}.'
    return BadInput(message, field="format")


def taken(
    questions: Sequence[Sequence[Exercise]], write: Writes
) -> tuple[list[list[Exercise]], list[str]]:
    """The questions of which at least one version can be written, without those that cannot; and a
    sentence for each question of which something is left out."""
    kept: list[list[Exercise]] = []
    left_out: list[str] = []
    for number, versions in enumerate(questions, 1):
        fit: list[Exercise] = []
        faults: list[str] = []
        for each in versions:
            try:
                write([each])
                fit.append(each)
            except BadInput as fault:
                faults.append(str(fault))
        if fit:
            kept.append(fit)
        if faults:
            name = TYPES[versions[0].type].name
            which = "" if not fit else f" {len(faults)} of its {len(versions)} versions:"
            left_out.append(f"Question {number} ({name}):{which} {faults[0]}")
    return kept, left_out


def shares(parts: int) -> list[int]:
    """`WORTH` in so many whole numbers, as equal as they can be. Raises `BadInput`."""
    if parts > WORTH:
        raise BadInput(f"This format takes exercises with at most {WORTH} blanks.")
    ends = [WORTH * part // parts for part in range(parts + 1)]
    return [end - start for start, end in pairwise(ends)]
