"""GIFT, a format of plain text that Moodle and others read: the tree is drawn in text."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from plyscope.exercises.form import Exercise
from plyscope.exercises.formats.choices import (
    ORDERED,
    TICKED,
    branches,
    no_form,
    one_solution,
)
from plyscope.exercises.formats.moodle import moodle
from plyscope.exercises.formats.picture import as_text
from plyscope.exercises.formats.stems import stem
from plyscope.exercises.formats.typed_texts import texts_of
from plyscope.exercises.grading import solution_of
from plyscope.exercises.tree import ROOT, Tree, tree_of
from plyscope.game import BadInput

ON_TREES: Final = ("values", "cuts", "leaves", "chance")
"""Types that can be asked beside a tree drawn in text."""


def gift(exercises: Sequence[Exercise]) -> str:
    """A question bank. Raises `BadInput` if one of the exercises cannot be written in it."""
    return "\n\n".join(map(_question, exercises)) + "\n"


def gift_exam(title: str, questions: Sequence[Sequence[Exercise]]) -> str:
    """A bank with a category for each question of an exam, in which all its versions are. Raises
    `BadInput`."""
    name = " ".join(title.split()).replace("/", "//")
    return "\n".join(
        f"$CATEGORY: $course$/top/{name}/Question {number:02}\n\n{gift(versions)}"
        for number, versions in enumerate(questions, 1)
    )


def _question(exercise: Exercise) -> str:
    if exercise.type == "concepts":
        true = "T" if solution_of(exercise)["true"] else "F"
        return f"::{_escaped(exercise.id)}::{_escaped(exercise.asked['statement'])} {{{true}}}"
    if exercise.type not in ON_TREES:
        raise _refused(exercise)
    asked, right = _asked(exercise)
    tree = _escaped(as_text(tree_of(exercise.position))).replace("\n", "\\n")
    before = f"::{_escaped(exercise.id)}::[markdown]{_escaped(asked)}"
    return f"{before}\\n\\n```\\n{tree}\\n```\\n{{{right}}}"


def _refused(exercise: Exercise) -> BadInput:
    """Why an exercise cannot be asked: if Moodle XML does not take it either, the same is true
    here. Raises `BadInput`, too."""
    if exercise.type not in ORDERED:
        moodle([exercise])
    why = (
        "its picture cannot be in a text"
        if exercise.type in TICKED
        else "a GIFT question has one blank, and this answer needs several"
    )
    return no_form("GIFT", exercise.type, f"{why}. Take Moodle XML")


def _asked(exercise: Exercise) -> tuple[str, str]:
    """What is asked, and what is right, as GIFT writes it."""
    tree = tree_of(exercise.position)
    if exercise.type in TICKED:
        ticks = "".join(
            f"~%{each.share}%{_escaped(_branch(tree, each.name))}\n" for each in branches(exercise)
        )
        return stem(exercise), f"\n{ticks}"
    if exercise.type == "leaves":
        one_solution(exercise)
        return stem(exercise), f"#{solution_of(exercise)['count']}:0"
    # Under every convention, the root's value is the same.
    root = tree.names[ROOT]
    value = solution_of(exercise)["values"][root]
    return f"What is the minimax value of the root {root} of this tree?", f"#{texts_of(value)[0]}:0"


def _branch(tree: Tree, name: str) -> str:
    """A branch with both its ends: a platform puts a letter before it, which is no node's."""
    return f"the branch from {tree.names[tree.named(name)[:-1]]} to {name}"


def _escaped(text: str) -> str:
    """With a backslash before each mark that means something in GIFT."""
    return re.sub(r"([~=#{}:\\])", r"\\\1", text)
