"""Moodle XML: blanks with numbers (cloze), or choices to tick; the picture is a file inside. And
GIFT, a format of plain text that Moodle and others read: the tree is drawn in text."""

from __future__ import annotations

import re
from base64 import b64encode
from collections.abc import Sequence
from typing import Final

from plyscope.exercises.content import escape
from plyscope.exercises.content.blanks import Blank, Blanks, Number, OneOf, Words, texts_of
from plyscope.exercises.content.choices import Statement, Ticks
from plyscope.exercises.content.drawing import as_svg
from plyscope.exercises.content.tree_drawing import as_text
from plyscope.exercises.exercise_type import Form
from plyscope.exercises.form import Exercise
from plyscope.exercises.formats.platform import WORTH, form_of, no_form, shares
from plyscope.exercises.grading import solution_of
from plyscope.exercises.tree import tree_of
from plyscope.exercises.types import TYPES

PICTURE: Final = "picture.svg"
NARROWEST: Final = 6
"""The least width of a blank, in characters. Wider ones, Moodle varies a little, by chance."""


def moodle(exercises: Sequence[Exercise]) -> str:
    """A question bank. Raises `BadInput` if one of the exercises cannot be written in it."""
    return _quiz("".join(map(_question, exercises)))


def moodle_exam(title: str, questions: Sequence[Sequence[Exercise]]) -> str:
    """A bank with a category for each question of an exam, in which all its versions are: a quiz
    that draws one question from each category gives everybody a version. Raises `BadInput`."""
    parts = [
        _category(f"{title}/Question {number:02}") + "".join(map(_question, versions))
        for number, versions in enumerate(questions, 1)
    ]
    return _quiz("".join(parts))


def _quiz(questions: str) -> str:
    return f'<?xml version="1.0" encoding="UTF-8"?>\n<quiz>\n{questions}</quiz>\n'


def _category(path: str) -> str:
    # A slash in a name is written twice.
    title, _, rest = path.rpartition("/")
    name = f"$course$/top/{title.replace('/', '//')}/{rest}"
    return (
        '  <question type="category">\n'
        f"    <category><text>{escape(name)}</text></category>\n  </question>\n"
    )


def _question(exercise: Exercise) -> str:
    form = form_of("Moodle XML", exercise)
    if isinstance(form, Statement):
        return _true_or_false(exercise, form)
    if isinstance(form, Ticks):
        return _ticked(exercise, form)
    return _written("cloze", exercise, form.question, _cloze(form), "")


def _ticked(exercise: Exercise, form: Ticks) -> str:
    """A question with choices of which several are right."""
    answers = "".join(
        f'    <answer fraction="{each.share}" format="html"><text>{escape(each.name)}</text>'
        '<feedback format="html"><text></text></feedback></answer>\n'
        for each in form.choices
    )
    settings = (
        f"{WORTH_TAG}    <single>false</single>\n"
        "    <shuffleanswers>false</shuffleanswers>\n"
        "    <answernumbering>none</answernumbering>\n"
    )
    note = f"<p>{escape(form.note)}</p>" if form.note else ""
    return _written("multichoice", exercise, form.question, note, settings + answers)


def _true_or_false(exercise: Exercise, form: Statement) -> str:
    """A statement; the reason is told afterwards."""
    answers = "".join(
        f'    <answer fraction="{100 if form.true == true else 0}"><text>{word}</text>'
        f'<feedback format="html"><text>{escape(form.reason)}</text></feedback></answer>\n'
        for word, true in (("true", True), ("false", False))
    )
    return (
        f'  <question type="truefalse">\n    <name><text>{escape(exercise.id)}</text></name>\n'
        f'    <questiontext format="html"><text>{escape(form.question)}</text>'
        f"</questiontext>\n{WORTH_TAG}{answers}  </question>\n"
    )


def _written(kind: str, exercise: Exercise, question: str, below: str, more: str) -> str:
    picture, file = _picture(exercise)
    convention = escape(TYPES[exercise.type].convention(exercise))
    html = f"<p>{escape(question)}</p>{picture}<p>{convention}</p>{below}"
    return (
        f'  <question type="{kind}">\n'
        f"    <name><text>{escape(exercise.id)}</text></name>\n"
        f'    <questiontext format="html"><text>{escape(html)}</text>{file}</questiontext>\n'
        f"{more}  </question>\n"
    )


def _picture(exercise: Exercise) -> tuple[str, str]:
    """The place of the picture in the text, and its file; "" for both if there is none."""
    drawing = TYPES[exercise.type].drawing(exercise)
    if drawing is None:
        return "", ""
    data = b64encode(as_svg(drawing).encode()).decode()
    return (
        f'<p><img src="@@PLUGINFILE@@/{PICTURE}" alt="{escape(drawing.description)}"></p>',
        f'<file name="{PICTURE}" path="/" encoding="base64">{data}</file>',
    )


def _cloze(form: Blanks) -> str:
    every = form.every()
    typed = [len(text) for blank in every for text in _texts(blank)]
    width = max([NARROWEST, *(length + 1 for length in typed)])
    worth = iter(shares(len(every)))
    lines = "".join(
        f"<p>{', '.join(_blank(blank, next(worth), width) for blank in line)}</p>"
        for line in form.lines
    )
    return f"<p>{escape(form.note)}</p>{lines}" if form.note else lines


def _blank(blank: Blank, worth: int, width: int) -> str:
    expected = blank.expected
    if isinstance(expected, OneOf):
        names = (f"{'=' * (each in expected.right)}{escape(each)}" for each in expected.choices)
        inside = f"MULTICHOICE:{'~'.join(names)}"
    else:
        # Moodle makes a blank as wide as its longest answer: one that is worth nothing hides it.
        inside = f"SHORTANSWER:{'~'.join(f'={text}' for text in _texts(blank))}~%0%{'_' * width}"
    return f"{escape(blank.before)}{{{worth}:{inside}}}"


def _texts(blank: Blank) -> Sequence[str]:
    """What is right in a blank for typing. All are texts: a blank for numbers has another width,
    and takes no comma and no true minus sign."""
    expected = blank.expected
    if isinstance(expected, OneOf):
        return ()
    return (
        expected.right if isinstance(expected, Words) else texts_of(expected.right, expected.near)
    )


WORTH_TAG: Final = f"    <defaultgrade>{WORTH}</defaultgrade>\n"


def gift(exercises: Sequence[Exercise]) -> str:
    """A question bank. Raises `BadInput` if one of the exercises cannot be written in it."""
    return "\n\n".join(map(_in_text, exercises)) + "\n"


def gift_exam(title: str, questions: Sequence[Sequence[Exercise]]) -> str:
    """A bank with a category for each question of an exam, in which all its versions are. Raises
    `BadInput`."""
    name = " ".join(title.split()).replace("/", "//")
    return "\n".join(
        f"$CATEGORY: $course$/top/{name}/Question {number:02}\n\n{gift(versions)}"
        for number, versions in enumerate(questions, 1)
    )


def _in_text(exercise: Exercise) -> str:
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
