"""Several exercises, read and checked as one is."""

from __future__ import annotations

from collections.abc import Sequence

from plyscope.exercises.form import Exercise, read_exercise
from plyscope.exercises.types import TYPES


def read_all(given: Sequence[object]) -> list[Exercise]:
    """Exercises that their types can use. Raises `BadInput`."""
    read = [read_exercise(each, TYPES) for each in given]
    for each in read:
        TYPES[each.type].check(each)
    return read
