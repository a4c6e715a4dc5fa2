"""Type 2: what is never examined? The answer crosses out branches, each with all below it.

{"cut": ["c₂", "c₃"]}
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any, Final

from plyscope.exercises.conventions import Convention
from plyscope.exercises.exercise_type import Answer, ExerciseType
from plyscope.exercises.form import Exercise
from plyscope.exercises.marks import Marks, Wrong, share_of_set
from plyscope.exercises.misconceptions import Misconception
from plyscope.exercises.on_tree import (
    RULES,
    TreeTask,
    check_tree,
    run_of,
    runs_of_students,
    seconds_of_cuts,
)
from plyscope.exercises.reading import check_fields, listed
from plyscope.exercises.tree import ROOT, Tree, tree_of
from plyscope.exercises.why import why_cut, why_entered
from plyscope.exercises.wishes import Wishes
from plyscope.game import BadInput
from plyscope.games.tree.rules import Path

ID: Final = "cuts"


def check(exercise: Exercise) -> None:
    """Raises `BadInput` if this is no such exercise."""
    check_tree(exercise, ("alphabeta",))


def read(exercise: Exercise, given: Mapping[str, Any]) -> Answer:
    """The branches that are crossed out. Raises `BadInput` (field "answer")."""
    check_fields(given, ("cut",), "An answer here", "answer")
    tree = tree_of(exercise.position)
    crossed = [tree.named(name) for name in listed(given["cut"], "What is cut", "answer")]
    if ROOT in crossed:
        raise BadInput("The root cannot be cut off.", field="answer")
    return _answer(tree, crossed)


def solve(exercise: Exercise, choice: Convention) -> Answer:
    """What alpha-beta never enters."""
    run = run_of(exercise, choice)
    return _answer(run.tree, run.cut())


def mark(exercise: Exercise, choice: Convention, answer: Answer) -> Marks:
    """The share of what is cut. A crossed branch counts with every branch below it."""
    run = run_of(exercise, choice)
    tree = run.tree
    given, should = _whole(tree, [tree.named(name) for name in answer["cut"]]), run.cut()
    wrong = []
    for node, name in tree.names.items():
        if node in given and node not in should and node[:-1] not in given:
            wrong.append(Wrong(name, "cut", "looked at", why_entered(run, node)))
        elif node in should and node not in given and node[:-1] not in should:
            wrong.append(Wrong(name, "looked at", "cut", why_cut(run, node)))
    return Marks(share_of_set(given, should, len(tree.names) - 1 - len(should)), wrong)


def students(exercise: Exercise, choice: Convention) -> Iterator[tuple[Misconception, Answer]]:
    """What is crossed out with each misconception."""
    for misconception, run in runs_of_students(exercise, choice):
        yield misconception, _answer(run.tree, run.cut())


def _whole(tree: Tree, crossed: Iterable[Path]) -> frozenset[Path]:
    """The nodes crossed out, with all below them, and those of which all children are: to cross
    out every leaf below a node, or the branch to the node, means the same."""
    cut = {each for node in crossed for each in tree.below(node)}
    for node in sorted(tree.inner(), key=len, reverse=True):
        if node != ROOT and cut.issuperset(tree.children(node)):
            cut.add(node)
    return frozenset(cut)


def _answer(tree: Tree, crossed: Iterable[Path]) -> Answer:
    """The highest branches, in reading order."""
    cut = _whole(tree, crossed)
    return {
        "cut": [name for node, name in tree.names.items() if node in cut and node[:-1] not in cut]
    }


def _question(convention: Convention) -> str:
    return (
        "Alpha-beta searches this tree from left to right and "
        f"{RULES[convention.cut]}. Cross out every branch that it never looks at."
    )


TASK: Final = TreeTask(ID, "alphabeta", _question, seconds_of_cuts, Wishes())
TYPE: Final = ExerciseType(
    ID, "What is cut", TASK.default.shown(), TASK.make, check, read, solve, mark, students
)
