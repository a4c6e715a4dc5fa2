"""GIFT, a format of plain text that Moodle and others read: the tree is drawn in text."""

from __future__ import annotations

import re
from collections.abc import Sequence

from plyscope.exercises.content.blanks import Blanks, Number, texts_of
from plyscope.exercises.content.choices import Statement, Ticks
from plyscope.exercises.content.tree_drawing import as_text
from plyscope.exercises.exercise_type import Form
from plyscope.exercises.form import Exercise
from plyscope.exercises.formats.moodle import moodle
from plyscope.exercises.formats.platform import form_of, no_form
from plyscope.exercises.grading import solution_of
from plyscope.exercises.tree import tree_of
from plyscope.exercises.types import TYPES


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
    form = _form(exercise)
    before = f"::{_escaped(exercise.id)}::"
    if isinstance(form, Statement):
        return f"{before}{_escaped(form.question)} {{{'T' if form.true else 'F'}}}"
    tree = _escaped(as_text(tree_of(exercise.position))).replace("\n", "\\n")
    question = f"{before}[markdown]{_escaped(form.question)}"
    return f"{question}\\n\\n```\\n{tree}\\n```\\n{{{_right(form)}}}"


def _form(exercise: Exercise) -> Form:
    """How it is asked beside a tree drawn in text. Raises `BadInput`: if Moodle XML does not take
    the exercise either, for the same reason."""
    type_ = TYPES[exercise.type]
    if type_.text_form:
        return type_.text_form(exercise, solution_of(exercise))
    form = form_of("GIFT", exercise)
    moodle([exercise])
    why = (
        "its picture cannot be in a text"
        if isinstance(form, Ticks)
        else "a GIFT question has one blank, and this answer needs several"
    )
    raise no_form("GIFT", exercise, f"{why}. Take Moodle XML")


def _right(form: Blanks | Ticks) -> str:
    """What is right, as GIFT writes it."""
    if isinstance(form, Ticks):
        return "\n" + "".join(f"~%{each.share}%{_escaped(each.name)}\n" for each in form.choices)
    ((blank,),) = form.lines
    assert isinstance(blank.expected, Number), "GIFT compares numbers"
    return f"#{texts_of(blank.expected.right)[0]}:0"


def _escaped(text: str) -> str:
    """With a backslash before each mark that means something in GIFT."""
    return re.sub(r"([~=#{}:\\])", r"\\\1", text)
