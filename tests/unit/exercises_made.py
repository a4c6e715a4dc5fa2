"""Exercises by their seeds, and what holds of the grade of any answer to one."""

import json
from collections.abc import Callable, Iterator
from typing import Any, TypeAlias

from hypothesis import strategies as st
from plyscope.exercises import exercise, grade, solution

Json: TypeAlias = dict[str, Any]
seeds = st.integers(0, 2**31 - 1)


def made(type_: str, seed: int, wished: Json) -> Json:
    """An exercise that has crossed as JSON."""
    found: Json = json.loads(json.dumps(exercise({"type": type_, "seed": seed, "wishes": wished})))
    return found


def check_grade(task: Json, answer: Json, right: bool) -> None:
    """An answer grades 1 only if it is right, and otherwise all that is wrong in it is told in sentences."""
    reply = grade(task, answer)
    assert (reply["score"] == 1) == right, answer
    assert 0 <= reply["score"] <= 1
    assert bool(reply["wrong"]) == (not right)
    assert all(each["why"].endswith(".") for each in reply["wrong"])


def check_grades(
    task: Json, is_right: Callable[[Json, Json], bool], changes: Callable[[Json, Json], Iterator[Json]]
) -> None:
    """The solution, as JSON, grades 1; and so does a change of it only if it is right too."""
    answer = json.loads(json.dumps(solution(task)))
    assert grade(task, answer) == {"score": 1, "wrong": [], "misconception": None}
    assert is_right(task, answer)
    for changed in changes(task, answer):
        check_grade(task, changed, is_right(task, changed))
