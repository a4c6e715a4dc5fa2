"""Type 2: what is never examined? The answer crosses out branches, each with all below it.

{"cut": ["c₂", "c₃"]}
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final

from plyscope.exercises.content.choices import (
    Ticks,
    check_one_answer,
    choices_of,
    question_with_ticks,
    some,
)
from plyscope.exercises.content.markup import LONG, answer_line
from plyscope.exercises.exercise_type import Answer, ExerciseType, Key
from plyscope.exercises.form import Convention, Exercise
from plyscope.exercises.marks import Marks, Wrong, share_of_set
from plyscope.exercises.on_tree import (
    LEVELS,
    TreeTask,
    answers_of_students,
    effort_of_cuts,
    run_of,
    seconds_of_cuts,
)
from plyscope.exercises.reading import check_fields, listed
from plyscope.exercises.tree import ROOT, Tree, tree_of
from plyscope.exercises.tree_on_paper import plain_tree_drawing, tree_convention, worked_search
from plyscope.exercises.why import why_cut, why_each, why_entered
from plyscope.exercises.wishes import Wishes
from plyscope.game import BadInput
from plyscope.games.tree.rules import Path

ID: Final = "cuts"
QUESTION: Final = "Cross out every branch that it never looks at."
MORE_WRONG: Final = 2
"""So many more branches to tick are wrong than right."""


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


def _space(exercise: Exercise) -> str:
    return answer_line("Cross out in the picture. In words, the branches to: ", LONG)


def _form(exercise: Exercise, answer: Answer) -> Ticks:
    note = "Each branch is named by the node that it leads to."
    names = tree_of(exercise.position).names
    return _ticks(exercise, answer, note, lambda node: names[node])


def _text_form(exercise: Exercise, answer: Answer) -> Ticks:
    """A branch with both its ends: a platform puts a letter before it, which is no node's."""
    names = tree_of(exercise.position).names
    return _ticks(
        exercise, answer, "", lambda node: f"the branch from {names[node[:-1]]} to {names[node]}"
    )


def _ticks(exercise: Exercise, answer: Answer, note: str, called: Callable[[Path], str]) -> Ticks:
    """The branches that are cut, and some that are not, in reading order."""
    check_one_answer(exercise, solve)
    tree = tree_of(exercise.position)
    cut = [tree.named(name) for name in answer["cut"]]
    skipped = {each for node in cut for each in tree.below(node)}
    others = [node for node in tree.names if node != ROOT and node not in skipped]
    right = some(cut, len(others), exercise.seed)
    wrong = some(others, len(right) + MORE_WRONG, exercise.seed)
    listed = {called(node): node in right for node in tree.names if node in right or node in wrong}
    return Ticks(question_with_ticks(exercise), note, choices_of("branches", listed))


def _baked(exercise: Exercise, choice: Convention) -> Key:
    run = run_of(exercise, choice)
    cut = run.cut()
    every = [name for node, name in run.tree.names.items() if node in cut]
    return {"cut": every, "why": why_each(run)}


TASK: Final = TreeTask(ID, "alphabeta", QUESTION, seconds_of_cuts, Wishes())
TYPE: Final = ExerciseType(
    id=ID,
    name="What is cut",
    wishes=TASK.default.shown(),
    make=TASK.make,
    check=TASK.check,
    read=read,
    solve=solve,
    mark=mark,
    in_words=lambda exercise, answer: f"Cut: {', '.join(answer['cut']) or 'nothing'}",
    students=answers_of_students(lambda run: _answer(run.tree, run.cut())),
    levels=LEVELS,
    effort=effort_of_cuts,
    drawing=plain_tree_drawing,
    convention=tree_convention,
    space=_space,
    worked=worked_search,
    form=_form,
    text_form=_text_form,
    baked=_baked,
)
