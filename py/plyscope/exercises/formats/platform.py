"""Which exercises a learning platform can ask, and what is left out."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeAlias

from plyscope.exercises.form import Exercise
from plyscope.exercises.types import TYPES
from plyscope.game import BadInput

Writes: TypeAlias = Callable[[Sequence[Exercise]], object]


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
