"""Exercises that are graded truly: made from a seed and wishes, solved, and marked.

    from plyscope.exercises import exercise, grade, solution

    task = exercise({"type": "cuts", "seed": 7, "wishes": {"deep": True}})
    grade(task, solution(task))["score"]     # 1

An exercise and an answer are plain JSON (see docs/exercises.md), so that they can be saved, sent
and written by hand. What is right is decided by the searches of `plyscope.search` and the methods
of `plyscope.csp`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from plyscope.exercises.form import POLICIES
from plyscope.exercises.grading import grade_of, read, solution_of
from plyscope.exercises.reading import LARGEST_SEED, check_fields, choice, mapping, whole
from plyscope.exercises.types import TYPES

__all__ = ["TYPES", "exercise", "grade", "solution"]

ASKED: Final = ("seed", "wishes", "policy")


def exercise(asked: object) -> dict[str, Any]:
    """A new exercise: `asked` has its "type", and perhaps "seed" (1 if there is none), "wishes" and
    "policy". The same request gives the same exercise everywhere.

    Raises `BadInput`, with the field that is at fault; with field "wishes" if no exercise has all
    of them.
    """
    data: Mapping[str, Any] = mapping(asked, "What is asked for", "exercise")
    check_fields(data, ("type",), "What is asked for", "exercise", also=ASKED)
    type_ = TYPES[choice(data["type"], tuple(TYPES), "The type of an exercise", "type")]
    seed = whole(data.get("seed", 1), 0, LARGEST_SEED, "A seed", "seed")
    wishes = mapping(data.get("wishes") or {}, "What is wished", "wishes")
    policy = choice(data.get("policy", POLICIES[0]), POLICIES, "The policy", "policy")
    return {**type_.make(seed, wishes).shown(), "policy": policy}


def solution(given: object) -> dict[str, Any]:
    """An answer to an exercise that grades 1. Raises `BadInput` if it is no exercise."""
    return dict(solution_of(read(given)))


def grade(given: object, answer: object) -> dict[str, Any]:
    """The score from 0 to 1, each wrong place with the reason, and the misconception that fits.

    `{"score": 0.5, "wrong": [{"node", "is", "should", "why", "followed"}], "misconception": None or
    {"id", "sentence"}}`. Raises `BadInput` if either cannot be read.
    """
    return grade_of(read(given), answer)
