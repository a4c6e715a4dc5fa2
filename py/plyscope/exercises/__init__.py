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
from dataclasses import replace
from typing import Any, Final

from plyscope.exercises.form import POLICIES, Exercise, make_id
from plyscope.exercises.grading import grade_of, read, solution_of
from plyscope.exercises.reading import LARGEST_SEED, check_fields, choice, mapping, text, whole
from plyscope.exercises.types import TYPES
from plyscope.game import BadInput

__all__ = ["TYPES", "exercise", "grade", "solution"]

ASKED: Final = ("seed", "wishes", "policy", "position")


def exercise(asked: object) -> dict[str, Any]:
    """A new exercise: `asked` has its "type", and perhaps "seed" (1 if there is none), "wishes" and
    "policy"; or the "position" that it is about, the text of a tree. The same request gives the
    same exercise everywhere.

    Raises `BadInput`, with the field that is at fault; with field "wishes" if no exercise has all
    of them.
    """
    data: Mapping[str, Any] = mapping(asked, "What is asked for", "exercise")
    check_fields(data, ("type",), "What is asked for", "exercise", also=ASKED)
    type_ = TYPES[choice(data["type"], tuple(TYPES), "The type of an exercise", "type")]
    seed = whole(data.get("seed", 1), 0, LARGEST_SEED, "A seed", "seed")
    wishes = mapping(data.get("wishes") or {}, "What is wished", "wishes")
    policy = choice(data.get("policy", POLICIES[0]), POLICIES, "The policy", "policy")
    made = type_.make(seed, wishes)
    if "position" in data:
        made = _about(made, text(data["position"], "The position", "position"))
    return {**made.shown(), "policy": policy}


def _about(made: Exercise, position: str) -> Exercise:
    """The same question about this tree. Raises `BadInput` (field "position")."""
    if made.subject != "tree":
        raise BadInput("Only an exercise about a tree can be about a given one.", field="position")
    asked = make_id(made.type, made.seed, position, made.convention.cut)
    about = replace(made, id=asked, position=position, wishes={})
    return read(about.shown())


def solution(given: object) -> dict[str, Any]:
    """An answer to an exercise that grades 1. Raises `BadInput` if it is no exercise."""
    return dict(solution_of(read(given)))


def grade(given: object, answer: object) -> dict[str, Any]:
    """The score from 0 to 1, each wrong place with the reason, and the misconception that fits.

    `{"score": 0.5, "wrong": [{"node", "is", "should", "why", "followed"}], "misconception": None or
    {"id", "sentence"}}`. Raises `BadInput` if either cannot be read.
    """
    return grade_of(read(given), answer)
