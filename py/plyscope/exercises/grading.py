"""Grades an answer. The grader solves the exercise: there is no model answer to compare with."""

from __future__ import annotations

from typing import Any

from plyscope.exercises.exercise_type import Answer, ExerciseType
from plyscope.exercises.form import Exercise, read_exercise
from plyscope.exercises.misconceptions import Misconception
from plyscope.exercises.reading import mapping
from plyscope.exercises.types import TYPES
from plyscope.game import BadInput


def read(given: object) -> Exercise:
    """An exercise, and one that its type can use. Raises `BadInput`."""
    exercise = read_exercise(given, TYPES)
    TYPES[exercise.type].check(exercise)
    return exercise


def solution_of(exercise: Exercise) -> Answer:
    """An answer that grades 1."""
    return TYPES[exercise.type].solution(exercise)


def grade_of(exercise: Exercise, given: object) -> dict[str, Any]:
    """The score from 0 to 1, what is wrong and why, and the misconception that fits, if one does.

    Where the convention leaves a choice, the best score of all consistent choices counts.
    """
    type_ = TYPES[exercise.type]
    answer = read_answer(exercise, given)
    marks = type_.marks(exercise, answer)
    found = None if marks.score == 1 else misconception(type_, exercise, answer)
    return {
        "score": marks.score,
        "wrong": [each.shown() for each in marks.wrong],
        "misconception": found.shown() if found else None,
    }


def read_answer(exercise: Exercise, given: object) -> Answer:
    """The answer to this exercise in its one form. Raises `BadInput` (field "answer").

    It may name its exercise, so that an answer to another one is found out.
    """
    data = dict(mapping(given, "An answer", "answer"))
    if data.pop("exercise", exercise.id) != exercise.id:
        raise BadInput("This answer belongs to another exercise.", field="answer")
    if not data:
        raise BadInput("The answer is empty.", field="answer")
    return TYPES[exercise.type].read(exercise, data)


def misconception(type_: ExerciseType, exercise: Exercise, answer: Answer) -> Misconception | None:
    """The misconception of which the answer comes out. None if that is right, or there is none."""
    for choice in exercise.convention.choices():
        for each, outcome in type_.students(exercise, choice):
            if type_.alike(answer, outcome):
                return each
    return None
