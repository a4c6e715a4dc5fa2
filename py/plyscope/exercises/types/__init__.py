"""The types of exercises, in the order in which they are offered: the most frequent in exams first.

A new one is a file here and a line in `TYPES`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from plyscope.exercises.exercise_type import ExerciseType
from plyscope.exercises.types import (
    assignments,
    chance,
    concepts,
    cuts,
    domains,
    intervals,
    leaves,
    reorder,
    ucb,
    values,
    windows,
    witness,
)

__all__ = ["TYPES"]

TYPES: Final[Mapping[str, ExerciseType]] = {
    each.TYPE.id: each.TYPE
    for each in (
        values,
        cuts,
        leaves,
        windows,
        intervals,
        reorder,
        witness,
        chance,
        domains,
        assignments,
        ucb,
        concepts,
    )
}
"""Every type by its id."""
