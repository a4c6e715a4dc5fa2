"""Type 3: which leaves are evaluated, in which order, and how many?

{"leaves": ["b₁", "b₂", "b₃", "c₁"], "count": 4}
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from plyscope.exercises.content.blanks import Blank, Blanks, Number
from plyscope.exercises.content.choices import check_one_answer
from plyscope.exercises.content.markup import BLANK, LONG, answer_line
from plyscope.exercises.exercise_type import Answer, ExerciseType, Key
from plyscope.exercises.form import Convention, Exercise
from plyscope.exercises.marks import Marks, Wrong, right_prefix
from plyscope.exercises.on_tree import (
    LEVELS,
    TreeTask,
    answers_of_students,
    effort_of_cuts,
    run_of,
    searches_tree,
    seconds_of_cuts,
)
from plyscope.exercises.reading import MOST_PARTS, check_fields, listed, typed, whole
from plyscope.exercises.run import Run
from plyscope.exercises.tree import tree_of
from plyscope.exercises.tree_on_paper import plain_tree_drawing, tree_convention, worked_search
from plyscope.exercises.why import why_cut, why_each, why_entered
from plyscope.exercises.wishes import Wishes
from plyscope.game import BadInput
from plyscope.input.phrases import counted

ID: Final = "leaves"
QUESTION: Final = "List the leaves that it evaluates in their order, and count them."


def read(exercise: Exercise, given: Mapping[str, Any]) -> Answer:
    """The leaves in order, and their number. Raises `BadInput` (field "answer")."""
    check_fields(given, ("leaves",), "An answer here", "answer", also=("count",))
    tree = tree_of(exercise.position)
    names: list[str] = []
    for each in listed(given["leaves"], "The list of leaves", "answer"):
        node = tree.named(each)
        name = tree.names[node]
        if not tree.is_leaf(node):
            raise BadInput(f"{name} is not a leaf.", field="answer")
        if name in names:
            raise BadInput(f"{name} is listed twice.", field="answer")
        names.append(name)
    count = typed(given.get("count"))
    if count is not None:
        count = whole(count, 0, MOST_PARTS, "The number of leaves", "answer")
    return {"leaves": names, "count": count}


def solve(exercise: Exercise, choice: Convention) -> Answer:
    """The leaves that alpha-beta evaluates."""
    return _answer(run_of(exercise, choice))


def mark(exercise: Exercise, choice: Convention, answer: Answer) -> Marks:
    """The longest right prefix; the number counts as one more entry."""
    run = run_of(exercise, choice)
    given, should = answer["leaves"], _answer(run)["leaves"]
    prefix, longest = right_prefix(given, should), max(len(given), len(should))
    wrong = [_first_wrong(run, given, should, prefix)] if prefix < longest else []
    # The number of no leaves at all follows from nothing.
    counts = answer["count"] in (len(should), len(given) or None)
    if answer["count"] != len(should):
        why = f"Alpha-beta evaluates {counted(len(should), 'leaf').replace('leafs', 'leaves')}."
        if counts:
            why = "This is the number of leaves in your list, so it counts as right."
        wrong.append(Wrong("", answer["count"], len(should), why, followed=counts))
    return Marks((prefix + counts) / (longest + 1), wrong)


def _answer(run: Run) -> dict[str, Any]:
    names = [run.tree.names[leaf] for leaf in run.leaves()]
    return {"leaves": names, "count": len(names)}


def _first_wrong(run: Run, given: Sequence[str], should: Sequence[str], place: int) -> Wrong:
    """The first entry that is wrong, one too many, or missing."""
    answered = given[place] if place < len(given) else None
    right = should[place] if place < len(should) else None
    tree = run.tree
    if answered is not None and not run.entered(tree.named(answered)):
        return Wrong(answered, answered, right, why_cut(run, tree.named(answered)))
    # Then a leaf comes too early or again, or the list ends: the one that is right is missing here.
    assert right is not None
    return Wrong(answered or right, answered, right, why_entered(run, _not_yet(run, right, given)))


def _not_yet(run: Run, right: str, given: Sequence[str]) -> tuple[int, ...]:
    """The highest node on the way to the leaf `right` of which no leaf is in `given`."""
    leaf = run.tree.named(right)
    listed_ = [run.tree.named(name) for name in given]
    for end in range(1, len(leaf)):
        if not any(each[:end] == leaf[:end] for each in listed_):
            return leaf[:end]
    return leaf


def _space(exercise: Exercise) -> str:
    in_order = answer_line("Leaves, in this order: ", LONG)
    return in_order + answer_line("Number of leaves: ", BLANK)


def _form(exercise: Exercise, answer: Answer) -> Blanks:
    """Only the number of leaves can be given."""
    check_one_answer(exercise, solve)
    question = f"{searches_tree(exercise.convention)} How many leaves does it evaluate?"
    blank = Blank("Number of leaves evaluated: ", Number(answer["count"]))
    return Blanks(question, "", [[blank]])


def _baked(exercise: Exercise, choice: Convention) -> Key:
    run = run_of(exercise, choice)
    return {**_answer(run), "why": why_each(run)}


TASK: Final = TreeTask(ID, "alphabeta", QUESTION, seconds_of_cuts, Wishes())
TYPE: Final = ExerciseType(
    id=ID,
    name="Leaves evaluated",
    wishes=TASK.default.shown(),
    make=TASK.make,
    check=TASK.check,
    read=read,
    solve=solve,
    mark=mark,
    in_words=lambda exercise, answer: f"{answer['count']} leaves: {', '.join(answer['leaves'])}",
    students=answers_of_students(_answer),
    levels=LEVELS,
    effort=effort_of_cuts,
    drawing=plain_tree_drawing,
    convention=tree_convention,
    space=_space,
    worked=worked_search,
    form=_form,
    text_form=_form,
    baked=_baked,
)
