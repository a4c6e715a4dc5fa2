"""The types of exercises, in the order in which they are offered: the most frequent in exams first.

A new one is a file here and a line in `TYPES`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from plyscope.exercises.exercise_type import ExerciseType
from plyscope.exercises.types import cuts, leaves, values, windows

__all__ = ["TYPES"]

TYPES: Final[Mapping[str, ExerciseType]] = {
    each.id: each for each in (values.TYPE, cuts.TYPE, leaves.TYPE, windows.TYPE)
}
"""Every type by its id."""
