"""A toy type of exercise: how many leaves does a tree have?

{"count": 8}
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from plyscope.exercises.content.blanks import Blank, Blanks, Number
from plyscope.exercises.exercise_type import Answer, ExerciseType, Worked
from plyscope.exercises.form import Convention, Exercise
from plyscope.exercises.marks import Marks, Wrong
from plyscope.exercises.on_tree import TreeTask, effort_of_nodes, seconds_of_nodes
from plyscope.exercises.reading import MOST_PARTS, check_fields, typed, whole
from plyscope.exercises.tree import tree_of
from plyscope.exercises.tree_on_paper import PLAYERS, plain_tree_drawing
from plyscope.exercises.wishes import MOST_CUTS, Wishes

QUESTION: Final = "How many leaves does this tree have?"
TASK: Final = TreeTask("size", "minimax", QUESTION, seconds_of_nodes, Wishes(depth=2, cuts=(0, MOST_CUTS)))


def read(exercise: Exercise, given: Mapping[str, Any]) -> Answer:
    """A whole number. Raises `BadInput` (field "answer")."""
    check_fields(given, ("count",), "An answer here", "answer")
    return {"count": whole(typed(given["count"]), 0, MOST_PARTS, "The number", "answer")}


def solve(exercise: Exercise, choice: Convention) -> Answer:
    """As many as there are."""
    return {"count": len(tree_of(exercise.position).leaves())}


def mark(exercise: Exercise, choice: Convention, answer: Answer) -> Marks:
    """All or nothing."""
    is_, should = answer["count"], solve(exercise, choice)["count"]
    if is_ == should:
        return Marks(1, [])
    return Marks(0, [Wrong("", is_, should, f"The tree has {should} leaves.")])


def _form(exercise: Exercise, answer: Answer) -> Blanks:
    blank = Blank("Number of leaves: ", Number(answer["count"]))
    return Blanks(exercise.question, "", [[blank]])


TYPE: Final[ExerciseType] = ExerciseType(
    id="size",
    name="Size of a tree",
    wishes=TASK.default.shown(),
    make=TASK.make,
    check=TASK.check,
    read=read,
    solve=solve,
    mark=mark,
    convention=lambda exercise: PLAYERS,
    in_words=lambda exercise, answer: f"{answer['count']} leaves",
    worked=lambda exercise, answer: Worked(TYPE.faults(exercise, {"count": 0})),
    levels={"hard": {"depth": 3}},
    effort=effort_of_nodes,
    drawing=plain_tree_drawing,
    form=_form,
    text_form=_form,
)
