"""The question of an exercise as a platform asks it, where that is less than on paper."""

from __future__ import annotations

from plyscope.exercises.form import Exercise
from plyscope.exercises.formats.choices import TICKED
from plyscope.exercises.types import leaves


def stem(exercise: Exercise) -> str:
    """The question for a form with blanks and choices: what is crossed out on paper is ticked, and
    of the leaves only their number is asked."""
    if exercise.type == "leaves":
        return leaves.question_of_number(exercise.convention)
    if exercise.type in TICKED:
        return exercise.question.replace("Cross out", "Tick")
    return exercise.question
