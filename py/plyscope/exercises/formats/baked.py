"""Exercises with everything that a small grader without Python needs: what is right, and why.

An exercise whose convention leaves a choice has a key for each consistent reading, and the best
score counts, as it does here. What is wrong at a node needs no search to be told: there is a
sentence for each node. The page's `exercises/grading` reads this; a test holds the two together.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from plyscope.exercises.conventions import Convention
from plyscope.exercises.exercise_type import Answer, Key
from plyscope.exercises.form import Exercise
from plyscope.exercises.grading import solution_of
from plyscope.exercises.types import TYPES
from plyscope.game import BadInput


def baked(exercise: Exercise) -> dict[str, Any]:
    """The exercise with its keys, the answers of students with a misconception, and a solution.

    Raises `BadInput` if a package cannot have its type.
    """
    type_ = TYPES[exercise.type]
    key_of = check_type(exercise)
    keys: list[Key] = []
    students: list[dict[str, Any]] = []
    known: list[Answer] = []
    for choice in exercise.convention.choices():
        key = key_of(exercise, choice)
        if key not in keys:
            keys.append(key)
        for misconception, answer in type_.students(exercise, choice):
            if answer not in known:
                known.append(answer)
                students.append({"sentence": misconception.sentence, "answer": answer})
    shown = exercise.shown()
    return {
        **{name: shown[name] for name in FIELDS},
        "keys": keys,
        "students": students,
        "solution": solution_of(exercise),
    }


def check_type(exercise: Exercise) -> Callable[[Exercise, Convention], Key]:
    """What bakes an exercise. Raises `BadInput` if a package cannot have its type."""
    type_ = TYPES[exercise.type]
    if type_.is_searched:
        message = "a SCORM package runs without Python, and to grade this type, a search must run."
        raise BadInput(message, field="format")
    if type_.baked is None:
        has_one = ", ".join(repr(each.name) for each in TYPES.values() if each.baked)
        message = (
            f"the page in a SCORM package has no form for this type; it has one for {has_one}."
        )
        raise BadInput(message, field="format")
    return type_.baked


FIELDS: Final = (
    *("id", "type", "question", "convention", "subject", "position", "method", "asked"),
)
"""What the package keeps of an exercise."""
