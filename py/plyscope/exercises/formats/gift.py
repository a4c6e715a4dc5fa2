"""GIFT, a format of plain text that Moodle and others read: the tree is drawn in text."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from plyscope.exercises.form import Exercise
from plyscope.exercises.formats.choices import branches, one_solution
from plyscope.exercises.formats.picture import as_text
from plyscope.exercises.grading import solution_of
from plyscope.exercises.tree import ROOT, tree_of
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
        raise BadInput(
            f'GIFT has no form for exercises of type "{exercise.type}": it is text only. Take '
            "Moodle XML."
        )
    tree = _escaped(as_text(tree_of(exercise.position))).replace("\n", "\\n")
    before = f"::{_escaped(exercise.id)}::[markdown]{_escaped(exercise.question)}"
    return f"{before}\\n\\n```\\n{tree}\\n```\\n{_asked(exercise)}"


def _asked(exercise: Exercise) -> str:
    if exercise.type in ("cuts", "chance"):
        ticks = "\n".join(f"~%{each.share}%{_escaped(each.name)}" for each in branches(exercise))
        return f"Tick the branches that are cut. {{\n{ticks}\n}}"
    one_solution(exercise)
    answer = solution_of(exercise)
    if exercise.type == "leaves":
        asked = "Only their number is asked here: how many leaves are evaluated?"
        return f"{asked} {{#{answer['count']}:0}}"
    root = tree_of(exercise.position).names[ROOT]
    asked = f"Only the root is asked here: what is the value of {root}?"
    return f"{asked} {{#{answer['values'][root]:g}:0}}"


def _escaped(text: str) -> str:
    """With a backslash before each mark that means something in GIFT."""
    return re.sub(r"([~=#{}:\\])", r"\\\1", text)
